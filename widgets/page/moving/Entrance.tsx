import { type ReactNode, useState } from 'react'
import { afterPaint } from '../../../src/page/afterPaint'
import { prefersReducedMotion } from '../../../src/page/reducedMotion'
import { ServerElement, useHost, usePageEffect, useTimer } from '../../../src/react'
import { onceReached } from './onceReached'

/** Milliseconds that an element is in view before its entrance (contract 11.8). */
const ENTERS_AFTER = 300

const saidIf = (isSo: boolean) => (isSo ? 'true' : undefined)

/**
 * An element whose entrance the style sheet animates once it is marked as visible (contract 11.8: `data-animate`). From 3.17.7 on the theme
 * leaves it in its place until it is reached, moves it away then, and animates it from the next frame on.
 */
export function Entrance(): ReactNode {
  const host = useHost()
  const [isStill] = useState(prefersReducedMotion)
  const [isReached, setReached] = useState(false)
  const [isAway, setAway] = useState(false)
  const [isDue, setDue] = useState(false)
  const { wait } = useTimer()
  usePageEffect(() => (isStill ? () => {} : onceReached(host, () => setReached(true))), [host, isStill])
  usePageEffect(() => {
    if (!isReached) return () => {}
    wait(() => setDue(true), ENTERS_AFTER)
    return afterPaint(() => {
      setAway(true)
      return undefined
    }).undo
  }, [isReached])
  return (
    <ServerElement
      of={host}
      data-animate-transform={saidIf(isReached)}
      data-animate-transition={saidIf(isAway)}
      data-animated={saidIf(isStill || (isAway && isDue))}
    />
  )
}
