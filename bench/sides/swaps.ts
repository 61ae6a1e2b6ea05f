import { Idiomorph } from 'idiomorph'
import type { ShopIslands } from '../../src/shopIslands'

/** The ways to swap a fragment that are compared. */
export type SwapSide = 'ours' | 'outerHTML' | 'jQuery replaceWith' | 'Idiomorph' | 'Idiomorph with keys as ids'

/** Where the fragment stands (contract 1.5). */
export const PLACE = '.widget_shopping_cart_content'

interface SwapPageGlobals {
  shopIslands: ShopIslands
  jQuery(selector: string): { replaceWith(html: string): void }
}

const globals = () => window as unknown as SwapPageGlobals

function placeNow(): Element {
  const place = document.querySelector(PLACE)
  if (!place) throw new Error(`no ${PLACE}`)
  return place
}

/** Gives each row the key of its remove link as an id, which is what Idiomorph matches by. */
function setIds(root: ParentNode): void {
  for (const link of root.querySelectorAll<HTMLElement>('[data-cart_item_key]')) {
    const row = link.closest('li')
    const id = `row-${link.dataset['cart_item_key']}`
    if (row && row.id !== id) row.id = id
  }
}

/** Each way, from server HTML to the changed page. */
export const swaps: Record<SwapSide, (html: string) => Promise<void> | void> = {
  ours: (html) => globals().shopIslands.swapFragments({ [`div${PLACE}`]: html }),
  outerHTML(html) {
    placeNow().outerHTML = html
  },
  'jQuery replaceWith': (html) => globals().jQuery(PLACE).replaceWith(html),
  Idiomorph(html) {
    Idiomorph.morph(placeNow(), html, { morphStyle: 'outerHTML' })
  },
  'Idiomorph with keys as ids'(html) {
    const place = placeNow()
    const template = document.createElement('template')
    template.innerHTML = html
    setIds(place)
    setIds(template.content)
    const fresh = template.content.firstElementChild
    if (fresh) Idiomorph.morph(place, fresh, { morphStyle: 'outerHTML' })
  },
}
