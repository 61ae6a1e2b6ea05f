import { useRef, useSyncExternalStore } from 'react'
import { onSwapped } from '../fragments/swapped'
import { useIsland } from './islandContext'
import { serverAttribute } from './overrides'

/**
 * The server-rendered element that this component lives on. It stays in the page with everything in it.
 *
 * @throws in a component that is not inside an island.
 */
export function useHost<Host extends Element = HTMLElement>(): Host {
  return useIsland().host as Element as Host
}

/**
 * Finds something in the host while rendering, and again after each swap; the component renders again only if the result differs. React
 * reads it as a store, so that a swap's result is rendered before the next paint.
 */
function useFound<Found>(find: (host: Element) => Found): Found {
  const host = useHost()
  return useSyncExternalStore(onSwapped, () => find(host))
}

/**
 * The first element in the host that a selector matches. Found while rendering, and again after each swap.
 *
 * @returns null where there is none.
 */
export function useWithin<Found extends Element = HTMLElement>(selector: string): Found | null {
  return useFound((host) => host.querySelector<Found>(selector))
}

/**
 * All elements in the host that a selector matches, in the order of the page. Found while rendering, and again after each swap.
 *
 * @returns the same array as long as it holds the same elements.
 */
export function useAllWithin<Found extends Element = HTMLElement>(selector: string): readonly Found[] {
  const last = useRef<readonly Found[]>([])
  return useFound((host) => {
    const found = [...host.querySelectorAll<Found>(selector)]
    const known = last.current
    if (found.length === known.length && found.every((element, index) => element === known[index])) return known
    last.current = found
    return found
  })
}

/**
 * What the server says in an attribute of the host, also where a component says something else there. Read while rendering, and again after
 * each swap.
 *
 * @returns null where it says nothing.
 */
export function useServerAttribute(name: string): string | null {
  return useFound((host) => serverAttribute(host, name))
}
