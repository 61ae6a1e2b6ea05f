import { decodeEntities } from '../../../src/page/htmlText'
import { asText, type VariationData } from './variationData'

/** The variations that an option would lead to: some that are active, only inactive ones, or none at all. */
export type Fit = 'active' | 'inactive' | 'none'

/** Searches the variations of a product. A choice has one decoded value per attribute, in their order; `""` means not chosen yet. */
export interface VariationIndex {
  /** The first variation that fits a choice; `undefined` where there is none. */
  find(choice: readonly string[]): VariationData | undefined
  /** Tells for options of one attribute whether they fit what is chosen for the others. */
  judge(choice: readonly string[], attribute: number): (option: string) => Fit
}

/** How many variations one number in a set stands for. */
const BITS = 32

/**
 * Indexes variations by their options. Going through all variations for each option of each select would take longer than a frame with 500
 * variations. So every value of every attribute has the set of variations that it fits, as bits; a choice is the intersection of a few
 * sets, 32 variations at a time. An attribute that a variation leaves empty or out fits every value.
 *
 * @param names the attributes of the form, in order.
 */
export function indexVariations(names: readonly string[], variations: readonly VariationData[]): VariationIndex {
  const emptySet = () => new Uint32Array(Math.ceil(variations.length / BITS))
  const put = (set: Uint32Array, position: number) => {
    const word = Math.floor(position / BITS)
    set[word] = (set[word] ?? 0) | (1 << (position % BITS))
  }
  const intersect = (set: Uint32Array, other: Uint32Array) => set.map((word, at) => word & (other[at] ?? 0))
  const all = emptySet()
  const active = emptySet()
  variations.forEach(({ variation_is_active }, position) => {
    put(all, position)
    if (variation_is_active) put(active, position)
  })

  const fitting = names.map((name) => {
    const any = emptySet()
    const byValue = new Map<string, Uint32Array>()
    variations.forEach(({ attributes }, position) => {
      const value = decodeEntities(asText((attributes as Record<string, unknown>)[name]))
      const set = value ? (byValue.get(value) ?? emptySet()) : any
      if (value) byValue.set(value, set)
      put(set, position)
    })
    for (const set of byValue.values()) {
      any.forEach((word, at) => {
        set[at] = (set[at] ?? 0) | word
      })
    }
    return (value: string) => (value ? (byValue.get(value) ?? any) : all)
  })
  const fittingAll = (choice: readonly string[], except?: number) =>
    fitting.reduce((set, fits, at) => (at === except ? set : intersect(set, fits(choice[at] ?? ''))), all)

  return {
    find(choice) {
      const set = fittingAll(choice)
      const at = set.findIndex(Boolean)
      if (at < 0) return
      const word = set[at] ?? 0
      return variations[at * BITS + BITS - 1 - Math.clz32(word & -word)]
    },
    judge(choice, attribute) {
      const others = fittingAll(choice, attribute)
      return (option) => {
        const set = intersect(others, fitting[attribute]?.(option) ?? all)
        if (!set.some(Boolean)) return 'none'
        return intersect(set, active).some(Boolean) ? 'active' : 'inactive'
      }
    },
  }
}
