import { decoded } from '../../../src/page/address'
import type { CookieName } from './ownCookies'

/** One cookie's content, by key. Which keys there are depends on the cookie (contract 12.1). */
export type TrackerRecord = Readonly<Record<string, string>>

/** What is kept of a visitor, as other scripts read it at `sbjs.get` (contract 12.1): a map for each cookie, empty where it is missing. */
export type TrackerRecords = Readonly<Record<Exclude<CookieName, 'migrations'>, TrackerRecord>>

/** The text for an empty value (behaviour attribution.value.empty-is-none). */
export const NONE = '(none)'

/** The text for a source that could not be determined (behaviour attribution.value.undetermined-source). */
export const UNDETERMINED = '(Houston, we have a problem)'

const SEPARATOR = '|||'

/**
 * The most characters that one cookie may take. Browsers drop a cookie of more than 4,096 without a word, and many servers refuse a page
 * whose cookies are longer than 8,192 together: a long address, which is stored three times, must not lock a visitor out of the shop.
 */
const LONGEST_COOKIE = 1300

/**
 * Encodes as the original tracker does (contract 12.1): six characters more than `encodeURIComponent`, which throws on a lone surrogate.
 */
export function encodeText(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '')).replace(
    /[!~*'()]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}

/** Decodes percent-escapes; those that are broken stay as they are. Never throws. */
export function decodeText(text: string): string {
  return text.replace(/%[0-7][\da-f]|(?:%[89a-f][\da-f])+/gi, decoded)
}

/**
 * Writes a record as a cookie's text, before it is encoded. A separator inside a value cuts the value off there, because the rest would be
 * read as further keys; as long as the text is too long for a cookie, the longest value is shortened.
 */
export function packRecord(record: TrackerRecord): string {
  const values = Object.entries(record).map(([key, value]) => ({ key, value: value.replace(/\|{3}.*|\|+$/s, '') }))
  for (;;) {
    const text = values.map(({ key, value }) => `${key}=${value}`).join(SEPARATOR)
    const longest = values.reduce((one, other) => (other.value.length > one.value.length ? other : one))
    if (encodeText(text).length <= LONGEST_COOKIE || !longest.value) return text
    longest.value = longest.value.slice(0, Math.floor(longest.value.length * 0.9))
  }
}

/**
 * Reads a cookie's text, decoded once: values were stored as they were in the address, so they are decoded once more (contract 12.1).
 * Invalid parts result in keys that are never read.
 */
export function readRecord(text = ''): TrackerRecord {
  const parts = text ? text.split(SEPARATOR) : []
  return Object.fromEntries(
    parts.map((part) => {
      const [key = ''] = part.split('=', 1)
      return [key, decodeText(part.slice(key.length + 1))]
    }),
  )
}
