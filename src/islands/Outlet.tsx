import { type ReactNode, useLayoutEffect, useMemo } from 'react'
import { createPortal } from 'react-dom'

/** Where an outlet stands, seen from its server element. */
export type OutletPlace = 'before' | 'after' | 'prepend' | 'append'

/**
 * Shows what a component adds to the page, beside or inside a server-rendered element. The container has no box of its own, so nothing
 * shifts, and carries `data-island-outlet`, so that a fragment swap leaves it alone.
 *
 * @param at the server element.
 * @param place before or after that element, or as its first or last child.
 */
export function Outlet({ at, place, children }: { at: Element; place: OutletPlace; children: ReactNode }): ReactNode {
  const container = useMemo(() => {
    const element = document.createElement('div')
    element.dataset['islandOutlet'] = ''
    element.style.display = 'contents'
    return element
  }, [])
  useLayoutEffect(() => {
    at[place](container)
    return () => container.remove()
  }, [at, place, container])
  return createPortal(children, container)
}
