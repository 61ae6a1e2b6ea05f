/**
 * Splits a text that has a link in it: `{link}` and `{/link}` stand around what leads somewhere.
 *
 * @param unnamed what is linked where a page's own text names no part.
 * @returns what stands before the link, in it and behind it.
 */
export function aroundLink(text: string, unnamed: string): [before: string, linked: string, after: string] {
  const [before = '', linked = unnamed, after = ''] = text.split(/\{\/?link\}/)
  return [before, linked, after]
}
