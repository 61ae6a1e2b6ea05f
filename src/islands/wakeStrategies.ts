import { wasRaised } from '../page/events'
import { onFirstInteraction } from '../page/interaction'
import { collectedHosts, collectHosts, isAwaited, isProvided, wakeWhenFound } from './awaited'
import type { Definition } from './definition'
import { allDefinitions, readSome } from './hostIndex'
import { hostsOf, lookThrough } from './pageSearch'
import { serves } from './serves'
import { wakeFound } from './wakeFound'
import { whenIdle } from './whenIdle'

/** Has the first pass over the whole page begun? It looks for the hosts of the definitions known by then; later ones search themselves. */
let hasPassBegun = false
/** Is that pass over? Hosts that come later are found as late content. */
let isPassOver = false

/** Wakes a definition on a host that was found earlier, unless the host has left or the definition runs already. */
function wakeOn(definition: Definition, host: HTMLElement): void {
  const isThere = 'service' in definition || host.isConnected
  if (isThere && !isProvided(definition) && serves(definition, host)) wakeFound(definition, host)
}

/** Has a definition wake on its hosts from now on: in idle time on those that are on the page, unless the pass over it will find them. */
function wakeInIdleTime(definition: Definition): void {
  wakeWhenFound(definition)
  if (!hasPassBegun) return
  const hosts = hostsOf(definition)
  whenIdle(() => {
    const { value: host } = hosts.next()
    if (host) wakeOn(definition, host)
    return !!host
  })
}

/**
 * Has a definition wake on its hosts from now on, and at once on those that are there.
 *
 * @param hosts those that are there, where they are known; the page is searched where they are absent.
 */
function wakeAtOnce(definition: Definition, hosts: Iterable<HTMLElement> = hostsOf(definition)): void {
  wakeWhenFound(definition)
  for (const host of hosts) wakeOn(definition, host)
}

/** Begins to look for the hosts of a definition when its wake strategy says so. */
function beginSearch(definition: Definition): void {
  const [kind, condition = ''] = definition.wake.split(/:(.*)/s)
  const begin = () => wakeInIdleTime(definition)
  if (kind === 'load') wakeAtOnce(definition)
  else if (kind === 'media') {
    const query = matchMedia(condition)
    if (query.matches) begin()
    else query.addEventListener('change', begin, { once: true })
  } else if (kind === 'when') {
    const change = `shop-islands:${condition.slice(1)}-changed`
    if (wasRaised(change)) begin()
    else document.addEventListener(change, begin, { once: true })
  }
  // Woken at once, because what the visitor touches first may need it: the scroll of a link has to know how high the header is.
  else if (kind === 'interaction') {
    if (!hasPassBegun) collectHosts(definition)
    onFirstInteraction(() => wakeAtOnce(definition, isPassOver ? collectedHosts(definition) : undefined))
  } else if (kind !== 'touch') begin()
}

/** Begins to look for the hosts of a definition that was made after `beginAll`; before that it does nothing. */
export function beginLate(definition: Definition): void {
  if (hasPassBegun) beginSearch(definition)
}

/**
 * Begins to look for the hosts of all definitions, in one pass over the page. Each definition that wakes at load is searched for in a task
 * of its own, right after this one: searching a large page takes longer than anything else, and what the shopper does must not wait for all
 * of it.
 */
export function beginAll(): void {
  for (const definition of allDefinitions()) {
    if (definition.wake === 'load') setTimeout(() => beginSearch(definition))
    else beginSearch(definition)
  }
  hasPassBegun = true
  whenIdle(readSome)
  lookThrough(
    [document],
    (definition) => definition.wake !== 'load' && isAwaited(definition),
    () => {
      isPassOver = true
    },
  )
}
