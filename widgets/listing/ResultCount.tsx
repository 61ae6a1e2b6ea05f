// Wraps the browser's live regions: they speak what enters, so the server's own nodes are put in again.
import { type ReactNode, useLayoutEffect, useState } from 'react'
import { ServerElement, useHost } from '../../src/react'
import { RESULT_COUNT } from './listingSelectors'

/** Milliseconds until the line is announced anew (behaviour listing.result-count.refreshes-after-2000-ms). */
const DELAY = 2000

function SpokenAnew({ line }: { line: HTMLElement }): ReactNode {
  const [isSpoken, setSpoken] = useState(false)
  useLayoutEffect(() => {
    const timer = setTimeout(setSpoken, DELAY, true)
    return () => clearTimeout(timer)
  }, [])
  useLayoutEffect(() => {
    // The very nodes of the server: only what enters a live region is spoken.
    if (isSpoken) line.append(...line.childNodes)
  }, [line, isSpoken])
  return <ServerElement of={line} role='alert' aria-hidden={!isSpoken} />
}

/**
 * The number of results, which screen readers speak after the shopper has sorted or filtered (contract 3.1). Nothing is fetched: the same
 * line is put in again. A theme that prints it below the products, too, has it spoken once: the first line of the page is the one.
 */
export function ResultCount(): ReactNode {
  const line = useHost()
  const [isFirst] = useState(() => line === document.querySelector(RESULT_COUNT))
  return isFirst && <SpokenAnew line={line} />
}
