import type { WidgetDefinition } from './definition'
import { widgets } from './registry'
import { lookForSections } from './sections'
import { leaveWithHosts, wake } from './waking'
import { whenIdle } from './whenIdle'

/** Widgets whose hosts are looked for in content that arrives late. */
const openGates = new Set<WidgetDefinition>()
const late = new Set<Element>()

/** Looks for the hosts of a widget in a part of the page, and wakes them: at once, or when they come into view. */
function look(widget: WidgetDefinition, root: ParentNode & Node): void {
  if (widget.applies?.() === false) return
  // A look-up of 'body' would pass every element of the page.
  const found = widget.hooks === 'body' ? [document.body] : [...root.querySelectorAll(widget.hooks)]
  if ((root as Element).matches?.(widget.hooks)) found.push(root as Element)
  if (widget.wake !== 'visible') for (const host of found) wake(widget, host, widget.wake)
  else if (found[0]) {
    const inView = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        inView.unobserve(target)
        wake(widget, target, widget.wake)
      }
    })
    for (const host of found) inView.observe(host)
  }
}

/** Begins to look for the hosts of a widget, as its wake strategy says. */
export function begin(widget: WidgetDefinition): void {
  const [kind, condition = ''] = widget.wake.split(/:(.*)/s)
  const open = () => {
    openGates.add(widget)
    whenIdle(() => look(widget, document))
  }
  if (kind === 'load') look(widget, document)
  else if (kind === 'media') {
    const query = matchMedia(condition)
    if (query.matches) open()
    else query.addEventListener('change', open, { once: true })
  } else if (kind === 'when')
    document.addEventListener(`shop-islands:${condition.slice(1)}-changed`, open, { once: true })
  else if (kind !== 'interaction') open()
}

/**
 * Wakes the islands in a part of the page that arrived late. Swapped fragments, infinite scroll and page builders are noticed by
 * themselves; this is for callers who do not want to wait for that.
 *
 * @param roots the parts that arrived; the whole page where none is given.
 */
export function scan(...roots: (ParentNode & Node)[]): void {
  if (roots.length === 0) roots.push(document)
  for (const widget of widgets) {
    if (!openGates.has(widget) && widget.wake !== 'load') continue
    whenIdle(() => {
      for (const root of roots) if (root.isConnected) look(widget, root)
    })
  }
  for (const root of roots) lookForSections(root)
}

function onMutations(records: MutationRecord[]): void {
  leaveWithHosts()
  const isScanDue = late.size > 0
  for (const { addedNodes } of records) for (const node of addedNodes) if (node instanceof Element) late.add(node)
  if (isScanDue || late.size === 0) return
  whenIdle(() => {
    scan(...late)
    late.clear()
  })
}

/** Wakes islands in what arrives from now on, and takes off those in what leaves (design: Late content). */
export function watchLateContent(): void {
  new MutationObserver(onMutations).observe(document, { childList: true, subtree: true })
}
