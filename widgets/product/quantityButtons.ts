import type { Island } from '../../src/islands/island'
import { nextQuantity } from './nextQuantity'
import { isFree, quantityFieldOf, setQuantity } from './quantityField'

/**
 * A click on plus or minus: the field beside the button goes one step on, by the limits that it has at this moment (behaviour
 * product.quantity.reads-limits-at-each-click).
 *
 * @param direction 1 for plus, -1 for minus.
 */
function stepQuantity(button: HTMLElement, direction: 1 | -1): void {
  const field = quantityFieldOf(button)
  if (field && isFree(field)) setQuantity(field, nextQuantity(field, direction))
}

/** The button that makes a quantity larger. */
export function attachPlus({ host, on }: Island): () => void {
  return on('click', () => stepQuantity(host, 1))
}

/** The button that makes a quantity smaller. */
export function attachMinus({ host, on }: Island): () => void {
  return on('click', () => stepQuantity(host, -1))
}
