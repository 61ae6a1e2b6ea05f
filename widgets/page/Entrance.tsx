import { type ReactNode, useState } from 'react'
import { asksForStillness } from '../../src/page/stillness'
import { ServerElement, useHost } from '../../src/react'
import { usePageEffect } from '../../src/react/islandContext'

/** Milliseconds for which something is in view before it makes its entrance (contract 11.8). */
const ENTERS_AFTER = 300

/** Something that the style sheet lets enter once it is told that it can be seen (contract 11.8: `data-animate`). */
export function Entrance(): ReactNode {
  const host = useHost()
  const [hasEntered, setEntered] = useState(asksForStillness)
  usePageEffect(() => {
    const timer = setTimeout(() => setEntered(true), ENTERS_AFTER)
    return () => clearTimeout(timer)
  }, [])
  return <ServerElement of={host} data-animated={hasEntered ? 'true' : undefined} />
}
