import { fillCheckout, placeOrder } from '../support/checkoutPage'
import { contactForm, field, formNames, response, sendButton, THANKS } from '../support/contactPage'
import { codeField, couponCode, openCouponBox, subscribe } from '../support/couponPage'
import { openQuickView } from '../support/productPage'
import { browseLink, kibblePage, quoteButton, quoteRow } from '../support/quote'
import { addButton, basketCount, listing, products } from '../support/shopPage'
import { expect, test } from '../support/test'

const { pate, kibble } = products

test('security.role.anonymous-can-shop: who is not logged in searches, looks quickly, fills the cart and orders', async ({
  page,
}) => {
  await page.goto('/my-account/')
  await expect(page.locator('form.woocommerce-form-login')).toBeVisible()
  await page.goto('/?s=pate')
  await expect(page.getByRole('main').getByRole('link', { name: pate.name }).first()).toBeVisible()
  await page.goto(listing)
  const quickView = await openQuickView(page, pate)
  await page.keyboard.press('Escape')
  await expect(quickView).toHaveCount(0)
  await addButton(page, pate).click()
  await expect(basketCount(page)).toHaveText('1')
  await page.goto('/cart/')
  await expect(page.getByRole('rowheader', { name: pate.name })).toBeVisible()
  await page.goto('/checkout/')
  await fillCheckout(page)
  await placeOrder(page)
})

test('security.role.anonymous-can-shop: they keep a wishlist and a quote list, get a coupon and write to the shop', async ({
  page,
}) => {
  await page.goto('/cua-hang/')
  // The demo's list begins with three.
  const heart = page.locator('.tinvwl_add_to_wishlist_button').first()
  await heart.click()
  await expect(page.locator('.wishlist_products_counter_number').first()).toHaveText('4')
  await page.goto(kibblePage)
  await quoteButton(page, kibble).click()
  await browseLink(page).click()
  await expect(quoteRow(page, kibble)).toBeVisible()
  const box = await openCouponBox(page)
  await subscribe(box)
  await expect(codeField(box)).toHaveValue(couponCode)
  await page.goto('/contact/ban-tin/')
  const form = contactForm(page, formNames.newsletter)
  await field(form, 'mail').fill('mai@example.com')
  await sendButton(form).click()
  await expect(response(form)).toHaveText(THANKS)
})

test('security.role.login-prompt-for-wishlists: the wishlist page invites to log in where the server offers it, and works without', async ({
  page,
}) => {
  await page.goto('/wishlist/?login=prompt')
  await expect(page.locator('.tinv-login')).toBeVisible()
  await page.goto('/wishlist/')
  await expect(page.locator('.tinv-login')).toHaveCount(0)
  await page.goto('/cua-hang/?login=prompt')
  await page.locator('.tinvwl_add_to_wishlist_button').first().click()
  await expect(page.locator('.wishlist_products_counter_number').first()).toHaveText('4')
})

test('page.breakpoint.large-medium-small: 850 px is large, 849 and 550 px are medium, 549 px is small', async ({
  page,
}) => {
  await page.goto('/cua-hang/')
  const countColumns = () =>
    page
      .locator('.products.row')
      .first()
      .evaluate((row) => getComputedStyle(row).gridTemplateColumns.split(' ').length)
  for (const [width, size, columns] of [
    [850, 'large', 3],
    [849, 'medium', 3],
    [550, 'medium', 3],
    [549, 'small', 2],
  ] as const) {
    await test.step(`${width} px is ${size}`, async () => {
      await page.setViewportSize({ width, height: 900 })
      const isLarge = size === 'large'
      await expect(page.locator('#wide-nav')).toBeVisible({ visible: isLarge })
      await expect(page.locator('.mobile-nav')).toBeVisible({ visible: !isLarge })
      if (!isLarge) expect(await countColumns()).toBe(columns)
    })
  }
})
