import { onSwapped } from '../fragments/swapped'
import { isHolder, noteOf, partsOf, read, readServer, type ServerWord, type Word, type Words, write } from './words'

/** One aspect of an element: what the server says, and what components say on top, by speaker. */
interface Entry {
  server: ServerWord
  words: Map<number, Word>
  /** The word that was written last, and then what the browser made of it (`#fff` becomes `rgb(…)`). */
  written: ServerWord
  standing: Word
}

/** The whole text of a `class` or `style` attribute, which holds many aspects: the server's own, and that after our last write. */
interface Holder {
  server: string | null
  ours: string | null
}

/** What components say about one element, by aspect. */
interface Ledger {
  entries: Map<string, Entry>
  holders: Map<string, Holder>
}

const ledgers = new WeakMap<Element, Ledger>()

/** A style is read and restored through its declarations, because a strict Content-Security-Policy ignores style attributes. */
const readHolder = (element: Element, name: string) =>
  name === 'style' && element.hasAttribute(name) ? (element as HTMLElement).style.cssText : element.getAttribute(name)

function giveHolderBack(element: Element, name: string, text: string | null): void {
  if (text === null) element.removeAttribute(name)
  else if (name === 'style') (element as HTMLElement).style.cssText = text
  else element.setAttribute(name, text)
}

/** Notes what a class or style attribute says now as the server's text. */
function noteHolder(element: Element, { holders }: Ledger, name: string): void {
  const server = readHolder(element, name)
  holders.set(name, { server, ours: server })
}

/**
 * Writes the word that counts, if the page shows another one: that of the speaker who came last, or the server's where nobody speaks. When
 * nothing more is said about a class or style, its whole text becomes the server's again, unless another script has changed it meanwhile.
 *
 * @param keepsOthers does what another script has written over our last word stay, unless ours is a new one?
 */
function settle(element: Element, aspect: string, ledger: Ledger, entry: Entry, keepsOthers?: boolean): void {
  const { entries, holders } = ledger
  const [kind] = partsOf(aspect)
  const holder = holders.get(kind)
  const isOurs = holder?.ours === readHolder(element, kind)
  const { words } = entry
  const word = words.size ? (words.get(Math.max(...words.keys())) as Word) : entry.server
  if (word !== entry.written || (!keepsOthers && read(element, aspect) !== entry.standing)) {
    write(element, aspect, word)
    entry.written = word
    entry.standing = read(element, aspect)
  }
  if (!words.size) entries.delete(aspect)
  if (!holder) return
  const isLast = ![...entries.keys()].some((other) => other.startsWith(`${kind}:`))
  if (isLast) {
    holders.delete(kind)
    if (isOurs && holder.server !== readHolder(element, kind)) giveHolderBack(element, kind, holder.server)
  } else if (isOurs) holder.ours = readHolder(element, kind)
}

/** What is said of an aspect; where nothing is said of it yet, the server's word is noted first. */
function entryOf(element: Element, aspect: string, ledger: Ledger): Entry {
  const { entries, holders } = ledger
  const known = entries.get(aspect)
  if (known) return known
  const [kind] = partsOf(aspect)
  if (isHolder(kind) && !holders.has(kind)) noteHolder(element, ledger, kind)
  const standing = read(element, aspect)
  const entry = { server: readServer(element, aspect, false), words: new Map(), written: standing, standing }
  entries.set(aspect, entry)
  return entry
}

export interface SayOptions {
  /**
   * The class that the engine shows until the component is there. A component that speaks about it takes it over: it is not the server's
   * word.
   */
  busyClass?: string | null | undefined
  /** Does what other scripts have written over words of ours stay? */
  keepsOthers?: boolean
}

/**
 * Replaces everything that a speaker has said about an element. Aspects that it no longer names get the word of the speaker before it
 * again, or the server's. Writes only what differs.
 *
 * @param speaker a number; if two speak about one aspect, the higher one counts.
 */
export function say(
  element: Element,
  speaker: number,
  words: Words,
  { busyClass, keepsOthers }: SayOptions = {},
): void {
  const ledger = ledgers.get(element) ?? { entries: new Map(), holders: new Map() }
  ledgers.set(element, ledger)
  const sign = `class:${busyClass}`
  if (busyClass && words.has(sign) && !ledger.entries.has(sign)) element.classList.remove(busyClass)
  for (const [aspect, entry] of ledger.entries) {
    if (!words.has(aspect) && entry.words.delete(speaker)) settle(element, aspect, ledger, entry)
  }
  for (const [aspect, word] of words) {
    const entry = entryOf(element, aspect, ledger)
    entry.words.set(speaker, word)
    settle(element, aspect, ledger, entry, keepsOthers)
  }
}

/** After a swap the page has the server's new words; the components' are written on top again. */
onSwapped(({ touched }) => {
  for (const [element, names] of touched) {
    const ledger = ledgers.get(element)
    if (!ledger) continue
    for (const name of names) if (ledger.holders.has(name)) noteHolder(element, ledger, name)
    // All are read before the first is written, because several aspects are in the same attribute.
    for (const [aspect, entry] of ledger.entries) {
      if (names.has(noteOf(aspect))) entry.server = readServer(element, aspect, true)
    }
    // What the swap has not written may still be another script's.
    for (const [aspect, entry] of ledger.entries) settle(element, aspect, ledger, entry, !names.has(noteOf(aspect)))
  }
})
