// Wraps the browser's IntersectionObserver: which section of an article is in view.
import { scrollOffset } from './scrollOffset'
import { sectionsOf } from './sections'

/** More pixels than any page has: nothing below the line counts as out of view. */
const ENDLESS = '9999999px'

/** A table that is followed. */
interface Followed {
  /** Its entries, each with its section, in the order of the page. */
  sections: readonly (readonly [entry: Element, section: HTMLElement])[]
  onChange(current: Element | undefined): void
}

const followed = new Set<Followed>()

/** The sections that begin above the line at the top of the window. */
const passed = new Set<Element>()

let observer: IntersectionObserver | undefined
let lineAt = 0

/** What tells that the page has been scrolled to its end: Safari before 26.2 does not say when scrolling is over. */
const SCROLLED = window.onscrollend === undefined ? 'scroll' : 'scrollend'

/** Does the reader see the end of a page that scrolls? Its last sections may be too short to come to the top. */
function isAtEnd(): boolean {
  const { scrollHeight, clientHeight } = document.documentElement
  return scrollY > 0 && scrollY + clientHeight >= scrollHeight - 1
}

/** Tells every table the entry of the section in view. */
function tell(): void {
  const isLast = isAtEnd()
  for (const { sections, onChange } of followed) {
    const [current] = sections.findLast(([, section]) => isLast || passed.has(section)) ?? []
    onChange(current)
  }
}

function onCrossing(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, intersectionRatio, boundingClientRect } of entries) {
    // A section that is hidden has no height and does not count.
    if (intersectionRatio < 1 && boundingClientRect.height > 0) passed.add(target)
    else passed.delete(target)
  }
  tell()
  // If the header has become fixed meanwhile, the line has moved.
  if (scrollOffset() !== lineAt) observe()
}

/** Watches all sections for crossing a line: one pixel below where a section begins after a click on its entry. */
function observe(): void {
  observer?.disconnect()
  passed.clear()
  lineAt = scrollOffset()
  const rootMargin = `${-lineAt - 1}px ${ENDLESS} ${ENDLESS}`
  observer = new IntersectionObserver(onCrossing, { rootMargin, threshold: 1 })
  for (const { sections } of followed) for (const [, section] of sections) observer.observe(section)
}

/**
 * Follows which section is in view (behaviour toc.entry.current-section-highlighted).
 *
 * @param onChange gets the table's entry of that section; `undefined` above the first section. It may be called several times with the same
 *   entry.
 * @returns a function that stops it.
 */
export function followSections(table: Element, onChange: Followed['onChange']): () => void {
  const entry: Followed = { sections: [...sectionsOf(table)], onChange }
  if (followed.size === 0) document.addEventListener(SCROLLED, tell, { passive: true })
  followed.add(entry)
  observe()
  return () => {
    followed.delete(entry)
    observe()
    if (followed.size === 0) document.removeEventListener(SCROLLED, tell)
  }
}
