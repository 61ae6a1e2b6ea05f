import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { stopAll } from '../page/callbacks'
import { type ElementProps, readProps } from './elementProps'
import { useIsland } from './islandContext'
import { keyOf } from './keyOf'
import { override } from './overrides'
import { listenForIsland } from './useListener'
import { useNewest } from './useNewest'
import { usePageEffect } from './usePageEffect'

/** The server element, and what it shall have. */
export type ServerElementProps = ElementProps & {
  /** With `null` or `undefined` nothing happens. */
  of: Element | null | undefined
}

let owners = 0

/**
 * Says what an element of the server has while this is rendered: classes, attributes, properties, styles, listeners. What is not named
 * stays the server's; on unmount, or when a prop is left out or `undefined`, the server's own value is back. Of two components that set
 * the same aspect, the one mounted last counts until it unmounts. After a swap that wrote the server's value, the component's is written
 * again; so it is at the next rendering after another script has changed it, unless `since` is given.
 *
 * @param props see `ElementProps`. What a listener throws, or its promise rejects with, takes the island off.
 */
export function ServerElement({ of: element, since, ...props }: ServerElementProps): null {
  const island = useIsland()
  const [owner] = useState(() => ++owners)
  const { values, listeners } = readProps(props)
  const newest = useNewest(listeners)
  const types = Object.keys(listeners).join(' ')
  const overriddenSince = useRef<object>(undefined)
  useLayoutEffect(() => {
    const keepsOthers = !!since && since === overriddenSince.current
    overriddenSince.current = since
    if (element) override(element, owner, values, { busyClass: island.definition.busyClass, keepsOthers })
  })
  usePageEffect(() => () => element && override(element, owner, new Map()), [element, owner])
  usePageEffect(() => {
    if (!element || !types) return () => {}
    const listenTo = (type: string) => listenForIsland(island, element, type, (event) => newest.current[type]?.(event))
    return stopAll(...types.split(' ').map(listenTo))
  }, [island, element, types])
  return null
}

/** Says the same about several server elements, as `ServerElement` does about one. */
export function ServerElements({ of: elements, ...said }: ElementProps & { of: readonly Element[] }): ReactNode {
  return elements.map((element) => <ServerElement key={keyOf(element)} of={element} {...said} />)
}
