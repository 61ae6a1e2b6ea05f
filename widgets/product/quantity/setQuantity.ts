// Wraps the value of the server's own field, with the events that a shopper's change would raise.
import { fire } from '../fire'
import { nextQuantity } from './nextQuantity'
import { isBelowMinimum, isEditable } from './quantityFields'

/**
 * Puts a quantity into a field and raises the events of a shopper's change: the variation form, the cart and plugins listen for both
 * (contract 7; behaviour product.quantity.change-is-announced). If the field has that value already, nothing happens.
 */
export function setQuantity(field: HTMLInputElement, value: string): void {
  if (field.value === value) return
  field.value = value
  fire(field, 'input', 'change')
}

/**
 * Changes a quantity by one step, within the limits that the field has now (behaviour product.quantity.reads-limits-at-each-click).
 *
 * @param direction 1 for plus, -1 for minus.
 */
export function stepQuantity(field: HTMLInputElement, direction: 1 | -1): void {
  if (isEditable(field)) setQuantity(field, nextQuantity(field, direction))
}

/** Sets a field with a value below its minimum to the minimum (behaviour product.quantity.typed-below-min-resets-to-min). */
export function raiseToMinimum(field: HTMLInputElement): void {
  if (isBelowMinimum(field)) setQuantity(field, field.min.trim())
}
