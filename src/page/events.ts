import type { ReportDetail } from './report'

/**
 * Every event of our own, with what its `detail` carries. All bubble; those said to be cancelable can be vetoed with `preventDefault()`.
 */
export interface ShopIslandsEvents {
  /** A button is about to add; cancelable. `data` is what will be sent and may be changed. On the button. */
  'shop-islands:adding-to-cart': { data: Record<string, unknown> }
  /**
   * A product was added for this button, by our script or by another one. `isAdded`: the server sent the new cart; `mayBeBusy`: the script
   * that added may have left the button busy; `isTold`: whoever raises this tells other scripts that the button is done. On the button,
   * before the page shows the new cart.
   */
  'shop-islands:button-done': { isAdded: boolean; mayBeBusy: boolean; isTold?: boolean }
  /**
   * A button's product was added, or the quantity of a row in the mini-cart was changed; the page shows it. On the button; on the body
   * after a change of quantity, and where another script added and names no button; where the button has left the page, on its form, or on
   * the body. `isQuantity`: it was a row's quantity.
   */
  'shop-islands:added-to-cart': CartChange & { isQuantity?: boolean }
  /** A cart item was removed; the page shows it. On the body, or on the remove link where the server's HTML keeps it. */
  'shop-islands:removed-from-cart': CartChange
  /**
   * An add failed: the shop refused it, or no usable answer came (after a timeout or a lost connection the shop may have added it all the
   * same). On the button; where the button has left the page, on its form, or on the body.
   */
  'shop-islands:add-to-cart-failed': { error: unknown }
  /** The mini-cart is asked to open. On the body. */
  'shop-islands:open-mini-cart': Record<string, never>
  /** The page shows another state of the cart now. On the document. */
  'shop-islands:cart-changed': CartChange
  /**
   * Server HTML is about to be placed wherever a selector matches; cancelable, and `html` may be changed. On the document.
   */
  'shop-islands:before-swap': { readonly selector: string; html: string }
  /** Server HTML was placed; not raised where the page showed just that already. On the document. */
  'shop-islands:swapped': SwapDetail
  /** The fragments could not be fetched; the page stays as it was. On the document. */
  'shop-islands:fragments-error': { error: unknown }
  /** A quick view is about to open, and its code is loaded. To raise it opens nothing. On the body. */
  'shop-islands:quick-view-changed': Record<string, never>
  /** The quick view of a product can be seen. On its lightbox. */
  'shop-islands:quick-view-opened': { product: string }
  /** The quick view of a product closes. On its lightbox. */
  'shop-islands:quick-view-closed': { product: string }
  /**
   * Another script calls a variation form, which may be asleep: it must start, or start again; with `pictures`, it must show those of a
   * variation, or of the product itself. On the form.
   */
  'shop-islands:variation-form-called': { pictures?: object | null }
  /** A variation form found the variation of what is chosen; the page shows it. On the form. */
  'shop-islands:variation-found': { variation: Readonly<Record<string, unknown>>; isPurchasable: boolean }
  /** The choice in a variation form is empty or incomplete, or no variation matches it. On the form. */
  'shop-islands:variation-reset': Record<string, never>
  /**
   * Another slide was selected in a slider: the theme's, a gallery, or its row of thumbnails. `index` counts from 0; where several slides
   * are passed at once, it is that of the first one. On the slider.
   */
  'shop-islands:slide-selected': { index: number }
  /** Asks the sort order to send its form: another script has told through jQuery that the order changed. On the select. */
  'shop-islands:order-chosen': Record<string, never>
  /** Another script wants a slider on this element, with the options in its attribute, or wants it removed. On the slider. */
  'shop-islands:set-slider': { isWanted: boolean }
  /** A product was added to the quote list or removed from it; a removal does not say which variation. On the button or remove link. */
  'shop-islands:quote-changed': { productId: string; variationId?: string; isListed: boolean }
  /**
   * Tells a quote button what is chosen in the variation form around it. `none`: not all options are chosen. `unlisted`: the chosen
   * variation is not in the quote list. `listed`: it is, or another button of the form has just put it there; `says` has the server's texts
   * about that, and `isSpoken` is set where screen readers have heard them. On each quote button of the form.
   */
  'shop-islands:quote-choice': { choice: 'none' | 'unlisted' } | { choice: 'listed'; says: QuoteTexts; isSpoken?: true }
  /** A product could not be added to the quote list, or removed from it. On the button or remove link. */
  'shop-islands:quote-failed': { error: unknown }
  /** Another script has set a quantity in the cart, and told so through jQuery alone. On the field. */
  'shop-islands:quantity-set': Record<string, never>
  /** The wishlist data of the page have changed. On the document. */
  'shop-islands:wishlist-changed': { counter: number }
  /** A product was added to a wishlist. On the button. */
  'shop-islands:added-to-wishlist': WishlistChange
  /** A product was removed from the wishlists. On the button. */
  'shop-islands:removed-from-wishlist': WishlistChange
  /** A product could neither be added to a wishlist nor removed. On the button. */
  'shop-islands:wishlist-failed': { error: unknown }
  /** A message or a choice of lists is about to be shown, and the code that draws it is loaded. To raise it opens nothing. On the body. */
  'shop-islands:open-wishlist-dialog': Record<string, never>
  /** The server answered to a contact form, with this code; `mail_sent` where the message is on its way. On the form. */
  'shop-islands:contact-form-answered': { status: string }
  /** A contact form could not be sent; what was typed is still there. On the form. */
  'shop-islands:contact-form-failed': { error: unknown }
  /** The tracker has learned where the visitor came from, or has forgotten it. On the document. */
  'shop-islands:attribution-changed': { isKnown: boolean }
  /**
   * The coupon pop-up is about to open, and its code is loaded. To raise it opens nothing: a click on an element with the class
   * `wcb-open-popup` does. On the pop-up.
   */
  'shop-islands:open-coupon': Record<string, never>
  /** The coupon pop-up can be seen. On the box. */
  'shop-islands:coupon-opened': Record<string, never>
  /** The coupon pop-up was closed. On the box. */
  'shop-islands:coupon-closed': Record<string, never>
  /**
   * The remembered state of the coupon pop-up has changed: it was shown, the shopper subscribed, or it was closed for a while. On the
   * document.
   */
  'shop-islands:coupon-changed': { state: string }
  /** A subscription could not be sent. On the pop-up or the subscribe widget. */
  'shop-islands:coupon-failed': { error: unknown }
  /** A banner of the shop was dismissed; `isRemembered` is false where it comes back on the next page. On the banner. */
  'shop-islands:banner-dismissed': { banner: 'store-notice' | 'coming-soon' | 'cookie-notice'; isRemembered: boolean }
  /** The photos of a feed can be seen. On the element around them. */
  'shop-islands:photo-feed-shown': Record<string, never>
  /** The photos of a feed could not be shown. On the block. */
  'shop-islands:photo-feed-failed': { error: unknown }
  /**
   * A part of the page is asked to open as a lightbox; `opener` gets the focus back, and `onOpen` and `onClose` are called when it can be
   * seen and when it begins to close. On that part.
   */
  'shop-islands:open-content': { opener: HTMLElement; onOpen?: () => void; onClose?: () => void }
  /** A video is asked to play over the page: the link's, or the one at `address`. On the link, which gets the focus back. */
  'shop-islands:open-video': { address?: string }
  /** Pictures are asked to open over the page, beginning with number `startAt`, counted from 0. On the element that gets the focus back. */
  'shop-islands:open-pictures': { pictures: readonly { address: string; caption: string }[]; startAt: number }
  /** The terms of the checkout are asked to open in a lightbox; `opener` gets the focus back. On the terms. */
  'shop-islands:open-terms': { opener: HTMLElement }
  /** A script has made one of the theme's public calls, which waits for ours (docs/markup.md). On the body. */
  'shop-islands:theme-called': Record<string, never>
  /** The theme's public calls can be made now (`Flatsome.behavior`, `cookie`). On the document. */
  'shop-islands:theme-api-ready': Record<string, never>
  /**
   * Something is wrong, and the console says what: a component threw, a call or a file failed, the markup or a setting is not as it should
   * be. `code` names the message, `cause` is what was caught or misspelt. Raised once for each cause on an element; on that element, or on
   * the document.
   */
  'shop-islands:error': ReportDetail
}

