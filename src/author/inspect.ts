import type { Definition } from '../islands/definition'
import { allDefinitions } from '../islands/hostIndex'
import { islandOn } from '../islands/islands'
import { standsBack } from '../islands/oldScripts'

/** One host in the table of `inspect()`, or one definition that has none. */
export interface InspectedHost {
  widget: string
  state: string
  /** Why it woke, or why it sleeps. */
  why: string
  /** Absent where the page has no host for it. */
  host?: Element
}

/** What a definition that sleeps on a host waits for. */
function reasonToSleep(definition: Definition, host: Element): string {
  const { wake, claims = {}, touches = {}, applies } = definition
  const old = standsBack(definition, host)
  if (old) return `served by another script (${old.tags?.join(', ') || 'found by what it left on the page'})`
  if (applies?.() === false) return 'its condition is not met'
  const events = [...Object.keys(touches), ...Object.keys(claims)]
  const how = events.length > 0 ? ` (${events.join(', ')})` : ''
  if (wake === 'touch') return `not yet touched${how}`
  if (wake === 'visible') return 'not yet in view'
  return `waits: ${wake}${how}`
}

function describeHost(definition: Definition, host: Element): InspectedHost {
  const island = islandOn(host, definition)
  const why = island ? `woke: ${island.woke}` : reasonToSleep(definition, host)
  return { widget: definition.name, state: island?.state ?? 'asleep', why, host }
}

function rowsOf(definition: Definition): InspectedHost[] {
  const hosts = [...document.querySelectorAll(definition.selectors)]
  const shown = 'service' in definition && hosts[0] ? [document.body] : hosts
  if (shown.length === 0) return [{ widget: definition.name, state: 'asleep', why: 'no host on this page' }]
  return shown.map((host) => describeHost(definition, host))
}

/** Prints every definition as a table, a row for each of its hosts or one that says that it has none, and returns the rows. */
export function inspect(): InspectedHost[] {
  const rows = allDefinitions().flatMap(rowsOf)
  console.table(rows.map(({ host, ...row }) => ({ ...row, element: host?.cloneNode(false) })))
  return rows
}

/** Draws a line around every host, and lets its tooltip say which widgets it has and why each woke or did not; kept up to date. */
export function outline(): void {
  const style = document.createElement('style')
  style.textContent = '[data-shop-islands-debug]{outline:2px dashed #c026d3!important;outline-offset:2px}'
  document.head.append(style)
  const draw = () => {
    const notes = new Map<Element, string[]>()
    for (const { widget, state, why, host } of allDefinitions().flatMap(rowsOf))
      if (host) notes.set(host, [...(notes.get(host) ?? []), `${widget}: ${state}, ${why}`])
    for (const [host, lines] of notes) {
      const note = lines.join('\n')
      if (host.getAttribute('data-shop-islands-debug') !== note) host.setAttribute('data-shop-islands-debug', note)
    }
  }
  draw()
  for (const type of ['click', 'focusin', 'pointerover', 'shop-islands:cart-changed']) {
    document.addEventListener(type, () => setTimeout(draw, 100), { passive: true })
  }
}
