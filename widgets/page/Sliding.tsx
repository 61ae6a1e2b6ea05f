import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { asksForStillness } from '../../src/page/stillness'
import { ServerElement } from '../../src/react'

/** Milliseconds that it takes (contract 8.1). */
const TAKES = 200

/**
 * Shows or hides a server element by sliding its height; at once on the first rendering, and where reduced motion is asked for.
 *
 * @param of the element, which stays the same one.
 */
export function Sliding({ of: element, isShown }: { of: HTMLElement; isShown: boolean }): ReactNode {
  /** What it was when it last came to rest. */
  const [wasShown, setWasShown] = useState(isShown)
  const isFirst = useRef(true)

  useLayoutEffect(() => {
    const isAtRest = isFirst.current || asksForStillness()
    isFirst.current = false
    if (isAtRest) return setWasShown(isShown)
    const heights = ['0', `${element.offsetHeight}px`]
    if (!isShown) heights.reverse()
    const way = { height: heights, overflow: ['hidden', 'hidden'] }
    const running = element.animate(way, { duration: TAKES, easing: 'ease' })
    running.onfinish = () => setWasShown(isShown)
    return () => running.cancel()
  }, [element, isShown])

  return <ServerElement of={element} style={{ display: isShown || wasShown ? 'block' : 'none' }} />
}
