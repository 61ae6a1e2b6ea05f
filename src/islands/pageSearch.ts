import { isAwaited, isOneEnough, isProvided, onHostFound } from './awaited'
import { classIn, type ElementsByClass, elementsByClass } from './classSearch'
import type { Definition } from './definition'
import { definitionsByName, definitionsBySelector, knownNames, selectorsOf } from './hostIndex'
import { applies } from './serves'
import { whenIdle } from './whenIdle'

/** Milliseconds after which a piece of idle work makes no further query. */
const LONGEST_ASKING = 0.5

/**
 * Up to so many selectors with a class are queried one by one. If there are more, the elements are looked at instead, once for all of them.
 */
const MOST_QUERIES = 20

/** Names in `data-island` that were checked. */
const noticed = new Set<string>()

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

/** What a selector finds in parts of the page, the parts themselves included. */
function* found(selector: string, parts: readonly ParentNode[], isFirstEnough = false): Generator<HTMLElement> {
  for (const part of parts) {
    if (part instanceof HTMLElement && part.matches(selector)) yield part
    if (!isFirstEnough) yield* part.querySelectorAll<HTMLElement>(selector)
    else {
      const first = part.querySelector<HTMLElement>(selector)
      if (first) yield first
    }
  }
}

/**
 * The hosts of one definition on the page, some of them more than once; none where its condition does not hold, and no more once its
 * service runs. Each selector is queried by itself: five queries are faster than one with a list of five.
 */
export function* hostsOf(definition: Definition): Generator<HTMLElement> {
  if (!applies(definition)) return
  for (const selector of selectorsOf(definition.selectors)) {
    if (isProvided(definition)) return
    yield* found(selector, [document], 'service' in definition)
  }
}

/** What a selector finds in parts of the page: among the elements that have its class where these are known, else by a query. */
function* foundByClass(
  selector: string,
  parts: readonly ParentNode[],
  byClass: ElementsByClass | undefined,
  isFirstEnough: boolean,
): Generator<HTMLElement> {
  const { name = '', isItsOwn } = classIn(selector) ?? {}
  const candidates = byClass?.get(name)
  if (!candidates || !isItsOwn) {
    // An element around what is found may stand outside of the parts, but not outside of the page.
    const mayBeHere = !candidates || candidates.length > 0 || parts[0] !== document
    if (mayBeHere) yield* found(selector, parts, isFirstEnough)
    return
  }
  for (const element of candidates) {
    if (!element.matches(selector)) continue
    yield element
    // Of several parts each may have one: the first is not always served.
    if (isFirstEnough && parts.length === 1) return
  }
}

/** The elements of a part of the page that have a class, and the part itself. */
function elementsWithAClass(part: ParentNode): ArrayLike<HTMLElement>[] {
  return [part instanceof HTMLElement ? [part] : [], part.querySelectorAll<HTMLElement>('[class]')]
}

/** Finds the hosts of the definitions that are meant. It yields `undefined` before each query, so that the caller can check the time. */
function* hostsIn(
  parts: readonly ParentNode[],
  isMeant: (definition: Definition) => boolean,
): Generator<[Definition, HTMLElement] | undefined, undefined> {
  let hasOurs = false
  for (const host of found('[data-island]', parts)) {
    hasOurs = true
    const name = host.dataset['island'] as string
    noticeName(name)
    for (const definition of definitionsByName().get(name) ?? [])
      if (isMeant(definition) && host.matches(definition.selectors)) yield [definition, host]
  }
  // Most pages have no `data-island` at all: there, selectors that begin with it are skipped.
  hasOurs ||= parts[0] !== document && !!document.querySelector('[data-island]')
  const asked = [...definitionsBySelector()].filter(
    ([selector, definitions]) => (hasOurs || !selector.startsWith('[data-island')) && definitions.some(isMeant),
  )
  const names = asked.flatMap(([selector]) => classIn(selector)?.name ?? [])
  const byClass =
    names.length > MOST_QUERIES ? yield* elementsByClass(parts.flatMap(elementsWithAClass), names) : undefined
  for (const [selector, definitions] of asked) {
    const meant = definitions.filter(isMeant)
    if (meant.length === 0) continue
    yield
    for (const host of foundByClass(selector, parts, byClass, meant.every(isOneEnough)))
      for (const definition of meant) if (isMeant(definition)) yield [definition, host]
  }
}

/**
 * Looks through parts of the page in idle slices, once for all definitions that are meant. What arrives meanwhile is late content
 * (decisions: The pass over the page goes along it once).
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
