// Writes to the page by hand: opens the server's own HTML for good, as the browser does on its way to a section.
import type { ReactNode } from 'react'
import { isVisible } from '../../src/page/elements'
import { goTo } from '../../src/page/navigation'
import { scrollToElement } from '../../src/page/scroll'
import { ServerElement, useHost } from '../../src/react'
import { addressOf, fragmentOf } from './contentsMarkup'
import { contentsSettings } from './contentsSettings'
import { scrollOffset } from './scrollOffset'
import { sectionOf } from './sections'

/** Milliseconds of a smooth scroll, and of an immediate one (behaviour toc.entry.scrolls-smoothly-to-section). */
const SMOOTH = 500
const AT_ONCE = 1

/** Opens everything closed around a section, as the browser does for a link to it: `details`, and what is hidden until it is found. */
function revealSection(section: Element): void {
  for (let part: Element | null = section; part; part = part.parentElement) {
    // Its summary is always seen.
    if (part.matches('details:not([open])>:not(summary)')) part.parentElement?.setAttribute('open', '')
    if (part.matches('[hidden="until-found" i]')) {
      part.dispatchEvent(new UIEvent('beforematch', { bubbles: true }))
      part.removeAttribute('hidden')
    }
  }
}

/**
 * Changes the address's hash to that of a section, for the back button and for all that opens by it; the browser would jump to the section
 * first. What opens by it hears of the same hash again where the section was closed meanwhile.
 *
 * @param address the page's, with the section's hash: a hash alone would be that of another page where the shop has a `<base>`.
 */
function setHash({ href, hash }: URL, section: Element): void {
  const oldURL = location.href
  const isNews = location.hash !== hash
  if (isNews) history.pushState(history.state, '', href)
  if (isNews || !isVisible(section))
    window.dispatchEvent(new HashChangeEvent('hashchange', { oldURL, newURL: location.href }))
}

/** Goes where an entry leads. */
function follow(entry: Element): void {
  const section = sectionOf(entry)
  // A section that is not on this page may be on another one, or be found by the browser itself.
  if (!section) {
    goTo(addressOf(entry))
    return
  }
  const { contentsSmooth, contentsKeepsAddress } = contentsSettings()
  revealSection(section)
  // Before our own scroll, which takes the place of those that begin with it.
  if (!contentsKeepsAddress) setHash(new URL(`#${fragmentOf(entry)}`, location.href), section)
  scrollToElement(section, { offset: scrollOffset, duration: contentsSmooth ? SMOOTH : AT_ONCE, takesFocus: true })
}

/** An entry of a table of contents (behaviours toc.entry.*). */
export function ContentsEntry(): ReactNode {
  const entry = useHost()
  return <ServerElement of={entry} onClick={() => follow(entry)} />
}
