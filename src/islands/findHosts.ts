import { onFirstInteraction } from '../page/firstInteraction'
import type { Area } from './area'
import { serves } from './claims'
import type { Definition } from './definition'
import { requestFiles } from './files'
import { allDefinitions, forEachCandidate, isHost, knownNames, readSome } from './hostIndex'
import { islandOn, leaveWithHosts, wake } from './islands'
import { filesOf } from './loading'
import { whenIdle } from './whenIdle'

/** Elements looked at between two looks at the clock, at most. */
const PIECE = 100

/** Definitions whose hosts are looked for, now and in what arrives late. */
const searched = new Set<Definition>()
/** Areas that something on the page may be a touch for, each with the files that it needs; asked for ahead, once. */
const preloaded = new Set<Area | undefined>()
/** What waits for the visitor's first interaction, each with the hosts that the page has, as far as it is looked through. */
const expected = new Map<Definition, Set<HTMLElement>>()
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

/** What waits for a touch is fetched before that, if the browser has nothing better to do: asking for a file takes it a millisecond. */
function preload(definition: Definition): void {
  preloaded.add(definition.area)
  for (const file of filesOf(definition)) whenIdle(() => requestFiles([file], 'low'))
}

/** A name that no definition knows is misspelt, or somebody's whose definition is still to come. */
function noticeName(name: string | null): void {
  if (!name || knownNames().has(name)) return
  import('../author/checkNames').then(
    ({ checkNames }) => checkNames(),
    () => {},
  )
}

/** A service runs once, however many of its hosts there are: does it run already, or is enough known for it to do so? */
function isServed(definition: Definition): boolean {
  return 'service' in definition && (!!islandOn(document.body, definition) || !!expected.get(definition)?.size)
}

/**
 * Looks at one element: for whom it is a host, or would be with a touch or the first interaction.
 *
 * @returns whether something woke, which takes longer than the look.
 */
function look(element: Element): boolean {
  let hasWoken = false
  noticeName(element.getAttribute('data-island'))
  forEachCandidate(element, (definition) => {
    const isAhead = isPreloadDue(definition)
    const hosts = expected.get(definition)
    if (!(isAhead || hosts || searched.has(definition)) || isServed(definition) || !isHost(element, definition)) return
    if (hosts) hosts.add(element)
    else if (!serves(definition, element)) return
    else if (isAhead) preload(definition)
    else {
      wakeFound(definition, element)
      hasWoken = true
    }
  })
  return hasWoken
}

/** The elements of parts of the page as they are when their turn comes: listing 75,000 of them ahead takes a tenth of a second. */
function* elementsOf(roots: readonly Node[]): Generator<Element> {
  for (const root of roots) {
    const iterator = document.createNodeIterator(root, NodeFilter.SHOW_ELEMENT)
    for (let node = iterator.nextNode(); node; node = iterator.nextNode()) yield node as Element
  }
}

/** Looks through parts of the page in idle slices, once for all definitions. What comes meanwhile is late content, too. */
function lookThrough(roots: readonly Node[]): void {
  const elements = elementsOf(roots)
  whenIdle(() => {
    for (let looked = 0; looked < PIECE; looked += 1) {
      const { value: element, done } = elements.next()
      if (done) {
        isPageLookedThrough = true
        return false
      }
      if (element.isConnected && look(element)) break
    }
    return true
  })
}

/** Wakes a definition on its hosts; those of the whole page where none are given. */
function wakeOn(definition: Definition, hosts?: Iterable<HTMLElement>): void {
  for (const host of hosts ?? document.querySelectorAll<HTMLElement>(definition.selectors)) {
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

/** Wakes what wakes at load. The page is asked once for all of it: each question takes as long as the page is large. */
function wakeAtLoad(): void {
  const definitions = allDefinitions().filter(({ wake }) => wake === 'load')
  if (definitions.length === 0) return
  const hosts = [...document.querySelectorAll<HTMLElement>(definitions.map(({ selectors }) => selectors).join())]
  for (const definition of definitions)
    searchAtOnce(
      definition,
      hosts.filter((host) => isHost(host, definition)),
    )
}

/** Begins to look for the hosts of all definitions, in one pass over the page. `preloadsTouched`: see `startIslands`. */
export function beginAll(preloadsTouched: boolean): void {
  preloads = preloadsTouched
  wakeAtLoad()
  for (const definition of allDefinitions()) if (definition.wake !== 'load') beginSearch(definition, false)
  whenIdle(readSome)
  lookThrough([document])
}

/**
 * Wakes the islands in a part of the page that arrived late. Swapped fragments, infinite scroll and page builders are noticed by
 * themselves; this is for callers who do not want to wait for that.
 *
 * @param roots the parts that arrived; the whole page where none is given.
 */
export function scan(...roots: (ParentNode & Node)[]): void {
  lookThrough(roots.length > 0 ? roots : [document])
}

function onMutations(records: MutationRecord[]): void {
  leaveWithHosts()
  const isLookDue = late.size > 0
  for (const { addedNodes } of records) for (const node of addedNodes) if (node instanceof Element) late.add(node)
  if (isLookDue || late.size === 0) return
  whenIdle(() => {
    scan(...late)
    late.clear()
  })
}

/** Wakes islands in what arrives from now on, and takes off those in what leaves (design: Islands). */
export function watchLateContent(): void {
  new MutationObserver(onMutations).observe(document, { childList: true, subtree: true })
}
