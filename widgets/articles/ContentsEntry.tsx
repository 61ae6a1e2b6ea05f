import type { ReactNode } from 'react'
import { goTo } from '../../src/page/navigation'
import { scrollToElement } from '../../src/page/scroll'
import { ServerElement, useHost } from '../../src/react'
import { addressOf, fragmentOf } from './contentsMarkup'
import { contentsSettings } from './contentsSettings'
import { revealSection } from './revealSection'
import { scrollOffset } from './scrollOffset'
import { sectionOf } from './sections'

/** Milliseconds of a smooth scroll, and of an immediate one (behaviour toc.entry.scrolls-smoothly-to-section). */
const SMOOTH = 500
const AT_ONCE = 1

/** Changes the address's hash, for the back button and for all that opens by it; the browser would jump to the section first. */
function setHash(hash: string): void {
  const oldURL = location.href
  history.pushState(history.state, '', hash)
  dispatchEvent(new HashChangeEvent('hashchange', { oldURL, newURL: location.href }))
}

/** Goes where an entry leads. */
function follow(entry: Element): void {
  // Encoded as in the browser's own address.
  const { hash } = new URL(`#${fragmentOf(entry)}`, location.href)
  const section = sectionOf(entry)
  const { contentsSmooth, contentsKeepsAddress } = contentsSettings()
  // A section that is not on this page may be on another one, or be found by the browser itself.
  if (!section) {
    goTo(addressOf(entry))
    return
  }
  revealSection(section)
  // Before our own scroll, which takes the place of those that begin with it.
  if (!contentsKeepsAddress && location.hash !== hash) setHash(hash)
  scrollToElement(section, { offset: scrollOffset, duration: contentsSmooth ? SMOOTH : AT_ONCE, takesFocus: true })
}

/** An entry of a table of contents (behaviours toc.entry.*). */
export function ContentsEntry(): ReactNode {
  const entry = useHost()
  return <ServerElement of={entry} onClick={() => follow(entry)} />
}
