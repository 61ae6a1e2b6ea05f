import type { Page } from '@playwright/test'
import { changeAnswers } from '../support/changeAnswers'
import { alertOf } from '../support/dialogs'
import { callFailed } from '../support/failedCalls'
import { hoverUntil } from '../support/input'
import {
  choose,
  chooseAll,
  demoProducts,
  formButton,
  productOf,
  quantity,
  selectedPicture,
  thumbnail,
  variationAtRest,
} from '../support/productPage'
import { basketCount, notices } from '../support/shopPage'
import { expect, test } from '../support/test'

const { shelf, collar } = demoProducts
const walnutSteel = { Màu: 'Óc chó', 'Chất liệu': 'Thép 3/4"', 'Chiều dài': '60 cm' }
const whiteSteel = { Màu: 'Trắng', 'Chất liệu': 'Thép 3/4"' }

function resetLink(page: Page) {
  return page.getByRole('link', { name: 'Xóa các tùy chọn' })
}

function stickyImage(page: Page) {
  return page.locator('.sticky-add-to-cart-img')
}

test('product.variation.hide-or-reset-restores-images product.variation.swaps-first-gallery-image: a choice shows its picture, thumbnail and sticky-bar picture; taking it back, by the link or by one option, brings the product’s own back; it is shown from wherever the slider was', async ({
  page,
}) => {
  await page.goto(shelf.path)
  const own = [selectedPicture(page), stickyImage(page), page.locator('.product-thumbnails .first img')]
  await expect(selectedPicture(page)).toBeVisible()
  const sources = await Promise.all(own.map((image) => image.getAttribute('src')))
  for (const takeBack of [() => resetLink(page).click(), () => choose(page, 'Màu', 'Chọn một tùy chọn')]) {
    await chooseAll(page, walnutSteel)
    for (const image of own) await expect(image).toHaveAttribute('src', /oc-cho-thep/)
    await takeBack()
    for (const [index, image] of own.entries()) await expect(image).toHaveAttribute('src', sources[index] ?? '')
  }
  await thumbnail(page, 3).click()
  await expect(selectedPicture(page)).toHaveAttribute('alt', /ảnh 3$/)
  await chooseAll(page, walnutSteel)
  await expect(selectedPicture(page)).toHaveAttribute('src', /ke-treo-tuong-oc-cho-thep\.svg/)
  await expect(selectedPicture(page)).toBeInViewport({ ratio: 0.9 })
  await expect(thumbnail(page, 1).locator('img')).toHaveAttribute('src', /ke-treo-tuong-oc-cho-thep/)
  await expect(stickyImage(page)).toHaveAttribute('src', /ke-treo-tuong-oc-cho-thep/)
  await page.getByRole('link', { name: 'Phóng to' }).click()
  await expect(page.getByRole('dialog').locator('img[src$="/images/ke-treo-tuong-oc-cho-thep.svg"]')).toBeVisible()
})

test('a whole choice shows price, stock, description, SKU, weight and size, and resetting it restores them', async ({
  page,
}) => {
  await page.goto(shelf.path)
  await chooseAll(page, { Màu: 'Sồi', 'Chất liệu': 'Gỗ sồi & tần bì', 'Chiều dài': '60 cm' })
  const shown = page.locator('.single_variation')
  await expect(shown).toContainText('460.000')
  await expect(shown).toContainText('520.000')
  await expect(page.locator('.product_meta .sku')).toHaveText('KT-2')
  await page.getByRole('tab', { name: 'Thông tin bổ sung' }).click()
  await expect(page.getByRole('row', { name: 'Khối lượng' })).toContainText('4,1')
  await expect(page.getByRole('row', { name: 'Kích thước' })).toContainText('60')
  await choose(page, 'Chiều dài', '45 cm')
  await expect(shown).toContainText('Vân gỗ tự nhiên, mỗi tấm một khác & không tấm nào giống tấm nào.')
  await expect(page.getByRole('row', { name: 'Khối lượng' })).toContainText('3,2')
  await variationAtRest(page)
  await resetLink(page).click()
  await expect(shown).toBeHidden()
  await expect(page.locator('.product_meta .sku')).toHaveText('NO-003')
  await expect(page.getByRole('row', { name: 'Khối lượng' })).toContainText('3 ')
  await expect(page.locator('.reset_variations_alert')).toHaveText('Lựa chọn của bạn đã được đặt lại.')
  await expect(page.getByRole('combobox', { name: 'Màu', exact: true })).toBeFocused()
  await expect(resetLink(page)).toBeHidden()
})

