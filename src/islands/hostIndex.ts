import type { Definition } from './definition'

/** What a compound selector asks for first, as `.card`, `#menu`, `[data-open]`, `[data-island=tabs]` or `form`. */
type Key = string

const definitions: Definition[] = []
/** Reading a selector takes longer than all else at the start, and is not needed before a touch. */
const unread: Definition[] = []
const PIECE = 10
const byKey = new Map<Key, Definition[]>()
/** Attributes by which something is looked for, `data-island` apart. */
const attributes = new Set<string>()
/** The names that `data-island` may have. */
const names = new Set<string>()
/** A listing says the same class attribute thousands of times: what it leads to is looked up once. */
const byClassAttribute = new Map<string, readonly Definition[]>()
const NONE: readonly Definition[] = []

/**
 * Cuts a selector at some characters, outside of brackets and quotes.
 *
 * @param keeps leaves each of them at the head of what it begins.
 */
export function cut(text: string, at: string, keeps = false): string[] {
  const parts = ['']
  let depth = 0
  let quote = ''
  let isEscaped = false
  for (const char of text) {
    const isCut = depth === 0 && !quote && !isEscaped && at.includes(char)
    if (isEscaped || char === '\\') isEscaped = !isEscaped
    else if (quote) quote = char === quote ? '' : quote
    else if (char === '"' || char === "'") quote = char
    else if ('[('.includes(char)) depth += 1
    else if ('])'.includes(char)) depth -= 1
    if (!isCut) parts[parts.length - 1] += char
    else parts.push(keeps ? char : '')
  }
  return parts
}

/** What each kind of simple selector has as its key, that which finds the fewest elements first. */
const KEYS: readonly [kind: RegExp, key: (found: RegExpExecArray) => Key][] = [
  [/^\[data-island=(["']?)([^"']+)\1\]$/, ([, , name]) => `[data-island=${name}]`],
  [/^[.#][^\\]+$/, ([name]) => name],
  [/^\[([\w-]+)(?:[~|^$*]?=.*)?\]$/, ([, name]) => `[${name}]`],
  [/^[a-z][\w-]*$/i, ([tag]) => tag.toLowerCase()],
]

/** The key by which the elements of a compound selector are found fastest; those of what `:is()` lists where it has none of its own. */
function keysOfCompound(compound: string): Key[] {
  const parts = cut(compound, '.#[:', true)
  for (const [kind, key] of KEYS) {
    const found = parts.map((part) => kind.exec(part)).find(Boolean)
    if (found) return [key(found)]
  }
  const list = parts.find((part) => part.startsWith(':is('))
  return list ? keysOf(list.slice(':is('.length, -1)) : ['*']
}

/** The keys of a selector list: each of its selectors by its last compound. */
function keysOf(selectors: string): Key[] {
  return cut(selectors, ',').flatMap((selector) => keysOfCompound(cut(selector.trim(), ' \n\t>+~').at(-1) as string))
}

/** Lets a definition's hosts be found. */
export function indexDefinition(definition: Definition): void {
  definitions.push(definition)
  unread.push(definition)
}

/** Reads the selectors of some definitions, as many as fit into a slice of idle time. @returns whether there are more. */
export function readSome(): boolean {
  unread.splice(0, PIECE).forEach(readSelectors)
  return unread.length > 0
}

/** Reads those that are left. It is asked for each element of the page: once all are read it costs one look. */
function readRest(): void {
  while (unread.length > 0) readSome()
}

function readSelectors(definition: Definition): void {
  byClassAttribute.clear()
  for (const [, name] of `${definition.selectors}${definition.parts}`.matchAll(/data-island\W+([\w-]+)/g))
    names.add(name as string)
  for (const key of new Set(keysOf(definition.selectors))) {
    byKey.set(key, [...(byKey.get(key) ?? NONE), definition])
    const attribute = /^\[([\w-]+)\]$/.exec(key)?.[1]
    if (attribute) attributes.add(attribute)
  }
}

function definitionsByClass(classAttribute: string): readonly Definition[] {
  const known = byClassAttribute.get(classAttribute)
  if (known) return known
  const found = [...new Set(classAttribute.split(/\s+/).flatMap((name) => byKey.get(`.${name}`) ?? NONE))]
  byClassAttribute.set(classAttribute, found)
  return found
}

/** Every name that `data-island` may have. */
export function knownNames(): ReadonlySet<string> {
  readRest()
  return names
}

/** Every definition there is, in order: the first of two that claim the same event wins. */
export function allDefinitions(): readonly Definition[] {
  return definitions
}

/**
 * Calls back for each definition that an element may be a host of, by its class, id, attributes and tag; whether it is one is for
 * `matches` to say. A definition may come twice.
 */
export function forEachCandidate(element: Element, call: (definition: Definition) => void): void {
  readRest()
  const each = (key: Key) => byKey.get(key)?.forEach(call)
  for (const name of element.getAttributeNames()) {
    if (name === 'class') definitionsByClass(element.getAttribute(name) as string).forEach(call)
    else if (name === 'id') each(`#${element.id}`)
    else if (name === 'data-island') each(`[${name}=${element.getAttribute(name)}]`)
    if (attributes.has(name)) each(`[${name}]`)
  }
  each(element.localName)
  each('*')
}

/** Is an element a host of a definition? */
export function isHost(element: Element, { selectors }: Definition): element is HTMLElement {
  return element.matches(selectors)
}

/**
 * The hosts around an element: of each definition the nearest, in the order of the definitions.
 */
export function hostsAround(target: Element): [Definition, HTMLElement][] {
  const hosts = new Map<Definition, HTMLElement>()
  for (let element: Element | null = target; element; element = element.parentElement) {
    const current = element
    forEachCandidate(current, (definition) => {
      if (!hosts.has(definition) && isHost(current, definition)) hosts.set(definition, current)
    })
  }
  return [...hosts].sort(([one], [other]) => definitions.indexOf(one) - definitions.indexOf(other))
}
