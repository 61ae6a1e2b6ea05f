// Wraps the browser's focus: only an element that says so can be given it.
import { LIST, REMOVE } from './cartPlaces'

/** The remove link that should have the focus once `link` and its row are gone: that of the next row, else of the one before. */
function neighbourOf(link: HTMLElement): HTMLElement | undefined {
  const links = [...(link.closest(`ul,${LIST}`)?.querySelectorAll<HTMLElement>(REMOVE) ?? [])]
  const index = links.indexOf(link)
  return index < 0 ? undefined : (links[index + 1] ?? links[index - 1])
}

/** Puts the keyboard on an element, also on one that takes it only from a script. */
function takeFocus(element: HTMLElement): void {
  element.focus()
  if (element === document.activeElement) return
  element.tabIndex = -1
  element.focus()
}

/**
 * Keeps the keyboard near a remove link whose row is about to leave: it goes on from the neighbouring row, else from the empty cart, not
 * from the top of the page. While the row leaves it is there already, or around the cart: a dropdown that shows only while the focus is
 * in it would close with the row, and nothing in it could take the focus any more.
 *
 * @returns a function to call once the row has left.
 */
export function keepFocusNear(link: HTMLElement): () => void {
  const place = link.closest<HTMLElement>(LIST)
  const neighbour = neighbourOf(link)
  const refuge = link === document.activeElement && (neighbour ?? place?.parentElement)
  if (refuge) takeFocus(refuge)
  return () => {
    const next = [link, neighbour, place].find((element) => element?.isConnected)
    // Who went elsewhere meanwhile stays there.
    if (refuge && next && [refuge, document.body].includes(document.activeElement as HTMLElement)) takeFocus(next)
  }
}
