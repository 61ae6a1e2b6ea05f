import { asksForStillness } from './stillness'

/**
 * Shows or hides an element by sliding its height; at once where reduced motion is asked for.
 *
 * @param duration in ms.
 */
export function slide(element: HTMLElement, isShowing: boolean, duration = 200): void {
  for (const running of element.getAnimations()) running.cancel()
  const finish = () => {
    element.style.display = isShowing ? 'block' : 'none'
  }
  if (asksForStillness()) {
    finish()
    return
  }
  element.style.display = 'block'
  const heights = ['0', `${element.offsetHeight}px`]
  if (!isShowing) heights.reverse()
  const way = { height: heights, overflow: ['hidden', 'hidden'] }
  element.animate(way, { duration, easing: 'ease' }).onfinish = finish
}
