import { foldDate } from './calendarDate'
import type { Rule } from './schema'

/** A text that all rules below refuse. */
const REFUSED = 'none'

/** Rules that look at files. All others look at texts, and the library's break off at a file. */
const fileRules = new Set(['requiredfile', 'file', 'minfilesize', 'maxfilesize'])

type TextReading = (text: string, rule: Rule) => string

/**
 * Where the source asks for something else than the library does, the library is given other texts, so that its answer is the
 * source's. The rest of each rule stays its own.
 */
const textReadings: Readonly<Record<string, TextReading>> = {
  /** Real calendar dates only, in every browser (cases 51, 54). */
  date: (text) => foldDate(text) ?? REFUSED,

  /** At noon of the shopper's own day: the library asks the shopper's clock, but reads a bare date as one of Greenwich (case 80). */
  dayofweek(text) {
    const date = foldDate(text)
    return date ? `${date}T12:00` : REFUSED
  },

  /**
   * The verdict is the library's own; but it looks at each label of the domain twice, and a text of 10,000 characters can have 5,000 of
   * them. A row of sound labels between two others is as good as one.
   */
  email: (text) => text.replace(/\.(?:[a-z\d]+(?:-+[a-z\d]+)*\.)+/gi, '.several.'),

  /** One plus or none, and the digits counted as they stand: neither leading zeros nor extensions are cut off (cases 43, 44). */
  tel(text) {
    const bare = text.replace(/[()/.*#\s-]+/g, '')
    return /^\+?\d+$/.test(bare) ? bare.replace(/\d/g, '1') : REFUSED
  },

  /** The scheme decides, whatever follows it (cases 27, 32). The library knows the schemes, and reads every address of one letter. */
  url: (text) => text.replace(/^([a-z][a-z\d+.-]*:).*/is, '$1a'),

  /** Steps go down from the base as they go up (case 109). */
  stepnumber(text, rule) {
    const [value, base] = [Number.parseFloat(text), Number.parseFloat(rule.base ?? '')]
    return value < base ? String(2 * base - value) : text
  },
}

function isFile(value: FormDataEntryValue): value is File {
  return typeof value !== 'string'
}

/** Does the list take files of this MIME type, by name or, as `image/*`, by kind? Letters count as they stand, as in the library. */
function takesType(accept: readonly string[], type: string): boolean {
  return accept.some((item) => (item.endsWith('/*') ? type.startsWith(item.slice(0, -1)) : item === type))
}

/**
 * The values by which a rule is to be judged, as the source reads it (the difference to the library is told at each).
 *
 * @param values what the form has for the rule's field, without empty texts.
 * @returns the values for the library's check; `undefined` where there is nothing to check.
 */
export function readFor(rule: Rule, values: readonly FormDataEntryValue[]): FormDataEntryValue[] | undefined {
  const { accept = [] } = rule
  // A field that may stay empty is not too small (case 102).
  if (rule.rule === 'minfilesize' && !values.some(isFile)) return undefined
  // A file is what its name says or what its type says; the library asks the name alone (cases 63, 64).
  if (rule.rule === 'file') return values.filter((value) => !isFile(value) || !takesType(accept, value.type))
  if (fileRules.has(rule.rule)) return [...values]
  const texts = values.flatMap((value) => (isFile(value) ? [] : value.trim() || []))
  const reading = textReadings[rule.rule]
  return reading ? texts.map((text) => reading(text, rule)) : texts
}
