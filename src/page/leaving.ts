import { onShow } from './shownAgain'

/** Milliseconds after which a page that began to be left is taken to stay: what was followed was a download. */
const LONGEST_LEAVING = 10_000
/** Safari cuts requests off up to so many milliseconds before it says that the page is being left. */
const A_MOMENT = 250

/** How often the page was left: once at most, unless the browser keeps it and shows it again. */
let leavings = 0
/** Until when what fails is taken for a sign that the page is about to go: a time as `performance.now()` gives it, in ms. */
let leavesUntil = 0

/** Acts in the moment in which the page goes, each time where the browser keeps it and shows it again. */
export function onLeaving(act: () => void): void {
  addEventListener('pagehide', act)
}

onLeaving(() => {
  leavings += 1
  leavesUntil = 0
})

/** The browser says that the page is about to go. */
function expectLeaving(): void {
  leavesUntil = performance.now() + LONGEST_LEAVING
}

/** Waits until `due()` is past, which may move on meanwhile. A page that is kept has its timers stand still until it is shown again. */
async function waitUntil(due: () => number): Promise<void> {
  for (let rest = due() - performance.now(); rest > 0; rest = due() - performance.now())
    await new Promise((resolve) => setTimeout(resolve, rest))
}

/**
 * Waits for a request, of data or of a file of the script. Browsers cut requests off when the page is left, some long before it goes, some
 * before they say so, and refuse what begins then; that is no failure, and nobody is told. A page that is shown again after that is loaded
 * anew, because only the shop knows what became of it: some browsers keep a page whose requests are under way, and never say how they ended.
 * `beforeunload` is listened for only while something is under way, when the page could not be kept anyway.
 *
 * @returns what the request brings; never settles where the page was left.
 * @throws what it rejects with, where the page stays.
 */
export async function unlessLeft<Result>(running: Promise<Result>): Promise<Result> {
  const before = leavings
  const underWay = new AbortController()
  addEventListener('beforeunload', expectLeaving, underWay)
  onShow(() => leavings === before || location.reload(), underWay.signal)
  try {
    const result = await running
    underWay.abort()
    return result
  } catch (error) {
    // What all browsers say of a request that was cut off, as of one that found no server.
    const moment = error instanceof TypeError ? performance.now() + A_MOMENT : 0
    await waitUntil(() => Math.max(moment, leavesUntil))
    if (leavings !== before) return new Promise(() => {})
    underWay.abort()
    throw error
  }
}
