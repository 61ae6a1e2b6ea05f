import { numberIn } from './quantityFields'

/** The value and the attributes of a quantity field as texts; empty where they are absent. An input element has this type. */
export type QuantityText = Readonly<Record<'value' | 'min' | 'max' | 'step', string>>

/** More decimals than this are not supported: calculations would leave the range of exact integers. */
const MOST_DECIMALS = 15

/** How many decimals a number in text form has, including its exponent: 2 for `0.25`, 3 for `1e-3`. */
function decimalsIn(text: string): number {
  const [, fraction = '', exponent = '0'] = /(?:\.(\d*))?(?:e([+-]?\d+))?$/i.exec(text.trim()) ?? []
  return Math.min(MOST_DECIMALS, Math.max(0, fraction.length - Number(exponent)))
}

/**
 * The quantity after a click on plus or minus (source section 5; contract 7; behaviours product.quantity.*): one step on, rounded to the
 * decimals of the step, within the limits. It counts in whole units of the last decimal, because 0.1 + 0.2 is not 0.3 otherwise.
 *
 * @param direction 1 for plus, -1 for minus.
 * @returns the new text of the field; its present text, unchanged, where the quantity does not change.
 */
export function nextQuantity({ value, min, max, step }: QuantityText, direction: 1 | -1): string {
  const from = numberIn(value) ?? 0
  if (direction < 0 && from <= 0) return value
  const stride = (numberIn(step) ?? 0) > 0 ? step : '1'
  const unit = 10 ** decimalsIn(stride)
  const exact = 10 ** Math.max(decimalsIn(stride), decimalsIn(value))
  const moved = Math.round(from * exact) + direction * Math.round(Number(stride) * exact)
  const rounded = Math.round(moved / (exact / unit)) / unit
  const lowest = numberIn(min) ?? (direction < 0 ? 0 : Number.NEGATIVE_INFINITY)
  const highest = numberIn(max) ?? Number.POSITIVE_INFINITY
  const result =
    direction < 0 ? Math.max(lowest, Math.min(highest, rounded)) : Math.min(highest, Math.max(lowest, rounded))
  return result === numberIn(value) || !Number.isFinite(result) ? value : String(result)
}
