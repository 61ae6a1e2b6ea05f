import { BadAnswerError } from './errors'
import { type CallOptions, endpointUrl, postForJson, postForm } from './wire'

/** What the cart's calls answer (contract 1.1, 1.5, 1.7), checked. */
export interface CartAnswer {
  /** Server HTML by selector; absent where the server sent none. */
  fragments?: Readonly<Record<string, string>>
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

/** Checks an answer at the edge, so that nothing behind it has to. Entries of `fragments` that are no text are left out. */
function parseCartAnswer(call: string, answer: unknown): CartAnswer {
  if (!answer || typeof answer !== 'object' || Array.isArray(answer)) throw new BadAnswerError(call, answer)
  const { fragments, cart_hash, error, product_url } = answer as Record<string, unknown>
  const parsed: CartAnswer = { cartHash: typeof cart_hash === 'string' ? cart_hash : '', isError: !!error }
  if (fragments && typeof fragments === 'object') {
    parsed.fragments = Object.fromEntries(Object.entries(fragments).filter(([, html]) => typeof html === 'string'))
  }
  if (product_url && typeof product_url === 'string') parsed.productUrl = product_url
  return parsed
}

async function callCart(
  endpoint: string,
  fields: Readonly<Record<string, unknown>>,
  call: CartCall,
): Promise<CartAnswer> {
  return parseCartAnswer(endpoint, await postForJson(endpoint, endpointUrl(call.shopEndpoint, endpoint), fields, call))
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
