// Wraps the values of a cart's own fields, which are what the shopper typed.

/** The quantity field of a row in the cart page's table (contract 2). */
export const TABLE_QUANTITY = '.cart_item .qty'

/**
 * Puts quantities into fields of the cart page that another script has drawn anew, and tells of the change, so that the update button of
 * the shop's script can be pressed. A field in which the shopper has typed since then keeps that.
 *
 * @param quantities by the names of the fields.
 */
export function fillInQuantities(quantities: ReadonlyMap<string, string>): void {
  for (const field of document.querySelectorAll<HTMLInputElement>(TABLE_QUANTITY)) {
    const { name, value, defaultValue } = field
    const quantity = quantities.get(name) ?? value
    if (value !== defaultValue || value === quantity) continue
    field.value = quantity
    field.dispatchEvent(new UIEvent('change', { bubbles: true }))
  }
}

/** Is a field empty? What is typed there and is no number reads as empty, too, but is none. */
export const isEmptied = ({ value, validity }: HTMLInputElement): boolean => !value && validity.valid

/**
 * Puts the quantity that the shop knows back into a field that is emptied: to the shop it would be none of the product, which it would
 * remove. What is no number is left for the browser to say so.
 *
 * @returns whether the field was emptied.
 */
export function refillEmptied(field: HTMLInputElement): boolean {
  if (!isEmptied(field)) return false
  field.value = field.defaultValue
  return true
}
