import { forceFocus, isFocusFree } from '../../src/page/focus'
import { LIST, REMOVE } from './cartPlaces'

/** The remove link that gets the focus once `link` and its row are gone: that of the next row, else of the one before. */
function neighbourOf(link: HTMLElement): HTMLElement | undefined {
  const links = [...(link.closest(`ul,${LIST}`)?.querySelectorAll<HTMLElement>(REMOVE) ?? [])]
  const index = links.indexOf(link)
  return index < 0 ? undefined : (links[index + 1] ?? links[index - 1])
}

/** Focuses an element, also one that cannot be reached by Tab. */
function takeFocus(element: HTMLElement): void {
  element.focus()
  if (element !== document.activeElement) forceFocus(element)
}

/**
 * Keeps the focus near a remove link whose row is about to be removed: on the neighbouring row, else on the empty cart, rather than at the
 * top of the page. The focus is moved before the row is removed: a dropdown that is open only while the focus is in it would close
 * otherwise, and nothing in it could be focused.
 *
 * @param used what the shopper used to remove the row, and may have the focus in: the link, or the row with its quantity.
 * @returns a function to call once the row is removed; where it has stayed, what had the focus gets it back.
 */
export function keepFocusNear(link: HTMLElement, used: Element = link): () => void {
  const place = link.closest<HTMLElement>(LIST)
  const neighbour = neighbourOf(link)
  const before = document.activeElement
  const refuge = used.contains(before) && (neighbour ?? place?.parentElement)
  if (refuge) takeFocus(refuge)
  return () => {
    const next = [before as HTMLElement, neighbour, place].find((element) => element?.isConnected)
    // Not if the shopper has moved the focus elsewhere meanwhile.
    if (refuge && next && isFocusFree(refuge)) takeFocus(next)
  }
}
