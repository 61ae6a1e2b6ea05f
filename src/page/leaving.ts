/** Milliseconds after which a page that began to be left is taken to stay: what was followed was a download. */
const LONGEST_LEAVING = 10_000

/** How often the page was left: once at most, unless the browser keeps it and shows it again. */
let leavings = 0
let isGone = false

addEventListener('pagehide', () => {
  leavings += 1
  isGone = true
})
addEventListener('pageshow', () => {
  isGone = false
})

/**
 * Waits for a request, of data or of a file of the script. Browsers cut requests off when the page is left, some long before it goes; that
 * is no failure, and nobody is told. A page that is shown again after that is loaded anew, because only the shop knows what became of it.
 * `beforeunload` is listened for only while something is under way, when the page could not be kept anyway.
 *
 * @returns what the request brings; never settles where the page was left.
 * @throws what it rejects with, where the page stays.
 */
export async function unlessLeft<Result>(running: Promise<Result>): Promise<Result> {
  const before = leavings
  let isLeaving = false
  const leave = () => {
    isLeaving = true
  }
  addEventListener('beforeunload', leave)
  try {
    return await running.finally(() => removeEventListener('beforeunload', leave))
  } catch (error) {
    if (isLeaving || isGone)
      await new Promise((resolve) => {
        setTimeout(resolve, LONGEST_LEAVING)
        addEventListener('pageshow', resolve, { once: true })
      })
    if (leavings === before) throw error
    location.reload()
    return new Promise(() => {})
  }
}
