import { fire } from '../fire'
import { setQuantity } from '../quantity/setQuantity'
import { asText, type VariationData } from './variationData'

/** The quantity fields that a variation limits: a form may have one for wide and one for narrow screens. */
export const LIMITED_QUANTITY = '.single_variation_wrap .quantity input.qty[name="quantity"]'

/** The limits that a variation sets for the quantity (contract 5.5, 7). */
export interface QuantityLimits {
  /** `undefined`: the field's own minimum counts. */
  min: string | undefined
  /** `""`: no maximum. */
  max: string
  /** Is it sold one at a time? Then there is nothing to choose. */
  isSingle: boolean
}

/** A limit as text for the field; empty where it is not a number. */
function toLimit(value: unknown): string {
  const text = asText(value)
  return Number.isFinite(Number(text)) ? text : ''
}

/** The limits of a variation. */
export function limitsOf({ is_sold_individually, min_qty, max_qty }: VariationData): QuantityLimits {
  const isSingle = is_sold_individually === 'yes'
  return {
    min: isSingle ? '1' : toLimit(min_qty) || undefined,
    max: isSingle ? '' : toLimit(max_qty),
    isSingle,
  }
}

/**
 * Brings the value of a form's quantity fields inside the limits of a variation; once, and not by a component, because it is the shopper's.
 * `change` is fired in any case, because the limits may be new.
 */
export function limitQuantity(form: HTMLElement, { min, max, isSingle }: QuantityLimits): void {
  for (const field of form.querySelectorAll<HTMLInputElement>(LIMITED_QUANTITY)) {
    const former = field.value
    const wanted = isSingle || Number.isNaN(Number.parseFloat(former)) ? min || former : former
    const atMost = max && Number(wanted) > Number(max) ? max : wanted
    const value = min && Number(atMost) < Number(min) ? min : atMost
    if (value === former) fire(field, 'change')
    else setQuantity(field, value)
  }
}
