import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { animateHeight } from '../page/animateHeight'
import { prefersReducedMotion } from '../page/reducedMotion'
import { ServerElement } from './ServerElement'

/** What slides. */
export interface SlidingProps {
  /** A server element, which stays the same one. */
  of: HTMLElement
  /** `undefined`: as the server shows it; when it then becomes `false`, it slides shut only if it can be seen. */
  isShown: boolean | undefined
  /** Milliseconds that the slide takes. */
  duration?: number
}

/**
 * Shows or hides a server element by sliding its height; at once on the first rendering, and where reduced motion is asked for. On unmount
 * it is as the server shows it.
 */
export function Sliding({ of: element, isShown, duration = 200 }: SlidingProps): ReactNode {
  /** Whether it was shown after the last slide. */
  const [wasShown, setWasShown] = useState(isShown !== false)
  const last = useRef(isShown)

  useLayoutEffect(() => {
    const isAtRest = last.current === isShown || prefersReducedMotion()
    last.current = isShown
    if (isAtRest) return setWasShown(isShown !== false)
    const running = animateHeight(element, !!isShown, duration)
    running.onfinish = () => setWasShown(isShown !== false)
    return () => {
      running.onfinish = null
      running.finish()
    }
  }, [element, isShown, duration])

  const isSeen = isShown || wasShown
  return (
    <ServerElement of={element} style={{ display: isShown === undefined ? undefined : isSeen ? 'block' : 'none' }} />
  )
}
