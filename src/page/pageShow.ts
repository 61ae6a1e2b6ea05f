/**
 * Calls back whenever the browser shows the page. Optimisers that delay scripts rename `pageshow` for listeners that are added meanwhile.
 * Some patch `window` alone, for good: calling the prototype's method avoids that. Others patch all targets until the last script has
 * loaded: so we listen once more when the page is left, as it must be before it can be shown again. Adding the same listener twice does no
 * harm.
 */
export function onPageShow(hear: (event: PageTransitionEvent) => void, signal: AbortSignal): void {
  const listen = () => EventTarget.prototype.addEventListener.call(window, 'pageshow', hear as () => void, { signal })
  listen()
  addEventListener('pagehide', listen, { signal })
}

/**
 * Calls back whenever the page is shown again from the browser's back/forward cache, in the state in which it was left.
 *
 * @returns a function that stops it.
 */
export function onPageRestored(hear: () => void): () => void {
  const listening = new AbortController()
  onPageShow(({ persisted }) => {
    if (persisted) hear()
  }, listening.signal)
  return () => listening.abort()
}

/** Milliseconds after which a page that is still there is taken to stay: no event tells that the shopper has stopped the next one. */
const LONGEST_LEAVING = 30_000

/**
 * Resolves when a page that is being left is shown again: from the back/forward cache, or because its loading has only now ended. Also
 * where it has not been left for 30 s.
 *
 * @param waiting ends it before, when it is aborted.
 */
export function untilPageShow(waiting?: AbortSignal): Promise<void> {
  const listening = new AbortController()
  return new Promise((resolve) => {
    const end = () => {
      listening.abort()
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(end, LONGEST_LEAVING)
    onPageShow(end, listening.signal)
    waiting?.addEventListener('abort', end, listening)
  })
}
