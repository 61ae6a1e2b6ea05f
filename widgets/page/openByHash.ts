import { scrollToElement } from '../../src/page/scroll'
import { ACCORDION_TITLE, TAB, TABS } from './panelHooks'

/** Milliseconds from opening to scrolling (contract 8.1). */
const SCROLLS_AFTER = 500

/** What the shop's page serves by rules of its own when it starts (behaviours product.reviews.*). */
const REVIEWS = 'body.single-product .reviews_tab>a'

/**
 * Opens the tabs and sections that the address names: its hash is that of their own link. The page scrolls to the first of them, so
 * that its title can be seen.
 *
 * @param isStart the page was opened with this hash.
 */
export function openByHash(isStart: boolean): void {
  const { hash } = location
  if (!hash) return
  let scrollsTo: HTMLElement | undefined
  for (const control of document.querySelectorAll<HTMLAnchorElement>(`${TAB},${ACCORDION_TITLE}`)) {
    if (control.hash !== hash || (isStart && control.matches(REVIEWS))) continue
    // A second click would close a section.
    if (!control.matches('.accordion-title.active')) control.click()
    scrollsTo ??= control.closest<HTMLElement>(TABS) ?? control
  }
  if (scrollsTo) scrollToElement(scrollsTo, { delay: SCROLLS_AFTER })
}
