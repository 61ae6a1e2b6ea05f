import { keysOf, OUTLET } from './domainKeys'
import { isInitializedElsewhere } from './initializedElsewhere'
import { keepFieldIds } from './keepFieldIds'
import { kindOf, planMorph, type Write } from './morph'

/** The place without its content, or with a text for it; out of sight where that is blank. */
function withText(place: Element, text: string): Element {
  const bare = place.cloneNode() as HTMLElement
  bare.textContent = text
  // Not `hidden`: a theme's `display` for its badges would win over that.
  bare.style.display = text ? '' : 'none'
  return bare
}

/**
 * What a fragment puts into a place: its elements. A fragment without elements puts its text there, or empties the place if it has none:
 * a badge that has nothing left to count. The place itself stays, so that the next fragment finds it (decisions: A fragment without an
 * element).
 *
 * @param place is only read.
 * @param sent the parsed fragment.
 */
function rootsFor(place: Element, { children, textContent }: DocumentFragment): Element[] {
  return children.length > 0 ? [...children] : [withText(place, textContent.trim())]
}

/** Recognises an element after the place as one of the fragment's further roots. */
const signature = (element: Element) => kindOf(element) + (keysOf(element)[0] || element.className)

/** The next sibling of an element, not counting what components have added there. */
function behind(element: Element | null): Element | null {
  let next = element?.nextElementSibling ?? null
  while (next?.matches(OUTLET)) next = next.nextElementSibling
  return next
}

/**
 * Plans how a fragment takes its place: its first root becomes the place, or replaces it where their tags differ or another script has
 * begun on it; further roots are placed after it, where the next swap finds them by tag and key, or by tag and class. Text around the roots
 * is dropped (contract 1.7).
 *
 * @param place is only read.
 * @param sent the parsed fragment; the plan takes new elements out of it.
 * @param seats receives the elements that stand for the roots afterwards, because a selector may match further roots too.
 * @returns the writes; none if the page is as the fragment says.
 */
export function planPlacement(place: Element, sent: DocumentFragment, seats: Set<Element>): Write[] {
  const plan: Write[] = []
  /** What stands for the root before. */
  let last: Element | undefined
  /** The element that the next root may become. */
  let seat: Element | null = place
  for (const root of rootsFor(place, sent)) {
    const previous = last
    const markOf = previous ? signature : kindOf
    const taken = seat && markOf(seat) === markOf(root) ? seat : undefined
    const staying = taken && !isInitializedElsewhere(taken, root) ? taken : undefined
    if (staying) {
      keepFieldIds(staying, root)
      planMorph(staying, root, plan)
    } else plan.push(() => (previous && !taken ? previous.after(root) : (taken ?? place).replaceWith(root)))
    last = staying ?? root
    seats.add(last)
    if (taken || !previous) seat = behind(seat)
  }
  return plan
}
