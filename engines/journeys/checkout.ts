import { FIELD_COUNT } from '../../e2e/support/checkoutPage'
import { products } from '../../e2e/support/shopPage'
import { control, dialog } from '../support/places'
import { expect, test } from '../support/test'

const inputs = 'input[type="hidden"][name^="wc_order_attribution_"]'
const customer = {
  '#billing_first_name': 'Mai',
  '#billing_phone': '0901234567',
  '#billing_email': 'mai@example.com',
  '#billing_address_1': '1 Lê Lợi',
  '#billing_city': 'Huế',
}

test.beforeEach(({ shopper }) => shopper.opens(`/cua-hang/?add-to-cart=${products.pate.id}`))

for (const query of ['', '?script=classic', '?script=react'])
  test(`an order tells where the shopper came from (/checkout/${query})`, async ({ shopper }) => {
    await shopper.opens(`/checkout/${query}`)
    await expect(async () => {
      const filled = await shopper.asks(
        (css) => [...document.querySelectorAll<HTMLInputElement>(css)].map(({ value }) => value).filter(Boolean),
        inputs,
      )
      expect(filled).toHaveLength(FIELD_COUNT)
    }).toPass()
    for (const [field, text] of Object.entries(customer)) await shopper.types(field, text)
    await shopper.clicks('#terms')
    await shopper.clicks('#place_order')
    await shopper.sees('main', 'Đơn hàng (hư cấu) đã được ghi nhận')
    await shopper.sees('[data-field="source_type"] .from-inputs', 'typein')
  })

test('the terms open over the form, and their button accepts them', async ({ shopper }) => {
  await shopper.opens('/checkout/')
  await shopper.types('#billing_first_name', 'Mai')
  await shopper.clicks(control('điều khoản và điều kiện', '#payment'))
  await shopper.sees(dialog, 'Mèo có quyền')
  await shopper.clicks(control('Tôi đồng ý', dialog))
  await shopper.seesNo(dialog)
  await shopper.sees('#terms', { isChecked: true })
  await shopper.sees('#billing_first_name', { value: 'Mai' })
})
