import { goTo } from '../../src/page/navigation'
import { scrollToElement } from '../../src/page/scroll'
import { useHost, useListener } from '../../src/react'
import { addressOf, fragmentOf } from './contentsSelectors'
import { contentsSettings } from './contentsSettings'
import { scrollOffset } from './scrollOffset'
import { sectionOf } from './sections'

/** Milliseconds of a smooth scroll, and of an immediate one (behaviour toc.entry.scrolls-smoothly-to-section). */
const SMOOTH = 500
const AT_ONCE = 1

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
  // Not by setting `location`, which would jump to the section first.
  if (!contentsKeepsAddress && location.hash !== hash) history.pushState(history.state, '', hash)
  scrollToElement(section, { offset: scrollOffset, duration: contentsSmooth ? SMOOTH : AT_ONCE, takesFocus: true })
}

/** An entry of a table of contents (behaviours toc.entry.*). */
export function ContentsEntry(): null {
  const entry = useHost()
  useListener(entry, 'click', () => follow(entry))
  return null
}
