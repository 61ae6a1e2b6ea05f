import type { ReactNode } from 'react'
import { FailureNotice } from '../../src/notice/FailureNotice'
import { ServerElement, useHost, useText } from '../../src/react'
import { useAddToCart } from './useAddToCart'
import { ViewCartLink } from './ViewCartLink'

/** A button of a listing that adds its product without leaving the page (behaviours cart.add.*, cart.view-cart.*). */
export function AddToCartButton(): ReactNode {
  const button = useHost()
  const { state, isBusy, add, followOther } = useAddToCart(button)
  const { addFailed } = useText('cart')
  const { isAdded, links, hasFailed } = state
  return (
    <>
      <ServerElement
        of={button}
        class={{ loading: isBusy, added: isAdded }}
        aria-busy={isBusy || undefined}
        onClick={add}
        on={{ 'shop-islands:button-done': followOther }}
      />
      <ViewCartLink button={button} count={links} />
      {hasFailed && <FailureNotice control={button} text={addFailed} />}
    </>
  )
}
