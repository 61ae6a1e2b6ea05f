import * as v from 'valibot'
import { parse, usable } from '../../src/wire/parse'
import { type CallOptions, readJson, request } from '../../src/wire/request'

/** The general endpoint's name for the call (contract 10). */
const ACTION = 'flatsome_ajax_search_products'

/** A text; PHP may print a number instead. */
const printed = v.pipe(v.union([v.string(), v.number()]), v.transform(String))
/** A text that may be absent, or `false` (contract 10). */
const text = v.fallback(printed, '')

/** One suggestion (contract 10). */
const suggestion = v.object({
  /** `-1`: a message of the server rather than a result. */
  id: text,
  /** The name: text that may contain HTML entities, but not HTML. */
  value: v.pipe(printed, v.regex(/\S/)),
  /** Where it leads; not yet checked for safety. */
  url: text,
  /** Address of its picture; empty where it has none. */
  img: text,
  /** HTML of the shop's own server; empty where it has none. */
  price: text,
})

/** The answer: a list, or the object that PHP writes for a list with gaps. Entries without a name are left out. */
const answer = v.object({
  suggestions: v.pipe(
    v.union([v.array(v.unknown()), v.record(v.string(), v.unknown())]),
    v.transform((entries) => Object.values(entries).flatMap((entry) => usable(suggestion, entry))),
  ),
})

/** One entry of the answer, checked. */
export type Suggestion = v.InferOutput<typeof suggestion>

/** The text that is searched for, and the category; empty: all categories. */
export interface SearchQuery {
  text: string
  category: string
}

/**
 * Fetches the suggestions for a text (behaviours search.suggest.request, search.suggest.answer-fields).
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
  return parse(answer, ACTION, await readJson(ACTION, body)).suggestions
}
