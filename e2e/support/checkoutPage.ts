import { expect, type Locator, type Page } from '@playwright/test'

/** One field as it arrived with an order; `null` for what was not sent in that way. */
export interface ArrivedField {
  /** Each hidden input's value; more than one where the form held more than one set. */
  inputs: string[] | null
  extension: string | null
  kept: string | null
}

/** The number of attribution fields (contract 9.3). */
export const FIELD_COUNT = 16

/** The hidden attribution inputs of a form, or those of one field. */
export function attributionInputs(form: Locator | Page, field = ''): Locator {
  return form.locator(`input[type="hidden"][name${field ? '' : '^'}="wc_order_attribution_${field}"]`)
}

/** Waits until the form on the page holds one set of inputs, filled with where the shopper came from. */
export async function expectSource(page: Page, sourceType: string): Promise<void> {
  await expect(attributionInputs(page, 'source_type')).toHaveValue(sourceType)
  await expect(attributionInputs(page)).toHaveCount(FIELD_COUNT)
}

/**
 * Waits until the shop's old checkout script, where the page has it, has redrawn all that it was asked to: a redrawing brings back what the
 * form held when it was asked for, and takes away what is just being clicked.
 */
export async function expectRedrawn(page: Page): Promise<void> {
  const underWay = () => page.evaluate(() => (window as unknown as { jQuery?: { active: number } }).jQuery?.active ?? 0)
  await expect.poll(underWay).toBe(0)
}

/** Types in everything that the checkout asks for. The old script redraws the form when it begins, and when the city is chosen. */
export async function fillCheckout(page: Page): Promise<void> {
  await expectRedrawn(page)
  await page.getByLabel('Họ và tên').fill('Mai')
  await page.getByLabel('Số điện thoại').fill('0901234567')
  await page.getByLabel('Địa chỉ email').fill('mai@example.com')
  await page.locator('#billing_address_1').fill('1 Lê Lợi')
  await page.getByLabel('Tỉnh / Thành phố').fill('Huế')
  await expectRedrawn(page)
  await page.getByRole('checkbox', { name: /Tôi đã đọc và đồng ý/ }).check()
}

/** Presses "place order", and waits for the whole of the page that ends the order. */
export async function placeOrder(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Đặt hàng' }).click()
  await expect(page.getByText('Đơn hàng (hư cấu) đã được ghi nhận')).toBeVisible()
  await page.waitForLoadState()
}

/** What the server shows of the attribution data that arrived, by field. */
export function arrivedFields(page: Page): Promise<Record<string, ArrivedField>> {
  return page.locator('.order-attribution tbody tr').evaluateAll((rows) => {
    const codes = (row: Element, cell: string) =>
      [...row.querySelectorAll(`.${cell} code`)].map(({ textContent }) => textContent)
    return Object.fromEntries(
      rows.map((row) => {
        const inputs = codes(row, 'from-inputs')
        return [
          (row as HTMLElement).dataset['field'] ?? '',
          {
            inputs: inputs.length > 0 ? inputs : null,
            extension: codes(row, 'from-extension')[0] ?? null,
            kept: codes(row, 'kept')[0] ?? null,
          },
        ]
      }),
    )
  })
}

/** The values that the hidden inputs brought, by field; fails where one came twice. */
export async function arrivedValues(page: Page): Promise<Record<string, string | undefined>> {
  const fields = Object.entries(await arrivedFields(page))
  for (const [field, { inputs }] of fields) expect(inputs, field).toHaveLength(1)
  return Object.fromEntries(fields.map(([field, { inputs }]) => [field, inputs?.[0]]))
}
