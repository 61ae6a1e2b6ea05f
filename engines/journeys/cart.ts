import { demoProducts } from '../../e2e/support/productPage'
import { kibblePage } from '../../e2e/support/quote'
import { listing, products } from '../../e2e/support/shopPage'
import {
  addButton,
  basketCount,
  dropdown,
  formButton,
  notices,
  removeControl,
  row,
  searchField,
  sidebarCart,
} from '../support/places'
import { expect, test } from '../support/test'

const { pate, kibble } = products

test('a click adds in the background: header and mini-carts follow, and what was typed stays', async ({
  shopper,
  shop,
}) => {
  await shopper.opens(listing)
  await shopper.types(searchField, 'đồ')
  await shopper.clicks(addButton(pate))
  await shopper.sees(basketCount, '1')
  await shopper.sees(row(sidebarCart, pate))
  await shopper.sees(searchField, { value: 'đồ' })
  await shopper.isAt(listing)
  expect(await shop.calls('add_to_cart')).toHaveLength(1)
})

test('clicks in quick succession are all added, each once', async ({ shopper, shop }) => {
  await shop.disturb({ endpoint: 'add_to_cart', fault: 'slow', delay: 300 })
  await shopper.opens(listing)
  await shopper.clicks(addButton(pate))
  await shopper.clicks(addButton(kibble))
  await shopper.sees(basketCount, '2')
  expect(await shop.calls('add_to_cart')).toHaveLength(2)
})

test('an add drops the cart down, which stays under the pointer and closes without it', async ({ shopper }) => {
  await shopper.opens('/cua-hang/')
  await shopper.clicks(addButton(pate))
  await shopper.sees(row(dropdown, pate))
  await shopper.pointsAt(row(dropdown, pate))
  await shopper.takesThePointerAway()
  await shopper.seesNo(dropdown)
})

test('an add slides the cart’s panel in, and Esc closes it', async ({ shopper }) => {
  await shopper.opens('/cua-hang/?cart=off-canvas')
  await shopper.clicks(addButton(pate))
  await shopper.sees(row('#cart-popup', pate))
  await shopper.presses('Escape')
  await shopper.seesNo('#cart-popup')
})

test('a removed product goes from every cart, and the others stay', async ({ shopper, shop }) => {
  await shopper.opens(`/cua-hang/?add-to-cart=${pate.id}`)
  await shopper.opens(`/cua-hang/?add-to-cart=${kibble.id}`)
  await shopper.opens(listing)
  await shopper.clicks(removeControl(sidebarCart, pate))
  await shopper.sees(basketCount, '1')
  await shopper.seesNo(row(sidebarCart, pate))
  await shopper.sees(row(sidebarCart, kibble))
  expect(await shop.calls('remove_from_cart')).toHaveLength(1)
})

test('where the shop wants it, an add leads to the cart', async ({ shopper }) => {
  await shopper.opens('/cua-hang/?redirect=yes')
  await shopper.clicks(addButton(pate))
  await shopper.isAt('/cart/')
  await shopper.sees({ css: 'main tr', text: pate.name })
})

test('the form of a product adds as many as were chosen', async ({ shopper }) => {
  await shopper.opens(kibblePage)
  await shopper.clicks('form.cart .plus')
  await shopper.clicks('form.cart .plus')
  await shopper.sees('form.cart .qty', { value: '3' })
  await shopper.clicks(formButton)
  await shopper.sees(notices, 'đã được thêm vào giỏ hàng')
  await shopper.sees(basketCount, '3')
})

test('a form that adds in the background leaves the page where it is', async ({ shopper }) => {
  const address = `${demoProducts.catTree.path}?forms=background`
  await shopper.opens(address)
  // The form is taken over in an idle moment; before it, it is sent like any other form.
  await expect(async () => {
    const isTakenOver = await shopper.asks(async () => {
      return (await window.shopIslands?.inspect())?.some(
        ({ widget, state }) => widget === 'product-form' && state === 'awake',
      )
    })
    expect(isTakenOver).toBe(true)
  }).toPass()
  await shopper.clicks(formButton)
  await shopper.sees(basketCount, '1')
  await shopper.isAt(address)
})

test('a quantity on the cart’s page goes up and down by its buttons', async ({ shopper }) => {
  await shopper.opens(`/cua-hang/?add-to-cart=${pate.id}`)
  await shopper.opens('/cart/')
  await shopper.clicks('main .plus')
  await shopper.sees('main .qty', { value: '2' })
  await shopper.clicks('main .minus')
  await shopper.sees('main .qty', { value: '1' })
})
