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
export function rootsFor(place: Element, sent: DocumentFragment): [Element, ...Element[]] {
  const [root = withText(place, sent.textContent.trim()), ...further] = sent.children
  return [root, ...further]
}
