import type { Definition } from './definition'
import { islandOn } from './islands'
import { isPreloadDue, preload } from './preload'
import { serves } from './serves'
import { wakeFound } from './wakeFound'

/** Definitions that wake on their hosts as soon as these are found, now and in late content. */
const wakingWhenFound = new Set<Definition>()
/** Definitions that wait for the visitor's first interaction, each with the hosts that were found so far. */
const collected = new Map<Definition, Set<HTMLElement>>()

/** From now on a definition wakes on each host that is found, and no longer collects them. */
export function wakeWhenFound(definition: Definition): void {
  wakingWhenFound.add(definition)
  collected.delete(definition)
}

/** From now on the hosts of a definition are only noted when they are found, until it may wake on them (`wakeWhenFound`). */
export function collectHosts(definition: Definition): void {
  collected.set(definition, new Set())
}

/** The hosts that were noted for a definition; `undefined` where it does not collect them. */
export function collectedHosts(definition: Definition): ReadonlySet<HTMLElement> | undefined {
  return collected.get(definition)
}

/** Is a service provided: does it run, or is a host known on which it will wake? */
export function isProvided(definition: Definition): boolean {
  return 'service' in definition && (!!islandOn(document.body, definition) || !!collected.get(definition)?.size)
}

/** Does a definition want to hear of its hosts? */
export function isAwaited(definition: Definition): boolean {
  return (
    (isPreloadDue(definition) || collected.has(definition) || wakingWhenFound.has(definition)) &&
    !isProvided(definition)
  )
}

/** Is one host enough? A service runs once, and a preload needs no list. */
export function isOneEnough(definition: Definition): boolean {
  return 'service' in definition || isPreloadDue(definition)
}

/** A definition hears of one of its hosts: it notes it, has its files fetched ahead, or wakes. */
export function onHostFound(definition: Definition, host: HTMLElement): void {
  const hosts = collected.get(definition)
  if (hosts) hosts.add(host)
  else if (!serves(definition, host)) return
  else if (isPreloadDue(definition)) preload(definition)
  else wakeFound(definition, host)
}
