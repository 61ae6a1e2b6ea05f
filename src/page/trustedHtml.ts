const asItStands = (trusted: string) => trusted
const rules: TrustedTypePolicy = { createHTML: asItStands, createScriptURL: asItStands }
/** The one policy through which server HTML and scripts enter the page (decisions: One policy for all server HTML). */
let policy: TrustedTypePolicy | undefined
let isRefused = false

/**
 * Does the page's Content-Security-Policy refuse our policy? Then everything is tried without one, because the page may not require any.
 */
export const isPolicyRefused = () => isRefused

function trust(rule: keyof TrustedTypePolicy, text: string): string {
  const factory = globalThis.trustedTypes
  try {
    policy ??= factory?.createPolicy('shop-islands', rules)
  } catch {
    isRefused = true
    policy = rules
  }
  return policy ? policy[rule](text) : text
}

/**
 * Marks a string of server HTML as trusted, so that it may be parsed under `require-trusted-types-for 'script'`.
 *
 * @param html HTML that came from this shop's own server.
 * @returns the same HTML: a `TrustedHTML` where the browser has Trusted Types, typed as the string that DOM typings ask for.
 */
export function trustedHtml(html: string): string {
  return trust('createHTML', html)
}

/**
 * Marks the address of a script as trusted, as `trustedHtml` marks HTML.
 *
 * @param url an address that the theme author set; never one out of an answer.
 */
export function trustedScriptUrl(url: string): string {
  return trust('createScriptURL', url)
}

function parse(html: string): DocumentFragment {
  const template = document.createElement('template')
  template.innerHTML = trustedHtml(html)
  return template.content
}

/** Does the browser parse what is in `<noscript>` as elements? Asked once, when it first matters. */
let parsesNoscript: boolean | undefined

/** What is in `<noscript>`, between its tags; and, to be passed over, comments and scripts, which may speak of such tags. */
const NOSCRIPT = /<!--.*?-->|<script\b.*?<\/script|(<noscript\b[^>]*>)(.*?)(?=<\/noscript)/gis

/**
 * Parses server HTML leniently, as the browser would (unclosed tags, several roots, table rows without a table). What is in `<noscript>` is
 * text, as in the page itself: most browsers parse it as elements here, and pictures among them would be loaded on the page.
 *
 * @returns the parsed nodes; scripts among them are inert and stay so after insertion.
 */
export function parseHtml(html: string): DocumentFragment {
  const asText = (all: string, tag?: string, content = '') =>
    tag ? tag + content.replaceAll('&', '&amp;').replaceAll('<', '&lt;') : all
  if (!/<noscript/i.test(html)) return parse(html)
  parsesNoscript ??= !!parse('<noscript><br></noscript>').querySelector('br')
  return parse(parsesNoscript ? html.replace(NOSCRIPT, asText) : html)
}
