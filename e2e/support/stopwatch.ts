import type { Page } from '@playwright/test'
import { expect } from './test'

/**
 * Notes, from now on and to the millisecond of the page's own clock, when each selector matches something for the first time.
 *
 * @param selectors by a name of the test's choosing.
 * @returns a function that reads the times so far, in ms; a name is absent until its selector has matched.
 */
export async function watchTimes<Name extends string>(
  page: Page,
  selectors: Record<Name, string>,
): Promise<() => Promise<Partial<Record<Name, number>>>> {
  const times = await page.evaluateHandle(
    (watched) => {
      const seen: Record<string, number> = {}
      const note = () => {
        for (const [name, selector] of Object.entries(watched)) {
          if (document.querySelector(selector)) seen[name] ??= performance.now()
        }
      }
      new MutationObserver(note).observe(document, { subtree: true, childList: true, attributes: true })
      return seen
    },
    selectors as Record<string, string>,
  )
  return () => times.jsonValue() as Promise<Partial<Record<Name, number>>>
}

/** How long after one moment another came, in ms; NaN while one of them is missing. */
export function between<Name extends string>(times: Partial<Record<Name, number>>, from: Name, to: Name): number {
  return (times[to] ?? Number.NaN) - (times[from] ?? Number.NaN)
}

/**
 * Stops the clock that `page.clock.install()` has put into the page: its time passes in steps only, and not while a slow machine thinks. A
 * clock that runs would also be set right every 100 ms only.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 2000)
}

/** Opens a page whose clock stands still from its very beginning, but for the tasks that the script begins with. */
export async function openStopped(page: Page, address: string): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 10_000)
  await page.goto(address)
  await page.clock.runFor(1)
}

/**
 * Lets the time of a stopped clock pass, in steps of so many ms, until something is so; what waits for idle time may need a second of it.
 */
export async function stepUntil(page: Page, isSo: () => Promise<boolean>, milliseconds = 20): Promise<void> {
  const step = async () => {
    await page.clock.runFor(milliseconds)
    return isSo()
  }
  await expect.poll(step, { intervals: [100] }).toBe(true)
}

/** Lets the time of a stopped clock pass, in steps of 10 ms, so that what follows from a timer is done before the next one is due. */
export async function letPass(page: Page, milliseconds: number): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += 10) await page.clock.runFor(10)
}
