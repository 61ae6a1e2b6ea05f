import { prefersReducedMotion } from './reducedMotion'

/** Animates the height of an element that is displayed, from 0 or to 0. `duration` in ms. */
export function animateHeight(element: HTMLElement, isShowing: boolean, duration: number): Animation {
  const heights = ['0', `${element.offsetHeight}px`]
  if (!isShowing) heights.reverse()
  return element.animate({ height: heights, overflow: ['hidden', 'hidden'] }, { duration, easing: 'ease' })
}

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
  if (prefersReducedMotion()) {
    finish()
    return
  }
  element.style.display = 'block'
  animateHeight(element, isShowing, duration).onfinish = finish
}
