import { knownNames } from '../islands/hostIndex'
import { report } from '../page/report'
import { whenLoaded } from './whenLoaded'
import { withNearest } from './withNearest'

/** Names that were reported: a mistake on a thousand cards is reported at the first one. */
const told = new Set<string>()

/** Is a check under way? One is enough, because it looks at the whole page. */
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

/** Milliseconds after the page's load within which a theme's own definitions may still come: `shopIslands.api()` loads files first. */
const DEFINED_WITHIN = 5000

/**
 * Reports unknown names in `data-island`, but only after the page has loaded: the theme's own definitions may be in a script that comes
 * late.
 */
export function checkNames(): void {
  if (isDue) return
  isDue = true
  whenLoaded(() => setTimeout(tell, DEFINED_WITHIN))
}
