import { decodeEntities } from '../../src/page/htmlText'
import type { Suggestion } from './searchCall'

/**
 * The name of a suggestion as the shopper reads it: entities decoded, and what looks like a tag left as the text that it is (contract 10).
 */
export function nameOf({ value }: Suggestion): string {
  return decodeEntities(value).normalize()
}

/** Is it a message of the server, rather than something that was found (behaviour search.suggest.id-minus-1-does-nothing)? */
export function isMessage({ id }: Suggestion): boolean {
  return id === '-1'
}

/** Finds a text wherever it stands in another, in capitals or not. */
function finder(text: string): RegExp {
  return new RegExp(`(${text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')})`, 'giu')
}

/** Does the name hold the text? */
export function fits(suggestion: Suggestion, text: string): boolean {
  return !isMessage(suggestion) && finder(text).test(nameOf(suggestion))
}

/**
 * The name, cut where it matches the text (behaviour search.suggest.shows-name-with-match-bold).
 *
 * @returns what does not match and what does in turn; the first does not, and may be empty.
 */
export function splitAtMatches(suggestion: Suggestion, text: string): string[] {
  return nameOf(suggestion).split(finder(text))
}
