import { numberIn } from './numberIn'

/** The field beside a button for plus or minus. A theme may print real buttons, which would send the form, or links. */
export function quantityFieldOf(button: Element): HTMLInputElement | null | undefined {
  const place = button.closest('.quantity') ?? button.parentElement
  return place?.querySelector<HTMLInputElement>('input.qty,input[type="number"]')
}

/** May a shopper change it at all? */
export function isFree(field: HTMLInputElement): boolean {
  return !field.readOnly && !field.matches(':disabled')
}

/**
 * Puts a quantity into a field and says so as a shopper's own change would: the variation form, the cart and plugins listen for both
 * events (contract 7; behaviour product.quantity.change-is-announced). The value that is there already changes nothing.
 */
export function setQuantity(field: HTMLInputElement, value: string): void {
  if (field.value === value) return
  field.value = value
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}

/** Is there less in a field than it allows? An empty one is left to the shopper. */
export function isBelowMinimum(field: HTMLInputElement): boolean {
  const [value, min] = [numberIn(field.value), numberIn(field.min)]
  return value !== undefined && min !== undefined && value < min && isFree(field)
}

/** Puts a field that has less than it allows back to its minimum (behaviour product.quantity.typed-below-min-resets-to-min). */
export function raiseToMinimum(field: HTMLInputElement): void {
  if (isBelowMinimum(field)) setQuantity(field, field.min.trim())
}
