import type { Island } from '../../src/islands/island'
import { TOGGLE } from './contentsHooks'
import { listOf, restore } from './contentsTable'
import { followSections } from './sectionInView'

let listCount = 0

/** A table of contents at rest: as the reader left it, with the section in view highlighted (behaviours toc.*). */
export function attachTable({ host: table }: Island): () => void {
  const list = listOf(table)
  if (list) {
    listCount += 1
    list.id ||= `shop-islands-contents-${listCount}`
    for (const toggle of table.querySelectorAll(TOGGLE)) {
      toggle.setAttribute('aria-controls', list.id)
      // A title that can be clicked stays text: the link beside it does the same.
      if (toggle.matches('a')) toggle.setAttribute('role', 'button')
    }
  }
  restore(table)
  return followSections(table)
}
