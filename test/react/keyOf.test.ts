import { expect, test } from 'vitest'
import { keyOf } from '../../src/react/keyOf'

test('an element has the same key as long as it is there, and no other element has it', () => {
  const [one, other] = [document.createElement('p'), document.createElement('p')]
  const key = keyOf(one)
  expect(keyOf(other)).not.toBe(key)
  expect(keyOf(one)).toBe(key)
})
