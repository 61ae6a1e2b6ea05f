import type { Page } from '@playwright/test'
import { facts } from '../demo-pages/showcase/examples'
import { type SiteMapEntry, siteMap } from '../demo-pages/siteMap'
import { axeFindings, testStates } from './support/axe'
import { offers } from './support/couponPage'
import { expectToStayInDialog } from './support/dialogs'
import { callFailed } from './support/failedCalls'
import { hoverUntil } from './support/input'
import { inspect } from './support/inspect'
import {
  chooseAll,
  demoProducts,
  formButton,
  lightbox,
  quickView,
  quickViewLink,
  selectedPicture,
  testListing,
  wakeGallery,
} from './support/productPage'
import { addButton, basketCount, cartPanel, dropdown, listing, products, removeLink, row } from './support/shopPage'
import { expect, test } from './support/test'

const { pate, kibble } = products

/** The theme prints no mini-cart on these. */
const withPlainCart = ['/cart/', '/checkout/']

/**
 * Our own widgets (the guide has some more), but for those that wait on the body of any page for an event of ours, and for the lazy
 * pictures, which are no hosts any more once they are loaded.
 */
const widgetsWithPlaces = new Set(
  facts.widgets
    .filter(
      ({ name, selectors, wake }) => name !== 'lazy-image' && (selectors !== 'body' || !/^(touch|when)/.test(wake)),
    )
    .map(({ name }) => name),
)
const withPlaces = (names: readonly string[]) =>
  [...new Set(names)].filter((name) => widgetsWithPlaces.has(name)).sort()

/** The names of the widgets that a page has hosts of. */
async function islandsOn(page: Page): Promise<string[]> {
  const rows = await inspect(page)
  const areHere = rows.filter(({ why }) => !['no host on this page', 'its condition is not met'].includes(why))
  return areHere.map(({ widget }) => widget)
}

/** What a page's address asks for, beyond the page itself. */
function addressOf({ path, islands }: SiteMapEntry): string {
  // A pop-up that opens by itself after three seconds would lie over the cart.
  if (path === offers) return `${path}?coupon-time=3600`
  return islands.includes('result-count') ? `${path}?orderby=price` : path
}

// Each page is opened once for all that holds on every page.
for (const entry of siteMap.filter(({ path }) => !/\d{4}/.test(path))) {
  const { path, name, islands } = entry
  test(`${name} (${path}): it has the islands that the front page lists, axe finds nothing on a wide screen and on a phone, the console is silent; mini-cart.header.on-every-page: the basket counts, and the mini-cart lists and removes`, async ({
    page,
    shop,
  }) => {
    await shop.fillCart(page, pate.id)
    // What fades in, some of it after seconds, is there at once: half faded it has too little contrast.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(addressOf(entry))
    expect(withPlaces(await islandsOn(page))).toEqual(withPlaces(islands))
    for (const [screen, width] of [
      ['on a phone', 390],
      ['on a wide screen', 1280],
    ] as const) {
      await test.step(screen, async () => {
        await page.setViewportSize({ width, height: 900 })
        expect(await axeFindings(page)).toEqual([])
      })
    }
    await expect(basketCount(page)).toHaveText('1')
    if (withPlainCart.includes(path)) await page.goto('/cua-hang/')
    await page.locator('.cart-item .header-cart-link:visible').focus()
    await removeLink(dropdown(page), pate).click()
    await expect(basketCount(page)).toHaveText('0')
    await expect(dropdown(page)).toContainText('Chưa có sản phẩm trong giỏ hàng')
  })
}

test('on a phone of 360 px nothing is wider than the window', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const path of ['/cua-hang/', '/my-account/', demoProducts.group.path, demoProducts.bib.path]) {
    await page.goto(path)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(360)
  }
})

test('axe finds nothing in the open panel of a phone, filled and emptied', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/cua-hang/')
  await addButton(page, pate).click()
  await expect(row(cartPanel(page), pate)).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await removeLink(cartPanel(page), pate).click()
  await expect(cartPanel(page)).toContainText('Chưa có sản phẩm')
  expect(await axeFindings(page)).toEqual([])
})

const { shelf, bib, pillow } = demoProducts
const oakAndAsh = { Màu: 'Sồi', 'Chất liệu': 'Gỗ sồi & tần bì', 'Chiều dài': '60 cm' }

