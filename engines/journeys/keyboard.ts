import { demoProducts, testListing } from '../../e2e/support/productPage'
import { listing, products } from '../../e2e/support/shopPage'
import {
  addButton,
  basketCount,
  control,
  dialog,
  formButton,
  lightboxPicture,
  quickViewLink,
  selectedPicture,
} from '../support/places'
import { test } from '../support/test'

const { pate } = products
const { shelf, pillow } = demoProducts

for (const key of ['Enter', 'Space'])
  test(`by keyboard alone, ${key} on a card’s button adds, and the focus stays`, async ({ shopper }) => {
    await shopper.opens(listing)
    await shopper.tabsTo(addButton(pate))
    await shopper.presses(key)
    await shopper.sees(basketCount, '1')
    await shopper.sees(addButton(pate), { isFocused: true })
  })

test('by keyboard alone, on a product’s page: pictures, lightbox, options, quantity, button', async ({ shopper }) => {
  await shopper.opens(shelf.path)
  await shopper.tabsTo('.product-gallery-slider a')
  // Before that an arrow is nobody's.
  await shopper.sees('.product-gallery-slider.flickity-enabled')
  await shopper.presses('ArrowRight')
  await shopper.sees(`${selectedPicture}[alt$="ảnh 2"]`)
  await shopper.tabsTo('.zoom-button')
  await shopper.presses('Enter')
  await shopper.sees(lightboxPicture)
  await shopper.presses('Escape')
  await shopper.sees('.zoom-button', { isFocused: true })
  for (const select of ['#pa_mau', '#chat-lieu', '#chieu-dai']) {
    await shopper.tabsTo(select)
    await shopper.presses('ArrowDown')
  }
  await shopper.sees('.single_variation', '390.000')
  await shopper.tabsTo('form.cart .plus')
  await shopper.presses('Enter')
  await shopper.sees('form.cart .qty', { value: '2' })
  await shopper.tabsTo(formButton)
  await shopper.presses('Enter')
  await shopper.sees(basketCount, '2')
})

test('by keyboard alone, the focus goes round inside the quick view', async ({ shopper }) => {
  await shopper.opens(testListing)
  await shopper.tabsTo(quickViewLink(pillow))
  await shopper.presses('Enter')
  await shopper.sees(dialog, pillow.name)
  await shopper.tabsTo(control('Đóng', dialog))
  await shopper.presses('Tab')
  await shopper.sees(`${dialog} :focus`)
  await shopper.presses('Escape')
  await shopper.sees(quickViewLink(pillow), { isFocused: true })
})
