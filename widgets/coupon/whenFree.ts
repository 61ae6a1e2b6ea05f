// Wraps the browser's focus events and mutation observer: they tell when nothing is in the way of the box any more.
import { isWriting } from '../../src/page/isWriting'
import { isModalOpen } from '../../src/page/modal'

/** Milliseconds after a field has lost the focus: what the shopper presses next, such as its form's button, must not be covered. */
const AFTER_WRITING = 1000

/** Does another dialog keep an element from being used? A dialog that is hidden by styles does not. */
const isShutOut = (element: Element) => isModalOpen() || !!element.closest('[inert]')

/**
 * Does work as soon as no other dialog shuts the box out and nobody is typing (decisions: Another dialog open, somebody typing, or the tab
 * hidden).
 *
 * @returns a function that cancels it.
 */
export function whenFree(box: Element, work: () => void): () => void {
  const isFree = () => !isShutOut(box) && !isWriting()
  if (isFree()) {
    work()
    return () => {}
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = () => {
    if (!isFree()) return
    stop()
    work()
  }
  const lookLater = () => {
    clearTimeout(timer)
    timer = setTimeout(look, AFTER_WRITING)
  }
  const watching = new MutationObserver(look)
  watching.observe(document.body, { subtree: true, attributeFilter: ['inert'] })
  document.addEventListener('focusout', lookLater)
  const stop = () => {
    clearTimeout(timer)
    watching.disconnect()
    document.removeEventListener('focusout', lookLater)
  }
  return stop
}
