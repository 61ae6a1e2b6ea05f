import { demoProducts, testListing } from '../../e2e/support/productPage'
import { basketCount, control, dialog, formButton, quickViewLink } from '../support/places'
import { test } from '../support/test'

const { shelf, pillow } = demoProducts

test('the link on a card opens its product over the listing, and Esc gives the focus back', async ({ shopper }) => {
  await shopper.opens(testListing)
  await shopper.clicks(quickViewLink(pillow))
  await shopper.sees(dialog, pillow.name)
  await shopper.presses('Escape')
  await shopper.seesNo(dialog)
  await shopper.sees(quickViewLink(pillow), { isFocused: true })
  await shopper.isAt(testListing)
})

test('its button closes it, and another product opens', async ({ shopper }) => {
  await shopper.opens(testListing)
  await shopper.clicks(quickViewLink(pillow))
  await shopper.clicks(control('Đóng', dialog))
  await shopper.seesNo(dialog)
  await shopper.clicks(quickViewLink(shelf))
  await shopper.sees(dialog, shelf.name)
})

test('options are chosen and added in it', async ({ shopper }) => {
  await shopper.opens(testListing)
  await shopper.clicks(quickViewLink(shelf))
  await shopper.sees(dialog, shelf.name)
  for (const [name, label] of [
    ['attribute_pa_mau', 'Óc chó'],
    ['attribute_chat-lieu', 'Thép 3/4"'],
    ['attribute_chieu-dai', '60 cm'],
  ] as const)
    await shopper.chooses(`${dialog} select[name="${name}"]`, label)
  await shopper.sees(`${dialog} .single_variation`, /\d{3}\.000/)
  await shopper.clicks(`${dialog} ${formButton}`)
  await shopper.sees(basketCount, '1')
})
