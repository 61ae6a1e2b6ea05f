import { AttributeAction, parse, type Selector, SelectorType, stringify } from 'css-what'

/** One selector without commas, as its tokens. */
type Tokens = readonly Selector[]

/** Every way in which a list of tokens can be met, where each `:is(…)` has one selector left. */
function waysOf(tokens: Tokens): Selector[][] {
  return tokens.reduce<Selector[][]>(
    (ways, token) => {
      const isChoice = token.type === SelectorType.Pseudo && token.name === 'is' && Array.isArray(token.data)
      const choices = isChoice
        ? (token.data as Selector[][]).flatMap(waysOf).map((way): Selector => ({ ...token, data: [way] }))
        : [token]
      return ways.flatMap((way) => choices.map((choice) => [...way, choice]))
    },
    [[]],
  )
}

/** Gives an attribute what is asked of it: the word among its words, else the whole text. */
function writeAttribute(element: Element, name: string, action: AttributeAction, value: string): void {
  const known = element.getAttribute(name)
  if (action === AttributeAction.Element && known) element.setAttribute(name, `${known} ${value}`)
  else element.setAttribute(name, value)
}

const COMBINATORS: readonly string[] = [
  SelectorType.Child,
  SelectorType.Descendant,
  SelectorType.Adjacent,
  SelectorType.Sibling,
]

/** The last compound of a selector: what it asks of the element itself. */
function lastCompound(tokens: Tokens): Tokens {
  return tokens.slice(tokens.findLastIndex(({ type }) => COMBINATORS.includes(type)) + 1)
}

/** Puts a new element around everything that is around an element so far. */
function wrapAll(element: Element, tag: string): Element {
  let outermost = element
  while (outermost.parentElement) outermost = outermost.parentElement
  const around = document.createElement(tag)
  around.append(outermost)
  return around
}

/** The tag that one compound selector asks for, also inside of its `:is(…)`; `div` where it asks for none. */
function tagOf(compound: Tokens): string {
  for (const token of compound) {
    if (token.type === SelectorType.Tag) return token.name
    if (token.type === SelectorType.Pseudo && token.name === 'is') {
      const inner = (token.data as Selector[][])[0] ?? []
      const tag = tagOf(lastCompound(inner))
      if (tag !== 'div') return tag
    }
  }
  return 'div'
}

/** Makes an element, and what is around and before it, so that it has all that the tokens ask for. */
function fulfil(element: Element, tokens: Tokens): void {
  const cut = tokens.findLastIndex(({ type }) => COMBINATORS.includes(type))
  for (const token of lastCompound(tokens)) {
    if (token.type === SelectorType.Attribute) writeAttribute(element, token.name, token.action, token.value)
    else if (token.type === SelectorType.Pseudo && Array.isArray(token.data)) {
      if (token.name === 'is') fulfil(element, token.data[0] ?? [])
      else if (token.name === 'has') {
        const inner = (token.data[0] ?? []).filter(({ type }) => !COMBINATORS.includes(type))
        const child = document.createElement(tagOf(inner))
        element.append(child)
        fulfil(child, inner)
      }
    }
  }
  if (cut < 0) return
  const before = tokens.slice(0, cut)
  const tag = tagOf(lastCompound(before))
  const combinator = tokens[cut]?.type
  if (combinator === SelectorType.Adjacent || combinator === SelectorType.Sibling) {
    if (!element.parentElement) wrapAll(element, 'div')
    const previous = document.createElement(tag)
    element.before(previous)
    fulfil(previous, before)
  } else if (combinator === SelectorType.Child && element.parentElement) fulfil(element.parentElement, before)
  else fulfil(wrapAll(element, tag), before)
}

/** Markup that one selector asks for. */
export interface Markup {
  /** The selector, with one choice left of each `:is(…)`. */
  selector: string
  /** The element that is asked for; `document.body` where that is it. */
  host: HTMLElement
  /** The outermost element around the host, or the host itself. */
  root: Element
}

/**
 * Makes elements for a selector list: one for each of its selectors, and for each choice that their `:is(…)` leave. It is the least
 * markup that has what is asked for; what `:not(…)` forbids it does not have.
 */
export function markupFor(selectors: string): Markup[] {
  return parse(selectors)
    .flatMap(waysOf)
    .map((way) => {
      const tag = tagOf(lastCompound(way))
      const host = tag === 'body' ? document.body : document.createElement(tag)
      if (host !== document.body) fulfil(host, way)
      let root: Element = host
      while (host !== document.body && root.parentElement) root = root.parentElement
      return { selector: stringify([way]), host, root }
    })
}
