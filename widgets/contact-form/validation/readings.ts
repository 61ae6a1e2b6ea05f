import type { Rule } from './schema'

/** A text that each of the rules below refuses. */
const REFUSED = 'none'

/** Rules about files. All others are about texts, and the library's implementations fail on a file. */
const fileRules = new Set(['requiredfile', 'file', 'minfilesize', 'maxfilesize'])

/**
 * Moves a day into the years 2400 to 2799: the calendar repeats every 400 years, with its leap years and days of the week. Browsers differ
 * in how they read years of more than four digits and days such as 31 February, and historical time zones had odd offsets.
 *
 * @param text a date as `YYYY-MM-DD`; the year may have more digits.
 * @returns the day as `YYYY-MM-DD`; `undefined` where the text is no date, or the calendar has no such day.
 */
function foldDate(text: string): string | undefined {
  const [, year = '', month, day] = /^(\d{4,})-(\d\d)-(\d\d)$/.exec(text) ?? []
  // There is no year 0.
  if (!/[1-9]/.test(year)) return undefined
  const foldedYear = 2400 + (Number(year.slice(-4)) % 400)
  const found = new Date(Date.UTC(foldedYear, Number(month) - 1, Number(day))).toISOString().slice(0, 10)
  // A day that is not in the calendar runs over into another month.
  return found === `${foldedYear}-${month}-${day}` ? found : undefined
}

type TextReading = (text: string, rule: Rule) => string

/**
 * Where the source reads a rule differently from the library, the library gets other texts, so that its result is that of the source.
 * Everything else about each rule stays the library's.
 */
const textReadings: Readonly<Record<string, TextReading>> = {
  /** Real calendar dates only, in every browser (cases 51, 54). */
  date: (text) => foldDate(text) ?? REFUSED,

  /** As noon in the shopper's time zone: the library uses the local day of the week, but parses a bare date as UTC (case 80). */
  dayofweek(text) {
    const date = foldDate(text)
    return date ? `${date}T12:00` : REFUSED
  },

  /**
   * The result is the library's, but its pattern visits each label of the domain twice, and a text of 10,000 characters can have 5,000 of
   * them. A row of valid labels between two others is equivalent to a single one.
   */
  email: (text) => text.replace(/\.(?:[a-z\d]+(?:-+[a-z\d]+)*\.)+/gi, '.several.'),

  /** At most one plus, and all digits count: neither leading zeros nor extensions are cut off (cases 43, 44). */
  tel(text) {
    const bare = text.replace(/[()/.*#\s-]+/g, '')
    return /^\+?\d+$/.test(bare) ? bare.replace(/\d/g, '1') : REFUSED
  },

  /**
   * Only the scheme decides, whatever follows it (cases 27, 32). The library knows the schemes, and accepts any address with one letter
   * after the scheme.
   */
  url: (text) => text.replace(/^([a-z][a-z\d+.-]*:).*/is, '$1a'),

  /** Steps go down from the base as well as up (case 109). */
  stepnumber(text, rule) {
    const value = Number.parseFloat(text)
    const base = Number.parseFloat(rule.base ?? '')
    return value < base ? String(2 * base - value) : text
  },
}

function isFile(value: FormDataEntryValue): value is File {
  return typeof value !== 'string'
}

/** Does the list accept files of this MIME type, by its name or, as `image/*`, by its kind? It is case-sensitive, like the library. */
function takesType(accept: readonly string[], type: string): boolean {
  return accept.some((item) => (item.endsWith('/*') ? type.startsWith(item.slice(0, -1)) : item === type))
}

/**
 * The values by which a rule is checked as the source reads it. How the source differs from the library is said at each rule.
 *
 * @param values the form's values for the rule's field, without empty texts.
 * @returns the values for the library's check; `undefined` where there is nothing to check.
 */
export function readFor(rule: Rule, values: readonly FormDataEntryValue[]): FormDataEntryValue[] | undefined {
  const { accept = [] } = rule
  // An empty field that may be empty is not too small (case 102).
  if (rule.rule === 'minfilesize' && !values.some(isFile)) return undefined
  // A file is accepted by its name or by its type; the library checks the name alone (cases 63, 64).
  if (rule.rule === 'file') return values.filter((value) => !isFile(value) || !takesType(accept, value.type))
  if (fileRules.has(rule.rule)) return [...values]
  const texts = values.flatMap((value) => (isFile(value) ? [] : value.trim() || []))
  const reading = textReadings[rule.rule]
  return reading ? texts.map((text) => reading(text, rule)) : texts
}
