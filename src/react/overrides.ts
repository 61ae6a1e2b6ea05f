import { onSwapped } from '../fragments/swapped'
import {
  type AspectValue,
  type AspectValues,
  attributeOf,
  isSharedAttribute,
  partsOf,
  read,
  readServerValue,
  type ServerValue,
  write,
} from './aspects'

/** One aspect of an element: the server's value, and those of components that count in its place, by owner. */
interface Entry {
  server: ServerValue
  values: Map<number, AspectValue>
  /** The value that was written last, and what the browser made of it (`#fff` becomes `rgb(…)`). */
  written: ServerValue
  asRead: AspectValue
}

/** The whole text of a `class` or `style` attribute, which holds many aspects: the server's own, and that after our last write. */
interface SharedAttribute {
  server: string | null
  ours: string | null
}

/** What components have set on one element, by aspect. */
interface Overrides {
  entries: Map<string, Entry>
  attributes: Map<string, SharedAttribute>
}

const overridden = new WeakMap<Element, Overrides>()

/** A style is read and restored through its declarations, because a strict Content-Security-Policy ignores style attributes. */
const readAttribute = (element: Element, name: string) =>
  name === 'style' && element.hasAttribute(name) ? (element as HTMLElement).style.cssText : element.getAttribute(name)

function restoreAttribute(element: Element, name: string, text: string | null): void {
  if (text === null) element.removeAttribute(name)
  else if (name === 'style') (element as HTMLElement).style.cssText = text
  else element.setAttribute(name, text)
}

/** Notes what a class or style attribute says now as the server's text. */
function noteAttribute(element: Element, { attributes }: Overrides, name: string): void {
  const server = readAttribute(element, name)
  attributes.set(name, { server, ours: server })
}

/**
 * Writes the value that counts, if the page shows another one: that of the owner that came last, or the server's where there is none. When
 * nothing is set any more in a class or style attribute, its whole text becomes the server's again, unless another script has changed it
 * meanwhile.
 *
 * @param keepsOthers does what another script has written over our last value stay, unless ours is a new one?
 */
function settle(element: Element, aspect: string, overrides: Overrides, entry: Entry, keepsOthers?: boolean): void {
  const { entries, attributes } = overrides
  const [kind] = partsOf(aspect)
  const attribute = attributes.get(kind)
  const isOurs = attribute?.ours === readAttribute(element, kind)
  const { values } = entry
  const value = values.size ? (values.get(Math.max(...values.keys())) as AspectValue) : entry.server
  if (value !== entry.written || (!keepsOthers && read(element, aspect) !== entry.asRead)) {
    write(element, aspect, value)
    entry.written = value
    entry.asRead = read(element, aspect)
  }
  if (!values.size) entries.delete(aspect)
  if (!attribute) return
  const isLast = ![...entries.keys()].some((other) => other.startsWith(`${kind}:`))
  if (isLast) {
    attributes.delete(kind)
    if (isOurs && attribute.server !== readAttribute(element, kind)) restoreAttribute(element, kind, attribute.server)
  } else if (isOurs) attribute.ours = readAttribute(element, kind)
}

/** The entry of an aspect; where it has none yet, the server's value is noted first. */
function entryOf(element: Element, aspect: string, overrides: Overrides): Entry {
  const { entries, attributes } = overrides
  const known = entries.get(aspect)
  if (known) return known
  const [kind] = partsOf(aspect)
  if (isSharedAttribute(kind) && !attributes.has(kind)) noteAttribute(element, overrides, kind)
  const asRead = read(element, aspect)
  const entry = { server: readServerValue(element, aspect, false), values: new Map(), written: asRead, asRead }
  entries.set(aspect, entry)
  return entry
}

/** How `override` treats what else has been written on the page. */
interface OverrideOptions {
  /**
   * The class that the engine shows until the component is there. A component that sets it takes it over: it is not the server's value.
   */
  busyClass?: string | null | undefined
  /** Does what other scripts have written over values of ours stay? */
  keepsOthers?: boolean
}

/**
 * Replaces everything that an owner has set on an element. Aspects that it no longer names get the value of the owner before it again, or
 * the server's. Writes only what differs.
 *
 * @param owner a component's number; of two that set one aspect, the higher one counts.
 */
export function override(
  element: Element,
  owner: number,
  values: AspectValues,
  { busyClass, keepsOthers }: OverrideOptions = {},
): void {
  const overrides = overridden.get(element) ?? { entries: new Map(), attributes: new Map() }
  overridden.set(element, overrides)
  const sign = `class:${busyClass}`
  if (busyClass && values.has(sign) && !overrides.entries.has(sign)) element.classList.remove(busyClass)
  for (const [aspect, entry] of overrides.entries) {
    if (!values.has(aspect) && entry.values.delete(owner)) settle(element, aspect, overrides, entry)
  }
  for (const [aspect, value] of values) {
    const entry = entryOf(element, aspect, overrides)
    entry.values.set(owner, value)
    settle(element, aspect, overrides, entry, keepsOthers)
  }
}

/**
 * What the server says in an attribute of an element, whatever components say there; `null` where it says nothing. What another script has
 * written over a component's value is not known.
 */
export function serverAttribute(element: Element, name: string): string | null {
  const entry = overridden.get(element)?.entries.get(`attr:${name}`)
  return entry ? (entry.server as string | null) : element.getAttribute(name)
}

/**
 * After a swap the page has the server's new values; the components' are written on top again. Where a component says what the server says
 * now, the swap finds nothing to write and notes nothing: the server's former value counts on, until a swap brings another one.
 */
onSwapped(({ touched }) => {
  for (const [element, names] of touched) {
    const overrides = overridden.get(element)
    if (!overrides) continue
    for (const name of names) if (overrides.attributes.has(name)) noteAttribute(element, overrides, name)
    // All are read before the first is written, because several aspects are in the same attribute.
    for (const [aspect, entry] of overrides.entries) {
      if (names.has(attributeOf(aspect))) entry.server = readServerValue(element, aspect, true)
    }
    // What the swap has not written may still be another script's.
    for (const [aspect, entry] of overrides.entries)
      settle(element, aspect, overrides, entry, !names.has(attributeOf(aspect)))
  }
})
