import type { Page } from '@playwright/test'
import { axeFindings } from '../support/axe'
import { expectRedrawn, fillCheckout, placeOrder } from '../support/checkoutPage'
import { products } from '../support/shopPage'
import { expect, test } from '../support/test'

function termsLink(page: Page) {
  return page.getByRole('link', { name: 'điều khoản và điều kiện' })
}

function terms(page: Page) {
  return page.getByRole('dialog', { name: 'Điều khoản và điều kiện' })
}

function acceptBox(page: Page) {
  return page.locator('#terms')
}

test.beforeEach(({ page, shop }) => shop.fillCart(page, products.pate.id))

test('checkout.terms.link-opens-lightbox: by the keyboard, and the button in it accepts them; by a click over the form, which keeps what was typed', async ({
  page,
}) => {
  await page.goto('/checkout/')
  await expect(acceptBox(page)).not.toBeChecked()
  await termsLink(page).focus()
  await page.keyboard.press('Enter')
  await expect(terms(page).getByRole('button', { name: 'Đóng' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await terms(page).getByRole('button', { name: 'Tôi đồng ý' }).focus()
  await page.keyboard.press('Enter')
  await expect(terms(page)).toHaveCount(0)
  await expect(acceptBox(page)).toBeChecked()
  await expect(termsLink(page)).toBeFocused()

  await fillCheckout(page)
  await termsLink(page).click()
  await expect(terms(page)).toBeVisible()
  await expect(terms(page)).toContainText('Mèo có quyền')
  await expect(page).toHaveURL('/checkout/')
  expect(await axeFindings(page, '.mfp-wrap')).toEqual([])
  await page.keyboard.press('Escape')
  await expect(terms(page)).toHaveCount(0)
  await expect(termsLink(page)).toBeFocused()
  await expect(page.getByLabel('Họ và tên')).toHaveValue('Mai')
  await expect(acceptBox(page)).toBeChecked()
  await placeOrder(page)
})

test('checkout.terms.link-opens-lightbox: again after the old checkout script has redrawn the link; redrawn while they are open, the terms stay readable, and there is one copy of them afterwards', async ({
  page,
  shop,
}) => {
  await page.goto('/checkout/?old-scripts=1')
  await expect.poll(() => shop.calls('update_order_review')).toHaveLength(1)
  await expectRedrawn(page)
  const copies = page.locator('#terms-and-conditions-lightbox')
  const former = await termsLink(page).elementHandle()
  await page.getByLabel('Chuyển khoản ngân hàng').check()
  await expect.poll(() => former?.evaluate(({ isConnected }) => isConnected)).toBe(false)
  await expectRedrawn(page)
  await termsLink(page).click()
  await terms(page).getByRole('button', { name: 'Tôi đồng ý' }).click()
  await expect(terms(page)).toHaveCount(0)
  await expect(acceptBox(page)).toBeChecked()
  await expect(copies).toHaveCount(1)

  await acceptBox(page).uncheck()
  await termsLink(page).click()
  await expect(terms(page)).toBeVisible()
  const updates = (await shop.calls('update_order_review')).length
  await page.evaluate(() => {
    const { jQuery } = window as unknown as { jQuery(target: Element): { trigger(name: string): void } }
    jQuery(document.body).trigger('update_checkout')
  })
  await expect.poll(() => shop.calls('update_order_review')).toHaveLength(updates + 1)
  await expect(copies).toHaveCount(2)
  await terms(page).getByRole('button', { name: 'Tôi đồng ý' }).click()
  await expect(copies).toHaveCount(1)
  await expect(acceptBox(page)).toBeChecked()
  await expect(termsLink(page)).toBeFocused()
})

test('folded terms unfold beside the link, and no other page is opened', async ({ page, context }) => {
  await page.goto('/checkout/?terms=folded')
  await termsLink(page).click()
  await expect(page.getByText('Mèo có quyền')).toBeVisible()
  await expect(termsLink(page)).toHaveAttribute('aria-expanded', 'true')
  await termsLink(page).click()
  await expect(page.getByText('Mèo có quyền')).toBeHidden()
  expect(context.pages()).toHaveLength(1)
})

test('without the script the link shows the terms by its own address', async ({ page }) => {
  await page.goto('/checkout/?script=none')
  await termsLink(page).click()
  await expect(page.getByText('Mèo có quyền')).toBeVisible()
})
