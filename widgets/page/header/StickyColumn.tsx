// Wraps the browser's ResizeObserver.
import { type ReactNode, useState } from 'react'
import { ServerElement, useHost, useListener, usePageEffect } from '../../../src/react'
import { HEIGHT_VARIABLE } from './headerRoom'

/** Windows in which columns are beside each other. */
const WIDE = '(min-width: 850px)'

/** Pixels between the column and the header, or the lower edge of the window. */
const FREE = 15

/** The `top` of a column of this height, in CSS: below the header, or higher where its end would be out of view. */
export function topFor(height: number): string {
  const below = `var(${HEIGHT_VARIABLE}, 0px) + var(--wp-admin--admin-bar--height, 0px) + ${FREE}px`
  return `min(${below}, 100vh - ${height + FREE}px)`
}

/**
 * A column that stays in view while the one beside it is read: filters, the order's summary (contract 11.8). In narrow windows, and where
 * the theme's own styles place it, it is left alone.
 */
export function StickyColumn(): ReactNode {
  const column = useHost()
  const [isPlaced] = useState(() => Number.parseFloat(getComputedStyle(column).top) >= 0)
  const [height, setHeight] = useState<number>()
  const [wide] = useState(() => matchMedia(WIDE))
  const measure = () => setHeight(!isPlaced && wide.matches ? column.offsetHeight : undefined)
  useListener(wide, 'change', measure)
  // biome-ignore lint/correctness/useExhaustiveDependencies: from when the column wakes.
  usePageEffect(() => {
    // Before anything is painted; the observer tells only of what is laid out after that.
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(column)
    return () => observer.disconnect()
  }, [])
  if (height === undefined) return null
  // `start`, because a column that is stretched to the height of its row has no room to move.
  return <ServerElement of={column} style={{ position: 'sticky', top: topFor(height), alignSelf: 'start' }} />
}
