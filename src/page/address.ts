/**
 * Takes an address apart. Not by `URL.canParse` or `URL.parse`, because the oldest browsers that we support have neither.
 *
 * @returns `undefined` where it is no address.
 */
export function parsedUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base)
  } catch {
    return undefined
  }
}

/** Decodes percent-encoded text; returns text that is not validly encoded, such as `#100%`, as it is. Never throws. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/**
 * Do two addresses, or two parts of addresses, name the same? Servers and browsers encode other alphabets differently: WordPress with small
 * letters, browsers with capitals.
 */
export const nameTheSame = (one: string, other: string): boolean => decoded(one) === decoded(other)

/**
 * An address without its hash: what two links to parts of one page have in common.
 *
 * @param address an element's `href`: `undefined` where it is no link, an object where it is a link in an SVG.
 */
export const withoutHash = (address: unknown): string => String(address).replace(/#.*/s, '')

/** Does an address lead to this page, or to a part of it? `address` as for `withoutHash`, absolute. */
export const isOfThisPage = (address: unknown): boolean => nameTheSame(withoutHash(address), withoutHash(location.href))

/**
 * The element that an address's hash names, found as the browser finds it: first by the id as it is written, then by the decoded id. An
 * anchor may have it as its name. Blanks, quotes and percent signs are allowed; if two elements have the same id, the first one counts.
 *
 * @param hash with its `#`; `undefined` for an element that is no link.
 */
export function namedByHash(hash: string | undefined): HTMLElement | undefined {
  const raw = hash?.slice(1)
  for (const name of raw ? [raw, decoded(raw)] : []) {
    const named =
      document.getElementById(name) ?? [...document.getElementsByName(name)].find((named) => named.matches('a'))
    if (named) return named
  }
  return undefined
}

/** The element of this page that a link leads to; `undefined` for a link to another page or to nothing that is here, and for a button. */
export function linkedPlace({ href, hash }: Partial<HTMLAnchorElement>): HTMLElement | undefined {
  return isOfThisPage(href) ? namedByHash(hash) : undefined
}

/**
 * Parameters by which the shop acts when a page is asked for: asked for again, it would add a second time (contract 1.1, 1.5, 2; plugins
 * contract 3.3).
 */
const ACTS = /^(add-to-(cart|quote)|remove_item|undo_item|order_again)$/

/** This page's address without what asks the shop to do something, such as `?add-to-cart=12`: so nothing is done a second time. */
export function addressWithoutActions(): URL {
  const address = new URL(location.href)
  for (const name of [...address.searchParams.keys()]) if (ACTS.test(name)) address.searchParams.delete(name)
  return address
}

/**
 * Loads the page again, and nothing is done a second time: the address has lost what asks for that, such as `?add-to-cart=12`, and a form
 * to which the page is the answer is not sent again, because the browser gets a replaced address by GET.
 */
export function reloadWithoutActions(): void {
  history.replaceState(history.state, '', addressWithoutActions())
  location.reload()
}
