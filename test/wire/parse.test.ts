import { number, object } from 'valibot'
import { expect, test } from 'vitest'
import { BadAnswerError } from '../../src/wire/errors'
import { parse } from '../../src/wire/parse'

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
