import type { Fragments } from '../page/events'
import { keepFieldIds } from './keepFieldIds'
import { parseFragment } from './parseFragment'
import { reboundParts } from './reboundParts'

/** An element's HTML without comments, and without blanks that are beside a tag. */
const bareHtml = ({ outerHTML }: Element) =>
  outerHTML
    .replace(/<!--.*?-->/gs, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([<>]) ?/g, '$1')

/**
 * Does a place already show what the server sends for it? Optimisers take comments and blanks out of pages and not out of answers: where
 * that counted, each page would place its cart anew, which fades in.
 */
function isSame(place: Element, root: Element): boolean {
  keepFieldIds(place, root)
  return place.isEqualNode(root) || bareHtml(place) === bareHtml(root)
}

/** Does a place already show nothing but this text, or nothing at all? */
function hasText(place: Element, text: string): boolean {
  return !place.firstElementChild && place.textContent.trim() === text.trim()
}

/**
 * Does the page show these fragments already? On most page views it does, because the server rendered the page from the same cart, and then
 * the swap code need not be loaded. Where this cannot be told (several roots, an unreadable selector) the answer is no, and so it is where
 * parts of the page have to be made anew in any case (`reboundParts`).
 */
export function isShown(fragments: Fragments): boolean {
  if (reboundParts().length) return false
  return Object.entries(fragments).every(([selector, html]) => {
    if (typeof html !== 'string') return true
    const sent = parseFragment(html)
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