test('before everything is chosen the button says what is missing, and sends nothing; what does not exist is not offered, what is sold out is said so, and nothing else is lost by it', async ({
  page,
  shop,
}) => {
  await page.goto(shelf.path)
  await choose(page, 'Màu', 'Sồi')
  // Before the form is awake the shop itself says so, on the next page.
  await expect(formButton(page)).toHaveClass(/wc-variation-selection-needed/)
  const missing = await alertOf(page, () => formButton(page).click())
  expect(missing).toBe('Hãy chọn các tùy chọn trước khi thêm sản phẩm này vào giỏ hàng.')
  await expect(page).toHaveURL(shelf.path)
  expect(await shop.calls()).toEqual([])
  await choose(page, 'Màu', 'Óc chó')
  await choose(page, 'Chất liệu', 'Mây đan')
  await expect(page.getByRole('option', { name: '60 cm' })).toHaveCount(0)
  await chooseAll(page, { Màu: 'Sồi', 'Chất liệu': 'Thép 3/4"', 'Chiều dài': '60 cm' })
  await expect(page.locator('.single_variation')).toContainText('Hết hàng')
  await expect(formButton(page)).toHaveClass(/disabled/)
  const soldOut = await alertOf(page, () => formButton(page).click())
  expect(soldOut).toBe('Rất tiếc, loại này hiện không có. Hãy chọn loại khác.')
})

test('a variation’s own limits hold for its quantity; one sold singly has no quantity field; one with any material is added with the one that was chosen', async ({
  page,
}) => {
  await page.goto(shelf.path)
  await chooseAll(page, { Màu: 'Óc chó', 'Chất liệu': 'Thép 3/4"', 'Chiều dài': '45 cm' })
  await expect(quantity(page)).toHaveValue('2')
  await expect(page.locator('.single_variation')).toContainText('480.000')
  await variationAtRest(page)
  await quantity(page).fill('9')
  await page.getByRole('button', { name: /^Tăng số lượng/ }).click()
  await expect(quantity(page)).toHaveValue('6')
  await choose(page, 'Chất liệu', 'Gỗ sồi & tần bì')
  await expect(quantity(page)).toBeHidden()
  await expect(formButton(page)).not.toHaveClass(/disabled/)
  await chooseAll(page, { ...whiteSteel, 'Chiều dài': '45 cm' })
  await expect(page.locator('.single_variation')).toContainText('Sơn trắng mờ')
  await variationAtRest(page)
  await formButton(page).click()
  await expect(notices(page)).toContainText(shelf.name)
  await page.goto('/cart/')
  await expect(page.getByRole('row', { name: shelf.name })).toContainText('Thép 3/4"')
})

test('the address chooses in advance: options, price and picture are there at once, and the picture is zoomed as its own', async ({
  page,
}) => {
  await page.goto(`${shelf.path}?attribute_pa_mau=trang&attribute_chat-lieu=Thép 3/4"&attribute_chieu-dai=60 cm`)
  await expect(page.locator('.single_variation')).toContainText('470.000')
  await expect(selectedPicture(page)).toHaveAttribute('src', /ke-treo-tuong-trang-thep/)
  await expect(formButton(page)).not.toHaveClass(/disabled/)
  const large = page.locator('.easyzoom-flyout img')
  await hoverUntil(selectedPicture(page), () => expect(large).toBeVisible({ timeout: 500 }))
  await expect(large).toHaveAttribute('src', /ke-treo-tuong-trang-thep\.svg$/)
})

