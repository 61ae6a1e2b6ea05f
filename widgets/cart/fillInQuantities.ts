// Wraps the values of the cart page's fields: another script has drawn them, as the shop knows them.

/**
 * Puts quantities into fields of the cart page that another script has drawn anew, and tells of the change, so that the update button of
 * the shop's script can be pressed. A field in which the shopper has typed since then keeps that.
 *
 * @param quantities by the names of the fields.
 */
export function fillInQuantities(quantities: ReadonlyMap<string, string>): void {
  for (const field of document.querySelectorAll<HTMLInputElement>('.cart_item .qty')) {
    const { name, value, defaultValue } = field
    const quantity = quantities.get(name) ?? value
    if (value !== defaultValue || value === quantity) continue
    field.value = quantity
    field.dispatchEvent(new Event('change', { bubbles: true }))
  }
}
