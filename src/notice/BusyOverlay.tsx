import { type ReactNode, useState } from 'react'
import { OVERLAY } from '../page/block'
import { Outlet, ServerElement } from '../react'

/**
 * Overlays a server element as blocked while a request about it runs, in the markup that the shop's and the theme's styles know (contract
 * 0.4). A swap of what is under it leaves it.
 */
export function BusyOverlay({ of: element }: { of: HTMLElement }): ReactNode {
  // What is relative may be so by another overlay on the same element, which may go first.
  const [becomesRelative] = useState(() => ['static', 'relative'].includes(getComputedStyle(element).position))
  return (
    <>
      <ServerElement of={element} style={{ position: becomesRelative ? 'relative' : undefined }} />
      <Outlet append={element}>
        <div className='blockUI' />
        <div className='blockUI blockOverlay' style={OVERLAY} />
      </Outlet>
    </>
  )
}
