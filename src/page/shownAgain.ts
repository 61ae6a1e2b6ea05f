/**
 * Hears whenever the browser shows the page. Optimisers that run scripts late rename `pageshow` for whoever begins to listen meanwhile: some
 * at the window alone and for good, which the call that all targets share goes round; others for all targets, until the last script is
 * there. So it is asked for once more as the page goes, without which none comes back; to listen twice is to listen once.
 */
export function onShow(hear: (event: PageTransitionEvent) => void, signal: AbortSignal): void {
  const listen = () => EventTarget.prototype.addEventListener.call(window, 'pageshow', hear as () => void, { signal })
  listen()
  addEventListener('pagehide', listen, { signal })
}

/**
 * Calls back whenever the page is shown again as the browser had kept it: a page out of the page cache is as it was when it was left.
 *
 * @returns a function that stops it.
 */
export function onShownAgain(hear: () => void): () => void {
  const listening = new AbortController()
  onShow(({ persisted }) => {
    if (persisted) hear()
  }, listening.signal)
  return () => listening.abort()
}

/** Resolves when a page that is being left is shown anew: out of the page cache, or because its loading has only now ended. */
export function untilShown(): Promise<void> {
  const listening = new AbortController()
  return new Promise((resolve) => {
    onShow(() => {
      listening.abort()
      resolve()
    }, listening.signal)
  })
}
