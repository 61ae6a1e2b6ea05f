import type { Fragments } from '../page/events'
import { parseHtml } from '../page/trustedHtml'
import { keepFieldIds } from './keepFieldIds'

/**
 * Parts of a cart to which a theme binds once more at each event about fragments, without a note: Woostify and Shoptimizer around a row's
 * quantity, The7 to the cart in its header, which one click then opens and closes.
 */
const REBOUND_PARTS = '.mini-cart-product-infor,.shoptimizer-custom-quantity-mini-cart,.shopping-cart.show-sub-cart'

/**
 * The parts of the page to which a theme is about to bind once more. None without jQuery, by which all of these themes hear of it:
 * searching the page takes half as long as placing a cart.
 */
export function reboundParts(): Element[] {
  return window.jQuery ? [...document.querySelectorAll(REBOUND_PARTS)] : []
}

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
 * the swap code need not be loaded. Where this cannot be told (several roots, an unreadable selector) the answer is no, and where some of
 * it has to be made anew in any case.
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
