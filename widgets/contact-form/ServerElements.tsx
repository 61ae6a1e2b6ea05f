import { type ReactNode, useMemo } from 'react'
import { keyOf, ServerElement, type ServerElementProps } from '../../src/react'

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
