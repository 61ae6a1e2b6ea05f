import { isBehindModal } from './modal'

/**
 * Notes from now on whether the shopper opens a dialog over an element: what was asked for there before, and comes late, must not come over
 * that dialog.
 *
 * @param signal ends it.
 * @returns tells whether that has happened. A dialog that has opened by itself does not count, nor one that was there before.
 */
export function noteOvertaking(element: Element, signal: AbortSignal): () => boolean {
  const wasBehind = isBehindModal(element)
  let hasClicked = false
  const noteClick = () => {
    hasClicked = true
  }
  document.addEventListener('click', noteClick, { capture: true, signal })
  return () => hasClicked && !wasBehind && isBehindModal(element)
}
