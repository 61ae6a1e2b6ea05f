import { expect, test } from 'vitest'
import { type CaseWith, judge, messagesOf, valuesFor, valuesOf } from './judge'

const required = { rule: 'required', field: 'f' }
const atLeastThree = { rule: 'minlength', field: 'f', threshold: 3 }
const email = { rule: 'email', field: 'f' }
const tel = { rule: 'tel', field: 'f' }

test.each<CaseWith>([
  ['112', { rules: [required, atLeastThree] }, 'ab', 'fails'],
  ['112', { rules: [required, atLeastThree] }, 'abc', 'passes'],
  ['112, the first', { rules: [required, atLeastThree] }, '', 'fails'],
  ['113', { rules: [] }, '', 'passes'],
  ['113, no list', {}, '', 'passes'],
  ['unknown ones inside', { rules: [{ rule: 'mood', field: 'f' }, atLeastThree] }, 'abc', 'passes'],
  ['inside of another', { rules: [{ rule: 'all', rules: [atLeastThree] }] }, 'ab', 'fails'],
])('contact-form.rule.all: case %s, %j: %j %s', (_name, properties, input, verdict) => {
  expect(judge('all', properties, input)).toBe(verdict)
})

test('contact-form.rule.all: stops at the first rule that fails, and says its error at its field', () => {
  const rules = [
    {
      rule: 'all',
      field: 'f',
      error: 'ngoài',
      rules: [
        { rule: 'required', field: 'f', error: 'một' },
        { rule: 'required', field: 'g', error: 'hai' },
        { rule: 'email', field: 'f', error: 'ba' },
      ],
    },
  ]
  expect(messagesOf(rules, valuesFor(''))).toEqual({ f: 'một' })
  expect(messagesOf(rules, valuesFor('x'))).toEqual({ g: 'hai' })
  expect(messagesOf(rules, valuesOf(['f', 'x'], ['g', 'x']))).toEqual({ f: 'ba' })
  const silent = [{ rule: 'all', field: 'f', error: 'ngoài', rules: [required] }]
  expect(messagesOf(silent, valuesFor(''))).toEqual({ f: 'ngoài' })
})

test.each<CaseWith>([
  ['114', { rules: [email, tel] }, '0901234567', 'passes'],
  ['114, the other one', { rules: [email, tel] }, 'meo@shop.vn', 'passes'],
  ['114', { rules: [email, tel] }, 'abc', 'fails'],
  ['115', { rules: [] }, 'abc', 'fails'],
  ['115, no list', {}, 'abc', 'fails'],
  ['115', { rules: [{ rule: 'mood', field: 'f' }] }, 'abc', 'fails'],
  ['the readings of the source hold inside', { rules: [email, tel] }, '00000000', 'passes'],
  ['the readings of the source hold inside', { rules: [{ rule: 'date', field: 'f' }] }, '2023-02-31', 'fails'],
])('contact-form.rule.any: case %s, %j: %j %s', (_name, properties, input, verdict) => {
  expect(judge('any', properties, input)).toBe(verdict)
})

test('contact-form.rule.any: says its own error, never one of those inside', () => {
  const inside = { rule: 'email', field: 'g', error: 'trong' }
  const rules = [{ rule: 'any', field: 'f', error: 'ngoài', rules: [inside] }]
  expect(messagesOf(rules, valuesOf(['f', 'x'], ['g', 'x']))).toEqual({ f: 'ngoài' })
})

test('contact-form.schema.unknown-rule-is-ignored: case 116, the other rules still apply', () => {
  const rules = [
    { rule: 'mood', field: 'f', error: 'buồn' },
    { ...email, error: 'sai' },
  ]
  expect(messagesOf(rules, valuesFor('x'))).toEqual({ f: 'sai' })
  expect(messagesOf(rules.slice(0, 1), valuesFor('x'))).toEqual({})
})

test('contact-form.rule.required: case 117, without an error or a field nothing is marked', () => {
  expect(messagesOf([required], valuesFor(''))).toEqual({})
  expect(messagesOf([{ rule: 'required', error: 'thiếu' }], valuesFor(''))).toEqual({})
  // A rule that has nothing to say leaves the field to the next.
  expect(messagesOf([required, { ...required, error: 'thiếu' }], valuesFor(''))).toEqual({ f: 'thiếu' })
})

test('contact-form.rule.required: of the rules of a field that fail the first one is told, once', () => {
  const rules = [
    { rule: 'minlength', field: 'f', threshold: 9, error: 'ngắn' },
    { rule: 'required', field: 'g', error: 'thiếu' },
    { ...email, error: 'sai' },
  ]
  expect(messagesOf(rules, valuesFor('x'))).toEqual({ f: 'ngắn', g: 'thiếu' })
})

test.each([
  ['f[]', 'x', 'passes'],
  ['f[3]', 'x', 'passes'],
  ['f[a]', 'x', 'passes'],
  ['f[a][]', 'x', 'passes'],
  ['f[2][b][]', 'x', 'passes'],
  ['g[f]', 'x', 'fails'],
  ['[f]', 'x', 'fails'],
  ['_f', 'x', 'fails'],
  ['1f', 'x', 'fails'],
  ['F', 'x', 'fails'],
] as const)('contact-form.rule.required: a control with the name %s, %j: the field f %s', (name, value, verdict) => {
  const failures = messagesOf([{ ...required, error: 'thiếu' }], valuesOf([name, value]))
  expect('f' in failures ? 'fails' : 'passes').toBe(verdict)
})

test('contact-form.rule.maxitems: bracketed names of all kinds are members of one field', () => {
  const values = valuesOf(['f[]', 'a'], ['f[7]', 'b'], ['f[k][]', 'c'], ['f[]', 'd'])
  const most = (threshold: number) => [{ rule: 'maxitems', field: 'f', threshold, error: 'nhiều' }]
  expect(messagesOf(most(3), values)).toEqual({ f: 'nhiều' })
  expect(messagesOf(most(4), values)).toEqual({})
})
