/**
 * Calls back for clicks on a lightbox beside its content. A drag that begins in the content and ends beside it also makes such a click,
 * which does not count. Handled in the capture phase, because an element that the click makes a component render again is no longer in the
 * content afterwards.
 *
 * @param isInside is this place in the content, or on the close button?
 * @returns a function that stops it.
 */
export function onPressBeside(lightbox: HTMLElement, isInside: (place: Node) => boolean, act: () => void): () => void {
  const listening = new AbortController()
  const options = { capture: true, signal: listening.signal }
  let beganInside = false
  lightbox.addEventListener(
    'pointerdown',
    ({ target }) => {
      beganInside = isInside(target as Node)
    },
    options,
  )
  lightbox.addEventListener(
    'click',
    ({ target, detail }) => {
      // The second click of a double click belongs to the first, which has opened it, also that of a hand slower than most.
      if (detail < 2 && !beganInside && !isInside(target as Node)) act()
    },
    options,
  )
  return () => listening.abort()
}
