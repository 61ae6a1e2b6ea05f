import type { Page } from '@playwright/test'
import { waitForFrames } from '../support/onScreen'
import { chooseAll, demoProducts, formButton, plus, quantity, variationAtRest } from '../support/productPage'
import { basketCount } from '../support/shopPage'
import { expect, test } from '../support/test'

const { pillow, shelf } = demoProducts

/** Scrolls so that this many pixels of the area of quantity and button are left in view at its lower edge; negative: they have gone. */
async function leaveInView(page: Page, pixels: number): Promise<void> {
  await page.locator('.sticky-add-to-cart-wrapper').evaluate((area, left) => {
    const { bottom } = area.getBoundingClientRect()
    scrollTo({ top: Math.ceil(scrollY + bottom) - left, behavior: 'instant' })
  }, pixels)
  await waitForFrames(page)
}

function bar(page: Page) {
  return page.locator('.sticky-add-to-cart--active')
}

/** The bar is made ready in an idle moment. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await leaveInView(page, -200)
  await expect(bar(page)).toBeVisible()
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expect(bar(page)).toHaveCount(0)
}

test('product.sticky-bar.threshold-0 product.sticky-bar.appears-once-scrolled-past product.sticky-bar.hides-when-area-returns product.sticky-bar.not-while-area-is-below: quantity and button stay in view below the area, from its last pixel on, and are in their place again when it returns; with the area still to come there is no bar', async ({
  page,
}) => {
  await open(page, pillow.path)
  const before = (await formButton(page).boundingBox())?.y
  await leaveInView(page, 2)
  await expect(bar(page)).toHaveCount(0)
  await leaveInView(page, -1)
  await expect(bar(page)).toHaveCount(1)
  await expect(bar(page)).toBeVisible()
  await expect(formButton(page)).toBeInViewport({ ratio: 1 })
  await expect(quantity(page)).toBeInViewport({ ratio: 1 })
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await expect(formButton(page)).toBeInViewport({ ratio: 1 })
  await leaveInView(page, -300)
  await expect(bar(page)).toBeVisible()
  await leaveInView(page, 20)
  await expect(bar(page)).toHaveCount(0)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  expect((await formButton(page).boundingBox())?.y).toBe(before)
  await test.step('a low window', async () => {
    await page.setViewportSize({ width: 390, height: 420 })
    await leaveInView(page, -200)
    await expect(bar(page)).toBeVisible()
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await expect(formButton(page)).not.toBeInViewport()
    await expect(bar(page)).toHaveCount(0)
  })
})

test('product.sticky-bar.adds-chosen-product: its button adds the variation and quantity that were chosen above', async ({
  page,
}) => {
  await open(page, shelf.path)
  await chooseAll(page, { Màu: 'Sồi', 'Chất liệu': 'Mây đan', 'Chiều dài': '45 cm' })
  await expect(page.locator('.single_variation')).toContainText('350.000')
  await variationAtRest(page)
  await plus(page).click()
  await expect(quantity(page)).toHaveValue('2')
  await leaveInView(page, -200)
  await expect(bar(page)).toBeVisible()
  await bar(page)
    .getByRole('button', { name: /^Tăng số lượng/ })
    .click()
  await expect(quantity(page)).toHaveValue('3')
  await bar(page).getByRole('button', { name: 'Thêm vào giỏ hàng' }).click()
  await expect(basketCount(page)).toHaveText('3')
  await page.goto('/cart/')
  await expect(page.getByRole('row', { name: shelf.name })).toContainText('Mây đan')
})

/** The bar as newer versions of the theme print it, at the end of the page (contract 7). */
const footerBar = `<div class="sticky-add-to-cart-wrapper"><div class="sticky-add-to-cart" data-product-id="${shelf.id}">
  <img src="/images/ke-treo-tuong.svg" alt="" class="sticky-add-to-cart-img">
  <button class="button sticky-add-to-cart-select-options-button"><span>Chọn loại</span></button></div></div>`

test('a bar at the end of the page leads to the options of its product, and its picture follows them', async ({
  page,
}) => {
  await open(page, shelf.path)
  await page.evaluate((html) => document.body.insertAdjacentHTML('beforeend', html), footerBar)
  const options = page.getByRole('button', { name: 'Chọn loại' })
  const footer = bar(page).filter({ has: options })
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await expect(footer).toBeVisible()
  await options.click()
  await expect(page.getByRole('combobox', { name: 'Màu', exact: true })).toBeInViewport()
  await expect(footer).toHaveCount(0)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('combobox', { name: 'Màu', exact: true })).toBeFocused()
  await chooseAll(page, { Màu: 'Óc chó', 'Chất liệu': 'Thép 3/4"', 'Chiều dài': '60 cm' })
  await expect(page.locator('[data-product-id] .sticky-add-to-cart-img')).toHaveAttribute('src', /oc-cho-thep/)
})

test('what the Tab key comes to, forwards and backwards, is never below the bar, and the bar’s own fields move nothing', async ({
  page,
}) => {
  await open(page, pillow.path)
  await leaveInView(page, -200)
  await expect(bar(page)).toBeVisible()
  /** Where the focused control ends, as long as the bar is there and it is not in that. */
  const endOfFocus = () =>
    page.evaluate(() => {
      const focused = document.activeElement as Element
      const isOfPage = document.querySelector('.sticky-add-to-cart--active') && !focused.closest('.sticky-add-to-cart')
      return isOfPage && focused !== document.body ? focused.getBoundingClientRect().bottom : 0
    })
  const ends: number[] = []
  for (const [key, start] of [
    ['Tab', page.locator('.related a').first()],
    ['Shift+Tab', page.locator('.footer-wrapper a').last()],
  ] as const) {
    await start.focus()
    for (let step = 0; step < 25; step++) {
      await page.keyboard.press(key)
      await waitForFrames(page)
      ends.push(await endOfFocus())
    }
  }
  const barBegins = (await bar(page).boundingBox())?.y ?? 0
  expect(ends.filter((end) => end > barBegins + 1)).toEqual([])
  expect(ends.filter((end) => end > 0).length).toBeGreaterThan(30)
  const before = await page.evaluate(() => scrollY)
  await quantity(page).focus()
  await page.keyboard.press('Tab')
  await waitForFrames(page)
  expect(await page.evaluate(() => scrollY)).toBe(before)
})