type OwnEvents = { [Name in keyof ShopIslandsEvents]: CustomEvent<ShopIslandsEvents[Name]> }

declare global {
  /** Whoever listens for our events by `addEventListener` knows what their `detail` carries. */
  interface GlobalEventHandlersEventMap extends OwnEvents {}
}

/** Server HTML by selector. Plugins add data of any type, which is not placed but passed on to their own scripts unchanged. */
export type Fragments = Readonly<Record<string, unknown>>

/** The cart's fragments, and the hash of the cart that they show; both absent where somebody else announced the change. */
export interface CartChange {
  fragments?: Fragments | undefined
  cartHash?: string | undefined
}

/** What a swap did, for code that keeps something on server elements and must write it again. */
export interface SwapDetail {
  /** The elements that are in the swapped places now. */
  readonly places: readonly Element[]
  /**
   * The elements that were written to, each with the names of the attributes that the server's HTML has changed, and with `textContent`
   * where child nodes were added, removed, moved or given another text.
   */
  readonly touched: ReadonlyMap<Element, ReadonlySet<string>>
}

/** The server's texts for a product in the quote list, each empty where it sends none; `message` is HTML, `listUrl` not yet checked. */
export interface QuoteTexts {
  message: string
  browseLabel: string
  listUrl: string
}

/** Which product, and which variation of it; `0` for the product without one. */
export interface WishlistChange {
  productId: string
  variationId: string
}

/**
 * What an event of ours that somebody else may have raised carries.
 *
 * @returns its detail, in which anything may be missing: a theme author's script may have left out a part of it, or all.
 */
export function detailOf<Detail>({ detail }: CustomEvent<Detail>): Partial<Detail> {
  return detail ?? {}
}

/** The names of the events of our own that were raised so far. */
const raised = new Set<string>()

/** Has our script raised this event already, perhaps before the caller could listen? */
export function wasRaised(name: string): boolean {
  return raised.has(name)
}

/**
 * Raises an event of our own.
 *
 * @returns false where a listener vetoed it.
 */
export function dispatch<Name extends keyof ShopIslandsEvents>(
  name: Name,
  detail: ShopIslandsEvents[Name],
  target: EventTarget = document,
  options?: { cancelable: boolean },
): boolean {
  raised.add(name)
  return target.dispatchEvent(new CustomEvent(name, { bubbles: true, detail, ...options }))
}
