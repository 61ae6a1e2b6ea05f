import { type ReactNode, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { isVisible } from '../page/elements'
import { prefersReducedMotion } from '../page/reducedMotion'
import { ServerElement } from './ServerElement'

/** What slides. */
interface SlidingProps {
  /** A server element, which stays the same one. */
  of: HTMLElement
  /** `undefined`: as the server shows it; when it then becomes `false`, it slides shut only if it can be seen. */
  isShown: boolean | undefined
  /** Milliseconds that the slide takes. */
  duration?: number
}

/** Animates the height of an element that is displayed, from 0 or to 0. `duration` in ms. */
function animateHeight(element: HTMLElement, isShowing: boolean, duration: number): Animation {
  const heights = ['0', `${element.offsetHeight}px`]
  if (!isShowing) heights.reverse()
  return element.animate({ height: heights, overflow: ['hidden', 'hidden'] }, { duration, easing: 'ease' })
}

/**
 * Shows or hides a server element by sliding its height; at once on the first rendering, and where reduced motion is asked for. On unmount
 * it is as the server shows it.
 */
export function Sliding({ of: element, isShown, duration = 200 }: SlidingProps): ReactNode {
  const [last, setLast] = useState(isShown)
  const [isSliding, setIsSliding] = useState(false)
  if (last !== isShown) {
    setLast(isShown)
    // What slides shut is displayed on its way: what the server hides would be seen for a moment.
    const isSeen = isShown || last !== undefined || isVisible(element)
    setIsSliding(isSeen && !prefersReducedMotion())
  }

  useLayoutEffect(() => {
    if (!isSliding) return
    const running = animateHeight(element, !!isShown, duration)
    // At once, or the element would be seen in its full height for a frame after it has closed.
    running.onfinish = () => flushSync(() => setIsSliding(false))
    return () => {
      running.onfinish = null
      running.finish()
    }
  }, [element, isShown, isSliding, duration])

  return (
    <ServerElement
      of={element}
      style={{ display: isShown === undefined ? undefined : isShown || isSliding ? 'block' : 'none' }}
    />
  )
}
