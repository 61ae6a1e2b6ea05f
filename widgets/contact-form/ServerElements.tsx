import { type ReactNode, useMemo } from 'react'
import { ServerElement, type ServerElementProps } from '../../src/react'

const keys = new WeakMap<Element, number>()
let count = 0

/** A React key for what a component says of a server element: the same for the same element, so that its state goes with it. */
export function keyOf(element: Element): number {
  const key = keys.get(element) ?? ++count
  keys.set(element, key)
  return key
}

/** Says the same of several server elements. For the other props see `ServerElement`. */
export function ServerElements({
  of: elements,
  ...said
}: Omit<ServerElementProps, 'of'> & { of: readonly Element[] }): ReactNode {
  return elements.map((element) => <ServerElement key={keyOf(element)} of={element} {...said} />)
}

/** Finds what the server put into a part of the page, once: what a component adds to that part is not among it. */
export function useServerOwn(part: Element, selector: string): readonly Element[] {
  return useMemo(
    () => [...part.querySelectorAll(selector)].filter((element) => !element.closest('[data-island-outlet]')),
    [part, selector],
  )
}
