import { type ReactNode, useState } from 'react'
import { prefersReducedMotion } from '../../../src/page/reducedMotion'
import { ServerElement, useHost, usePageEffect, useTimer } from '../../../src/react'
import { onceReached } from './onceReached'

/** Milliseconds that an element is in view before its entrance (contract 11.8). */
const ENTERS_AFTER = 300

/** An element whose entrance the style sheet animates once it is marked as visible (contract 11.8: `data-animate`). */
export function Entrance(): ReactNode {
  const host = useHost()
  const [hasEntered, setEntered] = useState(prefersReducedMotion)
  const { wait } = useTimer()
  usePageEffect(() => onceReached(host, () => wait(() => setEntered(true), ENTERS_AFTER)), [host])
  return <ServerElement of={host} data-animated={hasEntered ? 'true' : undefined} />
}
