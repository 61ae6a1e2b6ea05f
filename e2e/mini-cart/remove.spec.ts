import { holdRequests } from '../support/holdRequests'
import {
  basketCount,
  dropdown,
  expectCartsToFollow,
  listing,
  liveRegion,
  notices,
  products,
  removeLink,
  row,
  sidebarCart,
} from '../support/shopPage'
import { expect, test } from '../support/test'

const { pate, kibble, litter, bowl } = products

test('mini-cart.remove.without-page-reload, mini-cart.remove.posts-cart-item-key, mini-cart.remove.applies-fragments-and-hash: one POST with the item’s key and nothing else; every mini-cart, the basket and the copy follow, and what was typed elsewhere stays', async ({
  page,
  shop,
}) => {
  await shop.fillCart(page, pate.id, kibble.id)
  await page.goto(listing)
  await page.getByPlaceholder('Tìm pate').first().fill('đồ')
  const key = await removeLink(sidebarCart(page), pate).getAttribute('data-cart_item_key')
  const sending = page.waitForRequest(/wc-ajax=remove_from_cart/)
  await removeLink(sidebarCart(page), pate).click()
  expect((await sending).url()).toBe(`${shop.url}/?wc-ajax=remove_from_cart`)
  await expect(row(sidebarCart(page), pate)).toHaveCount(0)
  await expect(row(sidebarCart(page), kibble)).toBeVisible()
  await expect(basketCount(page)).toHaveText('1')
  const calls = await shop.calls()
  expect(calls).toMatchObject([{ endpoint: 'remove_from_cart', method: 'POST' }])
  expect(calls[0]?.fields).toEqual({ cart_item_key: key })
  await expectCartsToFollow(page, 1)
  await expect(page).toHaveURL(listing)
  await expect(page.getByPlaceholder('Tìm pate').first()).toHaveValue('đồ')
  await expect(liveRegion(page)).toContainText('đã được xóa khỏi giỏ hàng')
})

test('mini-cart.remove.blocks-the-item: only the item’s own row is overlaid, and only while its request runs', async ({
  page,
  shop,
}) => {
  await shop.fillCart(page, pate.id, kibble.id)
  const release = await holdRequests(page, /wc-ajax=remove_from_cart/)
  await page.goto(listing)
  await removeLink(sidebarCart(page), pate).click()
  await expect(page.locator('.blockOverlay')).toHaveCount(1)
  const overlay = row(sidebarCart(page), pate).locator('.blockUI.blockOverlay')
  const covered = await overlay.evaluate((element) => {
    const { width, height } = element.getBoundingClientRect()
    const { clientWidth = 0, clientHeight = 0 } = element.closest('.mini_cart_item') ?? {}
    return Math.abs(width - clientWidth) < 1 && Math.abs(height - clientHeight) < 1
  })
  expect(covered).toBe(true)
  await expect(overlay).toHaveCSS('opacity', '0.6')
  release()
  await expect(row(sidebarCart(page), pate)).toHaveCount(0)
  await expect(page.locator('.blockUI')).toHaveCount(0)
})

/** What a removal that fails says; the page is left, so it may not be written in time. */
const parting = [/^shop-islands: .*call-failed|A call to the shop failed/, /^shop-islands: call-failed/]

for (const [fault, behaviour, browserMessages] of [
  ['success-false', 'mini-cart.remove.no-fragments-follows-link', []],
  ['500', 'mini-cart.remove.failure-follows-link', [/status of 500/]],
  ['broken-json', 'mini-cart.remove.failure-follows-link', []],
] as const) {
  test.describe(`the server answers a removal with: ${fault}`, () => {
    test.use({ consoleMessages: { parting: [...parting, ...browserMessages] } })

    test(`${behaviour}: the link is followed, and the server removes`, async ({ page, shop }) => {
      await shop.fillCart(page, pate.id, kibble.id)
      await shop.disturb({ endpoint: 'remove_from_cart', fault })
      await page.goto(listing)
      const following = page.waitForRequest(/\/cart\/\?remove_item=/)
      await removeLink(sidebarCart(page), pate).click()
      expect((await following).isNavigationRequest()).toBe(true)
      await expect(page).toHaveURL(listing)
      // The real server refuses a second removal of what half an answer has removed already.
      if (fault !== 'broken-json') await expect(notices(page)).toContainText('đã được xóa')
      await expect(basketCount(page)).toHaveText('1')
      await expect(row(sidebarCart(page), pate)).toHaveCount(0)
    })
  })
}

test.describe('the server does not answer a removal in time', () => {
  test.use({ consoleMessages: { parting } })

  test('the link is followed after the time-out', async ({ page, shop }) => {
    await shop.fillCart(page, pate.id)
    await page.route(/wc-ajax=remove_from_cart/, () => {})
    await page.goto(`${listing}&settings=${JSON.stringify({ addTimeout: 400 })}`)
    await removeLink(sidebarCart(page), pate).click()
    await expect(notices(page)).toContainText('đã được xóa')
    await expect(basketCount(page)).toHaveText('0')
  })
})

test('the last item is removed by keyboard from a cart that hides while it is empty: the focus goes on from where it was', async ({
  page,
  shop,
}) => {
  await shop.fillCart(page, pate.id)
  await page.goto(listing)
  await removeLink(sidebarCart(page), pate).focus()
  await page.keyboard.press('Enter')
  await expect(sidebarCart(page)).toBeHidden()
  await expect(page.locator('#shop-sidebar')).toBeFocused()
})

test('removed by keyboard, one item after the other: from the last row the focus goes to the one before, else to the neighbour behind, at last to the empty cart', async ({
  page,
  shop,
}) => {
  await shop.fillCart(page, pate.id, kibble.id, litter.id, bowl.id)
  await page.goto(listing)
  await removeLink(sidebarCart(page), bowl).focus()
  await page.keyboard.press('Enter')
  await expect(removeLink(sidebarCart(page), litter)).toBeFocused()
  const cart = dropdown(page)
  await page.locator('.cart-item .header-cart-link:visible').focus()
  await page.keyboard.press('Tab')
  await expect(removeLink(cart, pate)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(removeLink(cart, kibble)).toBeFocused()
  await page.keyboard.press('Space')
  await expect(removeLink(cart, litter)).toBeFocused()
  await expect(cart.locator('.mini_cart_item')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(cart.locator('.widget_shopping_cart_content')).toBeFocused()
  await expect(cart).toContainText('Chưa có sản phẩm trong giỏ hàng')
  await expect(cart).toBeVisible()
})
