import { report } from '../page/report'

/** The end of the JSON object or array that starts at `start`, or -1. Brackets inside strings do not count. */
function endOfJson(text: string, start: number): number {
  let depth = 0
  let isInString = false
  for (let index = start; index < text.length; index++) {
    const char = text[index]
    if (char === '\\' && isInString) index++
    else if (char === '"') isInString = !isInString
    else if (isInString) continue
    else if (char === '{' || char === '[') depth++
    else if ((char === '}' || char === ']') && --depth === 0) return index + 1
  }
  return -1
}

/** Does a value say so much that a server must have meant it? Lists and empty objects stand in debug output and inline scripts, too. */
function isTelling(value: unknown): boolean {
  return !Array.isArray(value) && Object.keys(value as object).length > 0
}

/**
 * Finds the first complete JSON object with something in it in a body that is not JSON as a whole, or, where there is none, the first array
 * or empty object: a server that prints its warnings puts them in front of its answer (field notes: Answers; decisions: What counts in a
 * salvaged answer). A find is reported to the author.
 *
 * @returns the parsed value, or `undefined` where the body holds none, is cut off, or is a whole page, with warnings in front of it or
 *   without: a login or maintenance page holds JSON, too.
 */
export function salvageJson(call: string, text: string): unknown {
  const page = text.search(/^\s*<html|<(!doctype|head|body)[\s>]/i)
  let found: unknown
  let searchedTo = 0
  for (const { index } of text.matchAll(/[{[]/g)) {
    if (page >= 0 && index > page) break
    // Inside of a value that was found.
    if (index < searchedTo) continue
    const end = endOfJson(text, index)
    if (end < 0) {
      // An answer that begins but is cut off: neither a part inside it nor what stands in front of it must be taken for the whole.
      if (text[index + 1] === '"') return
      continue
    }
    try {
      const value: unknown = JSON.parse(text.slice(index, end))
      searchedTo = end
      found ??= value
      if (!isTelling(value)) continue
      found = value
      break
    } catch {}
  }
  if (found !== undefined) report('answer-salvaged', null, call)
  return found
}
