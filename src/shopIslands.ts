import type { ReadableAtom } from 'nanostores'
import type { InspectedHost } from './author/inspect'
import type { WidgetDefinition } from './islands/definition'
import { scan } from './islands/lateContent'
import type { Loaders } from './islands/loading'
import * as islands from './islands/start'
import { loadOnce } from './page/loadOnce'
import { ownTag } from './page/ownScripts'
import { report } from './page/report'
import { whenReady } from './page/whenReady'
import type { CartState, countInCart } from './stores/cart/cart'
import { giveSettings, mergeAnew } from './stores/mergeSettings'
import { settings } from './stores/settings'
import type { WishlistData } from './stores/wishlist/wishlistData'
import { languageOf } from './text/language'

export type { InspectedHost }
export { scan }

/** What the page's own scripts may call: on `window.shopIslands`, and as the exports of the module. */
export interface ShopIslands {
  start: typeof start
  scan: typeof scan
  defineWidget: typeof defineWidget
  swapFragments: typeof swapFragments
  inspect: typeof inspect
  stores: typeof stores
  api: typeof api
}

/** The shopper's cart, to read; see `CartState`. */
export interface CartStore {
  /** The cart that the page shows; it follows every change, whoever caused it. */
  readonly $cart: ReadableAtom<CartState>
  readonly countInCart: typeof countInCart
}

/** The shopper's wishlists, to read. */
export interface WishlistStore {
  /** What is known about them; `undefined` until it is known. */
  readonly $wishlist: ReadableAtom<WishlistData | undefined>
}

let hasStarted = false

/** The `data-*` of our own script tag; the core itself reads `data-start`, `data-preload` and `data-debug`. */
let options: DOMStringMap = {}

const loadSwap = loadOnce(() => import('./fragments/swapFragments'))

const loaders: Loaders = {
  loadRuntime: async () => (await import('./react/runtime')).loadRuntime(),
  filesFor: (isComponent) => [`text-${languageOf(settings().locale)}`, ...(isComponent ? ['react'] : [])],
}

/** May files be fetched ahead? Not where the visitor saves data, or the theme author does not want it. */
function mayPreload(): boolean {
  return options['preload'] !== 'touch' && !navigator.connection?.saveData
}

/**
 * Starts the islands. The script does it by itself, unless its tag says `data-start="manual"`.
 *
 * @param given settings that win over all others; unknown ones are reported.
 */
export function start(given?: Readonly<Record<string, unknown>>): void {
  if (given) giveSettings(given)
  if (hasStarted) return
  hasStarted = true
  // A touch may have read settings before a deferred script has set some: they are merged again when the page is ready.
  whenReady(mergeAnew)
  // So are they when a script has put another page's body in the place of this one's, with settings and classes of its own.
  new MutationObserver(mergeAnew).observe(document.documentElement, { childList: true })
  islands.startIslands(loaders, mayPreload())
}

/**
 * Adds a widget of the theme author's. Once the page is ready, hosts that are there already are found, too: with `wake: 'load'` at once,
 * else in idle time; with `wake: 'touch'` nothing has to be found.
 *
 * @param definition see docs/own-widget.md. One that cannot work is left out and reported as `definition-invalid` with the reason; no other
 *   one is affected.
 */
export function defineWidget(definition: WidgetDefinition): void {
  islands.defineWidget(definition)
}

/**
 * Replaces the elements that each selector matches by the server's HTML, keeping what the shopper has typed, chosen and opened in them.
 *
 * @param fragments HTML by selector. HTML without an element empties its place. What is wrong with one is reported as
 *   `fragment-selector-invalid` or `fragment-not-placed`; the others are placed all the same.
 * @returns a promise that resolves when everything is in the page. By then `shop-islands:swapped` was raised, unless the page showed just
 *   that already. It rejects only if our own file cannot be loaded.
 */
export async function swapFragments(fragments: Readonly<Record<string, string>>): Promise<void> {
  return (await loadSwap()).swapFragments(fragments)
}

/**
 * Loads a store: `(await stores.cart()).$cart`, to be read with `useStore` or `subscribe`. Only the stores that a page asks for are loaded.
 */
export const stores = {
  async cart(): Promise<CartStore> {
    const { $cart, countInCart } = await import('./stores/cart/cart')
    return { $cart, countInCart }
  },
  async wishlist(): Promise<WishlistStore> {
    const { $wishlist } = await import('./stores/wishlist/wishlist')
    return { $wishlist }
  },
}

/** Loads the exports of `api.js`, with which widgets are written: for pages with the classic script. */
export const api = () => import('./api')

/** Prints a table of every definition and its hosts on the page: awake or not, and why. @returns the same rows. */
export async function inspect(): Promise<readonly InspectedHost[]> {
  return (await import('./author/inspect')).inspect()
}

/** Puts the API on `window` and starts, once per page: a second copy of the script does nothing and says so. */
export function installShopIslands(fillCatalogue: () => void): void {
  if (window.shopIslands) {
    hasStarted = true
    report('started-twice')
    return
  }
  window.shopIslands = { start, scan, defineWidget, swapFragments, inspect, stores, api }
  fillCatalogue()
  options = ownTag()?.dataset ?? options
  if (options['start'] !== 'manual') start()
  if ('debug' in options || location.hash === '#shop-islands-debug')
    import('./author/outline').then(
      ({ outline }) => outline(),
      (error) => report('chunk-failed', null, error),
    )
}
