import type { WidgetDefinition } from './definition'
import { type Attach, type Island, type LoadMount, loadWidget, wakeIsland } from './island'

const islands = new WeakMap<Element, Map<WidgetDefinition, Island>>()
const live = new Set<Island>()
const parts = new Map<WidgetDefinition, Promise<Attach>>()
let loadMount: LoadMount

/** The island of a widget on a host, whatever its state. */
export function islandOn(host: Element, widget: WidgetDefinition): Island | undefined {
  return islands.get(host)?.get(widget)
}

/** Says how the React runtime is loaded, when the first component wakes. */
export function setMountLoader(loader: LoadMount): void {
  loadMount = loader
}

/**
 * Loads the parts of a widget, once for all its hosts: of two imports of one file the browser may finish the later first, and what the
 * shopper touched would be handled out of order. A load that failed is tried again.
 */
export function loadParts(widget: WidgetDefinition): Promise<Attach> {
  const loading = parts.get(widget) ?? loadWidget(widget, loadMount)
  parts.set(widget, loading)
  loading.catch(() => parts.delete(widget))
  return loading
}

/** Wakes a widget on a host, unless it is awake there already. For `woke` see `Island`. */
export function wake(widget: WidgetDefinition, host: Element, woke: string): Island {
  const known = islandOn(host, widget)
  if (known && known.state !== 'gone') return known
  const island = wakeIsland(widget, host as HTMLElement, woke, loadParts(widget), (ended) => live.delete(ended))
  islands.set(host, (islands.get(host) ?? new Map<WidgetDefinition, Island>()).set(widget, island))
  live.add(island)
  return island
}

/** Takes off the islands whose hosts have left the page. */
export function leaveWithHosts(): void {
  for (const island of live) if (!island.host.isConnected) island.leave()
}
