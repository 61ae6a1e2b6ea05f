import { fire } from '../fire'
import type { VariationData } from '../variationCall'
import { asText } from './asText'

/** A limit as the field wants it; none where it is no number. */
function toLimit(value: unknown): string {
  const text = asText(value)
  return Number.isFinite(Number(text)) ? text : ''
}

/**
 * Gives the quantity field the limits of a variation and brings its value inside them (contract 5.5, 7). One that is sold one at a time
 * hides the field.
 */
export function limitQuantity(form: HTMLFormElement, variation: VariationData): void {
  const field = form.querySelector<HTMLInputElement>('.single_variation_wrap .quantity input.qty[name="quantity"]')
  if (!field) return
  const isSingle = variation.is_sold_individually === 'yes'
  const min = isSingle ? '1' : toLimit(variation.min_qty)
  const max = isSingle ? '' : toLimit(variation.max_qty)
  const former = field.value
  const wanted = isSingle || Number.isNaN(Number.parseFloat(former)) ? min || former : former
  const atMost = max && Number(wanted) > Number(max) ? max : wanted
  const value = min && Number(atMost) < Number(min) ? min : atMost
  if (min) field.min = min
  field.max = max
  if (value !== former) field.value = value
  const box = field.closest<HTMLElement>('.quantity')
  if (box) box.style.display = isSingle ? 'none' : ''
  fire(field, ...(value === former ? [] : ['input']), 'change')
}
