import { onFirstInteraction } from '../page/firstInteraction'
import type { Area } from './area'
import { applies, serves } from './claims'
import type { Definition } from './definition'
import { requestFiles } from './files'
import {
  allDefinitions,
  definitionsByName,
  definitionsBySelector,
  knownNames,
  readSome,
  selectorsOf,
} from './hostIndex'
import { islandOn, leaveWithHosts, wake } from './islands'
import { filesOf, loadAhead } from './loading'
import { whenIdle } from './whenIdle'

/** Milliseconds of questions to the browser that are one piece of idle work, with the question in which they end. */
const LONGEST_ASKING = 0.5
/** Parts of the page that arrived together and are looked through one by one; of more, the page as a whole is asked once. */
const MOST_PARTS = 20

/** Definitions whose hosts are looked for, now and in what arrives late. */
const searched = new Set<Definition>()
/** Areas that something on the page may be a touch for, each with the files that it needs; asked for ahead, once. */
const preloaded = new Set<Area | undefined>()
/** What waits for the visitor's first interaction, each with the hosts that the page has, as far as it is looked through. */
const expected = new Map<Definition, Set<HTMLElement>>()
/** Names in `data-island` that were looked at. */
const noticed = new Set<string>()
const late = new Set<Element>()
let preloads = false
let isPageLookedThrough = false

let inView: IntersectionObserver | undefined
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

/** A host was found: it wakes, at once or when it comes into view. */
function wakeFound(definition: Definition, host: HTMLElement): void {
  if (definition.wake !== 'visible') {
    wake(definition, host, definition.wake)
    return
  }
  waiting.set(host, (waiting.get(host) ?? new Set()).add(definition))
  inView ??= new IntersectionObserver(onView)
  inView.observe(host)
}

/** Are the files of what a touch would wake still to be fetched ahead? */
function isPreloadDue(definition: Definition): boolean {
  return preloads && definition.wake === 'touch' && !preloaded.has(definition.area)
}

/**
 * What waits for a touch is fetched before that, if the browser has nothing better to do, and made ready: asking for a file takes it a
 * millisecond, evaluating one as long as all that the touch itself needs.
 */
function preload(definition: Definition): void {
  preloaded.add(definition.area)
  for (const file of filesOf(definition)) whenIdle(() => requestFiles([file], 'low'))
  whenIdle(() => loadAhead(definition))
}

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

/** A service runs once, however many of its hosts there are: does it run already, or is enough known for it to do so? */
function isServed(definition: Definition): boolean {
  return 'service' in definition && (!!islandOn(document.body, definition) || !!expected.get(definition)?.size)
}

/** Is a definition to hear of its hosts? */
function isSearched(definition: Definition): boolean {
  return (isPreloadDue(definition) || expected.has(definition) || searched.has(definition)) && !isServed(definition)
}

/** Does the first host tell all that there is to know? */
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

/** What a list of selectors finds on the page, some of it more than once: the browser answers a list of five later than five questions. */
function* foundOnPage(list: string, isFirstEnough: boolean): Generator<HTMLElement> {
  for (const selector of selectorsOf(list)) yield* found(selector, document, isFirstEnough)
}

/** The hosts of the definitions that are meant; nothing before each question: time for a look at the clock. */
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
 * Looks through parts of the page in idle slices, once for all definitions: a question to the browser for each selector, which it answers
 * fifty times as fast as a script could look at each element. What comes meanwhile is late content, too.
 */
function lookThrough(parts: readonly ParentNode[], isMeant = isSearched): void {
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

/** Wakes a definition on its hosts; those of the whole page where none are given. */
function wakeOn(definition: Definition, hosts?: Iterable<HTMLElement>): void {
  if (!hosts && !applies(definition)) return
  for (const host of hosts ?? foundOnPage(definition.selectors, 'service' in definition)) {
    if (isServed(definition)) return
    const isThere = 'service' in definition || host.isConnected
    if (isThere && serves(definition, host)) wakeFound(definition, host)
  }
}

/** Looks for a definition's hosts from now on; on the page as it is, too, unless that is looked through anyway. */
function search(definition: Definition, isPageDue: boolean): void {
  searched.add(definition)
  if (isPageDue) whenIdle(() => wakeOn(definition))
}

/** Looks for a definition's hosts from now on, and wakes it at once on those that are known. `hosts`: see `wakeOn`. */
function searchAtOnce(definition: Definition, hosts?: Iterable<HTMLElement>): void {
  searched.add(definition)
  expected.delete(definition)
  wakeOn(definition, hosts)
}

/**
 * Begins to look for the hosts of a definition when its wake strategy says so.
 *
 * @param isPageDue is the page not going to be looked through for all definitions?
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
    document.addEventListener(`shop-islands:${condition.slice(1)}-changed`, begin, { once: true })
  }
  // What the visitor touches may need it: the scroll of a link has to know how high the header is.
  else if (kind === 'interaction') {
    if (!isPageDue) expected.set(definition, new Set())
    onFirstInteraction(() => searchAtOnce(definition, isPageLookedThrough ? expected.get(definition) : undefined))
  } else if (kind !== 'touch') search(definition, isPageDue)
}

/**
 * Begins to look for the hosts of all definitions, in one pass over the page. What wakes at load does so in tasks of its own, right after
 * this one: a look at a large page takes longer than all else, and what the shopper does meanwhile comes between. `preloadsTouched`: see
 * `startIslands`.
 */
export function beginAll(preloadsTouched: boolean): void {
  preloads = preloadsTouched
  for (const definition of allDefinitions()) {
    if (definition.wake === 'load') setTimeout(() => beginSearch(definition, false))
    else beginSearch(definition, false)
  }
  whenIdle(readSome)
  lookThrough([document], (definition) => definition.wake !== 'load' && isSearched(definition))
}

/**
 * Wakes the islands in a part of the page that arrived late. Swapped fragments, infinite scroll and page builders are noticed by
 * themselves; this is for callers who do not want to wait for that.
 *
 * @param roots the parts that arrived; the whole page where none is given.
 */
export function scan(...roots: (ParentNode & Node)[]): void {
  lookThrough(roots.length > 0 && roots.length <= MOST_PARTS ? roots : [document])
}

function onMutations(records: MutationRecord[]): void {
  leaveWithHosts()
  const isLookDue = late.size > 0
  for (const { addedNodes } of records) {
    for (const node of addedNodes) {
      // Files that are fetched ahead come as links, one after the other; no host is one or lies in one.
      if (node instanceof Element && node.localName !== 'link') late.add(node)
    }
  }
  if (isLookDue || late.size === 0) return
  whenIdle(() => {
    scan(...late)
    late.clear()
  })
}

/** Wakes islands in what arrives from now on, and takes off those in what leaves (decisions: Late content is noticed by one observer). */
export function watchLateContent(): void {
  new MutationObserver(onMutations).observe(document, { childList: true, subtree: true })
}
