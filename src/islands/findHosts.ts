import { wasRaised } from '../page/events'
import { onFirstInteraction } from '../page/firstInteraction'
import type { Definition } from './definition'
import {
  allDefinitions,
  definitionsByName,
  definitionsBySelector,
  knownNames,
  readSome,
  selectorsOf,
} from './hostIndex'
import { islandOn } from './islands'
import { isPreloadDue, preload } from './preload'
import { applies, serves } from './serves'
import { wakeFound } from './wakeFound'
import { whenIdle } from './whenIdle'

/** Milliseconds after which a piece of idle work makes no further query. */
const LONGEST_ASKING = 0.5

/** Definitions that wake on their hosts as soon as these are found, now and in late content. */
const watched = new Set<Definition>()
/** Definitions that wait for the visitor's first interaction, each with the hosts that were found so far. */
const awaitingInteraction = new Map<Definition, Set<HTMLElement>>()
/** Names in `data-island` that were checked. */
const noticed = new Set<string>()
/** Has the first pass over the whole page begun? It is about the definitions of then: one that is made later searches the page itself. */
let hasPassBegun = false
/** Is that pass over? Hosts that come later are found as late content. */
let isPassOver = false

/** Has a name checked that no definition knows: it is misspelt, or its definition is still to come. */
function noticeName(name: string): void {
  if (!name || noticed.has(name)) return
  noticed.add(name)
  if (knownNames().has(name)) return
  import('../author/checkNames').then(
    ({ checkNames }) => checkNames(),
    () => {},
  )
}

/** Is a service provided: does it run, or is a host known on which it will wake? */
function isProvided(definition: Definition): boolean {
  return (
    'service' in definition && (!!islandOn(document.body, definition) || !!awaitingInteraction.get(definition)?.size)
  )
}

/** Does a definition want to hear of its hosts? */
function isAwaited(definition: Definition): boolean {
  return (
    (isPreloadDue(definition) || awaitingInteraction.has(definition) || watched.has(definition)) &&
    !isProvided(definition)
  )
}

/** Is one host enough? A service runs once, and a preload needs no list. */
function isOneEnough(definition: Definition): boolean {
  return 'service' in definition || isPreloadDue(definition)
}

/** A definition hears of one of its hosts: it notes it, has its files fetched ahead, or wakes. */
function onHostFound(definition: Definition, host: HTMLElement): void {
  const hosts = awaitingInteraction.get(definition)
  if (hosts) hosts.add(host)
  else if (!serves(definition, host)) return
  else if (isPreloadDue(definition)) preload(definition)
  else wakeFound(definition, host)
}

/** What a selector finds in a part of the page, the part itself included. */
function* found(selector: string, part: ParentNode, isFirstEnough = false): Generator<HTMLElement> {
  if (part instanceof HTMLElement && part.matches(selector)) yield part
  if (!isFirstEnough) yield* part.querySelectorAll<HTMLElement>(selector)
  else {
    const first = part.querySelector<HTMLElement>(selector)
    if (first) yield first
  }
}

/**
 * The hosts of one definition on the page, some of them more than once; none where its condition does not hold, and no more once its
 * service runs. Each selector is queried by itself: five queries are faster than one with a list of five.
 */
function* hostsOf(definition: Definition): Generator<HTMLElement> {
  if (!applies(definition)) return
  for (const selector of selectorsOf(definition.selectors)) {
    if (isProvided(definition)) return
    yield* found(selector, document, 'service' in definition)
  }
}

/** Finds the hosts of the definitions that are meant. It yields `undefined` before each query, so that the caller can check the time. */
function* hostsIn(
  parts: readonly ParentNode[],
  isMeant: (definition: Definition) => boolean,
): Generator<[Definition, HTMLElement] | undefined, undefined> {
  let hasOurs = false
  for (const part of parts) {
    for (const host of found('[data-island]', part)) {
      hasOurs = true
      const name = host.dataset['island'] as string
      noticeName(name)
      for (const definition of definitionsByName().get(name) ?? [])
        if (isMeant(definition) && host.matches(definition.selectors)) yield [definition, host]
    }
  }
  // Most pages have no `data-island` at all: there, selectors that begin with it are skipped.
  hasOurs ||= parts[0] !== document && !!document.querySelector('[data-island]')
  for (const [selector, definitions] of definitionsBySelector()) {
    if (!hasOurs && selector.startsWith('[data-island')) continue
    for (const part of parts) {
      const meant = definitions.filter(isMeant)
      if (meant.length === 0) break
      yield
      for (const host of found(selector, part, meant.every(isOneEnough)))
        for (const definition of meant) if (isMeant(definition)) yield [definition, host]
    }
  }
}

/**
 * Looks through parts of the page in idle slices, once for all definitions that are meant. There is a query for each selector, which is
 * fifty times as fast as a script that looks at each element. What arrives meanwhile is late content.
 *
 * @param parts of the page; the document stands for the whole page.
 * @param isMeant tells which definitions hear of their hosts; where it is absent, those that wait for theirs.
 * @param onDone called when all parts are looked through.
 */
export function lookThrough(parts: readonly ParentNode[], isMeant = isAwaited, onDone?: () => void): void {
  const hosts = hostsIn(parts, isMeant)
  whenIdle(() => {
    const begin = performance.now()
    let { value, done } = hosts.next()
    while (!done && !value && performance.now() - begin < LONGEST_ASKING) ({ value, done } = hosts.next())
    if (done) onDone?.()
    // Time may have passed since the query, and the host may have left.
    else if (value?.[1].isConnected) onHostFound(...value)
    return !done
  })
}

/** Wakes a definition on a host that was found earlier, unless the host has left or the definition runs already. */
function wakeOn(definition: Definition, host: HTMLElement): void {
  const isThere = 'service' in definition || host.isConnected
  if (isThere && !isProvided(definition) && serves(definition, host)) wakeFound(definition, host)
}

/** Wakes a definition on its hosts from now on: in idle time on those that are on the page, unless the pass over it will find them. */
function watch(definition: Definition): void {
  watched.add(definition)
  if (!hasPassBegun) return
  const hosts = hostsOf(definition)
  whenIdle(() => {
    const { value: host } = hosts.next()
    if (host) wakeOn(definition, host)
    return !!host
  })
}

/** The same, but at once on the hosts that are known; on those of the whole page where none are given. */
function watchAtOnce(definition: Definition, hosts: Iterable<HTMLElement> = hostsOf(definition)): void {
  watched.add(definition)
  awaitingInteraction.delete(definition)
  for (const host of hosts) wakeOn(definition, host)
}

/** Begins to look for the hosts of a definition when its wake strategy says so. */
function beginSearch(definition: Definition): void {
  const [kind, condition = ''] = definition.wake.split(/:(.*)/s)
  const begin = () => watch(definition)
  if (kind === 'load') watchAtOnce(definition)
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
    if (!hasPassBegun) awaitingInteraction.set(definition, new Set())
    onFirstInteraction(() => watchAtOnce(definition, isPassOver ? awaitingInteraction.get(definition) : undefined))
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
