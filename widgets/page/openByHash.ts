import { scrollToElement } from '../../src/page/scroll'
import { ACCORDION_TITLE, TAB, TABS } from './panelHooks'

/** Milliseconds from opening to scrolling (contract 8.1). */
const SCROLLS_AFTER = 500

/** What the shop's page serves by rules of its own when it starts (behaviours product.reviews.*). */
const REVIEWS = 'body.single-product .reviews_tab>a'

/**
 * Opens the tabs or sections of a set that the address names: its hash is that of their own link. The page scrolls to the first on it,
 * so that its title can be seen.
 *
 * @param isStart the page was opened with this hash.
 */
export function openByHash(set: HTMLElement, isStart: boolean): void {
  const { hash } = location
  if (!hash) return
  const named = [...document.querySelectorAll<HTMLAnchorElement>(`${TAB},${ACCORDION_TITLE}`)].filter(
    (control) => control.hash === hash && !(isStart && control.matches(REVIEWS)),
  )
  const [first] = named
  for (const control of named) {
    // A second click would close a section.
    if (set.contains(control) && !control.matches('.accordion-title.active')) control.click()
  }
  if (first && set.contains(first)) scrollToElement(first.closest<HTMLElement>(TABS) ?? first, { delay: SCROLLS_AFTER })
}
