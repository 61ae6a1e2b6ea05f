/**
 * Calls back whenever the page is shown again as the browser had kept it: a page out of the page cache is as it was when it was left.
 *
 * @returns a function that stops it.
 */
export function onShownAgain(hear: () => void): () => void {
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) hear()
  }
  addEventListener('pageshow', onShow)
  return () => removeEventListener('pageshow', onShow)
}

/** Resolves when a page that is being left is shown anew: out of the page cache, or because its loading has only now ended. */
export function untilShown(): Promise<void> {
  return new Promise((resolve) => addEventListener('pageshow', () => resolve(), { once: true }))
}
