import type { Page } from '@playwright/test'
import { changeAnswers } from '../support/changeAnswers'
import { callFailed } from '../support/failedCalls'
import { untilAwake } from '../support/inspect'
import {
  chooseAll,
  demoProducts,
  formButton,
  openQuickView,
  plus,
  quantity,
  testListing,
  variationAtRest,
} from '../support/productPage'
import { basketCount, liveRegion, notices, viewCartLinks } from '../support/shopPage'
import { expect, test } from '../support/test'

const { pillow, shelf, group, catTree } = demoProducts
const inBackground = '?forms=background&reveal=0'

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  // The form is taken over in an idle moment; before it, it is sent like any other form.
  await untilAwake(page, 'product-form')
}

test('a variation with any material and a whole group are added so, too', async ({ page }) => {
  await open(page, `${shelf.path}${inBackground}`)
  await chooseAll(page, { Màu: 'Trắng', 'Chất liệu': 'Mây đan', 'Chiều dài': '45 cm' })
  await expect(page.locator('.single_variation')).toContainText('370.000')
  await variationAtRest(page)
  await formButton(page).click()
  await expect(basketCount(page)).toHaveText('1')
  await expect(page).toHaveURL(`${shelf.path}${inBackground}`)
  await open(page, `${group.path}${inBackground}`)
  await plus(page).nth(0).click()
  await plus(page).nth(1).click()
  await expect(quantity(page).nth(0)).toHaveValue('1')
  await expect(quantity(page).nth(1)).toHaveValue('1')
  await formButton(page).click()
  await expect(basketCount(page)).toHaveText('3')
  await expect(page).toHaveURL(`${group.path}${inBackground}`)
  await page.goto('/cart/')
  await expect(page.getByRole('row', { name: shelf.name })).toContainText('Mây đan')
})

test('in the quick view, too: the listing stays, and so does the lightbox', async ({ page }) => {
  await page.goto(`${testListing}${inBackground}`)
  const dialog = await openQuickView(page, pillow)
  await untilAwake(page, 'product-form')
  await formButton(dialog).click()
  await expect(basketCount(page)).toHaveText('1')
  await expect(dialog).toBeVisible()
  await expect(page).toHaveURL(`${testListing}${inBackground}`)
})

test('the shop refuses: its reason is shown in the window, and what was chosen stays', async ({ page, shop }) => {
  await shop.fillCart(page, catTree.id, catTree.id)
  await open(page, `${catTree.path}${inBackground}`)
  await formButton(page).click()
  await expect(notices(page).getByRole('alert')).toContainText('Chỉ còn 2')
  await expect(notices(page).getByRole('alert')).toBeInViewport()
  await expect(formButton(page)).not.toHaveClass(/loading/)
  await expect(basketCount(page)).toHaveText('2')
  await expect(page).toHaveURL(`${catTree.path}${inBackground}`)
})

test('a place that a plug-in keeps for its own messages in each page is no refusal: nothing red stands there after an add', async ({
  page,
}) => {
  const place = '<div class="woocommerce-nyp-message" style="display: none"><ul class="woocommerce-error"></ul></div>'
  await changeAnswers(page, `**${pillow.path}*`, (html) => html.replaceAll('<form class="cart"', `${place}$&`))
  await open(page, `${pillow.path}${inBackground}`)
  await formButton(page).click()
  await expect(formButton(page)).toHaveClass(/\badded\b/)
  await expect(basketCount(page)).toHaveText('1')
  await expect(page.locator('.woocommerce-error')).toHaveCount(1)
  await expect(notices(page).locator('.woocommerce-error')).toHaveCount(0)
})

test('the shop refuses after the quick view was closed: its reason is shown on the page', async ({ page, shop }) => {
  await shop.fillCart(page, catTree.id, catTree.id)
  await page.goto(`${testListing}${inBackground}`)
  const dialog = await openQuickView(page, pillow)
  await untilAwake(page, 'product-form')
  await shop.disturb({ endpoint: testListing, fault: 'slow', delay: 2000, times: 1 })
  // This listing does not have the product of which there are no more.
  await formButton(dialog).evaluate((button: HTMLButtonElement, id) => {
    button.value = `${id}`
  }, catTree.id)
  await formButton(dialog).click()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(notices(page)).toContainText('Chỉ còn 2')
  await expect(notices(page).getByRole('list')).toBeInViewport()
  await expect(basketCount(page)).toHaveText('2')
})

test.describe('a connection that breaks', () => {
  test.use({
    consoleMessages: { expected: [callFailed, /Failed to load resource/] },
  })

  test('a simple product is added while the page stays: button, basket, view-cart link and screen reader say so; when the connection breaks a notice does, the button is free, and the next try adds', async ({
    page,
    shop,
  }) => {
    await open(page, `${pillow.path}${inBackground}`)
    await plus(page).click()
    await expect(quantity(page)).toHaveValue('2')
    await formButton(page).click()
    await expect(basketCount(page)).toHaveText('2')
    await expect(formButton(page)).toHaveClass(/\badded\b/)
    await expect(viewCartLinks(page)).toHaveCount(1)
    await expect(liveRegion(page)).toContainText(pillow.name)
    await expect(quantity(page)).toHaveValue('2')
    await expect(page).toHaveURL(`${pillow.path}${inBackground}`)
    await shop.disturb({ endpoint: pillow.path, fault: 'dropped' })
    await quantity(page).fill('3')
    await formButton(page).click()
    await expect(page.locator('.shop-islands-notice')).toBeInViewport()
    await expect(formButton(page)).not.toHaveClass(/loading/)
    await expect(quantity(page)).toHaveValue('3')
    await shop.disturb()
    await formButton(page).click()
    await expect(basketCount(page)).toHaveText('5')
    await expect(page.locator('.shop-islands-notice')).toHaveCount(0)
  })
})

test('a page without a word on the matter: the form is sent like any other form, and adds once', async ({
  page,
  shop,
}) => {
  await open(page, `${pillow.path}${inBackground}`)
  await shop.disturb({ endpoint: pillow.path, fault: 'html-error-page', times: 1 })
  await formButton(page).click()
  await expect(notices(page)).toContainText('đã được thêm vào giỏ hàng')
  await expect(basketCount(page)).toHaveText('1')
})
