import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { Outlet, useHost, useText } from '../../src/react'
import { $cart, countInCart } from '../../src/stores/cart/cart'

/** Shows in words how many pieces are in the cart, at the end of its host; the smallest example of a component that reads a store. */
export function CartSummary(): ReactNode {
  const { cartSummary } = useText('cart')
  const count = countInCart(useStore($cart))
  return (
    <Outlet append={useHost()}>
      <output className='shop-islands-cart-summary'>{cartSummary.replace('{count}', String(count))}</output>
    </Outlet>
  )
}
