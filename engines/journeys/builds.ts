import { products } from '../../e2e/support/shopPage'
import {
  addButton,
  basketCount,
  control,
  dialog,
  heart,
  quickViewLink,
  removeControl,
  row,
  sidebarCart,
  wishCount,
} from '../support/places'
import { expect, test } from '../support/test'

const { pate, kibble } = products

for (const [name, query] of [
  ['the one-file classic script', 'script=classic'],
  ['the build with React itself', 'script=react'],
  ['the script that comes late, behind early.js', 'script=early'],
  ['the script under a strict policy', 'csp=strict'],
  ['the script beside jQuery', 'jquery=early'],
] as const) {
  test(`${name} adds, removes, looks quickly and wishes`, async ({ shopper, shop }) => {
    await shopper.opens(`/cua-hang/?reveal=0&${query}`)
    await shopper.clicks(addButton(pate))
    await shopper.sees(row(sidebarCart, pate))
    await shopper.clicks(removeControl(sidebarCart, pate))
    await shopper.sees(basketCount, '0')
    await shopper.clicks(quickViewLink(kibble))
    await shopper.sees(dialog, kibble.name)
    await shopper.presses('Escape')
    await shopper.seesNo(dialog)
    await shopper.clicks(heart(pate))
    await shopper.sees(wishCount, '4')
    expect(await shop.calls('add_to_cart')).toHaveLength(1)
  })
}

test('a theme author’s own widgets follow the cart', async ({ shopper }) => {
  await shopper.opens('/tu-lam/')
  await shopper.sees('.kit-state', 'Đã có 0 trên 4 món')
  await shopper.clicks(addButton(kibble))
  await shopper.sees('.kit-state', 'Đã có 1 trên 4 món')
  await shopper.clicks(control('Chỉ hiện món còn thiếu'))
  await shopper.seesNo('.starter-kit [data-item="102"]')
})
