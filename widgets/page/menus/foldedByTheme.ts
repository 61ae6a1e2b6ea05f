// Wraps the browser's styles: for a list that our own style sheet keeps open, the theme's style is read off a stand-in.

/** Classes of the entry of the current page, and of those above it: they start unfolded. */
const STARTS_OPEN = ['active', 'current-cat', 'current-cat-parent', 'current-menu-ancestor']

/** Is the list below an entry shown from the start? */
export function startsOpen(entry: Element): boolean {
  return STARTS_OPEN.some((name) => entry.classList.contains(name))
}

const isHidden = (list: Element) => getComputedStyle(list).display === 'none'

/** So the theme's styles hold what lies below an entry of any list of links out of view; other themes leave it open, or drop it down. */
const isHeldAway = (list: Element) => {
  const { position, opacity } = getComputedStyle(list)
  return position === 'fixed' && opacity === '0'
}

/**
 * Would a list be folded if the current page were not below its entry? Measured with an empty pair of the same kind, which is removed
 * before the next frame.
 */
function isFoldedElsewhere(below: Element, entry: Element, isFolded: (list: Element) => boolean): boolean {
  const twin = entry.cloneNode() as Element
  twin.classList.remove(...STARTS_OPEN)
  const list = twin.appendChild(below.cloneNode() as Element)
  entry.after(twin)
  const isFoldedThere = isFolded(list)
  twin.remove()
  return isFoldedThere
}

/** Is this part of an entry a toggle that neither the theme nor we have put there? A `span` with a text names or counts. */
const isOthersToggle = (part: Element) =>
  part.matches('i,button:not(.toggle)') || (part.matches('span') && !part.textContent)

function isFoldedBy(below: HTMLElement, isFolded: (list: Element) => boolean): boolean {
  const entry = below.parentElement as HTMLElement
  if ([...entry.children].some(isOthersToggle)) return false
  return (
    entry.matches('.has-child') || isFolded(below) || (startsOpen(entry) && isFoldedElsewhere(below, entry, isFolded))
  )
}

/**
 * Does the theme fold this list of a sidebar (decisions: Lists in sidebars), or has it been unfolded by us? In other themes such lists are
 * always open, or unfolded by a toggle that their scripts have put there: of two toggles neither would know of the other. A list that
 * starts open is tested by a stand-in, because our style sheet opens it.
 */
export function isFoldedByTheme(below: HTMLElement): boolean {
  return isFoldedBy(below, isHidden)
}

/** The same for any other list of links, whose styles hold it out of view. */
export function isHeldAwayByTheme(below: HTMLElement): boolean {
  return below.matches('.children') && isFoldedBy(below, isHeldAway)
}
