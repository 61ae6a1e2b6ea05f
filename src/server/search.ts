import { BadAnswerError } from './errors'
import { type CallOptions, readJson, request } from './wire'

/** The general endpoint's name for the call (contract 10). */
const ACTION = 'flatsome_ajax_search_products'

/** What the search suggests (contract 10), checked. */
export interface Suggestion {
  /** `-1`: not a thing that was found, but a message of the server. */
  id: string
  /** The name: text in which HTML entities may stand; never HTML. */
  value: string
  /** Where it leads; not yet checked for safety. */
  url: string
  /** Address of its picture; empty where it has none. */
  img: string
  /** HTML of the shop's own server; empty where it has none. */
  price: string
}

/** What is searched for, and in which category; empty: in all. */
export interface SearchQuery {
  text: string
  category: string
}

const text = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

/** One entry of the answer; none where it has no name to show. */
function readSuggestion(entry: unknown): Suggestion[] {
  const { id, value, url, img, price } = Object(entry) as Record<string, unknown>
  const name = text(value)
  return name.trim() ? [{ id: text(id), value: name, url: text(url), img: text(img), price: text(price) }] : []
}

/**
 * Asks what the shop has for a text (behaviours search.suggest.request, search.suggest.answer-fields).
 *
 * @param ajaxUrl address of the general endpoint; it may have a query of its own.
 * @throws what `request` and `readJson` throw, and {BadAnswerError} where the answer holds no list.
 */
export async function fetchSuggestions(
  { text: asked, category }: SearchQuery,
  ajaxUrl: string,
  options: CallOptions,
): Promise<Suggestion[]> {
  const url = new URL(ajaxUrl, location.href)
  url.searchParams.set('action', ACTION)
  if (category) url.searchParams.set('product_cat', category)
  url.searchParams.set('query', asked)
  const body = await request(ACTION, url.href, { method: 'GET' }, options)
  const { suggestions } = Object(await readJson(ACTION, body)) as { suggestions?: unknown }
  // PHP writes a list with gaps as an object.
  if (!suggestions || typeof suggestions !== 'object') throw new BadAnswerError(ACTION, body.slice(0, 80))
  return Object.values(suggestions).flatMap(readSuggestion)
}
