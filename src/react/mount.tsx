import { Component, type ComponentType, type ReactNode, useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import type { Island } from '../islands/island'
import { IslandContext, useIsland } from './islandContext'

/** Keeps a component's error inside its island: the island is taken off and no other notices. */
class IslandBoundary extends Component<{ island: Island; children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown): void {
    // What the island held up is handed to others of its area: after the rendering, too.
    queueMicrotask(() => this.props.island.fail(error))
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children
  }
}

/**
 * Stands behind the component, so that its layout effect runs after all of the component's: then the component listens. What was kept is
 * handed over after the rendering, for only then can a listener show something at once.
 */
function Ready(): null {
  const island = useIsland()
  useLayoutEffect(() => queueMicrotask(island.ready), [island])
  return null
}

/**
 * Mounts a component as an island. The root is an element outside the page, because the host keeps its server-rendered content: what
 * the component shows goes through `<ServerElement>` and `<Outlet>`. An error of the component, in whatever it does, becomes
 * `island.fail(error)`.
 *
 * @param Root takes no props; it finds its place with `useHost`.
 * @returns a function that takes the component off. When it returns, the page is as the server made it; the component's own effects are
 *   cleaned up in the next microtask, for neither runtime can unmount while it renders.
 */
export function mount(island: Island, Root: ComponentType): () => void {
  const undoings = new Set<() => void>()
  // The engine reports what `fail` is told: the console needs no second message.
  const root = createRoot(document.createElement('div'), { onCaughtError() {} })
  const content = (
    <IslandBoundary island={island}>
      <IslandContext.Provider value={{ island, undoings }}>
        <Root />
        <Ready />
      </IslandContext.Provider>
    </IslandBoundary>
  )
  // Preact renders at once: whoever mounts must know how to take off what fails on the way.
  queueMicrotask(() => root.render(content))
  return () => {
    queueMicrotask(() => root.unmount())
    for (const undo of undoings) undo()
  }
}
