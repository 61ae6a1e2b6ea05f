import { moveNode } from '../page/moveNode'
import { keysOf, OUTLET } from './domainKeys'
import { isInitializedElsewhere, soleForeignField } from './initializedElsewhere'
import type { Note } from './swapped'

/** One planned write to the page. When it is done, it notes what it changes. */
export type Write = (note: Note) => void

/** A run of live nodes that are in the right order already, represented by its last node. */
interface Run {
  node: Node
  position: number
  before: Run | undefined
}

/**
 * Must a node be put in as a whole? A script that were filled in place could run, and a price that were filled in place would not be
 * converted by WooPayments.
 */
const isWhole = (node: Node): node is Element =>
  /script/i.test(node.nodeName) || (node instanceof Element && node.hasAttribute('data-wcpay-price'))

/** What must be equal for one node to become another: the tag name; of what is put in as a whole, everything. */
export const kindOf = (node: Node) => (isWhole(node) ? node.outerHTML : node.nodeName)

/**
 * Does a picture show already what the server's version of it keeps back for a lazy loader, in whatever attribute? A loader that knows the
 * element would not load it again, and the placeholder would stay.
 */
const isLoaded = (live: Element, fresh: Element) =>
  live.matches('img,source') &&
  ['src', 'srcset'].some((name) => {
    const shown = live.getAttribute(name)
    const keeps = ({ name, value }: Attr) => name.startsWith('data-') && value === shown
    return !!shown && fresh.getAttribute(name) !== shown && [...fresh.attributes].some(keeps)
  })

/**
 * Plans how a live node becomes what the server sends; whatever is equal keeps its node. It only reads the live page; the plan is valid
 * until something else writes to the page.
 *
 * @param live a node of the page.
 * @param fresh the server's version of it, of the same kind; the plan takes new nodes out of it.
 * @param plan receives the writes, in order; none if the node is as the server says. What our components rendered, and whether details and
 *   dialogs are open, is left as it is.
 */
export function planMorph(live: Node, fresh: Node, plan: Write[]): void {
  if (live.isEqualNode(fresh)) return
  if (live instanceof Element && fresh instanceof Element) {
    if (isLoaded(live, fresh)) return
    const [field, freshField] = soleForeignField(live, fresh)
    planAttributes(field ?? live, freshField ?? fresh, plan)
    if (!field) planChildren(live, fresh, plan)
  } else {
    plan.push((note) => {
      live.nodeValue = fresh.nodeValue
      note(live.parentElement as Element, 'textContent')
    })
  }
}

/**
 * Does an attribute that the server does not send carry what the shopper is doing? Without its tab index an element that was given the
 * focus loses it, and what lies in the body behind an open dialog is inert.
 */
const isHeldByScript = (live: Element, name: string) =>
  name === 'inert' ? live.parentElement === document.body : name === 'tabindex' && live === document.activeElement

/** How the browser writes down what a style attribute says. */
function asWritten(text: string): string {
  const { style } = document.createElement('i')
  style.cssText = text
  return style.cssText
}

/**
 * Plans the attributes that differ. Attribute nodes are used, because server HTML has names that `setAttribute` refuses (`@click`); styles
 * are declared, because a strict Content-Security-Policy ignores their attribute. A field whose value equals the server's previous value
 * follows the new one, even if the shopper typed it.
 */
function planAttributes(live: Element, fresh: Element, plan: Write[]): void {
  for (const name of new Set([...live.getAttributeNames(), ...fresh.getAttributeNames()])) {
    const former = live.getAttribute(name)
    const attribute = fresh.getAttributeNode(name)
    if (former === (attribute?.value ?? null) || (name === 'open' && name in live)) continue
    if (attribute ? name === 'style' && asWritten(attribute.value) === former : isHeldByScript(live, name)) continue
    plan.push((note) => {
      note(live, name)
      const follows = name === 'value' && (live as HTMLInputElement).value === former
      if (!attribute) live.removeAttribute(name)
      else if (name === 'style') (live as HTMLElement).style.cssText = attribute.value
      else live.setAttributeNode(attribute.cloneNode() as Attr)
      if (follows && attribute) (live as HTMLInputElement).value = attribute.value
    })
  }
}

