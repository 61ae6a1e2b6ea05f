import type { HostListener, Island } from '../islands/island'
import { guarded } from './guarded'
import { useIsland } from './islandContext'
import { useNewest } from './useNewest'
import { usePageEffect } from './usePageEffect'

/** The browser's events, and ours (`src/page/events.ts`). */
type KnownEvents = HTMLElementEventMap & DocumentEventMap & WindowEventMap

/** The event of a type: one of our own, one of the browser's, or another script's. */
export type EventOf<Type extends string> = Type extends keyof KnownEvents ? KnownEvents[Type] : Event

/**
 * Listens as a part of an island. On its host that includes claimed events, also those kept while the area loaded. If the listener throws,
 * or its promise rejects, the island is taken off.
 *
 * @returns a function that stops listening.
 */
export function listenForIsland(island: Island, target: EventTarget, type: string, listener: HostListener): () => void {
  if (target === island.host) return island.on(type, listener)
  const hear = guarded(island, listener)
  target.addEventListener(type, hear)
  return () => target.removeEventListener(type, hear)
}

/**
 * Listens while the component is there: to the document, the window, a media query, another element. For server elements that the
 * component changes, `<ServerElement onClick={…}>` does the same.
 *
 * @param target where to listen; with `null` or `undefined` nothing happens.
 * @param listener always the newest one is called. What it throws, or the promise it returns rejects with, takes the island off.
 */
export function useListener<Type extends string>(
  target: EventTarget | null | undefined,
  type: Type,
  listener: (event: EventOf<Type>) => unknown,
): void {
  const island = useIsland()
  const newest = useNewest(listener)
  usePageEffect(
    () =>
      target ? listenForIsland(island, target, type, (event) => newest.current(event as EventOf<Type>)) : () => {},
    [island, target, type],
  )
}
