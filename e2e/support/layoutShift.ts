import type { Page } from '@playwright/test'
import { changeAnswers } from './changeAnswers'
import { waitForAnimations, waitForFrames } from './onScreen'

/** As much of the browser's entry as is needed here. */
interface LayoutShift extends PerformanceEntry {
  value: number
  sources: readonly { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

/**
 * Notes everything that moves by itself on the pages that are opened from now on, right after an input, too.
 *
 * @returns a function that says what did so far on the page that is open: how much, and each part of it with its old and new place.
 */
export async function recordShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const describe = ({ node, previousRect, currentRect }: LayoutShift['sources'][number]) => {
      const name = node instanceof Element ? node.outerHTML.slice(0, 100) : node?.textContent
      return `${name} ${JSON.stringify(previousRect)} ${JSON.stringify(currentRect)}`
    }
    const shifts: string[] = []
    const note = (entries: PerformanceEntryList) => {
      for (const { value, sources } of entries as LayoutShift[])
        shifts.push([value, ...sources.map(describe)].join('\n'))
    }
    const observer = new PerformanceObserver((list) => note(list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    const readShifts = () => {
      note(observer.takeRecords())
      return shifts
    }
    Object.assign(window, { readShifts })
  })
  return () => page.evaluate(() => (window as unknown as { readShifts(): string[] }).readShifts())
}

/**
 * Opens a page that is painted for the first time when the browser has read all of it: on a busy machine it paints in between, and then
 * the rest of the server's own HTML moves what is there, before any script of ours runs.
 *
 * @param change changes the page's HTML first.
 */
export async function openWhole(page: Page, address: string, change = (html: string) => html): Promise<void> {
  const end = 'end-of-page'
  await changeAnswers(
    page,
    ({ pathname, search }) => pathname + search === address.replace(/#.*/, ''),
    (html) =>
      change(html)
        .replace('<head>', `<head><link rel="expect" href="#${end}" blocking="render">`)
        .replace('</body>', `<i id="${end}" hidden></i></body>`),
  )
  await page.goto(address)
}

/**
 * Lets everything that moves come to its end: what waits for the page's own clock, which `page.clock.install()` has put there, then what is
 * animated and ends.
 *
 * @param milliseconds of the page's time.
 */
export async function letEnd(page: Page, milliseconds: number): Promise<void> {
  await page.clock.runFor(milliseconds)
  await waitForAnimations(page)
  await waitForFrames(page)
}
