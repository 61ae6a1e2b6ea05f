import { asText } from './variationData'

/** Options that were chosen, to which a variation is looked for. */
export interface Choice {
  /** The attributes' names. */
  readonly names: readonly string[]
  /** The values in the same order; `""` where nothing is chosen. */
  readonly values: readonly string[]
  readonly isComplete: boolean
}

/** What a script passes with `check_variations`, as far as it is what `getChosenAttributes()` returns. */
interface GivenChoice {
  count?: unknown
  chosenCount?: unknown
  data?: unknown
}

/**
 * The choice that counts: that of the form's selects, or the one that a script passes with `check_variations` (contract 5.7), directly or
 * as the result of `getChosenAttributes()`. The latter names its attributes itself, because a form may have radios, or nothing, in place of
 * selects, and says itself whether anything is missing. Where those are the selects' own attributes, `names` itself is handed back, by
 * which callers know that the form's own index of its variations fits.
 *
 * @param names the attributes of the selects.
 * @param values what is chosen in them.
 */
export function choiceOf(given: unknown, names: readonly string[], values: readonly string[]): Choice {
  const isFull = (chosen: readonly string[]) => chosen.length > 0 && chosen.every(Boolean)
  if (!given || typeof given !== 'object') return { names, values, isComplete: isFull(values) }
  const { count, chosenCount, data } = given as GivenChoice
  const options = (data ?? given) as Record<string, unknown>
  const namesInData = data ? Object.keys(options) : names
  const areOwn = namesInData.length === names.length && namesInData.every((name) => names.includes(name))
  const namesThatCount = areOwn ? names : namesInData
  const chosen = namesThatCount.map((name) => asText(options[name]))
  return {
    names: namesThatCount,
    values: chosen,
    isComplete: count === undefined ? isFull(chosen) : !!count && count === chosenCount,
  }
}

/** Chosen values by their attributes' names, which have the same order; `""` where nothing is chosen. */
export function optionsByName(names: readonly string[], values: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name, at) => [name, values[at] ?? '']))
}
