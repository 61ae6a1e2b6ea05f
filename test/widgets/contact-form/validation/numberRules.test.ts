import { expect, test } from 'vitest'
import { type CaseWith, judge } from './judge'

test.each<CaseWith>([
  ['94', { threshold: 5 }, '4', 'fails'],
  ['94', { threshold: 5 }, '5', 'passes'],
  ['94', { threshold: 5 }, '', 'passes'],
  ['94', { threshold: 5 }, 'abc', 'passes'],
  ['94, as text', { threshold: '5' }, '4.99', 'fails'],
  ['94, below zero', { threshold: -5 }, '-6', 'fails'],
  ['94, zero', { threshold: 0 }, '-1', 'fails'],
  ['95', { threshold: 5 }, '4abc', 'fails'],
  ['no threshold', {}, '4', 'passes'],
])('contact-form.rule.minnumber: case %s, %j: %j %s', (_name, properties, input, verdict) => {
  expect(judge('minnumber', properties, input)).toBe(verdict)
})

test.each<CaseWith>([
  ['96', { threshold: 5 }, '6', 'fails'],
  ['96', { threshold: 5 }, '5e0', 'passes'],
  ['96, an exponent', { threshold: 5 }, '5e1', 'fails'],
  ['97', { threshold: '' }, '6', 'passes'],
  ['one of several', { threshold: 5 }, ['1', '6'], 'fails'],
])('contact-form.rule.maxnumber: case %s, %j: %j %s', (_name, properties, input, verdict) => {
  expect(judge('maxnumber', properties, input)).toBe(verdict)
})

test.each<CaseWith>([
  ['107', { base: 0, interval: 2 }, '3', 'fails'],
  ['107', { base: 0, interval: 2 }, '4', 'passes'],
  ['107', { base: 0, interval: 2 }, '', 'passes'],
  ['107', { base: 0, interval: 2 }, 'abc', 'fails'],
  ['108', { base: 1, interval: 2 }, '-3', 'passes'],
  ['108, as text', { base: '1', interval: '2' }, '-2', 'fails'],
  ['109', { base: 0, interval: 0.1 }, '0.3', 'passes'],
  ['109', { base: 0, interval: 0.1 }, '-0.3', 'passes'],
  ['109, the source', { base: 0, interval: 0.1 }, '0.35', 'fails'],
  ['109, below the base', { base: 0, interval: 0.1 }, '-0.35', 'fails'],
  ['109, another base', { base: 1.05, interval: 0.1 }, '-0.75', 'passes'],
  ['109, another base', { base: 1.05, interval: 0.1 }, '-0.7', 'fails'],
  ['six decimals', { base: 0, interval: 1 }, '1.0000001', 'passes'],
  ['six decimals', { base: 0, interval: 1 }, '1.00001', 'fails'],
  ['110', { base: 0, interval: 0 }, '5', 'passes'],
  ['110, without one', { base: 0 }, '5.5', 'passes'],
  ['111', { interval: 2 }, '4', 'fails'],
])('contact-form.rule.stepnumber: case %s, %j: %j %s', (_name, properties, input, verdict) => {
  expect(judge('stepnumber', properties, input)).toBe(verdict)
})
