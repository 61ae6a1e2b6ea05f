import { createContext, useContext } from 'react'
import type { Island } from '../islands/island'

/** The island around a component, and what it has to undo on the page; provided by `mount`. */
interface Mounted {
  island: Island
  undoings: Set<() => void>
}

/** Carries the island to everything that its component renders. */
export const IslandContext = createContext<Mounted | null>(null)

/** The island around a component, and what it has to undo. @throws outside an island: the component was rendered by something else. */
export function useMounted(): Mounted {
  const mounted = useContext(IslandContext)
  if (!mounted) throw new Error('shop-islands: this component is not inside an island.')
  return mounted
}

/** The island that this component is mounted in. @throws outside an island. */
export function useIsland(): Island {
  return useMounted().island
}
