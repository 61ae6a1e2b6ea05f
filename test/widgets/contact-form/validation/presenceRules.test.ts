import { expect, test } from 'vitest'
import { type Case, type CaseWith, judge, valuesOf, verdictOn } from './judge'

const NO_BREAK_SPACE = '\u00a0'
const WIDE_SPACE = '\u3000'

test.each<Case>([
  ['1', '', 'fails'],
  ['1, absent', [], 'fails'],
  ['2', '   ', 'fails'],
  ['2', NO_BREAK_SPACE, 'fails'],
  ['2', WIDE_SPACE, 'fails'],
  ['2, a tab and a line', '\t\n', 'fails'],
  ['2, several blank ones', ['', ' '], 'fails'],
  ['3', '0', 'passes'],
  ['4', ['', 'x'], 'passes'],
  ['one word', 'Mèo', 'passes'],
  ['blanks around', ' x ', 'passes'],
  ['5, a file is no text', { file: 'a.jpg' }, 'fails'],
  ['5, a file and a text', [{ file: 'a.jpg' }, 'x'], 'passes'],
])('contact-form.rule.required: case %s, %j %s', (_name, input, verdict) => {
  expect(judge('required', {}, input)).toBe(verdict)
})

test.each<Case>([
  ['6', [], 'fails'],
  ['6, empty text', '', 'fails'],
  ['7', { file: 'a.jpg' }, 'passes'],
  ['7, several', [{ file: 'a.jpg' }, { file: 'b.jpg' }], 'passes'],
  ['7, without a byte', { file: 'a.jpg', size: 0 }, 'passes'],
  ['8', 'x', 'passes'],
])('contact-form.rule.requiredfile: case %s, %j %s', (_name, input, verdict) => {
  expect(judge('requiredfile', {}, input)).toBe(verdict)
})

test.each<CaseWith>([
  ['82', { threshold: 1 }, [], 'fails'],
  ['82, blank', { threshold: 1 }, '  ', 'fails'],
  ['83', { threshold: 2 }, ['a', 'b'], 'passes'],
  ['more', { threshold: 2 }, ['a', 'b', 'c'], 'passes'],
  ['84', { threshold: 2 }, ['a', ''], 'fails'],
  ['84, blank', { threshold: 2 }, ['a', ' '], 'fails'],
  ['as text', { threshold: '2' }, ['a'], 'fails'],
  ['no threshold', {}, [], 'passes'],
  ['files are no texts', { threshold: 1 }, { file: 'a.jpg' }, 'fails'],
])('contact-form.rule.minitems: case %s, %j: %j %s', (_name, properties, input, verdict) => {
  expect(judge('minitems', properties, input)).toBe(verdict)
})

test.each<CaseWith>([
  ['85', { threshold: 1 }, ['a', 'b'], 'fails'],
  ['86', { threshold: 1 }, ['a', ''], 'passes'],
  ['at the limit', { threshold: 2 }, ['a', 'b'], 'passes'],
  ['none', { threshold: 1 }, [], 'passes'],
  ['as text', { threshold: '1' }, ['a', 'b'], 'fails'],
  ['no threshold', {}, ['a', 'b'], 'passes'],
])('contact-form.rule.maxitems: case %s, %j: %j %s', (_name, properties, input, verdict) => {
  expect(judge('maxitems', properties, input)).toBe(verdict)
})

test('contact-form.rule.maxitems: case 86, of a field without brackets only the last value counts', () => {
  expect(verdictOn('maxitems', { threshold: 1 }, valuesOf(['f', 'a'], ['f', 'b']))).toBe('passes')
})

test.each<CaseWith>([
  ['88', { threshold: 5 }, 'abcd', 'fails'],
  ['88, trimmed', { threshold: 5 }, 'abcd ', 'fails'],
  ['89', { threshold: '5' }, 'abcde', 'passes'],
  ['90', { threshold: 4 }, ['ab', 'cd'], 'passes'],
  ['90, too few', { threshold: 5 }, ['ab', 'cd'], 'fails'],
  ['Vietnamese letters', { threshold: 3 }, 'mèo', 'passes'],
  ['no threshold', {}, 'a', 'passes'],
])('contact-form.rule.minlength: case %s, %j: %j %s', (_name, properties, input, verdict) => {
  expect(judge('minlength', properties, input)).toBe(verdict)
})

test.each<Case>([
  ['87', '', 'passes'],
  ['87, spaces', '     ', 'passes'],
  ['absent', [], 'passes'],
  ['a file is no text', { file: 'a.jpg' }, 'passes'],
])('contact-form.rule.minlength-empty-passes: case %s, %j %s', (_name, input, verdict) => {
  expect(judge('minlength', { threshold: 5 }, input)).toBe(verdict)
})

test.each<CaseWith>([
  ['91', { threshold: 5 }, 'abcdef', 'fails'],
  ['91, trimmed', { threshold: 5 }, ' abcde ', 'passes'],
  ['92', { threshold: 2 }, '🐱🐱', 'fails'],
  ['92', { threshold: 4 }, '🐱🐱', 'passes'],
  ['93', {}, 'abcdef', 'passes'],
  ['93, no number', { threshold: 'many' }, 'abcdef', 'passes'],
  ['lengths add up', { threshold: 3 }, ['ab', 'cd'], 'fails'],
  ['empty', { threshold: 0 }, '', 'passes'],
])('contact-form.rule.maxlength: case %s, %j: %j %s', (_name, properties, input, verdict) => {
  expect(judge('maxlength', properties, input)).toBe(verdict)
})

test.each<[string, object]>([
  ['email', {}],
  ['url', {}],
  ['tel', {}],
  ['number', {}],
  ['date', {}],
  ['time', {}],
  ['file', { accept: ['.jpg'] }],
  ['enum', { accept: ['a'] }],
  ['dayofweek', { accept: [1] }],
  ['maxitems', { threshold: 1 }],
  ['minlength', { threshold: 5 }],
  ['maxlength', { threshold: 5 }],
  ['minnumber', { threshold: 5 }],
  ['maxnumber', { threshold: 5 }],
  ['mindate', { threshold: '2024-01-02' }],
  ['maxdate', { threshold: '2024-01-02' }],
  ['minfilesize', { threshold: 5 }],
  ['maxfilesize', { threshold: 5 }],
  ['stepnumber', { base: 0, interval: 2 }],
])('contact-form.rule.empty-optional-field-passes: %s', (rule, properties) => {
  expect(judge(rule, properties, '')).toBe('passes')
  expect(judge(rule, properties, [])).toBe('passes')
  if (rule !== 'file') expect(judge(rule, properties, ' \u00a0')).toBe('passes')
})
