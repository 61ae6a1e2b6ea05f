import { check, fallback, object, optional, pipe, record, string, transform, unknown } from 'valibot'
import type { Fragments } from '../page/events'
import { parse } from './parse'
import { type CallOptions, endpointUrl, postForJson, postForm } from './request'

/** What the cart's calls answer (contract 1.1, 1.5, 1.7), checked. */
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

/** Only an answer that is no object at all is a bad one: plugins add to these answers, and leave things out. */
const cartSchema = pipe(
  unknown(),
  check((answer) => !Array.isArray(answer)),
  object({
    // PHP makes a list of an empty map, which is read as one.
    fragments: fallback(optional(record(string(), unknown())), undefined),
    cart_hash: fallback(string(), ''),
    error: optional(unknown()),
    product_url: fallback(string(), ''),
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
  return parse(
    cartSchema,
    endpoint,
    await postForJson(endpoint, endpointUrl(call.shopEndpoint, endpoint), fields, call),
  )
}

/** Adds a product (contract 1.1). `fields` are the button's data attributes under their own names. */
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

/** Sets the quantity of a cart item from inside the mini-cart (contract 1.5). The answer is of no use: the cart is fetched anew. */
export async function postMiniCartQuantity(
  cartItemKey: string,
  quantity: string,
  ajaxUrl: string,
  options: CallOptions,
): Promise<void> {
  const action = 'flatsome_ajax_cart_item_alter_quantity'
  await postForm(action, ajaxUrl, { action, quantity, cart_item_key: cartItemKey }, options)
}
