import type { Definition } from './definition'

const definitions: Definition[] = []
/**
 * Definitions whose selectors are not split at their commas yet: that takes longer than anything else at the start, and is not needed
 * before hosts are looked for.
 */
const unread: Definition[] = []
/** How many definitions are read in one idle piece. */
const PIECE = 10
const bySelector = new Map<string, Definition[]>()
/** Definitions by the name in `data-island`, some of them for one tag only. One query finds all elements with the attribute. */
const byName = new Map<string, Definition[]>()
/**
 * The names that `data-island` may have, of the definitions that were read so far. They are read only on pages that have the attribute,
 * which are few.
 */
const names = new Set<string>()
let namedCount = 0

/** Splits a selector list at its commas, except those in brackets and quotes. */
function cut(list: string): string[] {
  if (!/["'([\\]/.test(list)) return list.split(',')
  const selectors = ['']
  let depth = 0
  let quote = ''
  let isEscaped = false
  for (const char of list) {
    const isCut = char === ',' && depth === 0 && !quote && !isEscaped
    if (isEscaped || char === '\\') isEscaped = !isEscaped
    else if (quote) quote = char === quote ? '' : quote
    else if (char === '"' || char === "'") quote = char
    else if ('[('.includes(char)) depth += 1
    else if ('])'.includes(char)) depth -= 1
    if (isCut) selectors.push('')
    else selectors[selectors.length - 1] += char
  }
  return selectors
}

/** The selectors of a list of selectors. */
export function selectorsOf(list: string): string[] {
  return cut(list).map((selector) => selector.trim())
}

/** Adds a definition after all others. */
export function indexDefinition(definition: Definition): void {
  definitions.push(definition)
  unread.push(definition)
}

/** All definitions, in order: the first of two that claim the same event wins. */
export function allDefinitions(): readonly Definition[] {
  return definitions
}

function readSelectors(definition: Definition): void {
  for (const selector of selectorsOf(definition.selectors)) {
    const [, , name] = /^[a-z]*\[data-island=(["']?)([\w-]+)\1\]$/.exec(selector) ?? []
    const [index, key] = name ? [byName, name] : [bySelector, selector]
    index.set(key, [...(index.get(key) ?? []), definition])
  }
}

/** Reads the selectors of the next ten definitions, which fit into a slice of idle time. @returns whether there are more. */
export function readSome(): boolean {
  unread.splice(0, PIECE).forEach(readSelectors)
  return unread.length > 0
}

function readRest(): void {
  while (unread.length > 0) readSome()
}

/** Every name that `data-island` may have. */
export function knownNames(): ReadonlySet<string> {
  for (; namedCount < definitions.length; namedCount += 1) {
    const { selectors, parts = '' } = definitions[namedCount] as Definition
    for (const [, name = ''] of `${selectors},${parts}`.matchAll(/data-island\W*=\W*([\w-]+)/g)) names.add(name)
  }
  return names
}

/** The definitions that find hosts by a name in `data-island`, by that name; some of them only at one tag. */
export function definitionsByName(): ReadonlyMap<string, readonly Definition[]> {
  readRest()
  return byName
}

/** All other selectors, each with the definitions that find hosts by it: several may find the same ones. */
export function definitionsBySelector(): ReadonlyMap<string, readonly Definition[]> {
  readRest()
  return bySelector
}

/**
 * The hosts around an element: for each definition the nearest one, in the order of the definitions. Each is searched for only when the
 * caller asks for the next, and needs no selector that was read before.
 */
export function* hostsAround(target: Element, asked: Iterable<Definition>): Generator<[Definition, HTMLElement]> {
  for (const definition of asked) {
    const host = target.closest<HTMLElement>(definition.selectors)
    if (host) yield [definition, host]
  }
}
