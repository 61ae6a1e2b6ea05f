import type { Definition } from '../islands/definition'
import { allDefinitions } from '../islands/hostIndex'
import type { IslandState } from '../islands/island'
import { islandOn } from '../islands/islands'
import { standsBack } from '../islands/oldScripts'
import { applies } from '../islands/serves'

/** One host in the table of `inspect()`, or one definition that has none. */
export interface InspectedHost {
  widget: string
  state: IslandState | 'asleep'
  /** Why it woke, or why it sleeps. */
  why: string
  /** Absent where the page has no host for it. */
  host?: Element
}

/** What a definition that has not woken on a host is waiting for. */
function reasonToSleep(definition: Definition, host: Element): string {
  const { wake, claims = {}, touches = {} } = definition
  const old = standsBack(definition, host)
  // A theme author's plain script may give one part as a text.
  const tags = [old?.tags ?? []].flat().join(', ')
  if (old) return `served by another script (${tags || 'found by what it left on the page'})`
  if (!applies(definition, host)) return 'its condition is not met'
  const events = [...Object.keys(touches), ...Object.keys(claims)]
  const how = events.length > 0 ? ` (${events.join(', ')})` : ''
  if (wake === 'touch') return `not yet touched${how}`
  if (wake === 'visible') return 'not yet in view'
  return `waits: ${wake}${how}`
}

function describeHost(definition: Definition, host: Element): InspectedHost {
  const island = islandOn(host, definition)
  const why = island ? `woke: ${island.wokenBy}` : reasonToSleep(definition, host)
  const isService = 'service' in definition
  return { widget: definition.name, state: island?.state ?? 'asleep', why, host: isService ? document.body : host }
}

function rowsOf(definition: Definition): InspectedHost[] {
  const hosts = [...document.querySelectorAll(definition.selectors)]
  if (hosts.length === 0) return [{ widget: definition.name, state: 'asleep', why: 'no host on this page' }]
  // A service runs once per page, so its first host stands for all.
  const shown = 'service' in definition ? hosts.slice(0, 1) : hosts
  return shown.map((host) => describeHost(definition, host))
}

/** A row for each host of every definition, and one for each definition that has none. */
export function inspectHosts(): InspectedHost[] {
  return allDefinitions().flatMap(rowsOf)
}

/** Prints every definition in a table: a row for each of its hosts, or one row that says that it has none. @returns the rows. */
export function inspect(): InspectedHost[] {
  const rows = inspectHosts()
  console.table(rows.map(({ host, ...row }) => ({ ...row, element: host?.cloneNode(false) })))
  return rows
}
