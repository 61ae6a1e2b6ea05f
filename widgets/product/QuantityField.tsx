import { type ReactNode, useLayoutEffect } from 'react'
import { ServerElement, useHost } from '../../src/react'
import { CART_ROW, quantityFieldOf, stepAt } from './quantitySelectors'
import { raiseToMinimum, stepQuantity } from './setQuantity'

/** The field of a quantity with its two buttons, which may also be real ones or links (behaviours product.quantity.*). */
export function QuantityField(): ReactNode {
  const host = useHost()

  // What the server printed below the minimum. In the row of a cart the change would be sent.
  useLayoutEffect(() => {
    const field = quantityFieldOf(host)
    if (field && !host.closest(CART_ROW)) raiseToMinimum(field)
  }, [host])

  const step = ({ target }: Event) => {
    const wanted = stepAt(target as Element)
    if (wanted) stepQuantity(wanted.field, wanted.direction)
  }
  const correct = (event: Event) => {
    // The rest of the page hears of one change: the one to the minimum.
    event.stopImmediatePropagation()
    raiseToMinimum(event.target as HTMLInputElement)
  }
  return <ServerElement of={host} onClick={step} onChange={correct} />
}
