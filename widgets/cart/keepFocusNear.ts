import { isVisible } from '../../src/page/elements'
import { forceFocus, isFocusFree } from '../../src/page/focus'
import { LIST, REMOVE } from './cartPlaces'

/** The remove link that gets the focus once `link` and its row are gone: that of the next row, else of the one before. */
function neighbourOf(link: HTMLElement): HTMLElement | undefined {
  const links = [...(link.closest(`ul,${LIST}`)?.querySelectorAll<HTMLElement>(REMOVE) ?? [])]
  const index = links.indexOf(link)
  return index < 0 ? undefined : (links[index + 1] ?? links[index - 1])
}

/** Focuses an element, also one that cannot be reached by Tab. The page scrolls only to one that can be. */
function takeFocus(element: HTMLElement): void {
  element.focus()
  forceFocus(element)
}

/** An element and all that contain it, from the inside out. */
function withAncestors(element: Element): Element[] {
  const { parentElement } = element
  return [element, ...(parentElement ? withAncestors(parentElement) : [])]
}

/**
 * Keeps the focus near a remove link whose row is about to be removed: on the neighbouring row, else on the empty cart, or on what is
 * around a cart that hides while it is empty, rather than at the top of the page. The focus is moved before the row is removed: a dropdown
 * that is open only while the focus is in it would close otherwise, and nothing in it could be focused. Another script may put a new cart
 * in the place of this one meanwhile, as the shop's own does with fragments: then it is the row with the same key there.
 *
 * @param used what the shopper used to remove the row, and may have the focus in: the link, or the row with its quantity.
 * @returns a function to call once the row is removed; where it has stayed, what had the focus gets it back.
 */
export function keepFocusNear(link: HTMLElement, used: Element = link): () => void {
  const place = link.closest<HTMLElement>(LIST)
  const neighbour = neighbourOf(link)
  const key = neighbour?.dataset['cart_item_key']
  const places = withAncestors(place ?? link)
  const before = document.activeElement
  const refuge = used.contains(before) && (neighbour ?? place?.parentElement)
  if (refuge) takeFocus(refuge)
  /** What stands there now for the neighbour and the place, where these have left the page or are hidden, and what is around it. */
  const successors = () => {
    const around = places.find(isVisible)
    // Of several carts only one that is open can have the focus.
    const shown = (selector: string) => [...(around?.querySelectorAll<HTMLElement>(selector) ?? [])].filter(isVisible)
    const row = key ? shown(REMOVE).find(({ dataset }) => dataset['cart_item_key'] === key) : undefined
    return [row, place, place && shown(LIST)[0], around]
  }
  return () => {
    // Not if the shopper has moved the focus elsewhere meanwhile.
    if (!refuge || !isFocusFree(refuge)) return
    const next = [before, neighbour, ...successors()].find((element) => element && isVisible(element))
    if (next) takeFocus(next as HTMLElement)
  }
}
