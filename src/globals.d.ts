/**
 * The globals through which scripts of a page meet: what other scripts put on `window` and several folders read, and our own two. Those
 * that one area alone reads are in its own `globals.d.ts`, so that the area can still be deleted by itself. Plugins' globals that hold
 * nothing but settings are not here: `defineSettings` reads them by their names.
 *
 * Each is absent where its script is not on the page, and anything may be in it, because any script may write it: so what is read is
 * checked where it is used.
 */
import type { ShowsHandlers } from './page/jQueryHandlers'
import type { ShopIslands } from './shopIslands'

declare global {
  /**
   * jQuery as far as we use it without asking `bridge/whenJQuery` for it: an optimiser may have put something else there until it comes.
   */
  interface JQueryGlobal extends ShowsHandlers {
    /** Its methods of collections, by name. */
    fn?: Record<string, unknown>
    /** Forgets what it keeps with an element under a key: it keeps what it has read of `data-*` attributes. */
    removeData?(element: Element, key: string): void
    /** The theme's lightbox library, or our stand-in for it (contract 0.5, 11.4). */
    magnificPopup?: { close(): void }
  }

  /** The object of the theme's script, against which its extensions register (contract 0.5), or our stand-in for it. */
  interface FlatsomeGlobal {
    /** What the theme's files have registered, by name. */
    behaviors?: Readonly<Record<string, object>>
    /** Tells ours from the theme's own. */
    isStandIn?: unknown
  }

  /** What the theme prints for its scripts, besides settings (contract 0.6). */
  interface FlatsomeVars {
    /** Filled in where an add opens the mini-cart; empty where it leads to the cart page. */
    is_mini_cart_reveal?: unknown
    /**
     * Pixels that a stuck header takes, without and with the admin bar: written while the page is there, by the theme's script or by ours.
     */
    stickyHeaderHeight?: unknown
    scrollPaddingTop?: unknown
  }

  /** WordPress' own scripts; the areas that use a part of it add that part. */
  interface WordPressGlobal {
    /** The block editor's data registry, which may come late, as may its stores (contract 9.3). */
    data?: WordPressData
    /** Puts pictures in the places of emoji, where the browser cannot draw all of them. */
    emoji?: { parse(element: Element): unknown }
  }

  interface WordPressData {
    select(store: 'wc/store/cart'): { getCartData(): { items: readonly { quantity?: unknown }[] } } | undefined
  }

  interface WindowEventMap {
    /** The shop's blocks: one of their stores has changed (field notes: Scripts, globals, order). */
    'wc-blocks_store_sync_required': CustomEvent<{ type: string }>
  }

  interface Window {
    jQuery?: JQueryGlobal
    Flatsome?: FlatsomeGlobal
    flatsomeVars?: FlatsomeVars
    wp?: WordPressGlobal
    /** What the shop prints for its script that adds to the cart (contract 1.1); an empty label asks for no link. */
    wc_add_to_cart_params?: { i18n_view_cart?: unknown }
    /** What the shop prints for its script that fetches the cart's fragments (contract 1.7). */
    wc_cart_fragments_params?: object
    /** Cloudflare's Rocket Loader: all scripts that it has held back have run, but for deferred ones. */
    __cfRLUnblockHandlers?: unknown
    /** Astra puts its plus and minus buttons around the quantity fields that have none. */
    astrawpWooQuantityButtons?(): void
    /** Ours: the calls for the page's own scripts. */
    shopIslands?: ShopIslands
    /** Ours: the clicks that `early.ts` held before the core was there, and what ends its holding. */
    shopIslandsEarly?: { held: Event[]; stop(): void }
  }
}
