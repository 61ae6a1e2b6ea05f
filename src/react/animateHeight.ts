/** Animates the height of an element that is displayed, from 0 or to 0. `duration` in ms. */
export function animateHeight(element: HTMLElement, isShowing: boolean, duration: number): Animation {
  const heights = ['0', `${element.offsetHeight}px`]
  if (!isShowing) heights.reverse()
  return element.animate({ height: heights, overflow: ['hidden', 'hidden'] }, { duration, easing: 'ease' })
}
