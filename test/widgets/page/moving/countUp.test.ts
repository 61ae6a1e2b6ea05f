import { beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeIntersectionObserver } from '../../../support/fakeIntersectionObserver'
import { openPage, pass, stopClock } from '../../../support/freshPage'
import { find } from '../../../support/page'
import { startPage } from '../../../support/startPage'

const IDLE = 50
const RUNS_FOR = 4000
const FRAME = 17

/** Shows a number, and lets it come into view. */
async function start(text: string, isStill = false): Promise<HTMLElement> {
  openPage(`<p>Đã có <span class="count-up">${text}</span> bé.</p>`)
  stopClock()
  vi.stubGlobal('matchMedia', () => ({ matches: isStill }))
  const viewport = fakeIntersectionObserver()
  await startPage()
  await pass(IDLE)
  const number = find('.count-up')
  viewport.tell([number])
  await pass()
  return number
}

/** Everything that the number says until its four seconds are over, once each, the last included. */
async function textsOf(number: HTMLElement): Promise<string[]> {
  const texts = new Set<string>()
  for (let time = 0; time <= RUNS_FOR + 2 * FRAME; time += 200) {
    texts.add(number.textContent ?? '')
    await pass(200)
  }
  return [...texts, number.textContent ?? '']
}

beforeEach(() => {
  openPage()
})

describe('a number that counts up', () => {
  test.each([
    ['1234', /^\d+$/],
    ['12.500', /^\d{1,3}(\.\d{3})*$/],
    ['1,250,000', /^\d{1,3}(,\d{3})*$/],
    ['7', /^\d$/],
    ['12’500', /^\d{1,3}(’\d{3})*$/],
  ])('page.count-up.0-decimals: %s has no decimals all along and ends at exactly itself', async (text, form) => {
    const number = await start(text)
    expect(number.textContent).toBe('0')
    const texts = await textsOf(number)
    expect(texts.length).toBeGreaterThan(2)
    for (const each of texts) expect(each).toMatch(form)
    expect(texts.at(-1)).toBe(text)
  })

  test('never goes down, nor beyond itself, and takes four seconds', async () => {
    const number = await start('900')
    await pass(RUNS_FOR - 2 * FRAME)
    expect(number.textContent).not.toBe('900')
    await pass(4 * FRAME)
    expect(number.textContent).toBe('900')
    const values = (await textsOf(await start('900'))).map(Number)
    expect(values).toEqual([...values].sort((first, second) => first - second))
  })

  test.each(['vô số', '1.5', '12,34', '', '3 tháng', '1000+', '24/7'])(
    '%j is no whole number: it is shown, and stays',
    async (text) => {
      const number = await start(text)
      await pass(RUNS_FOR)
      expect(number.textContent).toBe(text)
      expect(number.className).toBe('count-up active')
    },
  )

  test('is there at once where reduced motion is asked for', async () => {
    const number = await start('1234', true)
    expect(number.textContent).toBe('1234')
    expect(number.className).toBe('count-up active')
  })

  test('leaves nothing behind: neither styles of its own nor a half-counted number where it leaves the page', async () => {
    const number = await start('1234')
    await pass(RUNS_FOR + 2 * FRAME)
    expect(number.getAttribute('style') ?? '').toBe('')
    const other = await start('4321')
    await pass(500)
    other.remove()
    await pass()
    expect(other.textContent).toBe('4321')
  })
})
