import { kibblePage, quoteCalls, quoted, quotePage } from '../../e2e/support/quote'
import { products } from '../../e2e/support/shopPage'
import { wished } from '../../e2e/support/wishlist'
import { control, dialog, heart, quoteButton, removeControl, row, wishCount } from '../support/places'
import { expect, test } from '../support/test'

const { pate, kibble } = products
const quoteTable = '#yith-ywrq-table-list'

test('a heart puts its product on the wishlist, says so, and is marked on the next page, too', async ({ shopper }) => {
  await shopper.opens('/cua-hang/')
  await shopper.clicks(heart(pate))
  await shopper.sees(dialog, `“${pate.name} cho mèo lớn 85 g” đã được thêm vào “Danh sách của tôi”`)
  await shopper.sees(wishCount, '4')
  await shopper.opens('/cua-hang/?orderby=price')
  await shopper.sees(`${heart(pate)}[aria-pressed="true"]`)
})

test('in simple flow a second click takes the product off again', async ({ shopper }) => {
  await shopper.opens('/cua-hang/?popup=0&simple-flow=1')
  await shopper.clicks(heart(pate))
  await shopper.sees(wishCount, '4')
  await shopper.clicks(heart(pate))
  await shopper.sees(wishCount, '3')
  await shopper.sees(`${heart(pate)}[aria-pressed="false"]`)
})

test('who has several lists is asked which', async ({ shopper }) => {
  await shopper.opens('/cua-hang/?lists=several')
  await shopper.clicks(heart(pate))
  await shopper.sees(`${dialog} select`, { isFocused: true })
  await shopper.chooses(`${dialog} select`, 'Để dành')
  await shopper.clicks(control('Thêm vào danh sách', dialog))
  await shopper.sees(dialog, 'đã được thêm vào “Để dành”')
})

test('a row that is taken off the wishlist goes, and the focus goes on from the next', async ({ shopper }) => {
  const { catTree, backpack } = wished
  await shopper.opens('/wishlist/')
  await shopper.clicks(removeControl('main', catTree))
  await shopper.sees(dialog, 'đã được xóa khỏi danh sách yêu thích')
  await shopper.presses('Escape')
  await shopper.seesNo(row('main', catTree))
  await shopper.sees(removeControl('main', backpack), { isFocused: true })
  await shopper.sees(wishCount, '2')
})

test('a product goes on the quote list with its quantity, and the link that comes leads there', async ({ shopper }) => {
  await shopper.opens(kibblePage)
  await shopper.clicks('form.cart .plus')
  await shopper.clicks(quoteButton(kibble))
  await shopper.sees('.yith_ywraq_add_item_response_message', 'đã được thêm vào danh sách báo giá')
  await shopper.sees('.yith_ywraq_add_item_browse_message a', { isFocused: true })
  await shopper.seesNo(quoteButton(kibble))
  await shopper.presses('Enter')
  await shopper.isAt(quotePage)
  await shopper.sees(row(quoteTable, kibble))
})

test('a row that is taken off the quote list goes, for good', async ({ shopper, shop }) => {
  const { catTree, litterBox } = quoted
  await shopper.opens(quotePage)
  await shopper.clicks(removeControl('main', catTree))
  await shopper.seesNo(row(quoteTable, catTree))
  await shopper.sees(row(quoteTable, litterBox))
  expect(await shop.calls(quoteCalls.remove)).toHaveLength(1)
  await shopper.opens(quotePage)
  await shopper.sees(row(quoteTable, litterBox))
  await shopper.seesNo(row(quoteTable, catTree))
})
