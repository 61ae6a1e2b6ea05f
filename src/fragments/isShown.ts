import type { Fragments } from '../page/events'
import { parseHtml } from '../page/trustedHtml'
import { keepFieldIds } from './keepFieldIds'
import { rootsFor } from './rootsFor'

/** Is what stands in a place what the server sends for it? */
function isSame(place: Element, root: Element): boolean {
  keepFieldIds(place, root)
  return place.isEqualNode(root)
}

/**
 * Does the page show these fragments already? Then not even the swap engine is needed, which is so on most page views, because the
 * server rendered the page from the same cart. Where this cannot tell (several roots, an unreadable selector) the answer is no.
 */
export function isShown(fragments: Fragments): boolean {
  return Object.entries(fragments).every(([selector, html]) => {
    if (typeof html !== 'string') return true
    const sent = parseHtml(html)
    try {
      return [...document.querySelectorAll(selector)].every((place) => {
        const [root, ...further] = rootsFor(place, sent)
        return !further[0] && isSame(place, root)
      })
    } catch {
      return false
    }
  })
}
