/** Milliseconds after which a page that began to be left is taken to stay: what was followed was a download. */
const LONGEST_LEAVING = 10_000
/** Milliseconds between a request that is cut off and the page going, at most. */
const A_MOMENT = 250

/** How often the page was left: once at most, unless the browser keeps it and shows it again. */
let leavings = 0

/** Acts in the moment in which the page goes, each time where the browser keeps it and shows it again. */
export function onLeaving(act: () => void): void {
  addEventListener('pagehide', act)
}

onLeaving(() => {
  leavings += 1
})

/**
 * Waits for the moment that tells whether a failure only shows that the page is being left: what begins when the leaving has already begun
 * is cut off just before the page goes. A leaving that begins afterwards, as by the link that is followed instead, does not count.
 *
 * @returns whether it does not; settles only when it is shown again where the page goes.
 */
export async function isNotOfLeaving(): Promise<boolean> {
  const before = leavings
  const moment = new AbortController()
  await new Promise((resolve) => {
    addEventListener('beforeunload', resolve, moment)
    // A page that is kept has its timers stand still until it is shown again.
    setTimeout(resolve, A_MOMENT)
  })
  moment.abort()
  return leavings === before
}

/**
 * Waits for a request, of data or of a file of the script. Browsers cut requests off when the page is left, some long before it goes; that
 * is no failure, and nobody is told. A page that is shown again after that is loaded anew, because only the shop knows what became of it:
 * some browsers keep a page whose requests are under way, and never say how they ended.
 * `beforeunload` is listened for only while something is under way, when the page could not be kept anyway.
 *
 * @returns what the request brings; never settles where the page was left.
 * @throws what it rejects with, where the page stays.
 */
export async function unlessLeft<Result>(running: Promise<Result>): Promise<Result> {
  const before = leavings
  const underWay = new AbortController()
  let isLeaving = false
  const leave = () => {
    isLeaving = true
  }
  addEventListener('beforeunload', leave, underWay)
  addEventListener('pageshow', () => leavings === before || location.reload(), underWay)
  try {
    const result = await running
    underWay.abort()
    return result
  } catch (error) {
    if (isLeaving) await new Promise((resolve) => setTimeout(resolve, LONGEST_LEAVING))
    if (leavings === before) {
      isNotOfLeaving().then(() => underWay.abort())
      throw error
    }
    return new Promise(() => {})
  }
}
