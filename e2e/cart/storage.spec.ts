import type { Page } from '@playwright/test'
import { addButton, basketCount, listing, products, removeLink, row, sidebarCart } from '../support/shopPage'
import { expect, test } from '../support/test'

const { pate } = products
const unusable = /^shop-islands: The browser storage is blocked or full/

/** Adds and removes on a page, as if nothing were wrong. */
async function shopNormally(page: Page): Promise<void> {
  await page.goto(listing)
  await addButton(page, pate).click()
  await expect(row(sidebarCart(page), pate)).toBeVisible()
  await expect(basketCount(page)).toHaveText('1')
  await removeLink(sidebarCart(page), pate).click()
  await expect(basketCount(page)).toHaveText('0')
  await expect(page).toHaveURL(listing)
}

test.describe('the browser’s storage cannot be used', () => {
  test.use({ consoleMessages: { expected: [unusable] } })

  test('blocked: the cart works, and the author is told once', async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['sessionStorage', 'localStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('The operation is insecure.', 'SecurityError')
          },
        })
      }
    })
    await shopNormally(page)
  })

  test('full: the cart works, and no old copy is taken for the new cart', async ({ page, shop }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      }
    })
    await shopNormally(page)
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
    expect(await shop.calls('get_refreshed_fragments')).toHaveLength(1)
  })
})

test('garbage under every key of the cart: the cart works and the garbage is replaced', async ({ page }) => {
  await page.goto(listing)
  await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBeGreaterThan(0)
  await page.evaluate(() => {
    for (const storage of [sessionStorage, localStorage])
      for (const key of Object.keys(storage)) storage.setItem(key, '\u0000[object Object]')
  })
  await shopNormally(page)
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('[object Object]')
})

test.describe('without cookies the page can read', () => {
  test.use({ consoleMessages: { expected: [/^shop-islands: The browser keeps none of the tracker’s cookies/] } })

  test('adding works and nothing breaks', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(document, 'cookie', {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
    })
    await page.goto(listing)
    await addButton(page, pate).click()
    await expect(basketCount(page)).toHaveText('1')
    await expect(addButton(page, pate)).toHaveClass(/\badded\b/)
  })
})
