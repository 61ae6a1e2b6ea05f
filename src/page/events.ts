import type { ReportDetail } from './report'

/** Every event of our own, with what its `detail` carries. All bubble; those said to be cancelable can be vetoed with `preventDefault()`. */
export interface ShopIslandsEvents {
  /** A button is about to add; cancelable. `data` is what will be sent and may be changed. On the button. */
  'shop-islands:adding-to-cart': { data: Record<string, unknown> }
  /**
   * A product was added successfully on behalf of this button, by our script or by another one. `isAdded`: the server sent the new cart; `mayBeBusy`: whoever added
   * may have left the button busy. On the button, before the page shows that cart.
   */
  'shop-islands:button-done': { isAdded: boolean; mayBeBusy: boolean }
  /**
   * A button's product was added, or the quantity of a row in the mini-cart was changed; the page shows it. On the button; on the body where
   * there is none: after such a change, and where another script added and names no button.
   */
  'shop-islands:added-to-cart': CartChange
  /** A cart item was removed; the page shows it. On the body, or on the remove link where the server's HTML keeps it. */
  'shop-islands:removed-from-cart': CartChange
  /**
   * An add failed: the shop refused it, or no usable answer came (after a timeout or a lost connection the shop may have added it all the same).
   * On the button.
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
  /** Server HTML was placed. On the document. */
  'shop-islands:swapped': SwapDetail
  /** The fragments could not be fetched; the page stays as it was. On the document. */
  'shop-islands:fragments-error': { error: unknown }
  /** The quick views show other products now. On the body. */
  'shop-islands:quick-view-changed': Record<string, never>
  /** The quick view of a product can be seen. On its lightbox. */
  'shop-islands:quick-view-opened': { product: string }
  /** The quick view of a product closes. On its lightbox. */
  'shop-islands:quick-view-closed': { product: string }
  /**
   * Another script has called something on a variation form, which may be asleep: it is to begin, or to begin again; with `pictures`, to show
   * those of a variation, or of the product itself. On the form.
   */
  'shop-islands:variation-form-called': { pictures?: object | null }
  /** A variation form found the variation of what is chosen; the page shows it. On the form. */
  'shop-islands:variation-found': { variation: Readonly<Record<string, unknown>>; isPurchasable: boolean }
  /** The choice in a variation form is empty or incomplete, or no variation matches it. On the form. */
  'shop-islands:variation-reset': Record<string, never>
  /** A slider of pictures selected another one. On the slider. */
  'shop-islands:slide-selected': { index: number }
  /** Asks the sort order to send its form: jQuery has told of another order there. On the select. */
  'shop-islands:order-chosen': Record<string, never>
  /** Another script wants a slider here, by the options that stand on it, or wants it gone. On the slider. */
  'shop-islands:slider-asked': { isWanted: boolean }
  /** A product was put into the quote list or taken out of it; a removal does not say which variation. On the button or remove link. */
  'shop-islands:quote-changed': { productId: string; variationId?: string; isListed: boolean }
  /**
   * The choice in the variation form of a quote button has changed: it is incomplete, or a variation that is in the list or is not.
   * `says`: what the server says of one that is in it. On the button.
   */
  'shop-islands:quote-choice': { choice: 'none' | 'unlisted' } | { choice: 'listed'; says: QuoteTexts }
  /** A product could not be added to the quote list, or removed from it. On the button or remove link. */
  'shop-islands:quote-failed': { error: unknown }
  /** The wishlist data of the page have changed. On the document. */
  'shop-islands:wishlist-changed': { counter: number }
  /** A product was added to a wishlist. On the button. */
  'shop-islands:added-to-wishlist': WishlistChange
  /** A product was removed from the wishlists. On the button. */
  'shop-islands:removed-from-wishlist': WishlistChange
  /** A product could neither be added to a wishlist nor removed. On the button. */
  'shop-islands:wishlist-failed': { error: unknown }
  /** A dialog about wishlists is to be drawn. On the body. */
  'shop-islands:wishlist-dialog-wanted': Record<string, never>
  /** The server answered to a contact form, with this code; `mail_sent` where the message is on its way. On the form. */
  'shop-islands:contact-form-answered': { status: string }
  /** A contact form could not be sent; what was typed is still there. On the form. */
  'shop-islands:contact-form-failed': { error: unknown }
  /** The tracker has learned where the visitor came from, or has forgotten it. On the document. */
  'shop-islands:attribution-changed': { isKnown: boolean }
  /** The coupon pop-up, which may be asleep, is to open. On the box. */
  'shop-islands:coupon-wanted': Record<string, never>
  /** The coupon pop-up can be seen. On the box. */
  'shop-islands:coupon-opened': Record<string, never>
  /** The coupon pop-up was closed. On the box. */
  'shop-islands:coupon-closed': Record<string, never>
  /** The remembered state of the coupon pop-up has changed: it was shown, the shopper subscribed, or it was closed for a while. On the document. */
  'shop-islands:coupon-changed': { state: string }
  /** A subscription could not be sent. On the pop-up or the subscribe widget. */
  'shop-islands:coupon-failed': { error: unknown }
  /** A banner of the shop was dismissed; `isRemembered` is false where it comes back on the next page. On the banner. */
  'shop-islands:banner-dismissed': { banner: 'store-notice' | 'coming-soon' | 'cookie-notice'; isRemembered: boolean }
  /** The photos of a feed can be seen. On the element around them. */
  'shop-islands:photo-feed-shown': Record<string, never>
  /** The photos of a feed could not be shown. On the block. */
  'shop-islands:photo-feed-failed': { error: unknown }
  /** A part of the page is to be opened as a lightbox; `opener` gets the focus back. On that part. */
  'shop-islands:content-wanted': { opener: HTMLElement }
  /** A film is to be played over the page: that of the link, or of another address. On the link to it, which gets the focus back. */
  'shop-islands:film-wanted': { address?: string }
  /** Pictures are to be opened over the page, this one first. On what gets the focus back. */
  'shop-islands:pictures-wanted': { pictures: readonly { address: string; caption: string }[]; startAt: number }
  /** The terms of the checkout are to be opened in a lightbox; `opener` gets the focus back. On the terms. */
  'shop-islands:terms-wanted': { opener: HTMLElement }
  /** The theme's public calls can be made now (`Flatsome.behavior`, `cookie`). On the document. */
  'shop-islands:theme-api-ready': Record<string, never>
  /**
   * Something is wrong, and the console says what: a component threw, a call or a file failed, the markup or a setting is not as it should
   * be. `code` names the message, `cause` is what was caught or misspelt. Told once for each cause on an element; on that element, or on the document.
   */
  'shop-islands:error': ReportDetail
}

/** Server HTML by selector. Plugins send data beside it, of any type, which is placed nowhere and reaches their own scripts whole. */
export type Fragments = Readonly<Record<string, unknown>>

/** The cart's fragments, and the hash of the cart that they show; both absent where somebody else announced the change. */
export interface CartChange {
  fragments?: Fragments | undefined
  cartHash?: string | undefined
}

/** What a swap did, for those who keep something on server elements and say it again now. */
export interface SwapDetail {
  /** The elements that stand in the swapped places now. */
  readonly places: readonly Element[]
  /**
   * The elements that were written to, each with the names of the attributes that the server's word replaced, and with
   * `textContent` where its own child nodes came, went or changed their text.
   */
  readonly touched: ReadonlyMap<Element, ReadonlySet<string>>
}

/** What the server says of a product in the quote list; a text is empty where it says nothing, `message` is HTML, `listUrl` not yet checked. */
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

/** The names of what was raised so far. */
const raised = new Set<string>()

/** Was an event of our own raised before anybody could listen, by our script? */
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
  cancelable = false,
): boolean {
  raised.add(name)
  return target.dispatchEvent(new CustomEvent(name, { bubbles: true, cancelable, detail }))
}
