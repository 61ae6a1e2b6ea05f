import { type ReactNode, useState } from 'react'
import { Outlet, ServerElement } from '../../src/react'

/** Overlays a row as blocked while a request about it runs, in the markup that the shop's and the theme's styles know (contract 0.4). */
export function Blocked({ row }: { row: HTMLElement }): ReactNode {
  const [isStatic] = useState(() => getComputedStyle(row).position === 'static')
  return (
    <>
      <ServerElement of={row} style={{ position: isStatic ? 'relative' : undefined }} />
      <Outlet append={row}>
        <div className='blockUI' />
        <div
          className='blockUI blockOverlay'
          style={{
            position: 'absolute',
            inset: '0',
            background: '#fff',
            opacity: '0.6',
            cursor: 'wait',
            zIndex: '1000',
          }}
        />
      </Outlet>
    </>
  )
}
