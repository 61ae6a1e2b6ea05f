import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useState } from 'react'
import { useHost } from '../../src/islands/hooks'
import { Outlet } from '../../src/islands/Outlet'
import { $cart, countInCart } from '../../src/stores/cart/cart'
import { settings } from '../../src/stores/settings'
import { loadText } from '../../src/text/text'

/** Says in words how many pieces are in the cart, at the end of its host; the smallest example of a component that reads a store. */
export default function CartSummary(): ReactNode {
  const host = useHost()
  const cart = useStore($cart)
  const [sentence, setSentence] = useState('')
  useEffect(() => {
    loadText(settings().locale).then(({ cartSummary }) => setSentence(cartSummary))
  }, [])
  return (
    <Outlet at={host} place='append'>
      <output className='shop-islands-cart-summary'>{sentence.replace('{count}', String(countInCart(cart)))}</output>
    </Outlet>
  )
}
