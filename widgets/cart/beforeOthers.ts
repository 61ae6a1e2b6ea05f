// Wraps the browser's way of an event through the page: components hear it only where everybody else does.

/**
 * Does something in the place of a click, or of a form that is sent, before anybody else of the page hears it.
 *
 * @param insteadOf what is to be done in its place; `undefined` where the event goes on. Not asked about one that was prevented already.
 * @returns a function that ends it.
 */
export function beforeOthers<Type extends 'click' | 'submit'>(
  type: Type,
  insteadOf: (event: DocumentEventMap[Type]) => (() => void) | undefined,
): () => void {
  const hold = (event: DocumentEventMap[Type]) => {
    const act = event.defaultPrevented ? undefined : insteadOf(event)
    if (!act) return
    event.preventDefault()
    event.stopImmediatePropagation()
    act()
  }
  document.addEventListener(type, hold, true)
  return () => document.removeEventListener(type, hold, true)
}
