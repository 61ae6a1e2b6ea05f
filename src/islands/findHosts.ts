import { onFirstInteraction } from '../page/firstInteraction'
import type { Area } from './area'
import { serves } from './claims'
import type { Definition } from './definition'
import { requestFiles } from './files'
import { allDefinitions, forEachCandidate, isHost, knownNames } from './hostIndex'
import { leaveWithHosts, wake } from './islands'
import { filesOf } from './loading'
import { whenIdle } from './whenIdle'

/** Elements looked at between two looks at the clock. */
const PIECE = 100

/** Definitions whose hosts are looked for, now and in what arrives late. */
const searched = new Set<Definition>()
/** Areas that something on the page may be a touch for, each with the files that it needs; asked for ahead, once. */
const preloaded = new Set<Area | undefined>()
const late = new Set<Element>()
let preloads = false

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

/** What waits for a touch is fetched before that, if the browser has nothing better to do. */
function preload(definition: Definition): void {
  preloaded.add(definition.area)
  requestFiles(filesOf(definition), 'low')
}

/** A name that no definition knows is misspelt, or somebody's whose definition is still to come. */
function noticeName(name: string | null): void {
  if (!name || knownNames().has(name)) return
  import('../author/checkNames').then(
    ({ checkNames }) => checkNames(),
    () => {},
  )
}

/** Looks at one element: for whom it is a host, or would be with a touch. */
function look(element: Element): void {
  noticeName(element.getAttribute('data-island'))
  forEachCandidate(element, (definition) => {
    const isAhead = isPreloadDue(definition)
    if (!(searched.has(definition) || isAhead) || !isHost(element, definition) || !serves(definition, element)) return
    if (isAhead) preload(definition)
    else wakeFound(definition, element)
  })
}

/**
 * Looks through parts of the page in idle slices, once for all definitions. The elements are listed before: what comes or goes meanwhile
 * is late content, which is looked at by itself.
 */
function lookThrough(roots: readonly (ParentNode & Node)[]): void {
  const elements = roots.flatMap((root) => [...(root instanceof Element ? [root] : []), ...root.querySelectorAll('*')])
  let next = 0
  whenIdle(() => {
    const end = Math.min(next + PIECE, elements.length)
    for (; next < end; next += 1) {
      const element = elements[next]
      if (element?.isConnected) look(element)
    }
    return next < elements.length
  })
}

/** Looks for the hosts of one definition on the whole page. */
function lookFor(definition: Definition): void {
  for (const host of document.querySelectorAll<HTMLElement>(definition.selectors))
    if (serves(definition, host)) wakeFound(definition, host)
}

/** Looks for a definition's hosts from now on; on the page as it is, too, unless that is looked through anyway. */
function search(definition: Definition, isPageDue: boolean): void {
  searched.add(definition)
  if (isPageDue) whenIdle(() => lookFor(definition))
}

/**
 * Begins to look for the hosts of a definition when its wake strategy says so.
 *
 * @param isPageDue is the page not going to be looked through for all definitions?
 */
export function beginSearch(definition: Definition, isPageDue: boolean): void {
  const [kind, condition = ''] = definition.wake.split(/:(.*)/s)
  const begin = () => search(definition, true)
  const beginAtOnce = () => {
    searched.add(definition)
    lookFor(definition)
  }
  if (kind === 'load') beginAtOnce()
  else if (kind === 'media') {
    const query = matchMedia(condition)
    if (query.matches) search(definition, isPageDue)
    else query.addEventListener('change', begin, { once: true })
  } else if (kind === 'when') {
    document.addEventListener(`shop-islands:${condition.slice(1)}-changed`, begin, { once: true })
  }
  // What the visitor touches may need it: the scroll of a link has to know how high the header is.
  else if (kind === 'interaction') onFirstInteraction(beginAtOnce)
  else if (kind !== 'touch') search(definition, isPageDue)
}

/** Begins to look for the hosts of all definitions, in one pass over the page. `preloadsTouched`: see `startIslands`. */
export function beginAll(preloadsTouched: boolean): void {
  preloads = preloadsTouched
  for (const definition of allDefinitions()) beginSearch(definition, false)
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
