import { listing, products } from '../../e2e/support/shopPage'
import { basketCount, removeControl, row, sidebarCart } from '../support/places'
import { expect, test } from '../support/test'

const { pate, kibble, litter } = products

/** Adds by the script's own hand, so that the focus stays where it is. */
const addUnseen = (id: number) =>
  document.querySelector<HTMLElement>(`.ajax_add_to_cart[data-product_id="${id}"]`)?.click()

test('where nodes cannot be moved alive, a swap keeps focus and place all the same', async ({ shopper }) => {
  await shopper.opens(`/cua-hang/?add-to-cart=${pate.id}`)
  await shopper.opens(`/cua-hang/?add-to-cart=${kibble.id}`)
  await shopper.opens(listing)
  const link = removeControl(sidebarCart, kibble)
  await shopper.asks((css) => {
    const row = document.querySelector<HTMLElement>(css)
    row?.focus()
    Object.assign(window, { row })
  }, link)
  await shopper.asks(addUnseen, litter.id)
  await shopper.sees(basketCount, '3')
  await shopper.sees(row(sidebarCart, litter))
  await shopper.sees(link, { isFocused: true })
  expect(await shopper.asks((css) => (window as { row?: unknown }).row === document.querySelector(css), link)).toBe(
    true,
  )
})

test('without idle callbacks, too, the files of a page’s areas come before anybody touches them', async ({
  shopper,
}) => {
  await shopper.opens('/cua-hang/')
  await expect(async () => {
    const files = await shopper.asks(() => performance.getEntriesByType('resource').map(({ name }) => name))
    expect(files).toContainEqual(expect.stringMatching(/\/shop-islands\/cart-[\w-]+\.js$/))
  }).toPass()
})
