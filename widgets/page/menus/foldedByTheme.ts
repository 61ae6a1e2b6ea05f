// Wraps the browser's styles: what they say of a list that our own style sheet holds open, only another one in its place tells.

/** The entry that leads to the page that is open, and those above it, start unfolded. */
const STARTS_OPEN = ['active', 'current-cat', 'current-cat-parent', 'current-menu-ancestor']

/** Does what lies below an entry show from the start, as nobody has folded it yet? */
export function startsOpen(entry: Element): boolean {
  return STARTS_OPEN.some((name) => entry.classList.contains(name))
}

const isHidden = (list: Element) => getComputedStyle(list).display === 'none'

/** Would a list be folded if the open page were not below its entry? An empty pair of the same kind stands beside them meanwhile; no frame shows it. */
function isFoldedElsewhere(below: Element, entry: Element): boolean {
  const twin = entry.cloneNode() as Element
  twin.classList.remove(...STARTS_OPEN)
  const list = twin.appendChild(below.cloneNode() as Element)
  entry.after(twin)
  const isFolded = isHidden(list)
  twin.remove()
  return isFolded
}

/**
 * Does the theme fold this list of a sidebar (decisions: Lists in sidebars), or has it been unfolded by us? Another theme's are open for
 * good. One that starts open is asked for as if it did not, for our style sheet opens it.
 */
export function isFoldedByTheme(below: HTMLElement): boolean {
  const entry = below.parentElement as HTMLElement
  return entry.matches('.has-child') || isHidden(below) || (startsOpen(entry) && isFoldedElsewhere(below, entry))
}
