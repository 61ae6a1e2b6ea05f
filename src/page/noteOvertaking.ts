import { isBehindModal } from './modal'

/**
 * Notes from now on whether the shopper opens a dialog over an element: what was asked for there before, and comes late, must not come over
 * that dialog. Nor may it come where the shopper has closed the lightbox that the element is in.
 *
 * @param signal ends it.
 * @returns tells whether either has happened. A dialog that has opened by itself does not count, nor one that was there before.
 */
export function noteOvertaking(element: Element, signal: AbortSignal): () => boolean {
  const wasBehind = isBehindModal(element)
  let hasClicked = false
  const noteClick = () => {
    hasClicked = true
  }
  document.addEventListener('click', noteClick, { capture: true, signal })
  const isCovered = () => hasClicked && !wasBehind && isBehindModal(element)
  return () => isCovered() || !!element.closest('.mfp-removing')
}
