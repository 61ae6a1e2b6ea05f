/** Calls back whenever the page is shown again as the browser had kept it: a page out of the page cache is as it was when it was left. */
export function onShownAgain(hear: () => void): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) hear()
  })
}

/** Resolves when a page that is being left is shown anew: out of the page cache, or because its loading has only now ended. */
export function untilShown(): Promise<void> {
  return new Promise((resolve) => addEventListener('pageshow', () => resolve(), { once: true }))
}
