import { expect, test } from 'vitest'
import { countCharacters } from '../../../../widgets/contact-form/validation/countCharacters'

test.each([
  ['', 0, 40],
  ['mèo', 3, 37],
  ['  mèo  ', 3, 37],
  ['   ', 0, 40],
  ['🐱', 2, 38],
  ['a\nb', 3, 37],
  ['x'.repeat(40), 40, 0],
  ['x'.repeat(42), 42, -2],
])('contact-form.input.character-counter: %j counts up to %i and down from 40 to %i', (text, up, down) => {
  expect(countCharacters(text, {}).count).toBe(up)
  expect(countCharacters(text, { countDownFrom: 40 }).count).toBe(down)
})

test.each([
  ['abcd', false],
  ['abcde', false],
  ['abcdef', true],
  ['abcde ', true],
  ['', false],
])('contact-form.input.counter-flags-too-long: %j with at most 5: %s', (text, isTooLong) => {
  expect(countCharacters(text, { maximum: 5 }).isTooLong).toBe(isTooLong)
})

test.each([
  ['abcd', true],
  ['abcde', false],
  ['abcd ', false],
  ['abcdef', false],
  ['', true],
])('contact-form.input.counter-flags-too-short: %j with at least 5: %s', (text, isTooShort) => {
  expect(countCharacters(text, { minimum: 5 }).isTooShort).toBe(isTooShort)
})

test('contact-form.input.counter-flags-too-long: without limits nothing is flagged', () => {
  const long = countCharacters('x'.repeat(10_000), {})
  expect([long.isTooLong, long.isTooShort, countCharacters('', {}).isTooShort]).toEqual([false, false, false])
})
