import { decoded } from '../../src/page/address'
import { ENTRY, fragmentOf, TABLE } from './contentsMarkup'

/** The heading that an id marks: the plugin puts it on an empty element in front of the heading's text. */
const headingOf = (marked: HTMLElement) => marked.closest<HTMLElement>('h1,h2,h3,h4,h5,h6') ?? marked

/**
 * What the ids of the page mark, by the decoded id: servers print ids with literal percent signs (field notes: Values), and give headings
 * with the same text the same one.
 */
function headingsById(): Map<string, HTMLElement[]> {
  const headings = new Map<string, HTMLElement[]>()
  for (const marked of document.querySelectorAll<HTMLElement>('[id]:not([id=""])')) {
    const id = decoded(marked.id)
    const known = headings.get(id) ?? []
    // The heading itself and what is in front of its text may both have the id.
    const heading = headingOf(marked)
    if (!known.includes(heading)) headings.set(id, [...known, heading])
  }
  return headings
}

/**
 * The sections of all entries of a table: the second of two entries with the same address leads to the second heading of that name.
 * Entries whose section is not on this page are left out.
 */
export function sectionsOf(table: Element): Map<Element, HTMLElement> {
  const headings = headingsById()
  const sections = new Map<Element, HTMLElement>()
  const uses = new Map<string, number>()
  for (const entry of table.querySelectorAll(ENTRY)) {
    const id = decoded(fragmentOf(entry))
    const use = uses.get(id) ?? 0
    uses.set(id, use + 1)
    const named = headings.get(id) ?? []
    const heading = named[use] ?? named[0]
    if (heading) sections.set(entry, heading)
  }
  return sections
}

/** The section of one entry. */
export function sectionOf(entry: Element): HTMLElement | undefined {
  return sectionsOf(entry.closest(TABLE) ?? document.body).get(entry)
}
