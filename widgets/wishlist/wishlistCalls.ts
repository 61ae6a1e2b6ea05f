import * as v from 'valibot'
import { readWishlistData } from '../../src/stores/wishlist/wishlistData'
import { BadAnswerError } from '../../src/wire/errors'
import { parse } from '../../src/wire/parse'
import { type CallOptions, readJson, request } from '../../src/wire/request'

/** An invalid value counts as absent. */
const useful = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.optional(v.fallback(v.optional(schema), undefined as never))
const filled = v.pipe(v.string(), v.regex(/./))
const text = useful(filled)
/** A boolean, which PHP writes in many ways. */
const flag = v.optional(v.pipe(v.unknown(), v.transform(Boolean)))

/** The answer of the wishlist's calls (plugins contract 2.3, 2.4). */
const answer = v.object({
  /** HTML for a pop-up. */
  msg: text,
  /** False after a successful removal too. */
  status: flag,
  removed: flag,
  make_remove: flag,
  /** Where the shopper should go; not yet checked for safety. */
  redirect: text,
  force_redirect: text,
  /** What the server did. */
  action: text,
  /** HTML that replaces the shown wishlist; for an emptied list it may be empty. If it is absent, the page keeps what it shows. */
  content: useful(v.string()),
  wishlists_data: v.optional(v.pipe(v.unknown(), v.transform(readWishlistData))),
  wishlist: useful(v.object({ share_key: filled })),
})

/** An answer, checked. Its keys are in the order in which they came, because they are acted on in that order. */
export type WishlistAnswer = {
  [Key in keyof v.InferOutput<typeof answer>]?: NonNullable<v.InferOutput<typeof answer>[Key]>
}

/** Does an answer lead to another page? */
export function leadsElsewhere({ redirect, force_redirect }: WishlistAnswer): boolean {
  return !!(redirect || force_redirect)
}

/**
 * Does the shopper learn from an answer what became of the call: by a message, or by where it leads? A refusal without that is a failure.
 */
export function tellsShopper(answer: WishlistAnswer): boolean {
  return !!answer.msg || leadsElsewhere(answer)
}

/** Where and how to call the wishlist. */
interface WishlistCall extends CallOptions {
  url: string
}

/** Fields of a call. A list is sent as `name[]`, once per entry, as PHP reads lists; `undefined` is not sent. */
export type WishlistFields = Readonly<Record<string, string | number | readonly string[] | undefined>>

/** A body as it came, in which other plugins look for fields of their own: an object, or the HTML of a message. */
export type WishlistReply = object | string

/** Reads a reply by the schema, and restores the server's order of the keys. */
export function readReply(reply: WishlistReply): WishlistAnswer {
  if (typeof reply === 'string') return { msg: reply }
  const fields = new Map(Object.entries(parse(answer, 'wishlist', reply)))
  const known = Object.keys(reply).map((key) => [key, fields.get(key)] as const)
  return Object.fromEntries(known.filter(([, value]) => value !== undefined))
}

/**
 * Reads the body of an answer. A body that is not JSON is the HTML of a message (plugins contract 2.3), unless it is empty or a whole page:
 * a login page, an error page, or a page of a shop without the plugin.
 */
async function readBody(call: string, body: string): Promise<WishlistReply> {
  const trimmed = body.trim()
  if (!trimmed || /^<(!doctype|html)/i.test(trimmed)) throw new BadAnswerError(call, trimmed.slice(0, 80))
  if (!/^["{[\d]|\{\s*"/.test(trimmed)) return trimmed
  const said = await readJson(call, trimmed)
  // Arrays are objects, too, but not valid here.
  if (!said || Array.isArray(said) || !/string|object/.test(typeof said)) throw new BadAnswerError(call, said)
  return said
}

/**
 * Adds a product to a wishlist, or removes it (plugins contract 2.3): a multipart post to the page itself.
 *
 * @throws what `request` and `readJson` throw, and {BadAnswerError} where the answer is empty, a whole page, or otherwise invalid.
 */
export async function postWishlistProduct(body: FormData, { url, ...options }: WishlistCall): Promise<WishlistReply> {
  const call = 'add_to_wishlist'
  return readBody(call, await request(call, url, { body }, options))
}

/**
 * Makes a call of the wishlist page, or fetches the data (plugins contract 2.4). The nonce is sent as field and as header.
 *
 * @throws what `request` and `readJson` throw, and {BadAnswerError} where the answer is empty, a whole page, or otherwise invalid.
 */
export async function postWishlistAction(
  fields: WishlistFields,
  nonce: string,
  { url, ...options }: WishlistCall,
): Promise<WishlistReply> {
  const call = `tinvwl ${fields['tinvwl-action']}`
  const body = new URLSearchParams()
  for (const [name, value] of Object.entries({ ...fields, 'tinvwl-security': nonce })) {
    if (Array.isArray(value)) for (const entry of value) body.append(`${name}[]`, entry)
    else if (value !== undefined) body.append(name, String(value))
  }
  const headers = { 'X-Requested-With': 'XMLHttpRequest', 'X-WP-Nonce': nonce }
  return readBody(call, await request(call, url, { body, headers }, options))
}

/** Asks the theme for the number of products in the wishlist (source section 7). */
export async function postWishlistCount({ url, ...options }: WishlistCall): Promise<number> {
  const call = 'flatsome_update_wishlist_count'
  const said = await request(call, url, { body: new URLSearchParams({ action: call }) }, options)
  const count = Number.parseInt(said.trim(), 10)
  if (!(count >= 0)) throw new BadAnswerError(call, said.slice(0, 80))
  return count
}
