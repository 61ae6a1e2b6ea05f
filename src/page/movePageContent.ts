import { moveNode } from './moveNode'

/** For each part of the page that a lightbox shows: what brings it back to its place. */
const returns = new WeakMap<Element, () => void>()

/**
 * Moves a part of the page into a lightbox. Where another lightbox still has it, because it is only just closing, it comes back from
 * there first.
 *
 * @param content stands in the page.
 * @param into is in the page already.
 * @returns a function that moves it back to its place; called again it does nothing. Content whose place was redrawn meanwhile does not
 *   come back: the page has the server's new version of it.
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
  }
  returns.set(content, bringBack)
  return bringBack
}
