import { check, fallback, object, optional, pipe, record, string, transform, unknown } from 'valibot'
import type { Fragments } from '../page/events'
import { parse, text } from './parse'
import { type CallOptions, endpointUrl, postForJson, postForm } from './request'

/** The answer of the cart's calls (contract 1.1, 1.5, 1.7), checked. */
export interface CartAnswer {
  /** As the server sent them; absent where it sent none. */
  fragments?: Fragments
  cartHash: string
  /** The server refused. */
  isError: boolean
  /** Where the shopper should go after a refusal; not yet checked for safety. Absent where the server sent none, or `false`. */
  productUrl?: string
}

/** Where and how to call the cart. */
export interface CartCall extends CallOptions {
  /** The shop's address template, with `%%endpoint%%`. */
  shopEndpoint: string
}

/** Anything that is an object is accepted, because plugins add to these answers and leave things out. */
const cartSchema = pipe(
  unknown(),
  check((answer) => !Array.isArray(answer)),
  object({
    // PHP prints an empty map as `[]`, which is read as an empty map.
    fragments: fallback(optional(record(string(), unknown())), undefined),
    cart_hash: text,
    error: optional(unknown()),
    product_url: text,
  }),
  transform(
    ({ fragments, cart_hash, error, product_url }): CartAnswer => ({
      ...(fragments && { fragments }),
      cartHash: cart_hash,
      isError: !!error,
      ...(product_url && { productUrl: product_url }),
    }),
  ),
)

async function callCart(
  endpoint: string,
  fields: Readonly<Record<string, unknown>>,
  call: CartCall,
): Promise<CartAnswer> {
  const answer = await postForJson(endpoint, endpointUrl(call.shopEndpoint, endpoint), fields, call)
  return parse(cartSchema, endpoint, answer)
}

/** Adds a product (contract 1.1). `fields` are the button's data attributes by their names in `dataset`: `data-gift-wrap` is `giftWrap`. */
export function postAddToCart(fields: Readonly<Record<string, unknown>>, call: CartCall): Promise<CartAnswer> {
  return callCart('add_to_cart', fields, call)
}

/** Removes a cart item (contract 1.5). An answer without fragments means that it was not removed. */
export function postRemoveFromCart(cartItemKey: string, call: CartCall): Promise<CartAnswer> {
  return callCart('remove_from_cart', { cart_item_key: cartItemKey }, call)
}

/** Fetches the cart's fragments (contract 1.7). `time` in epoch ms. */
export function postRefreshFragments(time: number, call: CartCall): Promise<CartAnswer> {
  return callCart('get_refreshed_fragments', { time }, call)
}

/** Sets the quantity of a cart item from the mini-cart (contract 1.5). The answer is not used: fetch the cart afterwards. */
export async function postMiniCartQuantity(
  cartItemKey: string,
  quantity: string,
  ajaxUrl: string,
  options: CallOptions,
): Promise<void> {
  const action = 'flatsome_ajax_cart_item_alter_quantity'
  await postForm(action, ajaxUrl, { action, quantity, cart_item_key: cartItemKey }, options)
}
