import type { ReactNode } from 'react'
import { keyOf } from './keyOf'
import { ServerElement } from './ServerElement'
import type { SaidProps } from './saidProps'

/** Says the same about several server elements, as `ServerElement` does about one. */
export function ServerElements({ of: elements, ...said }: SaidProps & { of: readonly Element[] }): ReactNode {
  return elements.map((element) => <ServerElement key={keyOf(element)} of={element} {...said} />)
}
