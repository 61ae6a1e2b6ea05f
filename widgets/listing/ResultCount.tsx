// Wraps the browser's live regions: only what is inserted is announced, so the server's own nodes are inserted again.
import { type ReactNode, useLayoutEffect, useState } from 'react'
import { ServerElement, useHost, useTimer } from '../../src/react'
import { RESULT_COUNT } from './definitions'

/** Milliseconds until the line is announced again (behaviour listing.result-count.refreshes-after-2000-ms). */
const DELAY = 2000

function AnnouncedLine({ line }: { line: HTMLElement }): ReactNode {
  const [isSpoken, setSpoken] = useState(false)
  const { wait } = useTimer()
  useLayoutEffect(() => wait(() => setSpoken(true), DELAY), [])
  useLayoutEffect(() => {
    if (isSpoken) line.append(...line.childNodes)
  }, [line, isSpoken])
  return <ServerElement of={line} role='alert' aria-hidden={!isSpoken} />
}

/**
 * The number of results, which screen readers announce after the shopper has sorted or filtered (contract 3.1). Nothing is fetched: the
 * same line is inserted again. Where a theme prints it below the products, too, only the first line of the page is announced.
 */
export function ResultCount(): ReactNode {
  const line = useHost()
  const [isFirst] = useState(() => line === document.querySelector(RESULT_COUNT))
  return isFirst && <AnnouncedLine line={line} />
}
