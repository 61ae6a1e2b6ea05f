import { describe, expect, test, vi } from 'vitest'
import { type Case, type CaseWith, judge } from './judge'

test.each<Case>([
  ['50', '2024-02-29', 'passes'],
  ['51', '2023-02-29', 'fails'],
  ['51', '2023-02-31', 'fails'],
  ['51', '2023-04-31', 'fails'],
  ['52', '2023-02-32', 'fails'],
  ['52', '2023-13-01', 'fails'],
  ['52, the source', '2024-13-01', 'fails'],
  ['52', '2023-00-10', 'fails'],
  ['52', '0000-00-00', 'fails'],
  ['52, a day 0', '2023-05-00', 'fails'],
  ['no year 0', '0000-01-01', 'fails'],
  ['53', '2023-1-5', 'fails'],
  ['53', '01/02/2023', 'fails'],
  ['54', '12023-01-05', 'passes'],
  ['54, not in that year either', '12023-02-29', 'fails'],
  ['a leap year of 400', '2000-02-29', 'passes'],
  ['no leap year of 100', '1900-02-29', 'fails'],
  ['the last day', '2023-12-31', 'passes'],
  ['the year 1', '0001-01-01', 'passes'],
  ['blanks around', ' 2024-02-29 ', 'passes'],
  ['with a time', '2024-02-29T10:00', 'fails'],
  ['words', 'ngày mai', 'fails'],
])('contact-form.rule.date: case %s, %j %s', (_name, input, verdict) => {
  expect(judge('date', {}, input)).toBe(verdict)
})

const everyDay = [1, 2, 3, 4, 5, 6, 7]

test.each<CaseWith>([
  ['77', { accept: [1] }, '2024-01-01', 'passes'],
  ['78', { accept: ['7'] }, '2024-01-07', 'passes'],
  ['78, there is no day 0', { accept: [0] }, '2024-01-07', 'fails'],
  ['79', { accept: [1, 3] }, '2024-01-02', 'fails'],
  ['79, the other one', { accept: [1, 3] }, '2024-01-03', 'passes'],
  ['81', { accept: everyDay }, 'abc', 'fails'],
  ['81, no real day', { accept: everyDay }, '2023-02-30', 'fails'],
  ['no list', {}, '2024-01-01', 'fails'],
  ['one of several', { accept: [1] }, ['2024-01-01', '2024-01-02'], 'fails'],
  ['a year of five digits, a Thursday', { accept: [4] }, '12023-01-05', 'passes'],
  ['a year of five digits, a Thursday', { accept: [1, 2, 3, 5, 6, 7] }, '12023-01-05', 'fails'],
])('contact-form.rule.dayofweek: case %s, %j: %j %s', (_name, properties, input, verdict) => {
  expect(judge('dayofweek', properties, input)).toBe(verdict)
})

describe.each([-11, -8, 0, 7, 14])('to a shopper whose clock is %i hours from that of Greenwich', (hours) => {
  /** Reads and tells times as a browser in that zone does. */
  class ZonedDate extends Date {
    constructor(time: number | string) {
      const isLocal = typeof time === 'string' && time.includes('T')
      super(isLocal ? Date.parse(`${time}:00Z`) - hours * 3_600_000 : time)
    }

    override getDay(): number {
      return new Date(this.getTime() + hours * 3_600_000).getUTCDay()
    }
  }

  test('contact-form.rule.dayofweek: case 80, the day is that of the date', () => {
    vi.stubGlobal('Date', ZonedDate)
    expect(judge('dayofweek', { accept: [1] }, '2024-01-01')).toBe('passes')
    expect(judge('dayofweek', { accept: [2, 3, 4, 5, 6, 7] }, '2024-01-01')).toBe('fails')
  })
})

test.each<CaseWith>([
  ['98', { threshold: '2024-01-02' }, '2024-01-01', 'fails'],
  ['98', { threshold: '2024-01-02' }, '2024-01-02', 'passes'],
  ['98', { threshold: '2024-01-02' }, 'xx', 'passes'],
  ['98, later', { threshold: '2024-01-02' }, '2025-01-01', 'passes'],
  ['99', { threshold: '2024-01-02' }, '12023-01-05', 'fails'],
  ['no threshold', {}, '2024-01-01', 'passes'],
])('contact-form.rule.mindate: case %s, %j: %j %s', (_name, properties, input, verdict) => {
  expect(judge('mindate', properties, input)).toBe(verdict)
})

test.each<CaseWith>([
  ['100', { threshold: '2024-01-02' }, '2024-01-03', 'fails'],
  ['100, the day itself', { threshold: '2024-01-02' }, '2024-01-02', 'passes'],
  ['100, earlier', { threshold: '2024-01-02' }, '2023-12-31', 'passes'],
  ['101', { threshold: 'today' }, '2024-01-03', 'passes'],
])('contact-form.rule.maxdate: case %s, %j: %j %s', (_name, properties, input, verdict) => {
  expect(judge('maxdate', properties, input)).toBe(verdict)
})
