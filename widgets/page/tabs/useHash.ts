import { useLayoutEffect } from 'react'
import { decoded } from '../../../src/page/address'
import { scrollToElement } from '../../../src/page/scroll'
import { useListener, useNewest } from '../../../src/react'
import { ACCORDION_TITLE, TAB, TABS } from '../pageSelectors'

/** Milliseconds from opening to scrolling (contract 8.1). */
const SCROLLS_AFTER = 500

const CONTROL = `${TAB},${ACCORDION_TITLE}`

/** The reviews' tab on a product page, which has rules of its own when the page opens (behaviours product.reviews.*). */
const REVIEWS = 'body.single-product .reviews_tab>a'

/**
 * Opens the tab or section whose link has the address's hash, when the component is mounted and whenever the hash changes. The page scrolls
 * to the first match on it, so that its title can be seen (behaviours page.hash.*).
 *
 * @param controls the tabs or titles of one set, in the order of the page.
 * @param open opens the control's panel or section, unless it is open already.
 */
export function useHash(controls: readonly HTMLElement[], open: (control: HTMLElement) => void): void {
  const follow = (isStart: boolean) => {
    const hash = decoded(location.hash)
    const isNamed = (control: Element) =>
      decoded((control as HTMLAnchorElement).hash ?? `#${control.id}`) === hash &&
      !(isStart && control.matches(REVIEWS))
    const named = location.hash ? controls.filter(isNamed) : []
    for (const control of named) open(control)
    const [first] = named
    if (first && first === [...document.querySelectorAll(CONTROL)].find(isNamed))
      scrollToElement(first.closest<HTMLElement>(TABS) ?? first, { delay: SCROLLS_AFTER })
  }
  const newest = useNewest(follow)
  useListener(window, 'hashchange', () => follow(false))
  useLayoutEffect(() => newest.current(true), [])
}
