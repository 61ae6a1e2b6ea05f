import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { parseSchema } from '../../../../widgets/contact-form/validation/schema'
import { validate } from '../../../../widgets/contact-form/validation/validate'
import { valuesOf } from './judge'

test('contact-form.schema.unknown-rule-is-ignored: unknown names are told once, each once, those inside of others too', () => {
  const onUnknown = vi.fn()
  const schema = parseSchema(
    {
      version: 'Contact Form 7 SWV Schema 2024-10',
      locale: 'vi',
      rules: [
        { rule: 'mood', field: 'f' },
        { rule: 'required', field: 'f', error: 'thiếu' },
        {
          rule: 'any',
          field: 'f',
          rules: [
            { rule: 'weather', field: 'f' },
            { rule: 'mood', field: 'g' },
          ],
        },
      ],
    },
    onUnknown,
  )
  expect(onUnknown.mock.calls).toEqual([[['mood', 'weather']]])
  expect(schema?.rules.map(({ rule }) => rule)).toEqual(['required', 'any'])
})

test('contact-form.schema.unknown-rule-is-ignored: where all are known nobody is told anything', () => {
  const onUnknown = vi.fn()
  expect(parseSchema({ rules: [] }, onUnknown)).toEqual({ rules: [] })
  expect(onUnknown).not.toHaveBeenCalled()
})

test.each(['constructor', 'toString', '__proto__', '__defineGetter__', '', 'Required', 'enumeration'])(
  'contact-form.schema.unknown-rule-is-ignored: %j is not the name of a rule',
  (rule) => {
    const onUnknown = vi.fn()
    const schema = parseSchema({ rules: [{ rule, field: 'f', error: 'sai' }] }, onUnknown)
    expect(schema).toEqual({ rules: [] })
    expect(onUnknown).toHaveBeenCalledExactlyOnceWith([rule])
  },
)

test.each([
  ['no answer', null],
  ['nothing', undefined],
  ['an empty text', ''],
  ['a text', 'lỗi'],
  ['a list', []],
  ['an error of the server', { code: 'wpcf7_not_found', message: 'Không tìm thấy', data: { status: 404 } }],
  ['rules that are a text', { rules: 'required' }],
  ['rules that are nothing', { rules: null }],
])('%s is no schema', (_name, json) => {
  expect(parseSchema(json)).toBeUndefined()
})

test('what is no rule is skipped, and the rules around it stay', () => {
  const rule = { rule: 'required', field: 'f', error: 'thiếu' }
  const onUnknown = vi.fn()
  const schema = parseSchema({ rules: [null, 'required', 7, [], { rule: { toString: 1 } }, rule] }, onUnknown)
  expect(schema?.rules).toMatchObject([rule])
  expect(onUnknown).toHaveBeenCalledExactlyOnceWith([''])
})

describe('a limit that is no limit', () => {
  test.each([null, true, {}, [], [5], ''])('%j limits nothing', (threshold) => {
    const schema = parseSchema({ rules: [{ rule: 'maxlength', field: 'f', threshold, error: 'dài' }] })
    expect(schema && validate(schema, valuesOf(['f', 'abcdef']))).toEqual([])
  })
})

test('lists with gaps, which PHP sends as objects, are lists', () => {
  const schema = parseSchema({ rules: { 1: { rule: 'enum', field: 'f', accept: { 0: 'a', 2: 'c' }, error: 'sai' } } })
  expect(schema && validate(schema, valuesOf(['f', 'c']))).toEqual([])
  expect(schema && validate(schema, valuesOf(['f', 'b']))).toEqual([{ field: 'f', message: 'sai' }])
})

test('rules within rules beyond all measure are left to the server', () => {
  let json: unknown = { rule: 'required', field: 'f' }
  for (let depth = 0; depth < 100_000; depth++) json = { rule: 'all', rules: [json] }
  const onUnknown = vi.fn()
  const schema = parseSchema({ rules: [json, { rule: 'required', field: 'f', error: 'thiếu' }] }, onUnknown)
  expect(schema && validate(schema, valuesOf(['f', '']))).toEqual([{ field: 'f', message: 'thiếu' }])
  expect(onUnknown).toHaveBeenCalledExactlyOnceWith(['all'])
})

/** JSON that is nearly a schema: known names and keys with anything in them. */
const nearlyRules = fc.array(
  fc.record(
    {
      rule: fc.oneof(
        fc.constantFrom('required', 'file', 'enum', 'dayofweek', 'stepnumber', 'maxdate', 'tel', 'all', 'any'),
        fc.jsonValue(),
      ),
      field: fc.oneof(fc.constant('f'), fc.jsonValue()),
      error: fc.oneof(fc.constant('sai'), fc.jsonValue()),
      threshold: fc.jsonValue(),
      accept: fc.jsonValue(),
      base: fc.jsonValue(),
      interval: fc.jsonValue(),
      rules: fc.jsonValue(),
    },
    { requiredKeys: [] },
  ),
)

test('whatever the server sends and the shopper puts in, there is an answer and no exception', () => {
  const values = fc.oneof(fc.string(), fc.constant({ file: 'a.jpg', type: 'image/jpeg' }))
  fc.assert(
    fc.property(fc.oneof(nearlyRules, fc.jsonValue()), fc.array(values), (rules, inputs) => {
      const schema = parseSchema({ rules })
      if (!schema) return
      const errors = validate(schema, valuesOf(...inputs.map((value) => ['f[]', value] as const)))
      for (const { field, message } of errors) expect([typeof field, typeof message]).toEqual(['string', 'string'])
    }),
    { numRuns: 300 },
  )
})
