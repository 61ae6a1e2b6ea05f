import { type ReactNode, useLayoutEffect } from 'react'
import { ServerElement, useHost } from '../../src/react'
import { CART_ROW, quantityFieldOf, stepAt } from './quantitySelectors'
import { raiseToMinimum, stepQuantity } from './setQuantity'

/** A quantity field with its two buttons, which may be inputs, buttons or links (behaviours product.quantity.*). */
export function QuantityField(): ReactNode {
  const host = useHost()

  // Corrects a value that the server printed below the minimum. Not in a cart row, where the change would be sent.
  useLayoutEffect(() => {
    const field = quantityFieldOf(host)
    if (field && !host.closest(CART_ROW)) raiseToMinimum(field)
  }, [host])

  const step = ({ target }: Event) => {
    const wanted = stepAt(target as Element)
    if (wanted) stepQuantity(wanted.field, wanted.direction)
  }
  const correct = (event: Event) => {
    // Others hear of a single change: the one to the minimum.
    event.stopImmediatePropagation()
    raiseToMinimum(event.target as HTMLInputElement)
  }
  return <ServerElement of={host} onClick={step} onChange={correct} />
}
