import type { Locator, Page } from '@playwright/test'
import { alertOf } from '../support/dialogs'
import { waitForFrames } from '../support/onScreen'
import {
  choose,
  chooseAll,
  demoProducts,
  formButton,
  gallery,
  minus,
  openQuickView,
  plus,
  quantity,
  selectedPicture,
  testListing,
  variationAtRest,
  wakeGallery,
} from '../support/productPage'
import { basketCount, notices } from '../support/shopPage'
import { expect, test } from '../support/test'

const { shelf, pillow, bib, anchovies, group } = demoProducts

/** Drags a slider's picture to the left, in small steps. Gives what says how far it has come, for as long as the button is not let go. */
async function drag(page: Page, slider: Locator, pixels: number): Promise<() => Promise<number>> {
  const strip = slider.locator('.flickity-slider')
  const left = () => strip.evaluate((element) => element.getBoundingClientRect().left)
  const box = (await slider.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const [x, y] = [box.x + box.width * 0.8, box.y + box.height / 2]
  const before = await left()
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x - pixels, y, { steps: 5 })
  await waitForFrames(page)
  return async () => Math.round(before - (await left()))
}

test('quick-view.content.slider-drag-threshold-15 quick-view.content.gallery-slider: 15 px move nothing and count as a click, more drags the pictures; arrows and keys step through them, round the end too', async ({
  page,
}) => {
  await page.goto(testListing)
  const dialog = await openQuickView(page, pillow)
  const slider = gallery(dialog)
  await expect(selectedPicture(dialog)).toHaveAttribute('alt', /ảnh 1$/)
  await wakeGallery(dialog)
  const movedLittle = await drag(page, slider, 15)
  expect(await movedLittle()).toBe(0)
  await expect(slider).not.toHaveClass(/is-dragging/)
  await page.mouse.up()
  await expect(selectedPicture(dialog)).toHaveAttribute('alt', /ảnh 1$/)
  // The picture follows the pointer over several frames.
  await expect.poll(await drag(page, slider, 60)).toBeGreaterThan(20)
  await expect(slider).toHaveClass(/is-dragging/)
  const { x, y } = (await slider.boundingBox()) ?? { x: 0, y: 0 }
  await page.mouse.move(x + 20, y + 100, { steps: 5 })
  await page.mouse.up()
  await expect(slider).not.toHaveClass(/is-dragging/)
  await expect(selectedPicture(dialog)).toHaveAttribute('alt', /ảnh 2$/)
  await slider.getByRole('button', { name: 'Ảnh sau' }).click()
  await expect(selectedPicture(dialog)).toHaveAttribute('alt', /ảnh 3$/)
  await expect(selectedPicture(dialog)).toBeInViewport({ ratio: 0.9 })
  for (let presses = 0; presses < 3; presses++) await page.keyboard.press('ArrowLeft')
  await expect(selectedPicture(dialog)).toHaveAttribute('alt', /ảnh 4$/)
})

test('quick-view.content.variation-form: a choice shows its price and picture, an impossible option is not offered, and resetting takes it back; swatches choose, too', async ({
  page,
}) => {
  await page.goto(testListing)
  const form = await openQuickView(page, shelf)
  await expect(formButton(form)).toHaveClass(/wc-variation-selection-needed/)
  await chooseAll(form, { Màu: 'Óc chó', 'Chất liệu': 'Thép 3/4"', 'Chiều dài': '60 cm' })
  await expect(form.locator('.single_variation')).toContainText('560.000')
  await expect(selectedPicture(form)).toHaveAttribute('src', /ke-treo-tuong-oc-cho-thep/)
  await expect(formButton(form)).not.toHaveClass(/disabled/)
  await form.getByRole('link', { name: 'Xóa các tùy chọn' }).click()
  await expect(form.locator('.single_variation')).toBeHidden()
  await expect(selectedPicture(form)).toHaveAttribute('src', /ke-treo-tuong\.svg/)
  await choose(form, 'Màu', 'Óc chó')
  await choose(form, 'Chiều dài', '60 cm')
  await expect(form.getByRole('option', { name: 'Mây đan' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(form).toHaveCount(0)
  const swatches = await openQuickView(page, bib)
  await swatches.getByRole('radio', { name: 'Xanh', exact: true }).click()
  await swatches.getByRole('radio', { name: 'Trơn' }).click()
  await swatches.getByRole('radio', { name: 'M', exact: true }).click()
  await expect(swatches.locator('.single_variation')).toContainText('49.000')
  await expect(selectedPicture(swatches)).toHaveAttribute('src', /yem-meo-xanh/)
})

test('quick-view.content.quantity-controls quick-view.content.adds-to-cart: plus and minus count in the product’s own steps, and a simple product is added in the chosen quantity, as on its page', async ({
  page,
}) => {
  await page.goto(testListing)
  const byWeight = await openQuickView(page, anchovies)
  await expect(quantity(byWeight)).toHaveValue('0.5')
  await plus(byWeight).click()
  await expect(quantity(byWeight)).toHaveValue('0.75')
  await minus(byWeight).click()
  await minus(byWeight).click()
  await expect(quantity(byWeight)).toHaveValue('0.5')
  await page.keyboard.press('Escape')
  await expect(byWeight).toHaveCount(0)
  const dialog = await openQuickView(page, pillow)
  await plus(dialog).click()
  await formButton(dialog).click()
  await expect(notices(page)).toContainText(pillow.name)
  await expect(basketCount(page)).toHaveText('2')
})

test('quick-view.content.adds-to-cart: before everything is chosen the shopper is told what is missing, then a variable product is added with the chosen variation', async ({
  page,
}) => {
  await page.goto(testListing)
  const dialog = await openQuickView(page, shelf)
  await expect(formButton(dialog)).toHaveClass(/wc-variation-selection-needed/)
  expect(await alertOf(page, () => formButton(dialog).click())).toBe(
    'Hãy chọn các tùy chọn trước khi thêm sản phẩm này vào giỏ hàng.',
  )
  await expect(dialog).toBeVisible()
  await chooseAll(dialog, { Màu: 'Sồi', 'Chất liệu': 'Gỗ sồi & tần bì', 'Chiều dài': '45 cm' })
  await variationAtRest(dialog)
  await formButton(dialog).click()
  await expect(basketCount(page)).toHaveText('1')
  await page.goto('/cart/')
  await expect(page.getByRole('row', { name: shelf.name })).toContainText('390.000')
  await expect(page.getByRole('row', { name: shelf.name })).toContainText('Gỗ sồi & tần bì')
})

test('a group in the quick view is added in one go, each product in its own quantity', async ({ page }) => {
  await page.goto(testListing)
  const dialog = await openQuickView(page, group)
  await quantity(dialog).first().fill('2')
  await plus(dialog).nth(1).click()
  await formButton(dialog).click()
  await expect(basketCount(page)).toHaveText('3')
})
