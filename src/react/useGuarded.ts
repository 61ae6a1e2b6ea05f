import { useState } from 'react'
import { guarded } from './guarded'
import { useIsland } from './islandContext'
import { useNewest } from './useNewest'

/**
 * Makes a function that something outside of the component calls later, such as what closes a dialog, a part of the island: what it throws,
 * or its promise rejects with, takes the island off.
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