const areEqual = (one?: Node, other?: Node) => one && other?.isEqualNode(one)

/** The keys of siblings. Text gets the key of the element before it, so that the space after a row comes and goes with the row. */
function keySiblings(nodes: readonly Node[]): Map<Node, readonly string[]> {
  let before: string | undefined
  return new Map(
    nodes.map((node) => {
      const kind = kindOf(node)
      if (!(node instanceof Element)) return [node, [kind + before, kind]]
      const keys = keysOf(node).map((key) => kind + key)
      before = keys[0]
      return [node, keys]
    }),
  )
}

/** When two children with these keys may become one node, the surest rule first: their first keys are equal, or they share any key. */
const pairings = [
  (one: readonly string[], other: readonly string[]) => one[0] === other[0],
  (one: readonly string[], other: readonly string[]) => one.some((key) => other.includes(key)),
]

/**
 * Finds the child that each one the server sends becomes, by key, and in order where they have none. One on which another script has begun
 * becomes none.
 *
 * @returns the partners of those sent, and the children that have none.
 */
function pair(current: readonly Node[], sent: readonly Node[]): { partners: Map<Node, Node>; leaving: Iterable<Node> } {
  const unpaired = keySiblings(current)
  const partners = new Map<Node, Node>()
  const sentKeys = keySiblings(sent)
  for (const isPair of pairings) {
    for (const [node, keys] of sentKeys) {
      for (const [candidate, candidateKeys] of unpaired) {
        if (partners.has(node)) break
        if (isPair(keys, candidateKeys) && !isInitializedElsewhere(candidate, node)) {
          partners.set(node, candidate)
          unpaired.delete(candidate)
        }
      }
    }
  }
  return { partners, leaving: unpaired.keys() }
}

/**
 * A longest run of children that are in the right order already: they stay in place, and the others move around them. For each length,
 * `runs` holds the run with the lowest end, and a node extends the longest run that ends before it.
 *
 * @param order the children in the order that is wanted, new ones among them.
 */
function longestRun(current: readonly Node[], order: readonly Node[]): Run | undefined {
  const runs: Run[] = []
  for (const node of order) {
    const position = current.indexOf(node)
    if (position < 0) continue
    let length = runs.length
    while ((runs[length - 1]?.position ?? -1) > position) length--
    runs[length] = { node, position, before: runs[length - 1] }
  }
  return runs.at(-1)
}

/**
 * Plans the children. Equal children at both ends stay: in a long list that is nearly all of them. The others are paired with those the
 * server sends. Children without a partner are removed, and new ones are inserted.
 */
function planChildren(live: Element, fresh: Element, plan: Write[]): void {
  const current = [...live.childNodes].filter((node) => !(node instanceof Element && node.matches(OUTLET)))
  const sent = [...fresh.childNodes]
  const afterLast = current.at(-1)?.nextSibling
  let steadyEnd: Node | undefined
  while (areEqual(current.at(-1), sent.at(-1))) {
    steadyEnd = current.pop()
    sent.pop()
  }
  while (areEqual(current[0], sent[0])) {
    current.shift()
    sent.shift()
  }

  const { partners, leaving } = pair(current, sent)
  /** Plans a change of which children there are, or of their order. */
  const planChild = (write: () => void) =>
    plan.push((note) => {
      note(live, 'textContent')
      write()
    })
  for (const node of leaving) planChild(() => live.removeChild(node))
  for (const [node, partner] of partners) planMorph(partner, node, plan)

  const order = sent.map((node) => partners.get(node) ?? node)
  let steady = longestRun(current, order)
  let next: Node | null = steadyEnd ?? afterLast ?? null
  for (const node of order.reverse()) {
    const before = next
    if (steady?.node === node) steady = steady.before
    else planChild(() => moveNode(node, live, before))
    next = node
  }
}
