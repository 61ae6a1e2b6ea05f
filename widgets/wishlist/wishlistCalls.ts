import { isObject, readWishlistData, type WishlistData } from '../../src/stores/wishlist/wishlistData'
import { BadAnswerError } from '../../src/wire/errors'
import { type CallOptions, readJson, request } from '../../src/wire/request'

/** What the wishlist's calls answer (contract 2.3, 2.4), checked. The keys stand in the order in which they came: so they are acted on. */
export interface WishlistAnswer {
  /** HTML for a pop-up. */
  msg?: string
  /** False after a successful removal too. */
  status?: boolean
  removed?: boolean
  make_remove?: boolean
  /** Where the shopper should go; not yet checked for safety. */
  redirect?: string
  force_redirect?: string
  /** What the server did. */
  action?: string
  /** HTML that takes the place of the wishlist shown. */
  content?: string
  wishlists_data?: WishlistData
  wishlist?: { share_key: string }
}

/** Where and how to call the wishlist. */
export interface WishlistCall extends CallOptions {
  url: string
}

/** Fields of a call; a list goes out as `name[]`, once per entry, as PHP reads lists; `undefined` not at all. */
export type WishlistFields = Readonly<Record<string, string | number | readonly string[] | undefined>>

const text = (value: unknown) => (typeof value === 'string' && value) || undefined

/** How the keys are read; `undefined` for what is of no use. */
const readers: { [Key in keyof WishlistAnswer]-?: (value: unknown) => WishlistAnswer[Key] | undefined } = {
  msg: text,
  status: Boolean,
  removed: Boolean,
  make_remove: Boolean,
  redirect: text,
  force_redirect: text,
  action: text,
  // An emptied list may be empty HTML; without a text the page keeps what it shows.
  content: (value) => (typeof value === 'string' ? value : undefined),
  wishlists_data: readWishlistData,
  wishlist(value) {
    const key = isObject(value) && text(value['share_key'])
    return key ? { share_key: key } : undefined
  },
}

const isKnown = (key: string): key is keyof WishlistAnswer => Object.hasOwn(readers, key)

function checkAnswer(call: string, answer: unknown): WishlistAnswer {
  if (!isObject(answer)) throw new BadAnswerError(call, answer)
  const checked = Object.keys(answer)
    .filter(isKnown)
    .map((key) => [key, readers[key](answer[key])] as const)
  return Object.fromEntries(checked.filter(([, value]) => value !== undefined))
}

/**
 * Reads the body of an answer at the edge. A body that is no JSON is the HTML of a message (contract 2.3), unless it is empty or a
 * whole page: of a login, an error, or the shop without its wishlist.
 */
async function readAnswer(call: string, body: string): Promise<WishlistAnswer> {
  const trimmed = body.trim()
  if (!trimmed || /^<(!doctype|html)/i.test(trimmed)) throw new BadAnswerError(call, trimmed.slice(0, 80))
  if (!/^["{[\d]|\{\s*"/.test(trimmed)) return { msg: trimmed }
  const answer = await readJson(call, trimmed)
  return typeof answer === 'string' ? { msg: answer } : checkAnswer(call, answer)
}

/**
 * Adds a product to a wishlist, or removes it (contract 2.3): a multipart post to the page itself.
 *
 * @throws what `request` and `readJson` throw.
 */
export async function postWishlistProduct(body: FormData, { url, ...options }: WishlistCall): Promise<WishlistAnswer> {
  const call = 'add_to_wishlist'
  return readAnswer(call, await request(call, url, { body }, options))
}

/**
 * Makes a call of the wishlist page, or fetches the data (contract 2.4). The nonce goes out as field and as header.
 *
 * @throws what `request` and `readJson` throw.
 */
export async function postWishlistAction(
  fields: WishlistFields,
  nonce: string,
  { url, ...options }: WishlistCall,
): Promise<WishlistAnswer> {
  const call = `tinvwl ${fields['tinvwl-action']}`
  const body = new URLSearchParams()
  for (const [name, value] of Object.entries({ ...fields, 'tinvwl-security': nonce })) {
    if (Array.isArray(value)) for (const entry of value) body.append(`${name}[]`, entry)
    else if (value !== undefined) body.append(name, String(value))
  }
  const headers = { 'X-Requested-With': 'XMLHttpRequest', 'X-WP-Nonce': nonce }
  return readAnswer(call, await request(call, url, { body, headers }, options))
}

/** Asks the theme how many products are in the wishlist (source section 7). */
export async function postWishlistCount({ url, ...options }: WishlistCall): Promise<number> {
  const call = 'flatsome_update_wishlist_count'
  const answer = await request(call, url, { body: new URLSearchParams({ action: call }) }, options)
  const count = Number.parseInt(answer.trim(), 10)
  if (!(count >= 0)) throw new BadAnswerError(call, answer.slice(0, 80))
  return count
}
