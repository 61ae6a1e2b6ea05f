import { type ReactNode, useState } from 'react'
import { Outlet, ServerElement, stores, useHost, useStore } from 'shop-islands'
import { type Age, dailyGrams } from './dailyGrams'

const { $cart, countInCart } = await stores.cart()

/** Says in the page how much a cat eats in a day, and for how many days the bags in the cart will do. */
export default function FoodCalculator(): ReactNode {
  const form = useHost<HTMLFormElement>()
  const [grams, setGrams] = useState(0)
  const { product, bagGrams } = form.dataset
  const bags = countInCart(useStore($cart), product)

  const calculate = () => {
    const fields = new FormData(form)
    setGrams(dailyGrams(Number(fields.get('weight')), fields.get('age') as Age))
  }

  return (
    <>
      <ServerElement of={form} onSubmit={calculate} />
      <Outlet append={form}>
        <output className='food-answer'>
          {grams > 0 && (
            <>
              <strong>{grams} g mỗi ngày</strong>
              {bags > 0
                ? `${bags} túi trong giỏ đủ cho ${Math.floor((bags * Number(bagGrams)) / grams)} ngày.`
                : 'Chưa có túi hạt nào trong giỏ.'}
            </>
          )}
        </output>
      </Outlet>
    </>
  )
}
