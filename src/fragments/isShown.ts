import type { Fragments } from '../page/events'
import { parseHtml } from '../page/trustedHtml'
import { keepFieldIds } from './keepFieldIds'
import { reboundParts } from './reboundParts'

/** Does a place already show what the server sends for it? */
function isSame(place: Element, root: Element): boolean {
  keepFieldIds(place, root)
  return place.isEqualNode(root)
}

/** Does a place already show nothing but this text, or nothing at all? */
function hasText(place: Element, text: string): boolean {
  return !place.firstElementChild && place.textContent.trim() === text.trim()
}

/**
 * Does the page show these fragments already? On most page views it does, because the server rendered the page from the same cart, and then
 * the swap code need not be loaded. Where this cannot be told (several roots, an unreadable selector) the answer is no. So it is where some
 * of it has to be made anew in any case.
 */
export function isShown(fragments: Fragments): boolean {
  if (reboundParts().length) return false
  return Object.entries(fragments).every(([selector, html]) => {
    if (typeof html !== 'string') return true
    const sent = parseHtml(html)
    const [root, ...further] = sent.children
    try {
      return [...document.querySelectorAll(selector)].every((place) =>
        root ? !further[0] && isSame(place, root) : hasText(place, sent.textContent),
      )
    } catch {
      return false
    }
  })
}
