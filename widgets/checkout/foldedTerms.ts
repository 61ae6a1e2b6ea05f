/** The terms that the shop printed folded up beside a link to them; `null` where it printed none. */
export function foldedTerms(link: Element): HTMLElement | null {
  const around = link.closest('.woocommerce-terms-and-conditions-wrapper')
  return around?.querySelector<HTMLElement>('.woocommerce-terms-and-conditions') ?? null
}
