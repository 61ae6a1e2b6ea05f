import { type ReactNode, useState } from 'react'
import { keyOf, ServerElement, type ServerElementProps } from '../../src/react'

/** Says the same about several server elements. For the other props see `ServerElement`. */
export function ServerElements({
  of: elements,
  ...said
}: Omit<ServerElementProps, 'of'> & { of: readonly Element[] }): ReactNode {
  return elements.map((element) => <ServerElement key={keyOf(element)} of={element} {...said} />)
}

/** Finds the server's elements in a part of the page once, in the first rendering, so that what components add later is not among them. */
export function useServerOwn(part: Element, selector: string): readonly Element[] {
  const [found] = useState(() =>
    [...part.querySelectorAll(selector)].filter((element) => !element.closest('[data-island-outlet]')),
  )
  return found
}
