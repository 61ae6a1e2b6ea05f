import { type ReactNode, useState } from 'react'
import { afterPaint } from '../../../src/page/afterPaint'
import { ServerElement, usePageEffect } from '../../../src/react'

/** Takes the page back to where the shopper was, once it can be scrolled again: what stands before this has gone by then. */
function ScrollsBack({ top }: { top: number }): null {
  usePageEffect(() => () => scrollTo({ top, behavior: 'instant' }), [top])
  return null
}

/**
 * Holds the page of a phone behind a panel where it is, as the theme does: its body is fixed (contract 11.4). Once the panel is seen, because
 * that lays the whole page out.
 */
export function HeldPage(): ReactNode {
  const [top, hold] = useState<number>()
  usePageEffect(() => {
    const holding = afterPaint(() => {
      hold(scrollY)
      return () => {}
    })
    return () => holding.undo()
  }, [])
  if (top === undefined) return null
  return (
    <>
      <ServerElement
        of={document.body}
        class={{ 'body-scroll-lock--active': true }}
        style={{ position: 'fixed', overflow: 'hidden', top: `${-top}px`, width: '100%' }}
      />
      <ScrollsBack top={top} />
    </>
  )
}
