import { namedByHash } from '../../src/page/address'

/** A link to terms that are hidden in the page (contract 9.2). */
export const TERMS_LINK = 'a[data-island="terms"],a[href="#terms-and-conditions-lightbox"]'

/** The hidden terms that a link's hash names, in any alphabet; `undefined` where the page has none. */
export function termsOf(link: HTMLElement): HTMLElement | undefined {
  return namedByHash((link as HTMLAnchorElement).hash)
}

/** The terms that the shop printed folded up beside a link to them; `null` where it printed none. */
export function foldedTerms(link: Element): HTMLElement | null {
  const around = link.closest('.woocommerce-terms-and-conditions-wrapper')
  return around?.querySelector<HTMLElement>('.woocommerce-terms-and-conditions') ?? null
}