/** States of product pages, each with what opens it. */
const productStates: Record<string, (page: Page) => Promise<void>> = {
  'a chosen variation': async (page) => {
    await page.goto(shelf.path)
    await chooseAll(page, oakAndAsh)
    await expect(page.locator('.single_variation')).toContainText('460.000')
    await expect(formButton(page)).not.toHaveClass(/disabled/)
  },
  'chosen swatches': async (page) => {
    await page.goto(bib.path)
    await page.getByRole('radio', { name: 'Tím' }).click()
    await expect(page.getByRole('radio', { name: 'Kẻ sọc' })).toBeDisabled()
  },
  'the reviews with their stars': async (page) => {
    await page.goto(`${pillow.path}#reviews`)
    // The stars are drawn when their place comes into view.
    await page.locator('#respond').scrollIntoViewIfNeeded()
    await page.getByRole('radio', { name: '4 trên 5 sao' }).click()
  },
  'an accordion': async (page) => {
    await page.goto(`${pillow.path}?reviews=accordion#reviews`)
    await expect(page.getByRole('heading', { name: '12 đánh giá' })).toBeVisible()
    await expect(page.locator('.sticky-add-to-cart')).toHaveClass(/sticky-add-to-cart--active/)
  },
  'the shop’s default gallery': async (page) => {
    await page.goto(`${shelf.path}?gallery=default`)
    const thumbnails = page.locator('.flex-control-nav').getByRole('button')
    await hoverUntil(page.locator('.woocommerce-product-gallery'), () =>
      expect(thumbnails).toHaveCount(4, { timeout: 500 }),
    )
    await thumbnails.nth(1).click()
  },
  'the lightbox': async (page) => {
    await page.goto(shelf.path)
    await selectedPicture(page).click()
    await expect(lightbox(page)).toContainText('1 / 4')
    await expect(lightbox(page)).toHaveCSS('opacity', '1')
  },
  'a quick view with a chosen variation': async (page) => {
    await page.goto(testListing)
    // On a phone the listing offers none; a theme may.
    await quickViewLink(page, shelf).dispatchEvent('click')
    const dialog = quickView(page, shelf)
    await wakeGallery(dialog)
    await chooseAll(dialog, oakAndAsh)
    await expect(dialog.locator('.single_variation')).toContainText('460.000')
  },
}

testStates(productStates)

test.describe('an add that failed, and one that did not', () => {
  test.use({ consoleMessages: { expected: [callFailed] } })

  test('axe finds nothing in the notice, nor in the dropdown that opens', async ({ page, shop }) => {
    // It fades in, and the tools of the card that the pointer leaves fade out.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await shop.disturb({ endpoint: 'add_to_cart', fault: 'product-url-false' })
    await page.goto('/cua-hang/')
    await addButton(page, pate).click()
    await expect(page.locator('.shop-islands-notice')).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
    await shop.disturb()
    await addButton(page, pate).click()
    await expect(row(dropdown(page), pate)).toBeVisible()
    await dropdown(page).hover()
    expect(await axeFindings(page)).toEqual([])
  })
})

test('by keyboard alone: Tab reaches a card’s button, Enter adds, Space adds, and the page does not scroll away; the header’s cart opens on focus, is walked through, emptied row by row and left', async ({
  page,
  shop,
}) => {
  await shop.fillCart(page, pate.id, kibble.id)
  await page.goto(listing)
  await page.locator('select.orderby').focus()
  const button = addButton(page, pate)
  for (let presses = 0; presses < 40; presses++) {
    if (await button.evaluate((element) => element === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(button).toBeFocused()
  await expect(button).toHaveRole('button')
  await page.keyboard.press('Enter')
  await expect(basketCount(page)).toHaveText('3')
  const before = await page.evaluate(() => scrollY)
  await page.keyboard.press('Space')
  await expect(basketCount(page)).toHaveText('4')
  expect(await page.evaluate(() => scrollY)).toBe(before)
  await expect(button).toBeFocused()
  await page.locator('#masthead .cart-item .header-cart-link:visible').focus()
  await expect(dropdown(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(removeLink(dropdown(page), pate)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(dropdown(page).getByRole('link', { name: pate.name, exact: false }).first()).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(basketCount(page)).toHaveText('3')
  await expect(removeLink(dropdown(page), pate)).toBeFocused()
})

test('by keyboard alone: the panel keeps the focus in, Esc gives it back', async ({ page, shop }) => {
  await shop.fillCart(page, pate.id)
  await page.goto('/cua-hang/?cart=off-canvas')
  const toggle = page.locator('.cart-item .off-canvas-toggle:visible')
  await toggle.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectToStayInDialog(page, 'Tab', 8)
  await page.keyboard.press('Escape')
  await expect(toggle).toBeFocused()
})
