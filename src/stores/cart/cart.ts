import type { CartChange } from '../../page/events'
import { parseHtml } from '../../page/trustedHtml'
import { atom } from '../atom'
import { freshCopy } from './copy'

/** The shopper's cart, as far as the server's fragments tell. */
export interface CartState {
  /** The server's hash of the cart; empty for an empty cart. */
  hash: string
  /** Quantity by product id. */
  quantities: Readonly<Record<string, number>>
  /** How many pieces there are together, where a fragment says so in `data-cart-count`. */
  count?: number
}

/**
 * Reads the quantities out of the mini-cart that the server rendered: the number in front of each row's price (contract 1.5). Where the
 * fragments have not got the shop's, the cart is the one that says its number of pieces.
 */
function readCart({ fragments = {}, cartHash = '' }: CartChange): CartState {
  const quantities: Record<string, number> = {}
  const own = () => Object.values(fragments).find((html) => html.includes('data-cart-count'))
  const content = parseHtml(fragments['div.widget_shopping_cart_content'] ?? own() ?? '')
  for (const row of content.querySelectorAll('.mini_cart_item')) {
    const id = row.querySelector<HTMLElement>('[data-product_id]')?.dataset['product_id']
    const quantity = Number.parseFloat(row.querySelector('.quantity')?.textContent ?? '') || 1
    if (id) quantities[id] = (quantities[id] ?? 0) + quantity
  }
  const count = content.querySelector<HTMLElement>('[data-cart-count]')?.dataset['cartCount']
  return { hash: cartHash, quantities, ...(count && { count: Number(count) }) }
}

const copy = freshCopy()

/** The cart that the page shows. It follows every change, whoever caused it. */
export const $cart = /* @__PURE__ */ atom<CartState>(readCart({ fragments: copy?.fragments, cartHash: copy?.hash }))

document.addEventListener('shop-islands:cart-changed', (event) =>
  $cart.set(readCart((event as CustomEvent<CartChange>).detail)),
)

/** How many pieces of a product are in the cart, or of all products together. */
export function countInCart({ count, quantities }: CartState, productId?: string): number {
  if (productId) return quantities[productId] ?? 0
  return count ?? Object.values(quantities).reduce((sum, quantity) => sum + quantity, 0)
}
