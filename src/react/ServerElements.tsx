import type { ReactNode } from 'react'
import type { ElementProps } from './elementProps'
import { keyOf } from './keyOf'
import { ServerElement } from './ServerElement'

/** Says the same about several server elements, as `ServerElement` does about one. */
export function ServerElements({ of: elements, ...said }: ElementProps & { of: readonly Element[] }): ReactNode {
  return elements.map((element) => <ServerElement key={keyOf(element)} of={element} {...said} />)
}
