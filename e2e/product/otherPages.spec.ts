import type { Page } from '@playwright/test'
import {
  choose,
  chooseAll,
  demoProducts,
  formButton,
  gallery,
  lightbox,
  openQuickView,
  plus,
  quantity,
  selectedPicture,
  testListing,
  thumbnail,
  variationAtRest,
} from '../support/productPage'
import { basketCount, notices } from '../support/shopPage'
import { expect, test } from '../support/test'
import { recordViolations } from '../support/violations'

const { shelf, pillow, catTree } = demoProducts
const walnutSteel = { Màu: 'Óc chó', 'Chất liệu': 'Thép 3/4"', 'Chiều dài': '60 cm' }

/** As much of jQuery as another plugin would use here. */
interface JQueryForm {
  on(names: string, handler: (event: { type: string }, ...args: { variation_id?: number }[]) => void): void
  find(selector: string): { val(value: string): { change(): void } }
}

/** What these tests find or put on `window`. */
interface PluginWindow {
  jQuery(selector: string): JQueryForm
  heard: string[]
}

for (const script of ['classic', 'react']) {
  test(`script=${script}: pictures, lightbox, options, quantity and button work`, async ({ page }) => {
    await page.goto(`${shelf.path}?script=${script}`)
    await thumbnail(page, 2).click()
    await expect(selectedPicture(page)).toHaveAttribute('alt', /ảnh 2$/)
    await page.getByRole('link', { name: 'Phóng to' }).click()
    await expect(lightbox(page)).toContainText('2 / 4')
    await page.keyboard.press('Escape')
    await expect(lightbox(page)).toHaveCount(0)
    await chooseAll(page, walnutSteel)
    await expect(page.locator('.single_variation')).toContainText('560.000')
    await variationAtRest(page)
    await plus(page).click()
    await expect(quantity(page)).toHaveValue('2')
    await formButton(page).click()
    await expect(basketCount(page)).toHaveText('2')
  })

  test(`script=${script}: the quick view works`, async ({ page }) => {
    await page.goto(`${testListing}?script=${script}`)
    const dialog = await openQuickView(page, shelf)
    await chooseAll(dialog, walnutSteel)
    await expect(selectedPicture(dialog)).toHaveAttribute('src', /oc-cho-thep/)
    await expect(dialog.locator('.single_variation')).toContainText('560.000')
  })
}

test('without our script the form is sent as it is, and the shop finds the variation', async ({ page }) => {
  await page.goto(`${shelf.path}?script=none`)
  await chooseAll(page, walnutSteel)
  await quantity(page).fill('2')
  await formButton(page).click()
  await expect(notices(page)).toContainText(shelf.name)
  await expect(basketCount(page)).toHaveText('2')
})

test('under a strict policy with Trusted Types lightbox, quick view and variations work, and nothing is violated', async ({
  page,
}) => {
  const violations = await recordViolations(page)
  await page.goto(`${shelf.path}?csp=strict`)
  await chooseAll(page, walnutSteel)
  await expect(page.locator('.single_variation')).toContainText('560.000')
  await variationAtRest(page)
  await page.getByRole('link', { name: 'Phóng to' }).click()
  await expect(lightbox(page)).toContainText('1 / 4')
  await page.keyboard.press('ArrowRight')
  await expect(lightbox(page)).toContainText('2 / 4')
  expect(await violations()).toEqual([])
  await page.goto(`${testListing}?csp=strict`)
  const dialog = await openQuickView(page, shelf)
  await chooseAll(dialog, walnutSteel)
  await expect(dialog.locator('.single_variation')).toContainText('560.000')
  expect(await violations()).toEqual([])
})

/** Lets a jQuery plugin listen to the page's variation form. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const page: PluginWindow = Object.assign(window as unknown as PluginWindow, { heard: [] })
    page
      .jQuery('form.variations_form')
      .on(
        'found_variation show_variation hide_variation reset_data woocommerce_variation_has_changed',
        (event, variation) => {
          page.heard.push(variation?.variation_id ? `${event.type} ${variation.variation_id}` : event.type)
        },
      )
  })
  return () => page.evaluate(() => (window as unknown as PluginWindow).heard)
}

test('plugins with jQuery hear of a found and a taken back variation, once each, and are followed when they choose', async ({
  page,
}) => {
  await page.goto(`${shelf.path}?jquery=early&attribute_pa_mau=oc-cho&attribute_chat-lieu=Thép 3/4"`)
  await expect(formButton(page)).toHaveClass(/wc-variation-selection-needed/)
  const heard = await listen(page)
  await choose(page, 'Chiều dài', '60 cm')
  await expect(page.locator('.single_variation')).toContainText('560.000')
  await expect.poll(heard).toContain('show_variation 830')
  expect((await heard()).filter((name) => /^(found|show)_variation/.test(name)).sort()).toEqual([
    'found_variation 830',
    'show_variation 830',
  ])
  await choose(page, 'Chiều dài', 'Chọn một tùy chọn')
  await expect.poll(async () => (await heard()).filter((name) => name === 'hide_variation')).toHaveLength(1)
  expect((await heard()).filter((name) => name === 'reset_data')).toHaveLength(1)
  await expect(page.locator('.single_variation')).toBeHidden()
  await page.evaluate(() => {
    const form = (window as unknown as PluginWindow).jQuery('form.variations_form')
    form.find('[name="attribute_pa_mau"]').val('trang').change()
    form.find('[name="attribute_chat-lieu"]').val('Thép 3/4"').change()
    form.find('[name="attribute_chieu-dai"]').val('60 cm').change()
  })
  await expect(page.locator('.single_variation')).toContainText('470.000')
  await expect(selectedPicture(page)).toHaveAttribute('src', /trang-thep/)
})

test('a shop that leads to the cart does so from the product’s page', async ({ page }) => {
  await page.goto(`${catTree.path}?redirect=yes`)
  await formButton(page).click()
  await expect(page).toHaveURL('/cart/')
  await expect(page.getByRole('row', { name: catTree.name })).toBeVisible()
})

test.describe('390 px', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  for (const { path, name } of [shelf, pillow]) {
    test(`${name}: nothing is wider than the window, and everything can be bought`, async ({ page }) => {
      await page.goto(path)
      await expect(thumbnail(page, 1)).toBeVisible()
      await expect(gallery(page)).toHaveClass(/flickity-enabled/)
      if (path === shelf.path) {
        await chooseAll(page, walnutSteel)
        // What is shown of the variation moves everything below it.
        await expect(page.locator('.single_variation')).toContainText('560.000')
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
      await formButton(page).click()
      await expect(basketCount(page).or(page.locator('.header-cart-link [data-icon-label="1"]')).first()).toBeAttached()
      await expect(notices(page)).toContainText(name)
    })
  }
})
