import { decoded } from './decoded'

/**
 * The element that an address's hash names, found as the browser finds it: first by the id as it is written, then by the decoded id.
 * Blanks, quotes and percent signs are allowed; if two elements have the same id, the first one counts.
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
