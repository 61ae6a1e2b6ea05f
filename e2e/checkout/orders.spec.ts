import {
  arrivedFields,
  arrivedValues,
  attributionInputs,
  expectRedrawn,
  expectSource,
  FIELD_COUNT,
  fillCheckout,
  placeOrder,
} from '../support/checkoutPage'
import { products } from '../support/shopPage'
import { expect, test } from '../support/test'
import { recordViolations } from '../support/violations'

/** What a shopper brings who types in the address of the checkout itself. */
const direct = {
  source_type: 'typein',
  utm_source: '(direct)',
  utm_medium: '(none)',
  utm_campaign: '(none)',
  session_pages: '1',
  session_count: '1',
}

test.beforeEach(({ page, shop }) => shop.fillCart(page, products.pate.id))

for (const [name, query] of [
  ['in the shop’s placeholder', ''],
  ['in what the server printed', '?inputs=plain'],
  ['with React', '?script=react'],
  ['from the one-file script', '?script=classic'],
] as const) {
  test(`checkout.attribution.hidden-inputs: an order brings each field once, ${name}`, async ({ page }) => {
    await page.goto(`/checkout/${query}`)
    await expectSource(page, 'typein')
    await fillCheckout(page)
    await placeOrder(page)
    const values = await arrivedValues(page)
    expect(Object.keys(values)).toHaveLength(FIELD_COUNT)
    expect(values).toMatchObject(direct)
    expect(values['user_agent']).toBe(await page.evaluate(() => navigator.userAgent))
    await expect(page.getByText('Thiết bị: Desktop')).toBeVisible()
  })
}

test('checkout.attribution.hidden-inputs: a registration brings each field once', async ({ page }) => {
  await page.goto('/my-account/')
  await expectSource(page, 'typein')
  const form = page.getByRole('form', { name: 'Đăng ký' })
  await form.getByLabel('Địa chỉ email').fill('mai@example.com')
  await form.getByLabel('Mật khẩu', { exact: false }).first().fill('meo-meo-meo')
  await form.getByRole('button', { name: 'Đăng ký' }).click()
  await expect(page.getByRole('heading', { name: 'Đăng ký gần nhất: mai@example.com' })).toBeVisible()
  // The table stands further down.
  await page.waitForLoadState()
  expect(await arrivedValues(page)).toMatchObject(direct)
})

for (const checkout of ['block', 'block-late']) {
  test(`checkout.attribution.extension-data, checkout.attribution.both-ways-agree: ${checkout} checkout`, async ({
    page,
  }) => {
    await page.goto(`/checkout/?checkout=${checkout}`)
    await expectSource(page, 'typein')
    await expect(page.locator('.wp-block-woocommerce-checkout')).not.toHaveClass(/is-loading/)
    await fillCheckout(page)
    const sending = page.waitForRequest(/wc\/store\/v1\/checkout/)
    await placeOrder(page)
    const { extensions } = (await sending).postDataJSON()
    const data: Record<string, unknown> = extensions['woocommerce/order-attribution']
    expect(Object.keys(data)).toHaveLength(FIELD_COUNT)
    expect(Object.values(data).map((value) => typeof value)).toEqual(Array(FIELD_COUNT).fill('string'))
    for (const [field, { inputs, extension }] of Object.entries(await arrivedFields(page)))
      expect(inputs, field).toEqual([extension])
    expect(data).toMatchObject(direct)
  })
}

