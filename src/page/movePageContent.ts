import { moveNode } from './moveNode'
import { stopSound } from './stopSound'

/** For each part of the page that a lightbox shows: the function that moves it back to its place. */
const returns = new WeakMap<Element, () => void>()

/**
 * Moves a part of the page into a lightbox. If another lightbox that is still closing has it, it is moved back from there first.
 *
 * @param content is in the page already.
 * @param into the element that gets it; is in the page already.
 * @returns a function that moves it back to its place, and stops what plays in it where that is hidden; called again it does nothing. If a
 *   swap has replaced its place meanwhile, it is not moved back: the page has the server's new version of it.
 */
export function movePageContent(content: HTMLElement, into: Element): () => void {
  returns.get(content)?.()
  const place = document.createComment('')
  content.before(place)
  moveNode(content, into, null)
  const bringBack = () => {
    if (returns.get(content) !== bringBack) return
    returns.delete(content)
    if (place.parentNode) moveNode(content, place.parentNode, place)
    place.remove()
    // Once it is hidden again, unless another lightbox has it by then: a node that is moved plays on.
    queueMicrotask(() => stopSound(content))
  }
  returns.set(content, bringBack)
  return bringBack
}
