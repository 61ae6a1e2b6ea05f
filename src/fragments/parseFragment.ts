import { attempt } from '../page/callbacks'
import { parseHtml } from '../page/trustedHtml'

/**
 * Parses a fragment as it will stand in the page: where the browser cannot draw every emoji, WordPress puts pictures in their places. It
 * does so for elements that are inserted, but a swap writes into texts that are there: the flags in a product's name would be letters from
 * then on, and each cart would differ from what is shown.
 */
export function parseFragment(html: string): DocumentFragment {
  const sent = parseHtml(html)
  // Text around the roots is no element's: what is in a place without elements stays text.
  for (const root of sent.children) attempt(() => window.wp?.emoji?.parse(root))
  return sent
}
