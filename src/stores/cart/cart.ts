import { type CartChange, detailOf, type Fragments } from '../../page/events'
import { parseHtml } from '../../page/trustedHtml'
import { atom } from '../atom'
import { cartHtml, describesCart, freshCopy } from './cartCopy'
import { isCookieEmpty } from './emptiness'
import { toldCart } from './tellShown'

/** The shopper's cart, as far as the server's fragments tell. */
export interface CartState {
  /** The server's hash of the cart; empty for an empty cart. */
  hash: string
  /** Has the server told what is in it, by an answer or the copy of one? Until then it reads as empty. */
  isKnown: boolean
  /** Quantity by product id. */
  quantities: Readonly<Record<string, number>>
  /** The number of pieces in the cart, where a fragment has `data-cart-count`. */
  count?: number | undefined
}

/** A sum of quantities without the error of binary fractions: 0.1 and 0.2 are 0.3. */
export const rounded = (sum: number): number => Number(sum.toFixed(6))

/**
 * Reads the quantities out of the mini-cart that the server rendered: the number in each row's field, or in front of its price (contract
 * 1.5).
 */
function readContents(fragments: Fragments): Pick<CartState, 'quantities' | 'count'> {
  const quantities: Record<string, number> = {}
  const content = parseHtml(cartHtml(fragments) ?? '')
  for (const row of content.querySelectorAll('.mini_cart_item')) {
    const id = row.querySelector<HTMLElement>('[data-product_id]')?.dataset['product_id']
    const field = row.querySelector<HTMLInputElement>('input.qty')
    const said = field?.value ?? row.querySelector('.quantity')?.textContent
    const quantity = Number.parseFloat(said ?? '') || 1
    if (id) quantities[id] = rounded((quantities[id] ?? 0) + quantity)
  }
  const count = content.querySelector<HTMLElement>('[data-cart-count]')?.dataset['cartCount']
  return { quantities, ...(count && { count: Number(count) }) }
}

/**
 * The state after a change. Its HTML is parsed only when quantities or count are read, or another hash comes for the same cart: on most
 * pages that never happens, and a cart may be long.
 */
function readCart({ fragments, cartHash = '' }: CartChange = {}): CartState {
  let contents: ReturnType<typeof readContents> | undefined
  const read = () => {
    contents ??= readContents(fragments ?? {})
    return contents
  }
  return {
    hash: cartHash,
    isKnown: !!fragments,
    get quantities() {
      return read().quantities
    },
    get count() {
      return read().count
    },
  }
}

/** The cart that the page shows. It follows every change, whoever caused it. */
export const $cart = /* @__PURE__ */ atom<CartState>(readCart(toldCart() ?? freshCopy()?.cart))

document.addEventListener('shop-islands:cart-changed', (event) => {
  const change = detailOf(event)
  $cart.set(describesCart(change.fragments) ? readCart(change) : { ...$cart.get(), hash: change.cartHash ?? '' })
})

/**
 * May a cart be shown? One that is not known reads as empty, and is empty only where the shop's cookie says so, too (decisions: Where the
 * cart is not fetched).
 */
export function isShowable({ isKnown }: CartState): boolean {
  return isKnown || isCookieEmpty()
}

/** How many pieces of a product are in the cart, or of all products together. */
export function countInCart({ count, quantities }: CartState, productId?: string): number {
  if (productId) return quantities[productId] ?? 0
  return count ?? rounded(Object.values(quantities).reduce((sum, quantity) => sum + quantity, 0))
}
