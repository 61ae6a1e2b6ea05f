/** Every event of our own, with what its `detail` carries. All bubble; those said to be cancelable can be vetoed with `preventDefault()`. */
export interface ShopIslandsEvents {
  /** A button is about to add; cancelable. `data` is what will be sent and may be changed. On the button. */
  'shop-islands:adding-to-cart': { data: Record<string, unknown> }
  /** A button's product was added. On the button. */
  'shop-islands:added-to-cart': CartChange
  /** A cart item was removed. On the remove link. */
  'shop-islands:removed-from-cart': CartChange
  /** An add did not work and nothing was added. On the button. */
  'shop-islands:add-to-cart-failed': { error: unknown }
  /** The mini-cart is asked to open. On the body. */
  'shop-islands:open-mini-cart': Record<string, never>
  /** The page shows another state of the cart now. On the document. */
  'shop-islands:cart-changed': CartChange
  /** The fragments could not be fetched; the page stays as it was. On the document. */
  'shop-islands:fragments-error': { error: unknown }
}

/** Server HTML by selector, and the hash of the cart that it shows; both absent where somebody else announced the change. */
export interface CartChange {
  fragments?: Readonly<Record<string, string>> | undefined
  cartHash?: string | undefined
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
  return target.dispatchEvent(new CustomEvent(name, { bubbles: true, cancelable, detail }))
}
