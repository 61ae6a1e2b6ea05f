import type { ReactNode } from 'react'
import { scrollToElement } from '../../src/page/scroll'
import { ServerElement, useHost } from '../../src/react'

/** The arrow at the lower end of a section: scrolls the page to the arrow, so that what is below it can be seen. */
export function ScrollForMore(): ReactNode {
  const arrow = useHost()
  return <ServerElement of={arrow} onClick={() => void scrollToElement(arrow)} />
}
