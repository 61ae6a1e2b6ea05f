import { Component, type ComponentType, type ReactNode, useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { IslandContext, useIsland } from './hooks'
import type { Island } from './island'

/** Keeps a component's error inside its island: the island is taken off and no other notices. */
class IslandBoundary extends Component<{ island: Island; children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown): void {
    this.props.island.fail(error)
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children
  }
}

/** Stands behind the widget, so that its layout effect runs after all of the widget's: then the widget listens. */
function Ready(): null {
  const island = useIsland()
  useLayoutEffect(() => island.ready(), [island])
  return null
}

/**
 * Mounts a component as an island. The root is an element outside the page, because the host keeps its server-rendered content;
 * what the component shows goes through `<Outlet>`.
 *
 * @returns a function that takes the component off.
 */
export function mount(island: Island, Widget: ComponentType): () => void {
  const root = createRoot(document.createElement('div'), { onCaughtError: () => {} })
  root.render(
    <IslandBoundary island={island}>
      <IslandContext.Provider value={island}>
        <Widget />
        <Ready />
      </IslandContext.Provider>
    </IslandBoundary>,
  )
  // Not within the render that failed: React refuses to take a root off while it renders.
  return () => queueMicrotask(() => root.unmount())
}
