import { describe, expect, test, vi } from 'vitest'
import { partsOf, readMoment, wordFor } from '../../../../widgets/page/moving/timeLeft'
import { fakeIntersectionObserver } from '../../../support/fakeIntersectionObserver'
import { openPage, pass, stopClock } from '../../../support/freshPage'
import { find } from '../../../support/page'
import { startPage } from '../../../support/startPage'
import { translate } from '../../../support/translate'

const IDLE = 50
const SECOND = 1000
const HOUR = 3600
const DAY = 24 * HOUR

const WORDS = `data-text-plural="s" data-text-hour="hour" data-text-day="day" data-text-week="week" data-text-min="min" data-text-sec="sec"
  data-text-hour-p="" data-text-sec-p="secs"`
/** The clock as the theme prints it. */
const clock = (moment: string) =>
  `<div class="ux-timer dark" ${WORDS} data-countdown="${moment}"><span>&nbsp;<div class="loading-spin dark centered"></div><strong>&nbsp;</strong></span></div>`

/** Shows a countdown at that moment of the device's clock, and lets it come into view. */
async function start(html: string, now: Date): Promise<HTMLElement> {
  openPage(html)
  stopClock()
  vi.setSystemTime(now)
  const viewport = fakeIntersectionObserver()
  await startPage()
  await pass(IDLE)
  const host = find('[data-countdown]')
  viewport.tell([host])
  await pass()
  return host
}

/** Lets that many seconds go by, each rendered before the next. */
async function passSeconds(count: number): Promise<void> {
  for (let second = 0; second < count; second += 1) await pass(SECOND)
}

/** What can be read: the parts with their words, and what waits where it is still seen. */
const shown = (host: HTMLElement) =>
  [...host.querySelectorAll('span')]
    .filter(({ style }) => style.display !== 'none')
    .map(({ textContent }) => textContent)

describe('a countdown', () => {
  test('shows what is left in place of its spinner, and counts each second', async () => {
    const host = await start(clock('2027/01/31 18:00'), new Date(2027, 0, 31, 16, 58, 57, 500))
    expect(shown(host)).toEqual(['1hour', '1min', '3secs'])
    expect(host.getAttribute('role')).toBe('timer')
    await passSeconds(1)
    expect(shown(host)).toEqual(['1hour', '1min', '2secs'])
    await passSeconds(2)
    expect(shown(host)).toEqual(['1hour', '1min', '0secs'])
  })

  test('goes on where the browser has translated the page', async () => {
    const host = await start(clock('2027/01/31 18:00'), new Date(2027, 0, 31, 16, 58, 57, 500))
    translate(host)
    await passSeconds(3)
    expect(shown(host)).toEqual(['1hour', '1min', '0secs'])
    await passSeconds(1)
    expect(shown(host)).toEqual(['1hour', '0min', '59secs'])
  })

  test('ends with zeros, and begins with them where it is over', async () => {
    const host = await start(clock('2027/1/31 18:00'), new Date(2027, 0, 31, 17, 59, 58, 900))
    await passSeconds(5)
    expect(shown(host)).toEqual(['0hours', '0min', '0secs'])
    const over = await start(clock('2016/12/31 18:00'), new Date(2027, 0, 31))
    expect(shown(over)).toEqual(['0hours', '0min', '0secs'])
  })

  test('goes on where a coarse clock reads the same time as a second before', async () => {
    const host = await start(clock('2027/01/31 18:00'), new Date(2027, 0, 31, 17, 59, 50))
    const before = shown(host)
    const reading = vi.spyOn(Date, 'now').mockReturnValue(Date.now())
    vi.advanceTimersByTime(SECOND)
    reading.mockRestore()
    await passSeconds(1)
    expect(shown(host)).not.toEqual(before)
  })

  test('counts to another time that a swap brings, also where it was over', async () => {
    const host = await start(clock('2027/01/31 18:00'), new Date(2027, 0, 31, 17, 59, 58))
    const { swapFragments } = await import('../../../../src/fragments/swapFragments')
    await passSeconds(3)
    swapFragments({ '.ux-timer': clock('2027/01/31 19:00') })
    await pass()
    expect(find('[data-countdown]')).toBe(host)
    expect(shown(host)).toEqual(['0hours', '59min', '59secs'])
    await passSeconds(1)
    expect(shown(host)).toEqual(['0hours', '59min', '58secs'])
    swapFragments({ '.ux-timer': clock('sớm thôi') })
    await pass()
    expect(host.hasAttribute('role')).toBe(false)
  })

  test('stands in a line of text, too', async () => {
    const line = `<p>Còn <span class="ux-timer-text" ${WORDS} data-countdown="2027/02/10"></span></p>`
    expect(shown(await start(line, new Date(2027, 0, 31)))).toEqual(['1week', '3days', '0hours', '0min', '0secs'])
  })

  test('is left alone where it names no moment', async () => {
    const host = await start(clock('sớm thôi'), new Date(2027, 0, 31))
    expect(host.hasAttribute('role')).toBe(false)
    expect(host.querySelector('span')?.style.display).toBe('')
  })
})

test.each([
  ['2027/01/31 18:00', new Date(2027, 0, 31, 18)],
  [' 2027-1-3 9:05:07 ', new Date(2027, 0, 3, 9, 5, 7)],
  ['2027/01/31', new Date(2027, 0, 31)],
])('a moment by the clock of the device: %s', (text, moment) => {
  expect(readMoment(text)).toBe(moment.getTime())
})

test('the parts of a span of time: weeks and days only where there are any', () => {
  expect(partsOf(15 * DAY + 2 * HOUR)).toEqual([
    ['week', 2],
    ['day', 1],
    ['hour', 2],
    ['min', 0],
    ['sec', 0],
  ])
  expect(partsOf(14 * DAY).map(([unit]) => unit)).toEqual(['week', 'hour', 'min', 'sec'])
})

test('words: one has its own; many have theirs, else the common ending but for minutes and seconds', () => {
  const texts = { textHour: 'hour', textMin: 'min', textDay: 'ngày', textDayP: 'ngày', textPlural: 's' }
  expect(wordFor('hour', 1, texts)).toBe('hour')
  expect(wordFor('hour', 0, texts)).toBe('hours')
  expect(wordFor('min', 2, texts)).toBe('min')
  expect(wordFor('day', 2, texts)).toBe('ngày')
  expect(wordFor('week', 2, {})).toBe('')
})
