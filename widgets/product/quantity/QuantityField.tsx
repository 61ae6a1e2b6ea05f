import { type ReactNode, useLayoutEffect } from 'react'
import { ServerElement, useHost } from '../../../src/react'
import { CART_ROW, quantityFieldOf, stepAt } from './quantityFields'
import { raiseToMinimum, stepQuantity } from './setQuantity'
import { answerPress } from './stepPress'

/** Fields that say how many will be added: those of a product's form, and those that a theme's author has marked. */
const BEFORE_ADD =
  ':is(form.cart,.variations_form,[data-island="product-form"],[data-island="variation-form"]) *,[data-island|="quantity"]'

/** Acts once the page's other scripts have heard of an event: at the end of its path, or right afterwards if one of them has stopped it. */
function whenAllHaveHeard(event: Event, act: () => void): void {
  let isDue = true
  const finish = () => {
    if (isDue) act()
    isDue = false
    removeEventListener(event.type, hear)
  }
  const hear = (heard: Event) => heard === event && finish()
  if (event.eventPhase === event.NONE) finish()
  else {
    addEventListener(event.type, hear)
    setTimeout(finish)
  }
}

/** A quantity field with its two buttons, which may be inputs, buttons or links (behaviours product.quantity.*). */
export function QuantityField(): ReactNode {
  const host = useHost()

  // Corrects a value that the server printed below the minimum, only where nothing is sent with the change: the rows of other plugins'
  // carts are known by nothing that they have in common.
  useLayoutEffect(() => {
    const field = quantityFieldOf(host)
    if (field && host.matches(BEFORE_ADD) && !host.closest(CART_ROW)) raiseToMinimum(field)
  }, [host])

  const step = (event: Event) => {
    const wanted = stepAt(event.target as Element)
    if (!wanted) return
    const { field, direction } = wanted
    whenAllHaveHeard(event, () => answerPress(field, () => stepQuantity(field, direction)))
  }
  const correct = (event: Event) => {
    // Others hear of a single change: the one to the minimum.
    event.stopImmediatePropagation()
    raiseToMinimum(event.target as HTMLInputElement)
  }
  return <ServerElement of={host} onClick={step} onChange={correct} />
}
