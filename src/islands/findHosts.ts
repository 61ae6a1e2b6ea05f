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
import { wakeFound } from './inView'
import { islandOn } from './islands'
import { isPreloadDue, preload } from './preload'
import { applies, serves } from './serves'
import { whenIdle } from './whenIdle'

/** Milliseconds after which a piece of idle work asks the browser no further question. */
const LONGEST_ASKING = 0.5

/** Definitions whose hosts are looked for, now and in what arrives late. */
const searched = new Set<Definition>()
/** What waits for the visitor's first interaction, each with the hosts that the page has, as far as it is looked through. */
const expected = new Map<Definition, Set<HTMLElement>>()
/** Names in `data-island` that were looked at. */
const noticed = new Set<string>()
let isPageLookedThrough = false

/** A name that no definition knows is misspelt, or somebody's whose definition is still to come. */
function noticeName(name: string): void {
  if (!name || noticed.has(name)) return
  noticed.add(name)
  if (knownNames().has(name)) return
  import('../author/checkNames').then(
    ({ checkNames }) => checkNames(),
    () => {},
  )
}

/** Is a service already provided for: does it run, or is a host known on which it will wake? */
function isServed(definition: Definition): boolean {
  return 'service' in definition && (!!islandOn(document.body, definition) || !!expected.get(definition)?.size)
}

/** Is a definition to hear of its hosts? */
function isSearched(definition: Definition): boolean {
  return (isPreloadDue(definition) || expected.has(definition) || searched.has(definition)) && !isServed(definition)
}

/** Is one host enough? A service runs once, and a preload needs no list. */
function isOnce(definition: Definition): boolean {
  return 'service' in definition || isPreloadDue(definition)
}

/** A definition hears of one of its hosts. */
function meet(definition: Definition, host: HTMLElement): void {
  const hosts = expected.get(definition)
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
 * service runs. Each selector is a question of its own: the browser answers five of them sooner than a list of five.
 */
function* hostsOf(definition: Definition): Generator<HTMLElement> {
  if (!applies(definition)) return
  for (const selector of selectorsOf(definition.selectors)) {
    if (isServed(definition)) return
    yield* found(selector, document, 'service' in definition)
  }
}

/**
 * Finds the hosts of the definitions that are meant. It yields nothing before each question to the browser, so that the caller can look at
 * the clock.
 */
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
  // Most pages have none of our attributes, and are not asked for what begins with one.
  hasOurs ||= parts[0] !== document && !!document.querySelector('[data-island]')
  for (const [selector, definitions] of definitionsBySelector()) {
    if (!hasOurs && selector.startsWith('[data-island')) continue
    for (const part of parts) {
      const meant = definitions.filter(isMeant)
      if (meant.length === 0) break
      yield
      for (const host of found(selector, part, meant.every(isOnce)))
        for (const definition of meant) if (isMeant(definition)) yield [definition, host]
    }
  }
}

/**
 * Looks through parts of the page in idle slices, once for all definitions that are meant: a question to the browser for each selector,
 * which it answers fifty times as fast as a script could look at each element. What arrives meanwhile is late content.
 *
 * @param parts of the page; the document for the whole of it.
 * @param isMeant which definitions hear of their hosts; those whose hosts are looked for, where it is absent.
 */
export function lookThrough(parts: readonly ParentNode[], isMeant = isSearched): void {
  const hosts = hostsIn(parts, isMeant)
  whenIdle(() => {
    const begin = performance.now()
    let { value, done } = hosts.next()
    while (!done && !value && performance.now() - begin < LONGEST_ASKING) ({ value, done } = hosts.next())
    if (done) isPageLookedThrough = true
    // Some time may have passed since the browser was asked.
    else if (value?.[1].isConnected) meet(...value)
    return !done
  })
}

/** Wakes a definition on a host that was found some time ago, or that it may have been woken on. */
function wakeOn(definition: Definition, host: HTMLElement): void {
  const isThere = 'service' in definition || host.isConnected
  if (isThere && !isServed(definition) && serves(definition, host)) wakeFound(definition, host)
}

/**
 * Looks for a definition's hosts in what arrives from now on. `isPageDue`: also on the page as it is, which is not looked through for all
 * definitions any more.
 */
function search(definition: Definition, isPageDue: boolean): void {
  searched.add(definition)
  if (!isPageDue) return
  const hosts = hostsOf(definition)
  whenIdle(() => {
    const { value: host } = hosts.next()
    if (host) wakeOn(definition, host)
    return !!host
  })
}

/** Looks for a definition's hosts from now on, and wakes it at once on those that are known; on those of the whole page where none are given. */
function searchAtOnce(definition: Definition, hosts: Iterable<HTMLElement> = hostsOf(definition)): void {
  searched.add(definition)
  expected.delete(definition)
  for (const host of hosts) wakeOn(definition, host)
}

/**
 * Begins to look for the hosts of a definition when its wake strategy says so.
 *
 * @param isPageDue is the page as it is to be asked for this definition alone? Not while it is looked through for all of them.
 */
export function beginSearch(definition: Definition, isPageDue: boolean): void {
  const [kind, condition = ''] = definition.wake.split(/:(.*)/s)
  const begin = () => search(definition, true)
  if (kind === 'load') searchAtOnce(definition)
  else if (kind === 'media') {
    const query = matchMedia(condition)
    if (query.matches) search(definition, isPageDue)
    else query.addEventListener('change', begin, { once: true })
  } else if (kind === 'when') {
    const change = `shop-islands:${condition.slice(1)}-changed`
    if (wasRaised(change)) search(definition, isPageDue)
    else document.addEventListener(change, begin, { once: true })
  }
  // What the visitor touches may need it: the scroll of a link has to know how high the header is.
  else if (kind === 'interaction') {
    if (!isPageDue) expected.set(definition, new Set())
    onFirstInteraction(() => searchAtOnce(definition, isPageLookedThrough ? expected.get(definition) : undefined))
  } else if (kind !== 'touch') search(definition, isPageDue)
}

/**
 * Begins to look for the hosts of all definitions, in one pass over the page. What wakes at load does so in tasks of its own, right after
 * this one: a look at a large page takes longer than all else, and what the shopper does meanwhile comes between.
 */
export function beginAll(): void {
  for (const definition of allDefinitions()) {
    if (definition.wake === 'load') setTimeout(() => beginSearch(definition, false))
    else beginSearch(definition, false)
  }
  whenIdle(readSome)
  lookThrough([document], (definition) => definition.wake !== 'load' && isSearched(definition))
}
