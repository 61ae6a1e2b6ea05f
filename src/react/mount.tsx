import { Component, type ComponentType, type ReactNode, useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import type { Island } from '../islands/island'
import { report } from '../page/report'
import { IslandContext, useIsland } from './islandContext'
import { removeCopies } from './Outlet'

/** Keeps a component's error inside its island: the island is taken off, and no other one is affected. */
class IslandBoundary extends Component<{ island: Island; children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown): void {
    // Events that waited behind this island are then handed to others of its area, which must not happen during a rendering.
    queueMicrotask(() => this.props.island.fail(error))
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children
  }
}

/**
 * Rendered after the component, so that its layout effect runs after all of the component's: by then the component listens. Kept events are
 * handed over after the rendering, because only then can a listener show something at once.
 */
function Ready(): null {
  const island = useIsland()
  useLayoutEffect(() => queueMicrotask(island.ready), [island])
  return null
}

/**
 * Mounts a component as an island. The root is an element outside the page, because the host keeps its server-rendered content: what
 * the component shows goes through `<ServerElement>` and `<Outlet>`.
 *
 * What the component throws while it renders and in its effects becomes `island.fail(error)`, and so does what it throws, or rejects with,
 * in what this binding and the dialogs call for it: listeners, timers, closing functions (`guarded`). Not so what is thrown by a handler
 * of an element that it draws (`onClick` in JSX), which neither runtime can be asked about: the browser reports that, and the island stays.
 *
 * @param Root takes no props; it finds its place with `useHost`.
 * @returns a function that takes the component off. When it returns, the page is as the server made it; the component's own effects are
 *   cleaned up in the next microtask, because neither runtime can unmount while it renders.
 */
export function mount(island: Island, Root: ComponentType): () => void {
  // Nobody copies the page's body, and to search it takes long.
  if (island.host !== document.body) removeCopies(island.host)
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
  // Preact renders at once: the caller must have the function that takes the component off before a rendering can fail.
  queueMicrotask(() => root.render(content))
  return () => {
    queueMicrotask(() => root.unmount())
    for (const undo of undoings) {
      try {
        undo()
      } catch (error) {
        report('island-crashed', island.host, error)
      }
    }
  }
}
