/** The button that makes a quantity larger, and the one that makes it smaller (contract 7). */
const PLUS = '.plus,[data-island="quantity-plus"]'
const MINUS = '.minus,[data-island="quantity-minus"]'
/** Both kinds of buttons. */
export const STEP_BUTTONS = `${PLUS},${MINUS}`
/** Rows of a cart, where a changed quantity is sent (contract 1.5, 2). */
export const CART_ROW = '.product-quantity,.woocommerce-mini-cart-item'

const FIELD = 'input.qty,input[type="number"]'

/** The number in a text; `undefined` where it is empty or not a number. */
export function numberIn(text: string): number | undefined {
  const number = Number(text)
  return text.trim() && Number.isFinite(number) ? number : undefined
}

/** The quantity field that an element is, contains, or is beside, as the buttons for plus and minus are. */
export function quantityFieldOf(element: Element): HTMLInputElement | null | undefined {
  if (element.matches(FIELD)) return element as HTMLInputElement
  const place = element.closest('.quantity') ?? element.parentElement
  return element.querySelector<HTMLInputElement>(FIELD) ?? place?.querySelector<HTMLInputElement>(FIELD)
}

/**
 * The field that a click on an element changes, and the direction; `undefined` where the element is not in such a button, or the button has
 * no field.
 */
export function stepAt(target: Element): { field: HTMLInputElement; direction: 1 | -1 } | undefined {
  const button = target.closest(STEP_BUTTONS)
  const field = button && quantityFieldOf(button)
  return field ? { field, direction: button.matches(PLUS) ? 1 : -1 } : undefined
}

/** May the shopper change the field? */
export function isEditable(field: HTMLInputElement): boolean {
  return !field.readOnly && !field.matches(':disabled')
}

/** Is an element a quantity field with a value below its minimum? An empty field does not count. */
export function isBelowMinimum(element: Element): boolean {
  if (!element.matches(FIELD)) return false
  const field = element as HTMLInputElement
  const [value, min] = [numberIn(field.value), numberIn(field.min)]
  return value !== undefined && min !== undefined && value < min && isEditable(field)
}
