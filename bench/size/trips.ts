import type { Browser, Page, Route } from 'playwright'
import { nameOf } from './graph'
import { REST, watchRequests } from './requests'

/** Milliseconds within which even a busy machine's browser says what a tap asks for. */
const ASKS_WITHIN = 20_000

/** Lets a file come that a page has asked for. */
async function deliver(route: Route): Promise<void> {
  await route.continue()
  await (await route.request().response())?.finished()
}

/** Waits until the page has nothing left to do and asks for no more files. */
async function untilQuiet(page: Page, asked: readonly Route[]): Promise<void> {
  let before: number
  do {
    before = asked.length
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))))
  } while (asked.length > before)
}

/** When a page asked for a file, and when that had come; milliseconds since the page was opened. */
interface Fetched {
  name: string
  startTime: number
  responseEnd: number
}

/** In the page: what it has fetched, by its own clock. */
function fetchedFiles(): Fetched[] {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  return entries.map(({ name, startTime, responseEnd }) => ({ name, startTime, responseEnd }))
}

/** @returns how many trips these files took one after the other: what is asked for before one of a trip has come belongs to that trip. */
function tripsOf(files: readonly Fetched[]): number {
  let trips = 0
  let firstCame = 0
  for (const { startTime, responseEnd } of files.toSorted((a, b) => a.startTime - b.startTime)) {
    if (startTime >= firstCame) {
      trips += 1
      firstCame = responseEnd
    } else firstCame = Math.min(firstCame, responseEnd)
  }
  return trips
}

/**
 * Counts the trips over the network, one after the other, between a tap and what it does, on a page that has the core alone. The page's
 * own clock decides what is one trip: on a busy machine this process hears of some requests only after it has let the first come.
 *
 * @param shop the address of the running demo shop.
 * @param path the page, with its query.
 * @param target what is tapped.
 * @throws where the tap asks for nothing.
 */
export async function countTrips(browser: Browser, shop: string, path: string, target: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  try {
    const page = await context.newPage()
    const watch = watchRequests(page)
    // A first visit loads more by itself.
    await page.goto(`${shop}${path}`, { waitUntil: 'load' })
    await watch.rest()
    const asked: Route[] = []
    const held = new Set<string>()
    let noteFirst = () => {}
    const first = new Promise<void>((resolve) => {
      noteFirst = resolve
    })
    await page.route(/\/shop-islands\/.*\.js/, (route) => {
      const url = route.request().url()
      if (/^(shop-islands|core)$/.test(nameOf(url))) void route.continue()
      else {
        asked.push(route)
        held.add(url)
        noteFirst()
      }
    })
    await page.goto(`${shop}${path}`, { waitUntil: 'load' })
    await page.locator(target).first().dispatchEvent('click')
    // A page may have come to rest before this process hears of its first request.
    await Promise.race([first, page.waitForTimeout(ASKS_WITHIN)])
    await untilQuiet(page, asked)
    while (asked.length > 0) {
      await Promise.all(asked.splice(0).map(deliver))
      await page.waitForTimeout(REST)
      await untilQuiet(page, asked)
    }
    const trips = tripsOf((await page.evaluate(fetchedFiles)).filter(({ name }) => held.has(name)))
    if (!trips) throw new Error(`${target} on ${path} asked for nothing`)
    return trips
  } finally {
    await context.close()
  }
}
