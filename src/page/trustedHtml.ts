/** The one policy through which server HTML enters the page (design: Fragments; answers: Trusted Types). */
interface HtmlPolicy {
  createHTML(html: string): string
}

interface TrustedTypesFactory {
  createPolicy(name: string, rules: HtmlPolicy): HtmlPolicy
}

let policy: HtmlPolicy | undefined

/**
 * Marks a string of server HTML as trusted, so that it may be parsed under `require-trusted-types-for 'script'`.
 *
 * @param html HTML that came from this shop's own server.
 * @returns the same HTML: a `TrustedHTML` where the browser has Trusted Types, typed as the string that DOM typings ask for.
 */
export function trustedHtml(html: string): string {
  const factory = (globalThis as { trustedTypes?: TrustedTypesFactory }).trustedTypes
  policy ??= factory?.createPolicy('shop-islands', { createHTML: (trusted) => trusted })
  return policy ? policy.createHTML(html) : html
}

/**
 * Parses server HTML leniently, as the browser would (unclosed tags, several roots, table rows without a table).
 *
 * @returns the parsed nodes; scripts among them are inert and stay so after insertion.
 */
export function parseHtml(html: string): DocumentFragment {
  const template = document.createElement('template')
  template.innerHTML = trustedHtml(html)
  return template.content
}
