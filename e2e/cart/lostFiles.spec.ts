import type { Page } from '@playwright/test'
import { holdRequests } from '../support/holdRequests'
import { addButton, basketCount, notices, products, row, sidebarCart } from '../support/shopPage'
import { expect, test } from '../support/test'

const { pate } = products
const listing = '/cua-hang/?reveal=0'
/** What the browser itself says of a file that is lost. */
const lost = /net::ERR_FAILED/
const partLost = /^shop-islands: (A part of the script could not be loaded|chunk-failed)/

/** Loses the file that shows the cart and swaps its fragments, for good. */
async function loseSwap(page: Page): Promise<void> {
  await page.route(/\/base-[^/]*\.js$/, (route) => route.abort())
}

test.describe('the file that shows a new cart is lost', () => {
  test.use({ consoleMessages: { parting: [lost, lost, lost, lost, partLost, partLost, partLost] } })

  test('an add is sent by that very file, so the link is followed instead: the server adds once, and its page shows the cart', async ({
    page,
    shop,
  }) => {
    await loseSwap(page)
    await page.goto(listing)
    await addButton(page, pate).click()
    await expect(notices(page)).toContainText('đã được thêm vào giỏ hàng')
    await expect(basketCount(page)).toHaveText('1')
    await expect(row(sidebarCart(page), pate)).toBeVisible()
    expect(await shop.calls('add_to_cart')).toEqual([])
  })
})

test.describe('the same, and another script has added something', () => {
  const notShown = /^shop-islands: (Another script changed the cart, but|cart-not-shown)/
  test.use({
    consoleMessages: { expected: [notShown], parting: [lost, lost, lost, lost, lost, lost, partLost, partLost] },
  })

  test('the page is asked for anew and shows the cart; the author is told what is missing', async ({ page, shop }) => {
    await loseSwap(page)
    await page.goto(listing)
    await page.getByPlaceholder('Tìm pate').first().click()
    await shop.fillCart(page, pate.id)
    // The page stands until it has told: its words are a file that has to come first.
    const release = await holdRequests(page, /\/cua-hang\//, (request) => request.isNavigationRequest())
    const asking = page.waitForRequest((request) => request.isNavigationRequest())
    const telling = page.waitForEvent('console', (message) => notShown.test(message.text()))
    await page.evaluate(() => document.body.dispatchEvent(new Event('added_to_cart', { bubbles: true })))
    await asking
    await telling
    release()
    await expect(basketCount(page)).toHaveText('1')
    await expect(row(sidebarCart(page), pate)).toBeVisible()
    await expect(page).toHaveURL(listing)
  })
})
