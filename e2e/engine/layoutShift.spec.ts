import type { Page } from '@playwright/test'
import { letEnd, openWhole, recordShifts } from '../support/layoutShift'
import { waitForFrames } from '../support/onScreen'
import { demoProducts, wakeGallery } from '../support/productPage'
import { cartPanel, dropdown, products } from '../support/shopPage'
import { expect, test } from '../support/test'
import { addThemeStyles } from '../support/themeStyles'

/**
 * Everything that moves by itself from a page's first paint until 2 s of its own time after its load, on a wide screen and on a phone, each
 * in a tab of its own. Half of that time passes when all that the page has fetched for it is there.
 *
 * @returns what moved, by the width of the window.
 */
async function shiftsByWidth(first: Page, address: string): Promise<Record<1280 | 390, string[]>> {
  await first.clock.install()
  const open = async (page: Page, width: number) => {
    await page.setViewportSize({ width, height: 900 })
    const shifts = await recordShifts(page)
    await openWhole(page, address)
    return { page, shifts }
  }
  const opened = await Promise.all([open(first, 1280), open(await first.context().newPage(), 390)])
  // The clock is the same for both.
  await first.clock.runFor(1000)
  await Promise.all(opened.map(({ page }) => page.waitForLoadState('networkidle')))
  for (const { page } of opened) await letEnd(page, 1000)
  const [wide, phone] = await Promise.all(opened.map(({ shifts }) => shifts()))
  return { 1280: wide ?? [], 390: phone ?? [] }
}

const nothing = { 1280: [], 390: [] }

for (const [name, address] of [
  ['the listing', '/cua-hang/'],
  ['a product page', '/san-pham/hat-ca-hoi/'],
] as const) {
  for (const cart of ['empty', 'filled'] as const) {
    test(`${name}, on a wide screen and on a phone, with the cart ${cart}: nothing moves by itself`, async ({
      page,
      shop,
    }) => {
      if (cart === 'filled') await shop.fillCart(page, products.pate.id, products.kibble.id)
      expect(await shiftsByWidth(page, address)).toEqual(nothing)
    })
  }
}

for (const [what, address] of [
  ['a variation form', '/san-pham/ke-treo-tuong/'],
  ['a variation that the server has chosen', '/san-pham/bat-khac-ten/'],
  ['swatches', '/san-pham/yem-meo/'],
  ['a slider with thumbnails beside it', '/san-pham/ke-treo-tuong/?gallery=vertical'],
  ['stacked pictures', '/san-pham/ke-treo-tuong/?gallery=stacked'],
  ['the shop’s default gallery', '/san-pham/ke-treo-tuong/?gallery=default'],
  ['an accordion', '/san-pham/goi-catnip/?reviews=accordion'],
  ['the ways through a page', '/phan-tu/'],
  ['menus', '/phan-tu/menu/'],
  ['sliders', '/phan-tu/trinh-chieu/'],
  ['numbers and late pictures', '/phan-tu/hieu-ung/'],
  ['blocks of an editor', '/phan-tu/soan-thao/?editor=1'],
  ['stars', '/san-pham/goi-catnip/?reviews=sections#respond'],
  ['a contact form', '/contact/'],
  ['a contact form with every kind of field', '/contact/dat-lich/'],
  ['a contact form from a page cache', '/contact/dat-lich/?cached=1'],
] as const) {
  test(`${what}, on a wide screen and on a phone: nothing moves by itself when it wakes`, async ({ page }) => {
    expect(await shiftsByWidth(page, address)).toEqual(nothing)
  })
}

/** How the theme itself draws its bar (contract 7): quantity and button lie side by side in the page, and the bar moves up from below. */
const THEME_BAR = `
  .sticky-add-to-cart:not(.sticky-add-to-cart--active) { display: block }
  .sticky-add-to-cart--active { animation: stuckMoveUp .6s; flex-wrap: wrap; padding: 3px }
  @keyframes stuckMoveUp { 0% { transform: translateY(100%) } }`

for (const [name, { path }, style] of [
  ['a simple product', demoProducts.anchovies, ''],
  ['a simple product, its bar drawn as the theme draws it', demoProducts.anchovies, THEME_BAR],
  ['a product with variations', demoProducts.shelf, ''],
] as const) {
  for (const width of [1280, 390]) {
    test(`a whole visit to ${name}, ${width} px wide: nothing moves by itself`, async ({ page }) => {
      const stuck = page.locator('.sticky-add-to-cart--active')
      const scrollTo = (top: number) => page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top)
      await page.setViewportSize({ width, height: 900 })
      const shifts = await recordShifts(page)
      await addThemeStyles(page, style)
      await openWhole(page, path)
      await page.mouse.click(2, 2)
      await wakeGallery(page)
      // To the end, and back: a whole page at once, and so that the place of the bar comes into view bit by bit.
      await scrollTo(1e6)
      await expect(stuck).toBeVisible()
      await scrollTo(0)
      await expect(stuck).toHaveCount(0)
      await scrollTo(1e6)
      await expect(stuck).toBeVisible()
      await page.locator('.sticky-add-to-cart-wrapper').evaluate((place) => {
        window.scrollTo({ top: scrollY + place.getBoundingClientRect().bottom - 20, behavior: 'instant' })
      })
      await expect(stuck).toHaveCount(0)
      await page.evaluate(() => {
        document.body.dispatchEvent(new CustomEvent('shop-islands:open-mini-cart', { bubbles: true }))
      })
      await expect(width > 849 ? dropdown(page) : cartPanel(page)).toBeVisible()
      await waitForFrames(page)
      expect(await shifts()).toEqual([])
    })
  }
}

for (const width of [1280, 390]) {
  test(`a whole visit to a contact form inside of another form, ${width} px wide: nothing moves when a word takes its place`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const shifts = await recordShifts(page)
    await openWhole(page, '/contact/long-nhau/')
    await expect(page.locator('.wpcf7-form-in-wrong-place')).toBeVisible()
    await page.mouse.click(2, 2)
    await page.mouse.wheel(0, 900)
    await waitForFrames(page)
    expect(await shifts()).toEqual([])
  })
}
