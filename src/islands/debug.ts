import type { WidgetDefinition } from './definition'
import { islandOn } from './registry'

/** One host in the table of `inspect()`. */
export interface InspectedHost {
  widget: string
  state: string
  /** Why it woke, or what it waits for. */
  why: string
  host: Element
}

function describeHost(widget: WidgetDefinition, host: Element): InspectedHost {
  const island = islandOn(host, widget)
  const waits = `waits: ${widget.wake}${widget.wake === 'interaction' ? ` (${(widget.events ?? ['click']).join(', ')})` : ''}`
  return { widget: widget.name, state: island?.state ?? 'asleep', why: island ? `woke: ${island.woke}` : waits, host }
}

function hostsOf(widgets: readonly WidgetDefinition[]): InspectedHost[] {
  return widgets.flatMap((widget) =>
    [...document.querySelectorAll(widget.hooks)].map((host) => describeHost(widget, host)),
  )
}

/** Prints every host on the page as a table, and returns the rows. */
export function inspect(widgets: readonly WidgetDefinition[]): InspectedHost[] {
  const rows = hostsOf(widgets)
  console.table(rows.map(({ host, ...row }) => ({ ...row, element: host.cloneNode(false) })))
  return rows
}

/** Draws a line around every host, and lets its tooltip say which widgets it has and why each woke or did not; kept up to date. */
export function outline(widgets: readonly WidgetDefinition[]): void {
  const style = document.createElement('style')
  style.textContent = '[data-shop-islands-debug]{outline:2px dashed #c026d3!important;outline-offset:2px}'
  document.head.append(style)
  const draw = () => {
    const notes = new Map<Element, string[]>()
    for (const { widget, state, why, host } of hostsOf(widgets))
      notes.set(host, [...(notes.get(host) ?? []), `${widget}: ${state}, ${why}`])
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