test('with 500 variations the form asks the shop for the choice, once, and adds what it answers; of a choice changed while the shop is still answering only the last one is shown', async ({
  page,
  shop,
}) => {
  await page.goto(collar.path)
  const found = await page.evaluateHandle(() => {
    const ids: unknown[] = []
    document.addEventListener('shop-islands:variation-found', ({ detail }) =>
      ids.push(detail.variation['variation_id']),
    )
    return ids
  })
  await shop.disturb({ endpoint: 'get_variation', fault: 'slow', delay: 800, times: 1 })
  await chooseAll(page, { Màu: 'Đỏ', 'Vòng cổ': '20 cm', 'Mặt dây': 'Chuông' })
  await expect.poll(() => shop.calls('get_variation')).toHaveLength(1)
  await choose(page, 'Vòng cổ', '38 cm')
  await expect(page.locator('.single_variation')).toContainText('73.000')
  await expect.poll(async () => (await shop.calls('get_variation'))[0]?.finishedAt).not.toBeNull()
  await resetLink(page).click()
  await expect(page.locator('.single_variation')).toBeHidden()
  await chooseAll(page, { Màu: 'Tím', 'Vòng cổ': '24 cm', 'Mặt dây': 'Cá & sóng' })
  await expect(page.locator('.single_variation')).toContainText('89.000')
  const calls = await shop.calls('get_variation')
  expect(calls).toHaveLength(3)
  expect(calls[2]?.fields).toMatchObject({
    product_id: '126',
    attribute_pa_mau: 'tim',
    'attribute_vong-co': '24 cm',
    'attribute_mat-day': 'Cá & sóng',
  })
  await expect(selectedPicture(page)).toHaveAttribute('src', /vong-co-may-do-tim/)
  // The answer that came late was told to nobody.
  expect(await found.jsonValue()).toHaveLength(2)
  await formButton(page).click()
  await expect(basketCount(page)).toHaveText('1')
})

test.describe('the shop cannot be asked', () => {
  test.use({ consoleMessages: { expected: [callFailed, /Failed to load resource.*500/] } })

  test('the form says so and can be sent all the same: the server finds the variation', async ({ page, shop }) => {
    await shop.disturb({ endpoint: 'get_variation', fault: '500' })
    const told = page.waitForEvent('console', (message) => callFailed.test(message.text()))
    await page.goto(collar.path)
    await chooseAll(page, { Màu: 'Đỏ', 'Vòng cổ': '20 cm', 'Mặt dây': 'Chuông' })
    await expect(page.getByRole('alert').filter({ hasText: 'Chưa kiểm tra được lựa chọn' })).toBeVisible()
    await expect(page.getByRole('combobox', { name: 'Mặt dây' })).toHaveValue('Chuông')
    // The page is not to be left before its words for the author are there.
    await told
    await formButton(page).click()
    await expect(basketCount(page)).toHaveText('1')
  })
})

test.describe('variations that cannot be read', () => {
  test.use({ consoleMessages: { expected: [/^shop-islands: The data-product_variations of this form is not JSON/] } })

  test('the shop is asked instead', async ({ page, shop }) => {
    await changeAnswers(page, shelf.path, (html) =>
      html.replace('data-product_variations="[', 'data-product_variations="[{'),
    )
    await page.goto(shelf.path)
    await chooseAll(page, walnutSteel)
    await expect(page.locator('.single_variation')).toContainText('560.000')
    expect(await shop.calls('get_variation')).toHaveLength(1)
  })
})

test('back from the cart the browser brings the choice back, and the form goes by it', async ({ page }) => {
  await page.goto(shelf.path)
  await chooseAll(page, walnutSteel)
  await expect(page.locator('.single_variation')).toContainText('560.000')
  await page.goto('/cart/')
  await page.goBack()
  await expect(page.getByRole('combobox', { name: 'Chất liệu' })).toHaveValue('Thép 3/4"')
  await expect(page.locator('.single_variation')).toContainText('560.000')
  await expect(productOf(page, shelf).locator('[name="variation_id"]')).toHaveValue('830')
})
