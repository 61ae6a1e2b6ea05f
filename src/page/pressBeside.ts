/**
 * Hears of clicks on a lightbox, beside its content. Who drags a slider out of the content and lets go beside it clicks what is around
 * both, and means nothing by it. Asked on the way down: what a press redraws is no longer in the content afterwards.
 *
 * @param isInside is this place in the content, or on the close button?
 * @returns a function that stops hearing.
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
    ({ target }) => {
      if (!beganInside && !isInside(target as Node)) act()
    },
    options,
  )
  return () => listening.abort()
}
