import { type DependencyList, useLayoutEffect } from 'react'
import { useMounted } from './islandContext'

/**
 * A layout effect that changes the server's part of the page. Its clean-up runs at once when the island is taken off, before the shopper's
 * event happens natively; that of `useEffect` would run after it, because neither runtime can unmount while it renders.
 *
 * @param effect changes the page and returns a function that undoes it, which may be called twice.
 * @param dependencies as of `useLayoutEffect`.
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
