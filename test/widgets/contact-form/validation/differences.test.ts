import { expect, test } from 'vitest'
import { ours, verdictOfEngine } from './engine'
import type { Input, Verdict } from './judge'

/** Case of plugins contract 1.16, rule, its properties, what was put in, and what we say; the library says the opposite. */
type Difference = readonly [name: string, rule: string, properties: object, input: Input, verdict: Verdict]

const opposite = { passes: 'fails', fails: 'passes' } as const

test.each<Difference>([
  ['27: the scheme alone decides', 'url', {}, 'http://', 'passes'],
  ['32: the scheme alone decides', 'url', {}, 'https://a b.vn', 'passes'],
  ['42: leading zeros are digits', 'tel', {}, '0012345678901234', 'fails'],
  ['43: leading zeros are digits', 'tel', {}, '00000000', 'passes'],
  ['44: letters are no separators', 'tel', {}, '123456*9 ext', 'fails'],
  ['44: what follows # counts', 'tel', {}, '12345#6', 'passes'],
  ['one plus', 'tel', {}, '++8490123456', 'fails'],
  ['51: a real day', 'date', {}, '2023-02-29', 'fails'],
  ['51: a real day', 'date', {}, '2023-02-31', 'fails'],
  ['51: a real day', 'date', {}, '2023-04-31', 'fails'],
  ['51: a real year', 'date', {}, '0000-01-01', 'fails'],
  ['63: the MIME type counts', 'file', { accept: ['image/*'] }, { file: 'a.svg', type: 'image/svg+xml' }, 'passes'],
  ['63: the MIME type counts', 'file', { accept: ['image/*'] }, { file: 'a.avif', type: 'image/avif' }, 'passes'],
  ['64: the MIME type counts', 'file', { accept: ['image/png'] }, { file: 'a.bin', type: 'image/png' }, 'passes'],
  ['81: a date as the source writes it', 'dayofweek', { accept: ['1'] }, '1 January 2024', 'fails'],
  ['81: a real day', 'dayofweek', { accept: ['1', '2', '3', '4', '5', '6', '7'] }, '2023-02-30', 'fails'],
  ['102: nothing to be too small', 'minfilesize', { threshold: '10' }, [], 'passes'],
  ['109: steps below the base', 'stepnumber', { base: '0', interval: '0.1' }, '-0.3', 'passes'],
])('case %s: %s %j: %j %s, and not in the library', (_name, rule, properties, input, verdict) => {
  const values = ours.valuesFor(input)
  expect(ours.verdictOn(rule, properties, values)).toBe(verdict)
  expect(verdictOfEngine(rule, properties, values)).toBe(opposite[verdict])
})

test('case 5: a file in a field of text is no text, where the library breaks off the whole validation', () => {
  const values = ours.valuesFor({ file: 'a.jpg' })
  for (const rule of ['required', 'email', 'minlength']) {
    expect(() => verdictOfEngine(rule, {}, values)).toThrow(TypeError)
    expect(ours.verdictOn(rule, {}, values)).toBe(rule === 'required' ? 'fails' : 'passes')
  }
})

test('a list that has numbers in it takes files by its texts, where the library breaks off', () => {
  const values = ours.valuesFor({ file: 'a.jpg' })
  expect(() => verdictOfEngine('file', { accept: [1, '.jpg'] }, values)).toThrow(TypeError)
  expect(ours.verdictOn('file', { accept: [1, '.jpg'] }, values)).toBe('passes')
})
