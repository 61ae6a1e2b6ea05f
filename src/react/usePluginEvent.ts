import { onPluginEvent } from '../bridge/pluginEvents'
import { useGuarded } from './guarded'
import { useIsland } from './islandContext'
import { usePageEffect } from './usePageEffect'

/**
 * Listens while the component is there for events that other plugins raise, natively or through jQuery (`src/bridge/pluginEvents.ts`).
 *
 * @param names event types, separated by spaces.
 * @param listener gets the events' arguments; always the newest one is called. What it throws, or the promise it returns rejects with,
 *   takes the island off.
 * @param target where to listen: the host, if nothing is given; with `null` nothing happens.
 * @param selector counts only events on or in elements that it matches.
 */
export function usePluginEvent(
  names: string,
  listener: (...args: unknown[]) => unknown,
  target?: EventTarget | null,
  selector?: string,
): void {
  const island = useIsland()
  const place = target === undefined ? island.host : target
  const hear = useGuarded(listener)
  usePageEffect(() => (place ? onPluginEvent(names, hear, place, { selector }) : () => {}), [names, place, selector])
}
