import { useState } from 'react'
import type { Island } from '../islands/island'
import { useIsland } from './islandContext'
import { useNewest } from './useNewest'

/**
 * Makes a listener a part of an island: if it throws, or its promise rejects, the island is taken off. It still runs at once.
 *
 * @returns the function to be called in its place, which never throws.
 */
export function guarded<Args extends readonly unknown[]>(
  island: Island,
  listener: (...args: Args) => unknown,
): (...args: Args) => void {
  return (...args) => {
    // Called inside the promise, so that both kinds of failure are caught in one place.
    new Promise((resolve) => resolve(listener(...args))).catch((error) => island.fail(error))
  }
}

/**
 * Makes a function a part of the island, for what is called later from outside of the component, such as what closes a dialog: what it
 * throws, or its promise rejects with, takes the island off.
 *
 * @param listener always the newest one is called.
 * @returns the function to be called in its place, always the same one, which never throws.
 */
export function useGuarded<Args extends readonly unknown[]>(
  listener: (...args: Args) => unknown,
): (...args: Args) => void {
  const island = useIsland()
  const newest = useNewest(listener)
  const [call] = useState(() => guarded(island, (...args: Args) => newest.current(...args)))
  return call
}
