import { reloadWithoutActions } from './address'
import { onPageShow } from './pageShow'
import { wait } from './wait'

/** Milliseconds after which a page that was about to be left is taken to stay: the link was a download. */
const LONGEST_LEAVING = 10_000
/** Safari may abort requests up to this many milliseconds before it tells that the page is being left. */
const A_MOMENT = 250

/** How often the page was left: once at most, unless the browser keeps it and shows it again. */
let leavings = 0
/** Until this time, a failure is taken for a sign that the page is being left; in ms, as `performance.now()` gives it. */
let leavesUntil = 0

/** Acts when the page is left; more than once where the browser keeps it and shows it again. */
export function onLeaving(act: () => void): void {
  addEventListener('pagehide', act)
}

onLeaving(() => {
  leavings += 1
  leavesUntil = 0
})

/** The browser tells that the page is about to be left. */
function expectLeaving(): void {
  leavesUntil = performance.now() + LONGEST_LEAVING
}

/**
 * Waits until the time `due()`, which may become later meanwhile. Timers of a page in the back/forward cache stop until it is shown again,
 * so the time is checked again after each.
 */
async function waitUntil(due: () => number): Promise<void> {
  for (let rest = due() - performance.now(); rest > 0; rest = due() - performance.now()) await wait(rest)
}

/**
 * Waits for a request, for data or for a file of the script. Browsers abort requests when the page is left, some long before it goes, some
 * before they say so, and refuse new ones; that is not a failure and is not reported. If such a page is shown again, it is reloaded,
 * because only the shop knows whether the request was carried out: some browsers keep a page with requests under way, and never settle
 * them. `beforeunload` is listened for only while a request is under way, when the page could not be kept anyway.
 *
 * @returns the request's result; never settles where the page was left.
 * @throws what it rejects with, where the page stays.
 */
export async function unlessLeft<Result>(running: Promise<Result>): Promise<Result> {
  const before = leavings
  const underWay = new AbortController()
  const { signal } = underWay
  // A function of its own each time: of equal listeners the browser adds one, and it would go with the first request that ends.
  addEventListener('beforeunload', () => expectLeaving(), { signal })
  onPageShow(() => leavings === before || reloadWithoutActions(), signal)
  try {
    const result = await running
    underWay.abort()
    return result
  } catch (error) {
    // All browsers throw a TypeError for a request that was aborted by leaving, and also for one that found no server.
    const moment = error instanceof TypeError ? performance.now() + A_MOMENT : 0
    await waitUntil(() => Math.max(moment, leavesUntil))
    if (leavings !== before) return new Promise(() => {})
    underWay.abort()
    throw error
  }
}

/**
 * Notices that the shopper begins to leave, as by another link, while something here may lead elsewhere once it has ended: that would take
 * the place of where they want to go. The listener is there only so long, because some browsers do not keep a page that has one for Back.
 *
 * @returns what is aborted then; to be aborted by the caller when nothing may lead elsewhere any more.
 */
export function noticeLeaving(): AbortController {
  const leaving = new AbortController()
  addEventListener('beforeunload', () => leaving.abort(), { signal: leaving.signal })
  return leaving
}
