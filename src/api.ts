import { scan } from './islands/look'
import { widgets } from './islands/registry'
import { defineWidget, startIslands } from './islands/start'
import { loadOnce } from './page/loadOnce'
import { ownTag } from './page/ownTag'
import { report } from './page/report'

export type { ComponentWidget, PlainWidget, ReflexWidget, Wake, WidgetDefinition } from './islands/definition'
export type { Island } from './islands/island'
export type { ShopIslandsEvents } from './page/events'
export type { Settings } from './stores/settings'
export { defineWidget, scan }

/** How the page's own scripts reach the script: as `window.shopIslands`, and as the exports of the module. */
export interface ShopIslands {
  start: typeof start
  scan: typeof scan
  defineWidget: typeof defineWidget
  swapFragments: typeof swapFragments
  inspect: typeof inspect
  stores: typeof stores
}

let hasStarted = false

/** The `data-*` of our own script tag; `data-start`, `data-preload` and `data-debug` speak to the core. */
let options: DOMStringMap = {}

const loadSwap = loadOnce(() => import('./fragments/swapFragments'))
const loadDebug = () => import('./islands/debug')

/**
 * Starts the islands. The script does it by itself, unless its tag says `data-start="manual"`.
 *
 * @param given settings that win over all others; unknown ones are reported.
 */
export async function start(given?: Readonly<Record<string, unknown>>): Promise<void> {
  if (given) (await import('./stores/mergeSettings')).giveSettings(given)
  if (hasStarted) return
  hasStarted = true
  startIslands(() => import('./islands/mount'), options['preload'] === 'idle')
}

/** Replaces the pieces of the page that each selector matches by the server's HTML, keeping what the shopper does in them. */
export async function swapFragments(fragments: Readonly<Record<string, string>>): Promise<void> {
  return (await loadSwap()).swapFragments(fragments)
}

/** Loads a store: `(await shopIslands.stores.cart()).$cart.subscribe(…)`. A page pays for those that it asks for. */
export const stores = {
  cart: () => import('./stores/cart/cart'),
  wishlist: () => import('./stores/wishlist/wishlist'),
}

/** Prints a table of every host on the page: its widget, its state and why it woke or did not. Returns the same rows. */
export async function inspect(): Promise<readonly object[]> {
  return (await loadDebug()).inspect(widgets)
}

/** Puts the API on `window` and starts, once per page: a second copy of the script does nothing and says so. */
export function installApi(fillCatalogue: () => void): void {
  const page = window as { shopIslands?: ShopIslands }
  if (page.shopIslands) {
    hasStarted = true
    report('started-twice')
    return
  }
  page.shopIslands = { start, scan, defineWidget, swapFragments, inspect, stores }
  fillCatalogue()
  options = ownTag()?.dataset ?? options
  if (options['start'] !== 'manual') start()
  if ('debug' in options || location.hash === '#shop-islands-debug') loadDebug().then(({ outline }) => outline(widgets))
}
