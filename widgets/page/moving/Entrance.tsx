import { type ReactNode, useState } from 'react'
import { prefersReducedMotion } from '../../../src/page/reducedMotion'
import { ServerElement, useHost, usePageEffect, useTimer } from '../../../src/react'
import { onceReached } from './onceReached'

/** Milliseconds for which something is in view before it makes its entrance (contract 11.8). */
const ENTERS_AFTER = 300

/** Something that the style sheet lets enter once it is told that it can be seen (contract 11.8: `data-animate`). */
export function Entrance(): ReactNode {
  const host = useHost()
  const [hasEntered, setEntered] = useState(prefersReducedMotion)
  const { wait } = useTimer()
  usePageEffect(() => onceReached(host, () => wait(() => setEntered(true), ENTERS_AFTER)), [host])
  return <ServerElement of={host} data-animated={hasEntered ? 'true' : undefined} />
}
