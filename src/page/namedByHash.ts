import { decoded } from './decoded'

/**
 * The element that an address names, found as the browser finds it: by the id as it is written, then by the id that it encodes. Names
 * with blanks, quotes and percent signs are names like others; of two elements with one name it is the first.
 *
 * @param hash with its `#`.
 */
export function namedByHash(hash: string): HTMLElement | undefined {
  const raw = hash.slice(1)
  for (const name of raw ? [raw, decoded(raw)] : []) {
    const named = document.getElementById(name) ?? document.getElementsByName(name)[0]
    if (named) return named
  }
  return undefined
}
