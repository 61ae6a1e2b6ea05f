// Wraps the browser's way of a click through the page: components hear it only where everybody else does.

/**
 * Does something in the place of a click, before anybody else of the page hears it.
 *
 * @param insteadOf what is to be done in its place; `undefined` where the click goes on.
 * @returns a function that ends it.
 */
export function beforeOthers(insteadOf: (click: MouseEvent) => (() => void) | undefined): () => void {
  const hold = (click: MouseEvent) => {
    const act = insteadOf(click)
    if (!act) return
    click.preventDefault()
    click.stopImmediatePropagation()
    act()
  }
  document.addEventListener('click', hold, true)
  return () => document.removeEventListener('click', hold, true)
}
