// Writes to the page by hand: a component on each of a thousand hearts would cost 100 times as much (decisions: What a thousand places show
// is painted from the store outward).
import { emit } from '../../../src/bridge/pluginEvents'
import { $wishlist } from '../../../src/stores/wishlist/wishlist'
import { wishlistSettings } from '../../../src/stores/wishlist/wishlistSettings'
import { holds, listsOf, statsOf } from '../lists'
import { type ButtonProduct, productKey, readProduct } from './buttonProduct'
import { themeHeartOf } from './themeHeart'

/** What an answer told about a product besides the data; it counts until there are new data about products. */
interface AnsweredState {
  isInList?: boolean | undefined
  isRemove?: boolean | undefined
}

const answered = new Map<string, AnsweredState>()
// Not where only the count has changed, which does not concern products.
$wishlist.listen((data, before) => {
  if (data?.products !== before?.products) answered.clear()
})

/** The class of a button whose product is in a list (plugins contract 2.1). */
export const IN_LIST = 'tinvwl-product-in-list'

/** Buttons that differ from what the server printed. */
export const painted = new Set<HTMLElement>()

/** Writes an attribute, if it differs. */
function write(element: HTMLElement, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value)
}

/** Shows how many shoppers have the product, where the page asks for it (behaviour wishlist.cache.stats-per-product). */
function paintStats(button: HTMLElement, count: number): void {
  const there = button.querySelector('.tinvwl-product-stats')
  if ((there?.textContent ?? '') === (count ? String(count) : '')) return
  there?.remove()
  if (!count) return
  const place = document.createElement('span')
  place.className = 'tinvwl-product-stats'
  place.textContent = String(count)
  button.append(place)
  emit('tinvwl_wishlist_product_stats', [button, true])
}

/** Brings a button up to date, once the shopper's wishlists are known; before that it stays as the server printed it. */
export function repaintButton(button: HTMLElement): void {
  if ($wishlist.get() || answered.size > 0) paintButton(button)
}

/** Remembers what an answer told about a product, and shows it on the button, unless that stands for another variation by now. */
export function rememberAnswer(product: ButtonProduct, button: HTMLElement, state: AnsweredState): void {
  answered.set(productKey(product), state)
  paintButton(button)
}

/**
 * Brings buttons up to date after other scripts' listeners have removed the marks from all hearts, and tells those listeners of each button
 * that is in a list. The plugin's Flatsome integration needs that: its inline script stays on the page when the plugin's script has gone.
 *
 * @param buttons which buttons; by default all that differ from what the server printed.
 */
export function repaintAll(buttons: ReadonlySet<HTMLElement> = painted): void {
  for (const button of buttons) paintButton(button, true)
}

/**
 * Brings a wishlist button up to date with the data (plugins contract 2.5; behaviours wishlist.button.*): in a list or not, an add or a
 * remove button, its product's lists and count. Writes only what differs.
 *
 * @param tellsAgain are listeners told even if it was in a list before?
 */
export function paintButton(button: HTMLElement, tellsAgain = false): void {
  const { wishlistSimpleFlow, wishlistStats } = wishlistSettings()
  const data = $wishlist.get()
  const product = readProduct(button)
  const lists = listsOf(data, product.id)
  const state = answered.get(productKey(product))
  const isInList = state?.isInList ?? lists.some((list) => holds(list, product.ids))
  const isRemove = isInList && (state?.isRemove ?? wishlistSimpleFlow)
  const count = wishlistStats ? statsOf(data, product.id, product.ids) : 0
  const wasInList = button.classList.contains(IN_LIST)
  button.classList.toggle(IN_LIST, isInList)
  button.classList.toggle('tinvwl-product-make-remove', isRemove)
  write(button, 'data-tinv-wl-list', JSON.stringify(lists))
  write(button, 'data-tinv-wl-action', isRemove ? 'remove' : 'addto')
  if (button.matches('button,[role="button"]')) write(button, 'aria-pressed', String(isInList))
  themeHeartOf(button)?.classList.toggle('wishlist-added', isInList)
  paintStats(button, count)
  if (isInList || count || lists.length > 0) painted.add(button)
  else painted.delete(button)
  if (isInList !== wasInList || (isInList && tellsAgain)) emit('tinvwl_wishlist_product_marked', [button, isInList])
}
