import { listenToScriptChanges } from '../../src/bridge/scriptEvents'
import { dispatch } from '../../src/page/events'
import { QUANTITY } from './cartPlaces'

/**
 * Tells by an event of our own of quantities in the cart that another plugin's plus and minus change through jQuery alone (contract 0.2):
 * the islands of the fields are usually asleep then.
 *
 * @returns a function that stops it.
 */
export function tellQuantities(): () => void {
  return listenToScriptChanges(document, (field) => {
    if (field.matches(QUANTITY)) dispatch('shop-islands:quantity-set', {}, field)
  })
}
