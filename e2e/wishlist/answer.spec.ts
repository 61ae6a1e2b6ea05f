import { products } from '../support/shopPage'
import { expect, test } from '../support/test'
import { heart, openKnowing, wishCount, wished, wishMessage } from '../support/wishlist'

const { pate } = products
const { catTree } = wished
const listing = '/cua-hang/'
const list = '/wishlist/a1b2c3/'

test('wishlist.answer.msg-opens-popup: the message is a dialog with the focus in it; Esc, its button and the place around it close it; it says what is in the list already, and leads to the list', async ({
  page,
  shop,
}) => {
  await openKnowing(page, listing)
  await test.step('a product that is in the list already is left there', async () => {
    await heart(page, catTree).click()
    await expect(wishMessage(page)).toContainText('đã có trong “Danh sách của tôi”')
    await expect(heart(page, catTree)).toHaveAttribute('aria-pressed', 'true')
    await expect(wishCount(page)).toHaveText('3')
    expect(await shop.calls('add_to_wishlist')).toHaveLength(1)
    await page.keyboard.press('Escape')
    await expect(wishMessage(page)).toHaveCount(0)
  })
  const message = wishMessage(page, /^“Pate cá ngừ .* “Danh sách của tôi”$/)
  const closings = [
    () => page.keyboard.press('Escape'),
    () => wishMessage(page).getByRole('button', { name: 'Đóng' }).click(),
    () => page.mouse.click(5, 5),
  ]
  for (const close of closings) {
    await heart(page, pate).click()
    await expect(message).toBeFocused()
    await expect(page.locator('#wrapper')).toHaveAttribute('inert')
    await close()
    await expect(message).toHaveCount(0)
    await expect(heart(page, pate)).toBeFocused()
    await expect(page.locator('[inert]')).toHaveCount(0)
  }
  await expect(wishCount(page)).toHaveText('4')
  await heart(page, pate).click()
  await wishMessage(page).getByRole('button', { name: 'Xem danh sách' }).click()
  await expect(page).toHaveURL(list)
  await expect(page.getByRole('row').filter({ hasText: pate.name })).toBeVisible()
})

test('wishlist.answer.msg-closes-after-6000-ms: the message goes by itself after six seconds, not before; who is at one of its buttons with the keyboard is not interrupted, until they have left it', async ({
  page,
}) => {
  await page.clock.install()
  await openKnowing(page, listing)
  await heart(page, pate).hover()
  // Its time does not run before it has been looked at, or the keyboard is at its button.
  await page.clock.pauseAt(Date.now() + 60_000)
  await heart(page, pate).click()
  await expect(wishMessage(page)).toBeFocused()
  await page.clock.runFor(5990)
  await expect(wishMessage(page)).toBeVisible()
  await page.clock.runFor(20)
  await expect(wishMessage(page)).toHaveCount(0)
  await expect(heart(page, pate)).toBeFocused()
  await heart(page, pate).click()
  await expect(wishMessage(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(wishMessage(page).getByRole('button', { name: 'Xem danh sách' })).toBeFocused()
  await page.clock.fastForward(7000)
  await expect(wishMessage(page)).toBeVisible()
  await wishMessage(page).locator('.tinv-txt').click()
  await page.clock.fastForward(6000)
  await expect(wishMessage(page)).toHaveCount(0)
  await heart(page, pate).click()
  await expect(wishMessage(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(list)
})

test('wishlist.answer.redirect-after-4000-ms: the page stays for four seconds with its message, then goes', async ({
  page,
}) => {
  await page.clock.install()
  await openKnowing(page, `${listing}?after-wish=later`)
  await heart(page, pate).hover()
  await page.clock.pauseAt(Date.now() + 60_000)
  await heart(page, pate).click()
  await expect(wishMessage(page)).toBeFocused()
  await page.clock.runFor(3990)
  await expect(page).toHaveURL(/after-wish/)
  await page.clock.runFor(20)
  await expect(page).toHaveURL(list)
})

test('who closes the message stays', async ({ page }) => {
  await page.clock.install()
  await openKnowing(page, `${listing}?after-wish=later`)
  await heart(page, pate).hover()
  // The page does not go before the message is closed.
  await page.clock.pauseAt(Date.now() + 60_000)
  await heart(page, pate).click()
  await wishMessage(page).getByRole('button', { name: 'Đóng' }).click()
  await page.clock.fastForward(10_000)
  await expect(heart(page, pate)).toBeFocused()
  await expect(page).toHaveURL(/after-wish/)
})

test('wishlist.answer.force-redirect: the page goes at once', async ({ page }) => {
  await page.clock.install()
  await openKnowing(page, `${listing}?after-wish=now`)
  await heart(page, pate).hover()
  await page.clock.pauseAt(Date.now() + 60_000)
  await heart(page, pate).click()
  await expect(page).toHaveURL(list)
})

test('who has to log in is led there at once, and back to the page', async ({ page }) => {
  await page.goto(`${listing}?login=required`)
  await heart(page, pate).click()
  await expect(page).toHaveURL(/^.*\/my-account\/\?tinvwl_redirect=.*cua-hang/)
})

test('the answers come in the language that the page speaks', async ({ page }) => {
  await page.goto(`${listing}?lang=en`)
  await heart(page, pate).click()
  await expect(wishMessage(page)).toContainText('has been added to')
})
