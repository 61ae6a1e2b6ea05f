import { type DependencyList, useLayoutEffect } from 'react'
import { useMounted } from './islandContext'

/**
 * A layout effect on the server's part of the page. Its clean-up also runs at once when the island is taken off: neither runtime can
 * unmount while it renders, but the shopper's event happens natively right after.
 *
 * @param effect changes the page and returns a function that undoes it, which may be called twice.
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
