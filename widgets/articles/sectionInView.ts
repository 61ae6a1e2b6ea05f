import { scrollOffset } from './scrollOffset'
import { sectionsOf } from './sections'

/** More pixels than any page has: nothing below the line counts as out of view. */
const ENDLESS = '9999999px'

/** The entries of every table that is followed, each with its section, in its order, which is that of the page. */
const tables = new Map<Element, readonly (readonly [entry: Element, section: HTMLElement])[]>()

/** The sections whose beginning is above the line at the top of the window. */
const passed = new Set<Element>()

let observer: IntersectionObserver | undefined
let lineAt = 0

/** Does the reader see the end of a page that scrolls? Its last sections may be too short to come to the top. */
function isAtEnd(): boolean {
  const { scrollHeight, clientHeight } = document.documentElement
  return scrollY > 0 && scrollY + clientHeight >= scrollHeight - 1
}

/** Highlights, in every table, the entry of the section in view and no other (behaviour toc.entry.current-section-highlighted). */
function highlight(): void {
  const isLast = isAtEnd()
  for (const sections of tables.values()) {
    const [current] = sections.findLast(([, section]) => isLast || passed.has(section)) ?? []
    for (const [entry] of sections) {
      entry.closest('li')?.classList.toggle('active', entry === current)
      if (entry === current) entry.setAttribute('aria-current', 'true')
      else entry.removeAttribute('aria-current')
    }
  }
}

function onCrossing(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, intersectionRatio, boundingClientRect } of entries) {
    // What is not shown at all has no height.
    if (intersectionRatio < 1 && boundingClientRect.height > 0) passed.add(target)
    else passed.delete(target)
  }
  highlight()
  // A header that became fixed meanwhile moved the line.
  if (scrollOffset() !== lineAt) observe()
}

/** Watches all sections cross a line: the place at which an entry's section begins after a click on it, and one pixel. */
function observe(): void {
  observer?.disconnect()
  passed.clear()
  lineAt = scrollOffset()
  const rootMargin = `${-lineAt - 1}px ${ENDLESS} ${ENDLESS}`
  observer = new IntersectionObserver(onCrossing, { rootMargin, threshold: 1 })
  for (const sections of tables.values()) for (const [, section] of sections) observer.observe(section)
}

/**
 * Highlights the section in view in a table, from now on.
 *
 * @returns a function that stops it.
 */
export function followSections(table: Element): () => void {
  if (tables.size === 0) document.addEventListener('scrollend', highlight)
  tables.set(table, [...sectionsOf(table)])
  observe()
  return () => {
    tables.delete(table)
    observe()
    if (tables.size === 0) document.removeEventListener('scrollend', highlight)
  }
}
