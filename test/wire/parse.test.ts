import { number, object } from 'valibot'
import { expect, test } from 'vitest'
import { BadAnswerError } from '../../src/wire/errors'
import { parse, usable } from '../../src/wire/parse'

const schema = object({ count: number() })

test('what the schema says is handed on, and nothing else of the answer', () => {
  expect(parse(schema, 'count', { count: 2, more: true })).toEqual({ count: 2 })
})

test.each([
  ['an answer of another shape', { count: 'two' }, '{"count":"two"}'],
  ['no answer', undefined, 'undefined'],
])('%s is a bad one, and its beginning is told', (_what, answer, reason) => {
  expect(() => parse(schema, 'count', answer)).toThrow(BadAnswerError)
  expect(() => parse(schema, 'count', answer)).toThrow(`count: ${reason}`)
})

test('of a long answer the first 80 characters are told', () => {
  const answer = { count: 'x'.repeat(200) }
  expect(() => parse(schema, 'count', answer)).toThrow(/: \{"count":"x{70}$/)
})

test('an entry of a list that is of no use is left out', () => {
  expect([{ count: 1 }, { count: 'x' }, null].flatMap((entry) => usable(schema, entry))).toEqual([{ count: 1 }])
})
