import { knownNames } from '../islands/hostIndex'
import { report } from '../page/report'
import { whenLoaded } from './whenLoaded'
import { withNearest } from './withNearest'

/** Names that were reported: of a thousand cards with one mistake the first says it. */
const told = new Set<string>()

/** Is a check on its way? It looks at the whole page, whoever asked for it. */
let isDue = false

/** Reports each name that no definition knows, once, at the first element that has it. */
function tell(): void {
  isDue = false
  for (const element of document.querySelectorAll('[data-island]')) {
    const name = element.getAttribute('data-island') as string
    if (!name || knownNames().has(name) || told.has(name)) continue
    told.add(name)
    report('island-unknown', element, withNearest(name, [...knownNames()]))
  }
}

/** Milliseconds after the page has loaded in which a theme's own definitions may still come: `shopIslands.api()` loads files first. */
const DEFINED_WITHIN = 5000

/** Reports unknown names of islands, once the page has loaded: the theme's own definitions may be in a script that comes late. */
export function checkNames(): void {
  if (isDue) return
  isDue = true
  whenLoaded(() => setTimeout(tell, DEFINED_WITHIN))
}
