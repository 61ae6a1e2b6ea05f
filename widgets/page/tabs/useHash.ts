import { useLayoutEffect } from 'react'
import { decoded, namedByHash } from '../../../src/page/address'
import { drawnAmong, isVisible } from '../../../src/page/elements'
import { followedLink } from '../../../src/page/followedLink'
import { scrollToElement } from '../../../src/page/scroll'
import { isShownAnew } from '../../../src/page/shownAnew'
import { useListener } from '../../../src/react'
import { ACCORDION_TITLE, TAB, TABS } from '../pageSelectors'

/** Milliseconds from opening to scrolling (contract 8.1). */
const SCROLLS_AFTER = 500

const CONTROL = `${TAB},${ACCORDION_TITLE}`

/** The reviews' tab on a product page, which has rules of its own when the page opens (behaviours product.reviews.*). */
const REVIEWS_TAB = 'body.single-product .reviews_tab a'

/** The reviews, which are opened by rules of their own, or by the theme's script: opened by both they would be closed. */
const REVIEWS = '#reviews,#tab-reviews,[data-island="reviews"]'

/** What a tab or a title shows. In older templates of the shop the list's item says it. */
const panelOf = (control: Element) =>
  control.matches(TAB)
    ? document.getElementById(control.closest('[aria-controls]')?.getAttribute('aria-controls') ?? '')
    : control.nextElementSibling

/** Is it a click that follows a link to the place that the address names already? The browser raises no `hashchange` for it. */
function isSamePlace(event: MouseEvent): boolean {
  // Not a tab itself, which is pressed to open what is named where the shop's own script has the set.
  const link = followedLink(event, 'a[href*="#"]')
  return link?.href === location.href && !link.matches(CONTROL)
}

/**
 * Opens the tab or section whose link has the address's hash, when the component is mounted and whenever the hash changes. The page scrolls
 * to the first match on it that is displayed, as page builders print a set twice, for wide screens and for phones, so that its title can be
 * seen (behaviours page.hash.*), unless the browser puts it where it was before (decisions: Where a page was scrolled to). A tab or section
 * in which there is what the hash names opens, too.
 *
 * @param controls the tabs or titles of one set, in the order of the page.
 * @param open opens the control's panel or section, unless it is open already.
 */
export function useHash(controls: readonly HTMLElement[], open: (control: HTMLElement) => void): void {
  const follow = (isStart: boolean) => {
    if (!location.hash) return
    const hash = decoded(location.hash)
    const isNamed = (control: Element) =>
      decoded((control as HTMLAnchorElement).hash ?? `#${control.id}`) === hash &&
      !(isStart && control.matches(REVIEWS_TAB))
    const named = drawnAmong([...document.querySelectorAll<HTMLElement>(CONTROL)].filter(isNamed))
    const first = named ?? namedByHash(location.hash)
    if (!first || (!named && first.closest(REVIEWS))) return
    const own = controls.filter(isNamed)
    const around = own.length > 0 ? undefined : controls.find((control) => panelOf(control)?.contains(first))
    const panel = around && panelOf(around)
    // Where that is open, the browser has gone there, or what is hidden in it is another script's to show.
    const isOurs = own.includes(first) || (panel && !named && !isVisible(panel))
    for (const control of around ? [around] : own) open(control)
    if (!isOurs || (isStart && isShownAnew())) return
    const set = first.matches(TAB) && first.closest<HTMLElement>(TABS)
    scrollToElement(set || first, { delay: SCROLLS_AFTER })
  }
  useListener(window, 'hashchange', () => follow(false))
  useListener(document, 'click', (event) => isSamePlace(event) && follow(false))
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the set wakes.
  useLayoutEffect(() => follow(true), [])
}
