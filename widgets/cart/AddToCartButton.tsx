import type { ReactNode } from 'react'
import { ServerElement, useHost } from '../../src/react'
import { AddFailure } from './AddFailure'
import { useAddToCart } from './useAddToCart'
import { ViewCartLink } from './ViewCartLink'

/** A button of a listing that adds its product without leaving the page (behaviours cart.add.*, cart.view-cart.*). */
export function AddToCartButton(): ReactNode {
  const button = useHost()
  const { state, add, followOther } = useAddToCart(button)
  const { isBusy, isAdded, isLinked, hasFailed } = state
  return (
    <>
      <ServerElement
        of={button}
        class={{ loading: isBusy, added: isAdded }}
        aria-busy={isBusy || undefined}
        onClick={add}
        on={{ 'shop-islands:button-done': followOther }}
      />
      {isLinked && <ViewCartLink button={button} />}
      {hasFailed && <AddFailure button={button} />}
    </>
  )
}