test.describe('a checkout that is redrawn', () => {
  test('checkout.attribution.survives-a-redrawn-form: by the old checkout script, which replaces all of it; whoever listens to that script finds the fields filled', async ({
    page,
    shop,
  }) => {
    await page.goto('/checkout/?old-scripts=1&redraw=all')
    await expectSource(page, 'typein')
    await fillCheckout(page)
    const updates = () => shop.calls('update_order_review')
    // One when the page was there, one when the city was left.
    await expect.poll(updates).toHaveLength(2)
    await expectRedrawn(page)
    const former = await page.locator('#customer_details').elementHandle()
    await page.getByLabel('Chuyển khoản ngân hàng').check()
    await expect.poll(updates).toHaveLength(3)
    await expect.poll(() => former?.evaluate(({ isConnected }) => isConnected)).toBe(false)
    // Straight from the page, without waiting: the inputs must be there as soon as the new HTML is.
    expect(await attributionInputs(page).count()).toBe(FIELD_COUNT)
    await expectSource(page, 'typein')
    await expect(page.getByLabel('Họ và tên')).toHaveValue('Mai')
    await expectRedrawn(page)
    const found = await page.evaluate(() => {
      type Plugin = { on(name: string, handler: () => void): Plugin; trigger(name: string): Plugin }
      const { jQuery } = window as unknown as { jQuery(target: Element): Plugin }
      return new Promise((resolve) => {
        const read = () =>
          resolve(
            new FormData(document.forms.namedItem('checkout') ?? undefined).getAll('wc_order_attribution_utm_source'),
          )
        jQuery(document.body).on('updated_checkout', read).trigger('update_checkout')
      })
    })
    expect(found).toEqual(['(direct)'])
    await placeOrder(page)
    expect(await arrivedValues(page)).toMatchObject(direct)
    await expect(page.getByText('Chuyển khoản ngân hàng')).toBeVisible()
  })

  test('checkout.attribution.survives-a-redrawn-form: by fragments that the page places with our own script', async ({
    page,
  }) => {
    await page.goto('/checkout/?redraw=all')
    await expectSource(page, 'typein')
    await fillCheckout(page)
    await page.evaluate(async () => {
      const form = new FormData(document.forms.namedItem('checkout') ?? undefined)
      const typed = new URLSearchParams([...form].map(([name, value]) => [name, String(value)]))
      const globals = window as unknown as {
        wc_checkout_params: { update_order_review_nonce: string }
        shopIslands: { swapFragments(fragments: Record<string, string>): Promise<void> }
      }
      const body = new URLSearchParams({
        security: globals.wc_checkout_params.update_order_review_nonce,
        post_data: String(typed),
      })
      const answer = await fetch('/?wc-ajax=update_order_review', { method: 'POST', body })
      await globals.shopIslands.swapFragments((await answer.json()).fragments)
    })
    await expectSource(page, 'typein')
    await placeOrder(page)
    expect(await arrivedValues(page)).toMatchObject(direct)
  })

  test('a refused order keeps what was typed, and brings each field once when it is sent again', async ({ page }) => {
    await page.goto('/checkout/?old-scripts=1')
    await expectSource(page, 'typein')
    await fillCheckout(page)
    await page.getByLabel('Họ và tên').fill(' ')
    await page.getByRole('button', { name: 'Đặt hàng' }).click()
    await expect(page.getByText('Họ và tên là mục bắt buộc')).toBeVisible()
    await page.getByLabel('Họ và tên').fill('Lan')
    await placeOrder(page)
    expect(await arrivedValues(page)).toMatchObject(direct)
    await expect(page.getByText('Lan, mai@example.com')).toBeVisible()
  })
})

test('where the shop does not track, the form sends nothing of it', async ({ page }) => {
  await page.goto('/checkout/?tracking=off')
  await fillCheckout(page)
  await placeOrder(page)
  for (const field of Object.values(await arrivedFields(page)))
    expect(field).toEqual({ inputs: null, extension: null, kept: null })
})

test('without the script the order goes through, with no word of where the shopper came from', async ({ page }) => {
  await page.goto('/checkout/?script=none')
  await fillCheckout(page)
  await placeOrder(page)
  await expect(page.getByText('Không có gì được lưu.')).toBeVisible()
})

test('under a strict policy the order brings its fields, and nothing is reported', async ({ page }) => {
  const violations = await recordViolations(page)
  await page.goto('/checkout/?csp=strict')
  await expectSource(page, 'typein')
  expect(await violations()).toEqual([])
  await fillCheckout(page)
  await placeOrder(page)
  expect(await arrivedValues(page)).toMatchObject(direct)
})
