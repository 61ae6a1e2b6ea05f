import { createContext, type DependencyList, useContext, useLayoutEffect } from 'react'
import type { Island } from '../islands/island'

/** The island around a component, and what it has to undo on the page; provided by `mount`. */
interface Mounted {
  island: Island
  undoings: Set<() => void>
}

/** Carries the island to everything that its component renders. */
export const IslandContext = createContext<Mounted | null>(null)

function useMounted(): Mounted {
  const mounted = useContext(IslandContext)
  if (!mounted) throw new Error('shop-islands: this component is not inside an island.')
  return mounted
}

/** The island that this component is mounted as. Throws outside an island: the component was rendered by something else. */
export function useIsland(): Island {
  return useMounted().island
}

/**
 * A layout effect on the server's part of the page. Its undoing also runs at once when the island is taken off, because neither runtime
 * can unmount while it renders, and what the shopper did is done natively right after.
 *
 * @param effect changes the page and returns what undoes it, which may run twice.
 */
export function usePageEffect(effect: () => () => void, dependencies: DependencyList): void {
  const { undoings } = useMounted()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the caller names what its effect depends on.
  useLayoutEffect(() => {
    const undo = effect()
    undoings.add(undo)
    return () => {
      undoings.delete(undo)
      undo()
    }
  }, [undoings, ...dependencies])
}
