import { decodeEntities } from '../../src/page/htmlText'
import type { Suggestion } from './searchCall'

/** The name of a suggestion as the shopper reads it: with entities decoded; what looks like a tag stays text (contract 10). */
export function nameOf({ value }: Suggestion): string {
  return decodeEntities(value).normalize()
}

/** Is it a message of the server, rather than a result (behaviour search.suggest.id-minus-1-does-nothing)? */
export function isMessage({ id }: Suggestion): boolean {
  return id === '-1'
}

/** A pattern that finds a text anywhere in another, ignoring case. */
function finder(text: string): RegExp {
  return new RegExp(`(${text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')})`, 'giu')
}

/**
 * A letter that keeps its meaning without its marks. In Thai, Hindi or Arabic marks are vowels, and й, が and か are letters of their own.
 */
const ACCENTED = /([\p{Script=Latin}\p{Script=Greek}])\p{M}+/gu

/** Letters that Unicode does not take apart, and what is typed for them. */
const TYPED: Readonly<Record<string, string>> = { đ: 'd', ł: 'l', ø: 'o', ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe' }
const LETTER = new RegExp(`[${Object.keys(TYPED).join('')}]`, 'g')

/** A text without case and accents, which the databases of most shops do not tell apart either. */
function plain(text: string): string {
  const bare = text.normalize('NFD').replace(ACCENTED, '$1')
  // Put together again what is left, so that no letter is found in another one.
  return bare
    .normalize()
    .toLowerCase()
    .replace(LETTER, (letter) => TYPED[letter] ?? letter)
}

/**
 * Does the name contain the text, whatever the accents? They come last when Vietnamese is typed: on the way to "quần" the field says
 * "qua" and "quâ".
 */
export function fits(suggestion: Suggestion, text: string): boolean {
  return !isMessage(suggestion) && plain(nameOf(suggestion)).includes(plain(text))
}

/**
 * The name, split where it matches the text (behaviour search.suggest.shows-name-with-match-bold).
 *
 * @returns the parts that do not match and those that do, by turns; the first one does not, and may be empty.
 */
export function splitAtMatches(suggestion: Suggestion, text: string): string[] {
  return nameOf(suggestion).split(finder(text))
}
