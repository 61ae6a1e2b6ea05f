import { useLayoutEffect, useRef, useState } from 'react'
import { stopAll } from '../page/stopAll'
import { useIsland } from './islandContext'
import { say } from './ledger'
import { readProps, type SaidProps } from './saidProps'
import { listen } from './useListener'
import { useNewest } from './useNewest'
import { usePageEffect } from './usePageEffect'

/** The server element, and what it shall have. */
export type ServerElementProps = SaidProps & {
  /** With `null` or `undefined` nothing happens. */
  of: Element | null | undefined
}

let speakers = 0

/**
 * Says what an element of the server has while this is rendered: classes, attributes, properties, styles, listeners. What is not named
 * stays the server's; on unmount, or when a prop is left out or `undefined`, the server's own value is back. If two components speak about
 * the same aspect, the one mounted last counts until it unmounts. After a swap that wrote the server's value, the component's is written
 * again; so it is at the next rendering after another script has changed it, unless `since` is given.
 *
 * @param props see `SaidProps`. What a listener throws, or its promise rejects with, takes the island off.
 */
export function ServerElement({ of: element, since, ...props }: ServerElementProps): null {
  const island = useIsland()
  const [speaker] = useState(() => ++speakers)
  const { words, listeners } = readProps(props)
  const newest = useNewest(listeners)
  const types = Object.keys(listeners).join(' ')
  const saidSince = useRef<object>(undefined)
  useLayoutEffect(() => {
    const keepsOthers = !!since && since === saidSince.current
    saidSince.current = since
    if (element) say(element, speaker, words, { busyClass: island.definition.busyClass, keepsOthers })
  })
  usePageEffect(() => () => element && say(element, speaker, new Map()), [element, speaker])
  usePageEffect(() => {
    const listenTo = (target: Element, type: string) =>
      listen(island, target, type, (event) => newest.current[type]?.(event))
    return stopAll(...(element && types ? types.split(' ').map((type) => listenTo(element, type)) : []))
  }, [island, element, types])
  return null
}
