import type { Page } from '@playwright/test'
import { deferred } from '../../test/support/deferred'
import { holdRequests } from '../support/holdRequests'
import { untilAwake } from '../support/inspect'
import { demoProducts, formButton } from '../support/productPage'
import {
  addButton,
  basketCount,
  listing,
  longListing,
  notices,
  products,
  removeLink,
  row,
  sidebarCart,
} from '../support/shopPage'
import { expect, test } from '../support/test'

const { pate, kibble, litter, bowl } = products
const { pillow } = demoProducts
/** What the browser itself says of a file that is lost. */
const lost = /net::ERR_FAILED/
const partLost = /^shop-islands: (A part of the script could not be loaded|chunk-failed)/
const notShown = /^shop-islands: (Another script changed the cart, but|cart-not-shown)/

/** Loses the file that shows the cart and swaps its fragments, for good. */
async function loseSwap(page: Page): Promise<void> {
  await page.route(/\/base-[^/]*\.js$/, (route) => route.abort())
}

test.describe('the file that shows a new cart is lost', () => {
  test.use({ consoleMessages: { parting: [lost, partLost] } })

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

test.describe('the cart’s own file is lost', () => {
  test.use({ consoleMessages: { parting: [lost, partLost] } })

  test('everything that was tapped meanwhile is done, one after the other: adds and a removal', async ({
    page,
    shop,
  }) => {
    await shop.fillCart(page, litter.id)
    const asked: string[] = []
    page.on('request', (request) => {
      const action = /add-to-cart=\d+|remove_item/.exec(request.url())
      if (action) asked.push(`${request.isNavigationRequest() ? 'follows' : 'requests'} ${action[0]}`)
    })
    const { promise: isLost, resolve: lose } = deferred<void>()
    const cartFile = /\/cart-[\w-]{8}\.js$/
    await page.route(cartFile, async (route) => {
      await isLost
      await route.abort()
      // While requests are intercepted, Chromium takes half a minute for one with `keepalive` that is redirected.
      await page.unroute(cartFile)
    })
    await page.goto(longListing)
    await addButton(page, pate).click()
    await removeLink(sidebarCart(page), litter).click()
    await addButton(page, kibble).click()
    await addButton(page, bowl).click()
    await expect(addButton(page, pate)).toHaveClass(/loading/)
    lose()
    await expect(notices(page)).toContainText('đã được thêm vào giỏ hàng')
    for (const added of [pate, kibble, bowl]) await expect(row(sidebarCart(page), added)).toBeVisible()
    await expect(basketCount(page)).toHaveText('3')
    expect(asked).toEqual([
      `requests add-to-cart=${pate.id}`,
      'requests remove_item',
      `requests add-to-cart=${kibble.id}`,
      `follows add-to-cart=${bowl.id}`,
    ])
  })
})

/**
 * Another script adds something. The page that is asked for then comes when this one has told: its words are a file that has to come first.
 */
async function addElsewhere(page: Page): Promise<void> {
  await untilAwake(page, 'cart-sync')
  const release = await holdRequests(page, /\/(cua-hang|san-pham)\//, (request) => request.isNavigationRequest())
  const asking = page.waitForRequest((request) => request.isNavigationRequest())
  const telling = page.waitForEvent('console', (message) => notShown.test(message.text()))
  await page.evaluate(() => document.body.dispatchEvent(new Event('added_to_cart', { bubbles: true })))
  await asking
  await telling
  release()
}

test.describe('the same, and another script has added something', () => {
  test.use({
    consoleMessages: { expected: [notShown], parting: [lost, partLost] },
  })

  test('the page is asked for anew and shows the cart; the author is told what is missing', async ({ page, shop }) => {
    await loseSwap(page)
    await page.goto(listing)
    await page.getByPlaceholder('Tìm pate').first().click()
    await shop.fillCart(page, pate.id)
    await addElsewhere(page)
    await expect(basketCount(page)).toHaveText('1')
    await expect(row(sidebarCart(page), pate)).toBeVisible()
    await expect(page).toHaveURL(listing)
  })

  test('nothing is added a second time where the page’s address has added', async ({ page, shop }) => {
    await loseSwap(page)
    await shop.fillCart(page, pate.id)
    await page.goto(listing)
    await page.getByPlaceholder('Tìm pate').first().click()
    // Unlike this shop, others leave the address as it was asked for.
    await page.evaluate((id) => history.replaceState(null, '', `?add-to-cart=${id}&reveal=0`), pate.id)
    await addElsewhere(page)
    await expect(page).toHaveURL(listing)
    await expect(basketCount(page)).toHaveText('1')
  })

  test('nor where the page is the answer to a form that has', async ({ page }) => {
    await loseSwap(page)
    // Unlike this shop, others answer the form itself with the page.
    await page.route(`**${pillow.path}`, async (route) => route.fulfill({ response: await route.fetch() }))
    await page.goto(pillow.path)
    await formButton(page).click()
    await expect(notices(page)).toContainText('đã được thêm vào giỏ hàng')
    await page.getByPlaceholder('Tìm pate').first().click()
    await addElsewhere(page)
    await expect(notices(page)).not.toContainText('đã được thêm vào giỏ hàng')
    await expect(basketCount(page)).toHaveText('1')
  })
})
