/**
 * Runs something as soon as the visitor sees the page: at once, or, where it is prerendered or in a background tab, when it is shown (field
 * notes: Page cache and navigation). Never runs on a page that is never shown.
 */
export function whenPageVisible(run: () => void): void {
  const { prerendering } = document
  if (!prerendering && document.visibilityState !== 'hidden') {
    run()
    return
  }
  const again = () => whenPageVisible(run)
  document.addEventListener(prerendering ? 'prerenderingchange' : 'visibilitychange', again, { once: true })
}
