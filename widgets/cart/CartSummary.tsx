import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { Outlet, useHost, useText } from '../../src/react'
import { $cart, countInCart, isShowable } from '../../src/stores/cart/cart'

/**
 * Shows in words how many pieces are in the cart, at the end of its host, and nothing while a cart is not known: some pages fetch none
 * (decisions: Where the cart is not fetched). The smallest example of a component that reads a store.
 */
export function CartSummary(): ReactNode {
  const { cartSummary } = useText('cart')
  const cart = useStore($cart)
  const text = isShowable(cart) ? cartSummary.replace('{count}', String(countInCart(cart))) : ''
  return (
    <Outlet append={useHost()}>
      <output className='shop-islands-cart-summary'>
        {/* The words, not the region, are a new element (decisions: Translated pages): a new region would not be read out. */}
        <span key={text}>{text}</span>
      </output>
    </Outlet>
  )
}
