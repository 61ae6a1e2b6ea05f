import type { Page } from '@playwright/test'
import { tabTo } from '../support/input'
import {
  demoProducts,
  formButton,
  gallery,
  lightbox,
  minus,
  plus,
  quantity,
  quickView,
  quickViewLink,
  selectedPicture,
  testListing,
  thumbnail,
} from '../support/productPage'
import { basketCount } from '../support/shopPage'
import { expect, test } from '../support/test'

const { shelf, bib, pillow } = demoProducts

function select(page: Page, name: string) {
  return page.getByRole('combobox', { name, exact: true })
}

test('by keyboard alone, on the product’s page: pictures, lightbox, options, quantity, button', async ({ page }) => {
  await page.goto(shelf.path)
  // On a busy page the focus follows the key late.
  await page.evaluate(() =>
    addEventListener('keydown', () => {
      for (const begin = performance.now(); performance.now() - begin < 30; );
    }),
  )
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await tabTo(page, gallery(page).getByRole('link').first())
  await expect(gallery(page)).toHaveClass(/flickity-enabled/)
  await page.keyboard.press('ArrowRight')
  await expect(selectedPicture(page)).toHaveAttribute('alt', /ảnh 2$/)
  const zoom = page.getByRole('link', { name: 'Phóng to' })
  // Pictures come into view as the focus passes them.
  await tabTo(page, zoom)
  await page.keyboard.press('Enter')
  await expect(lightbox(page)).toContainText('4 / 4')
  await page.keyboard.press('ArrowRight')
  await expect(lightbox(page)).toContainText('1 / 4')
  await page.keyboard.press('Escape')
  await expect(lightbox(page)).toHaveCount(0)
  await expect(zoom).toBeFocused()
  await expect(selectedPicture(page)).toBeInViewport({ ratio: 0.9 })
  await tabTo(page, thumbnail(page, 3))
  await page.keyboard.press('Space')
  await expect(selectedPicture(page)).toHaveAttribute('alt', /ảnh 3$/)
  for (const name of ['Màu', 'Chất liệu', 'Chiều dài']) {
    await tabTo(page, select(page, name))
    await page.keyboard.press('ArrowDown')
  }
  await expect(page.locator('.single_variation')).toContainText('390.000')
  await tabTo(page, plus(page))
  await page.keyboard.press('Enter')
  await page.keyboard.press('Space')
  await expect(quantity(page)).toHaveValue('3')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await expect(minus(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(quantity(page)).toHaveValue('2')
  await tabTo(page, formButton(page))
  await page.keyboard.press('Enter')
  await expect(basketCount(page)).toHaveText('2')
})

test('by keyboard alone, in the quick view: pictures, options, reset, quantity, button', async ({ page }) => {
  await page.goto(testListing)
  await page.locator('select.orderby').focus()
  await tabTo(page, quickViewLink(page, shelf))
  await expect(quickViewLink(page, shelf)).toBeInViewport()
  await page.keyboard.press('Enter')
  const dialog = quickView(page, shelf)
  await expect(dialog.getByRole('link', { name: shelf.name })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(gallery(dialog)).toHaveClass(/flickity-enabled/)
  await page.keyboard.press('ArrowRight')
  await expect(selectedPicture(dialog)).toHaveAttribute('alt', /ảnh 2$/)
  const choose = async (name: string) => {
    await tabTo(page, dialog.getByRole('combobox', { name, exact: true }))
    await page.keyboard.press('ArrowDown')
  }
  await choose('Màu')
  await tabTo(page, dialog.getByRole('link', { name: 'Xóa các tùy chọn' }))
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('combobox', { name: 'Màu', exact: true })).toBeFocused()
  await expect(dialog.getByRole('combobox', { name: 'Màu', exact: true })).toHaveValue('')
  for (const name of ['Màu', 'Chất liệu', 'Chiều dài']) await choose(name)
  await expect(dialog.locator('.single_variation')).toContainText('390.000')
  await tabTo(page, plus(dialog))
  await page.keyboard.press('Enter')
  await expect(quantity(dialog)).toHaveValue('2')
  await tabTo(page, formButton(dialog))
  await page.keyboard.press('Enter')
  await expect(basketCount(page)).toHaveText('2')
})

test('by keyboard alone: a card’s swatch shows the colour first and opens the product then, where swatches choose on', async ({
  page,
}) => {
  await page.goto(testListing)
  const card = page.locator('.product-small.col').filter({ hasText: bib.name })
  await card.scrollIntoViewIfNeeded()
  const swatch = (name: string) => card.getByRole('radio', { name, exact: true })
  await swatch('Đỏ').focus()
  await page.keyboard.press('ArrowRight')
  await expect(swatch('Vàng')).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/attribute_pa_mau=vang/)
  await page.waitForLoadState()
  await expect(page.getByRole('radio', { name: 'Vàng' })).toBeChecked()
  await tabTo(page, page.getByRole('radio', { name: 'Trơn' }))
  await page.keyboard.press('Space')
  await tabTo(page, page.getByRole('radio', { name: 'S', exact: true }))
  await page.keyboard.press('Enter')
  await expect(page.locator('.single_variation')).toContainText('49.000')
  await tabTo(page, formButton(page))
  await page.keyboard.press('Enter')
  await expect(basketCount(page)).toHaveText('1')
})

test('by keyboard alone: from the review link to the tab, the stars and a sent review', async ({ page }) => {
  await page.goto(pillow.path)
  const link = page.getByRole('link', { name: /đánh giá của khách hàng/ })
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('#reviews')).toBeFocused()
  const star = (number: number) => page.getByRole('radio', { name: `${number} trên 5 sao` })
  await expect(star(1)).toBeVisible()
  await tabTo(page, star(1))
  await page.keyboard.press('End')
  await expect(star(5)).toBeChecked()
  await page.keyboard.press('ArrowLeft')
  for (const text of ['Bé thích lắm.', 'Mai', 'mai@example.com']) {
    await page.keyboard.press('Tab')
    await page.keyboard.type(text)
  }
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#comment-\d+$/)
  await page.waitForLoadState()
  await expect(page.locator('.review').filter({ hasText: 'Bé thích lắm.' })).toBeVisible()
})
