/** A class that a selector asks for, as `.bell` in `form>.bell:not(.mute)`. */
interface ClassInSelector {
  name: string
  /** Is it one of the element that is found, and not of one around it? */
  isItsOwn: boolean
}

/** What was read from selectors so far. */
const known = new Map<string, ClassInSelector | undefined>()

function readClass(selector: string): ClassInSelector | undefined {
  // A page without a doctype takes capitals for small letters, and nobody writes escapes or comments into selectors.
  if (document.compatMode === 'BackCompat' || /\\|\/\*/.test(selector)) return undefined
  let bare = selector.replace(/"[^"]*"|'[^']*'/g, '')
  // What stands in brackets need not hold, as in `:not(.mute)` and `:is(.bell,.horn)`; brackets may stand in brackets.
  for (let before = ''; before !== bare; ) {
    before = bare
    bare = bare.replace(/\[[^[\]]*\]|\([^()]*\)/g, '')
  }
  const [, name, rest = ''] = /.*\.([^\s.#:>+~|*]+)(.*)/s.exec(bare) ?? []
  return name ? { name, isItsOwn: !/[\s>+~]/.test(rest) } : undefined
}

/**
 * The last class that a selector asks for, without which it finds nothing.
 *
 * @param selector a single one, not a list.
 * @returns `undefined` where it asks for none, or not in a way that is easily read.
 */
export function classIn(selector: string): ClassInSelector | undefined {
  if (!known.has(selector)) known.set(selector, readClass(selector))
  return known.get(selector)
}

/** How many elements are looked at before the caller can check the time: some tenths of a millisecond on a slow phone. */
const PIECE = 100

/** Elements by a class that they have, in the order of the page; an empty list for a class that none has. */
export type ElementsByClass = ReadonlyMap<string, readonly HTMLElement[]>

/**
 * Sorts elements by some classes.
 *
 * @param found elements in the order of the page, in one or more lists. Each is looked at once, by index, because iterators take twice as
 *   long; `undefined` is yielded on the way, piece by piece.
 * @param names of the classes that are meant.
 */
export function* elementsByClass(
  found: readonly ArrayLike<HTMLElement>[],
  names: Iterable<string>,
): Generator<undefined, ElementsByClass> {
  const byClass = new Map([...names].map((name): [string, HTMLElement[]] => [name, []]))
  /** For each `class` attribute that was met, the lists that its elements belong to: most are met again and again. */
  const listsFor = new Map<string, HTMLElement[][]>()
  let count = 0
  for (const elements of found) {
    for (let index = 0; index < elements.length; index++) {
      if (count++ % PIECE === 0) yield
      const element = elements[index] as HTMLElement
      // Of a drawing, `className` is no text.
      const className = element.getAttribute('class') ?? ''
      let lists = listsFor.get(className)
      if (!lists) {
        lists = [...new Set(className.split(/\s+/))].flatMap((name) => {
          const list = byClass.get(name)
          return list ? [list] : []
        })
        listsFor.set(className, lists)
      }
      for (const list of lists) list.push(element)
    }
  }
  return byClass
}
