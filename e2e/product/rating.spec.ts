import type { Page } from '@playwright/test'
import { alertOf } from '../support/dialogs'
import { demoProducts } from '../support/productPage'
import { notices } from '../support/shopPage'
import { expect, test } from '../support/test'

const { pillow } = demoProducts

function star(page: Page, number: number) {
  return page.getByRole('radio', { name: `${number} trên 5 sao` })
}

function ratingSelect(page: Page) {
  return page.locator('select[name="rating"]')
}

async function fillReview(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Nhận xét của bạn' }).fill('Bé ôm suốt ngày.')
  await page.getByRole('textbox', { name: 'Tên' }).fill('Mai')
  await page.getByRole('textbox', { name: 'Email' }).fill('mai@example.com')
}

test('product.rating.picker-shown-once product.rating.plain-select-hidden: on a custom page, served with two rows of stars, there is one that works, and the plain select cannot be seen', async ({
  page,
}) => {
  await page.goto(`${pillow.path}?layout=custom#reviews`)
  await expect(star(page, 3)).toHaveCount(1)
  await expect(page.getByRole('group', { name: /^Đánh giá của bạn/ })).toHaveCount(1)
  await expect(star(page, 3)).toBeVisible()
  await expect(ratingSelect(page)).toBeHidden()
  await star(page, 3).click()
  await expect(star(page, 3)).toBeChecked()
})

test('product.rating.star-sets-the-select: the review is sent with the picked stars, and shown with them', async ({
  page,
}) => {
  await page.goto(`${pillow.path}#reviews`)
  await star(page, 2).click()
  await expect(ratingSelect(page)).toHaveValue('2')
  await star(page, 4).click()
  await expect(ratingSelect(page)).toHaveValue('4')
  await fillReview(page)
  const sending = page.waitForRequest(/wp-comments-post/)
  await page.getByRole('button', { name: 'Gửi đi' }).click()
  expect((await sending).postData()).toContain('rating=4')
  await expect(page).toHaveURL(/#comment-\d+$/)
  await page.waitForLoadState()
  const own = page.locator('.review').filter({ hasText: 'Bé ôm suốt ngày.' })
  await expect(own).toBeVisible()
  await expect(own).toBeInViewport()
  const notice = notices(page).getByRole('alert')
  await expect(notice).toContainText('đang chờ duyệt')
  // The address asks for the reviews, to which the page goes; the notice above them gets the focus, and does not take the page along.
  await expect(notice).toBeFocused()
  await expect(own).toBeInViewport()
})

test('of two forms whose selects have one id, each has stars with a name and asks for them', async ({ page }) => {
  await page.goto(`${pillow.path}#reviews`)
  await expect(star(page, 3)).toBeVisible()
  await page.evaluate(() => {
    const form = document.querySelector('#commentform')
    const second = form?.cloneNode(true) as Element
    second.id = 'second'
    for (const row of second.querySelectorAll('p.stars')) row.remove()
    form?.after(second)
  })
  const second = page.locator('#second')
  await expect(second.getByRole('group', { name: /^Đánh giá của bạn/ })).toBeVisible()
  const asked = page.waitForEvent('dialog')
  const pressing = second.getByRole('button', { name: 'Gửi đi' }).click()
  await (await asked).accept()
  await pressing
  await second.getByRole('radio').nth(3).click()
  await expect(second.locator('select')).toHaveValue('4')
})

test('a review without stars is not sent: the shopper is asked for them, and what was written stays; they are one stop for Tab, and arrow keys choose', async ({
  page,
}) => {
  await page.goto(`${pillow.path}#reviews`)
  await expect(star(page, 1)).toBeVisible()
  await fillReview(page)
  const said = await alertOf(page, () => page.getByRole('button', { name: 'Gửi đi' }).click())
  expect(said).toBe('Vui lòng chọn một mức đánh giá')
  await expect(star(page, 1)).toBeFocused()
  await expect(page.getByRole('textbox', { name: 'Nhận xét của bạn' })).toHaveValue('Bé ôm suốt ngày.')
  await page.keyboard.press('ArrowRight')
  await expect(star(page, 2)).toBeChecked()
  await page.keyboard.press('End')
  await expect(star(page, 5)).toBeChecked()
  await expect(star(page, 5)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('textbox', { name: 'Nhận xét của bạn' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(star(page, 5)).toBeFocused()
})
