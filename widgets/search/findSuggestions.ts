import { settings } from '../../src/stores/settings'
import { NetworkError } from '../../src/wire/errors'
import { fetchSuggestions, type SearchQuery, type Suggestion } from './searchCall'
import { searchSettings } from './searchSettings'

/** How many answers a page remembers, because shoppers delete and retype letters. */
const REMEMBERED = 50

/**
 * Is this how WordPress answers a call that it does not know: the theme's live search is switched off? A firewall may refuse a single text
 * with the same status.
 */
const isUnknownCall = (error: unknown) =>
  error instanceof NetworkError && error.reason === 400 && error.body.trim() === '0'

let isOff = false

/** Has the shop answered that it makes no suggestions? Then it is not asked again, which would only cost it time. */
export function hasNoSuggestions(): boolean {
  return isOff
}

const answers = new Map<string, readonly Suggestion[]>()

/** By the address, too: a page in another language, which a script has put in the place of the first, asks another. */
const queryKey = ({ text, category }: SearchQuery) => JSON.stringify([settings().ajaxUrl, category, text.toLowerCase()])

/** The earlier answer to this query, for any form of this page; `undefined` where there is none. */
export function recallSuggestions(query: SearchQuery): readonly Suggestion[] | undefined {
  return answers.get(queryKey(query))
}

/**
 * Fetches the suggestions for a query, and remembers the answer.
 *
 * @param signal aborts the request when its answer is no longer needed.
 * @throws what `fetchSuggestions` throws; nothing is remembered then.
 */
export async function findSuggestions(query: SearchQuery, signal: AbortSignal): Promise<readonly Suggestion[]> {
  const key = queryKey(query)
  const options = { timeout: searchSettings().searchTimeout, signal }
  const found = await fetchSuggestions(query, settings().ajaxUrl, options).catch((error) => {
    isOff ||= isUnknownCall(error)
    throw error
  })
  const [oldest = ''] = answers.keys()
  if (answers.size >= REMEMBERED) answers.delete(oldest)
  answers.set(key, found)
  return found
}
