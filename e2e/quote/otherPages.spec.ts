import type { Page } from '@playwright/test'
import { changeAnswers } from '../support/changeAnswers'
import type { DemoShop } from '../support/demoShop'
import {
  browseLink,
  chooseOptions,
  kibblePage,
  quoteButton,
  quoteCalls,
  quoted,
  quoteMessage,
  quotePage,
  quoteRemove,
  quoteRow,
} from '../support/quote'
import { notices, products } from '../support/shopPage'
import { expect, test } from '../support/test'
import { recordViolations } from '../support/violations'
import { jumper } from '../support/wishlist'

const { kibble } = products
const { catTree } = quoted

/** Puts a variation on the list, goes there by the link, and takes another item off. */
async function askAndRemove(page: Page, shop: DemoShop, variant: string): Promise<void> {
  await page.goto(`${jumper.path}?${variant}`)
  await chooseOptions(page, { Màu: 'Xanh', 'Kích cỡ': 'M' })
  await expect.poll(() => shop.calls(quoteCalls.check)).toHaveLength(1)
  await quoteButton(page, jumper).click()
  await expect(quoteMessage(page)).toContainText('đã được thêm vào danh sách báo giá')
  await expect(browseLink(page)).toBeVisible()
  await page.goto(`${quotePage}?${variant}`)
  await expect(quoteRow(page, jumper)).toContainText('Xanh')
  await quoteRemove(page, catTree).click()
  await expect(quoteRow(page, catTree)).toHaveCount(0)
}

for (const script of ['classic', 'react']) {
  test(`script=${script}: choice, add and removal work, each once`, async ({ page, shop }) => {
    await askAndRemove(page, shop, `script=${script}`)
    expect(await shop.calls(quoteCalls.add)).toHaveLength(1)
    expect(await shop.calls(quoteCalls.remove)).toHaveLength(1)
  })
}

test('under a strict policy with Trusted Types everything of the quote list works, and nothing is violated', async ({
  page,
  shop,
}) => {
  const violations = await recordViolations(page)
  await askAndRemove(page, shop, 'csp=strict')
  expect(await violations()).toEqual([])
})

test('with jQuery and the shop’s old scripts beside ours everything happens once', async ({ page, shop }) => {
  await askAndRemove(page, shop, 'old-scripts=1')
  expect(await shop.calls(quoteCalls.add)).toHaveLength(1)
  expect(await shop.calls(quoteCalls.check)).toHaveLength(1)
})

test('the plugin’s own script beside ours does everything alone', async ({ page, shop }) => {
  await page.route(/yith-woocommerce-request-a-quote/, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `addEventListener('click', (event) => {
  const button = event.target.closest('.add-request-quote-button')
  if (!button) return
  event.preventDefault()
  const { product_id, wp_nonce } = button.dataset
  const asked = { action: 'yith_ywraq_action', ywraq_action: 'add_item', product_id, _wpnonce: wp_nonce }
  fetch(ywraq_frontend.ajaxurl, { method: 'POST', body: new URLSearchParams(asked) }).then(() => button.remove())
})`,
    }),
  )
  const tag = '<script defer src="/wp-content/plugins/yith-woocommerce-request-a-quote/assets/js/frontend.js"></script>'
  await changeAnswers(page, /\/san-pham\/hat-ca-hoi\/$/, (html) => html.replace('</head>', `${tag}</head>`))
  await page.goto(kibblePage)
  await quoteButton(page, kibble).click()
  await expect(quoteButton(page, kibble)).toHaveCount(0)
  await expect(quoteMessage(page)).toHaveCount(0)
  expect(await shop.calls()).toHaveLength(1)
})

test('without the script the list’s links and forms work', async ({ page }) => {
  await page.goto(`${quotePage}?script=none`)
  await quoteRemove(page, catTree).click()
  await expect(notices(page)).toContainText('Đã xóa khỏi danh sách báo giá.')
  await expect(quoteRow(page, catTree)).toHaveCount(0)
  await page.goto(`${quotePage}?script=none`)
  await page.getByLabel(/^Họ tên/).fill('Mướp')
  await page.getByLabel(/^Email/).fill('muop@example.com')
  await page.getByRole('button', { name: 'Gửi yêu cầu' }).click()
  await expect(page.getByText('Yêu cầu của bạn đã được gửi.')).toBeVisible()
})
