// Wraps the value of the server's own field, with the events that a shopper's change would raise.
import { fire } from './fire'
import { nextQuantity } from './nextQuantity'
import { isBelowMinimum, isEditable } from './quantitySelectors'

/**
 * Puts a quantity into a field and says so as a shopper's own change would: the variation form, the cart and plugins listen for both
 * events (contract 7; behaviour product.quantity.change-is-announced). The value that is there already changes nothing.
 */
export function setQuantity(field: HTMLInputElement, value: string): void {
  if (field.value === value) return
  field.value = value
  fire(field, 'input', 'change')
}

/**
 * Goes one step on, by the limits that the field has at this moment (behaviour product.quantity.reads-limits-at-each-click).
 *
 * @param direction 1 for plus, -1 for minus.
 */
export function stepQuantity(field: HTMLInputElement, direction: 1 | -1): void {
  if (isEditable(field)) setQuantity(field, nextQuantity(field, direction))
}

/** Puts a field that has less than it allows back to its minimum (behaviour product.quantity.typed-below-min-resets-to-min). */
export function raiseToMinimum(field: HTMLInputElement): void {
  if (isBelowMinimum(field)) setQuantity(field, field.min.trim())
}
