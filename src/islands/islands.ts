import type { Definition } from './definition'
import { createIsland, type Island } from './island'
import { loadIsland } from './loading'

/** The islands by their hosts, the body for services: also those that have failed or left, for as long as somebody holds the host. */
const islands = new WeakMap<Element, Map<Definition, Island>>()
/** The islands that load or are awake. */
const live = new Set<Island>()

/** Where an island is registered: a service runs once per page, so on the body. */
function registeredOn(definition: Definition, host: Element): Element {
  return 'service' in definition ? document.body : host
}

/** The island of a definition on a host, whatever its state. */
export function islandOn(host: Element, definition: Definition): Island | undefined {
  return islands.get(registeredOn(definition, host))?.get(definition)
}

/**
 * Wakes a definition on a host, unless it is awake or has failed there already.
 *
 * @param wokenBy what wakes it, as in `Island`.
 * @returns the island, also where it is an earlier one.
 */
export function wake(definition: Definition, host: Element, wokenBy: string): Island {
  const known = islandOn(host, definition)
  if (known && known.state !== 'gone') return known
  const registered = registeredOn(definition, host) as HTMLElement
  const island = createIsland({
    definition,
    host: registered,
    wokenBy,
    loading: loadIsland(definition),
    onEnd: (ended) => live.delete(ended),
  })
  islands.set(registered, (islands.get(registered) ?? new Map<Definition, Island>()).set(definition, island))
  live.add(island)
  return island
}

/**
 * Takes the components off, while a script copies the page: the copy is to be as the server made it, because it gets islands of its own
 * when it is shown. Services draw nothing, and stay.
 */
export function leavePage(): void {
  for (const island of live) if (!('service' in island.definition)) island.leave()
}

/** Takes off the islands whose hosts have left the page. */
export function leaveWithHosts(): void {
  for (const island of live) if (!island.host.isConnected) island.leave()
}
