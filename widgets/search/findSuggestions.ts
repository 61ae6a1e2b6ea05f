import { settings } from '../../src/stores/settings'
import { NetworkError } from '../../src/wire/errors'
import { fetchSuggestions, type SearchQuery, type Suggestion } from './searchCall'
import { searchSettings } from './searchSettings'

/** How many answers a page remembers: shoppers go back and forth within a few words. */
const REMEMBERED = 50

/** What WordPress answers to a call that it does not know: the theme's live search is switched off. */
const UNKNOWN_CALL = 400

let isOff = false

/** Has the shop said that it makes no suggestions? Another question would only cost it another page's work. */
export function hasNoSuggestions(): boolean {
  return isOff
}

const answers = new Map<string, readonly Suggestion[]>()

const keyOf = ({ text, category }: SearchQuery) => JSON.stringify([category, text.toLowerCase()])

/** What the shop has answered to this query before, in any form of this page; `undefined` where it was not asked. */
export function recallSuggestions(query: SearchQuery): readonly Suggestion[] | undefined {
  return answers.get(keyOf(query))
}

/**
 * Asks the shop what it has for a query, and remembers the answer.
 *
 * @param signal gives the request up: nobody waits for it any more.
 * @throws what `fetchSuggestions` throws; nothing is remembered then.
 */
export async function findSuggestions(query: SearchQuery, signal: AbortSignal): Promise<readonly Suggestion[]> {
  const options = { timeout: searchSettings().searchTimeout, signal }
  const found = await fetchSuggestions(query, settings().ajaxUrl, options).catch((error) => {
    isOff ||= error instanceof NetworkError && error.reason === UNKNOWN_CALL
    throw error
  })
  const [oldest = ''] = answers.keys()
  if (answers.size >= REMEMBERED) answers.delete(oldest)
  answers.set(keyOf(query), found)
  return found
}
