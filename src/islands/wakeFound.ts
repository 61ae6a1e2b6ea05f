import type { Definition } from './definition'
import { wake } from './islands'
import { serves } from './serves'

let inView: IntersectionObserver | undefined
/** The definitions that wait for each host to come into view. */
const waiting = new WeakMap<Element, Set<Definition>>()

function onView(entries: IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue
    inView?.unobserve(target)
    const definitions = waiting.get(target)
    waiting.delete(target)
    for (const definition of definitions ?? []) if (serves(definition, target)) wake(definition, target, 'visible')
  }
}

/**
 * Wakes a definition on a host that was found: at once, or when the host comes into view.
 *
 * @param host one that the definition serves.
 */
export function wakeFound(definition: Definition, host: HTMLElement): void {
  if (definition.wake !== 'visible') {
    wake(definition, host, definition.wake)
    return
  }
  waiting.set(host, (waiting.get(host) ?? new Set()).add(definition))
  inView ??= new IntersectionObserver(onView)
  inView.observe(host)
}
