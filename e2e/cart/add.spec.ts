import { holdRequests } from '../support/holdRequests'
import {
  addButton,
  basketCount,
  expectCartsToFollow,
  listing,
  liveRegion,
  notices,
  products,
  row,
  sidebarCart,
  viewCartLinks,
} from '../support/shopPage'
import { between, letPass, stepUntil, stopClock, watchTimes } from '../support/stopwatch'
import { expect, test } from '../support/test'

const { pate, kibble, catTree } = products
/** Without the reveal, so that nothing opens over the cards. */
const pateButton = '.ajax_add_to_cart[data-product_id="101"]'

test('cart.add.runs-in-background, cart.add.posts-to-wc-ajax, cart.add.applies-fragments-and-hash: one click sends one POST of form data; the page stays where it is, with what the shopper did in it, and every place that shows the cart follows', async ({
  page,
  shop,
}) => {
  await page.goto(listing)
  await page.getByPlaceholder('Tìm pate').first().fill('đồ chơi')
  const sending = page.waitForRequest(/wc-ajax=add_to_cart/)
  await addButton(page, pate).click()
  const request = await sending
  expect(request.url()).toBe(`${shop.url}/?wc-ajax=add_to_cart`)
  expect(request.method()).toBe('POST')
  await expect(basketCount(page)).toHaveText('1')
  await expect(row(sidebarCart(page), pate)).toContainText('1 × 18.000')
  // What was typed is searched for.
  const [call, ...more] = (await shop.calls()).filter(({ endpoint }) => endpoint !== 'flatsome_ajax_search_products')
  expect(more).toEqual([])
  expect(call).toMatchObject({
    method: 'POST',
    // Every data attribute of the button.
    fields: { product_id: '101', quantity: '1', product_sku: 'TA-001' },
    headers: {
      'content-type': 'application/x-www-form-urlencoded;charset=UTF-8',
      'x-requested-with': 'XMLHttpRequest',
    },
  })
  expect(call?.fields['success_message']).toContain('Pate cá ngừ')
  await addButton(page, kibble).click()
  await expect(basketCount(page)).toHaveText('2')
  await expect(page.locator('.header-cart-title .cart-price')).toHaveText(/207\.000\s₫/)
  await expect(page.locator('.mobile-nav i.icon-shopping-basket')).toHaveAttribute('data-icon-label', '2')
  await expectCartsToFollow(page, 2)
  await expect(page).toHaveURL(listing)
  await expect(page.getByPlaceholder('Tìm pate').first()).toHaveValue('đồ chơi')
})

test('a button of a block theme adds once, by its own runtime, and the header’s cart follows', async ({
  page,
  shop,
}) => {
  await page.goto(`${listing}&blocks=1`)
  await addButton(page, pate).click()
  await expect(basketCount(page)).toHaveText('1')
  await expect(row(sidebarCart(page), pate)).toBeVisible()
  expect((await shop.calls()).map(({ endpoint }) => endpoint)).toEqual(['add_to_cart'])
  await expect(addButton(page, pate)).not.toHaveClass(/loading|added/)
})

test('cart.add.button-loading-while-running, cart.add.button-added-on-success: the button is loading from the frame after the click until the answer is there; then that button, and no other, says that its product was added', async ({
  page,
  shop,
}) => {
  // The answer comes when the button has been looked at.
  const release = await holdRequests(page, /wc-ajax=add_to_cart/)
  const sending = page.waitForRequest(/wc-ajax=add_to_cart/)
  await page.goto(listing)
  const isLoadingNextFrame = page.evaluate(
    (selector) =>
      new Promise((resolve) => {
        const button = document.querySelector(selector)
        button?.addEventListener('click', () =>
          requestAnimationFrame(() => resolve(button.classList.contains('loading'))),
        )
      }),
    pateButton,
  )
  await addButton(page, pate).click()
  expect(await isLoadingNextFrame).toBe(true)
  await sending
  await expect(addButton(page, pate)).toHaveClass(/\bloading\b/)
  await expect(addButton(page, pate)).not.toHaveClass(/\badded\b/)
  release()
  await expect(addButton(page, pate)).toHaveClass(/\badded\b/)
  await expect(addButton(page, pate)).not.toHaveClass(/\bloading\b/)
  await expect(page.locator('.ajax_add_to_cart.added')).toHaveCount(1)
  expect((await shop.calls('add_to_cart'))[0]?.finishedAt).not.toBeNull()
})

test.describe('a button without a product', () => {
  // The page is left at once: whether the message is still written in time is open.
  test.use({ consoleMessages: { parting: [/^shop-islands: This button has no data-product_id/] } })

  test('cart.add.without-product-id-is-a-link: the browser follows the link, and the server adds', async ({
    page,
    shop,
  }) => {
    await page.goto(listing)
    const button = addButton(page, pate)
    await button.evaluate((element) => element.removeAttribute('data-product_id'))
    await button.click()
    await expect(notices(page)).toContainText('“Pate cá ngừ cho mèo lớn 85 g” đã được thêm vào giỏ hàng')
    await expect(basketCount(page)).toHaveText('1')
    expect(await shop.calls('add_to_cart')).toEqual([])
  })
})

test('cart.add.error-goes-to-product-page: asking for more than there is leads to the product page, which says why', async ({
  page,
  shop,
}) => {
  await shop.fillCart(page, catTree.id, catTree.id)
  await page.goto('/cua-hang/?redirect=yes')
  await addButton(page, catTree).click()
  await expect(page).toHaveURL('/san-pham/nha-cay-meo/')
  await expect(notices(page).getByRole('alert')).toContainText('Chỉ còn 2')
  await expect(basketCount(page)).toHaveText('2')
})

test('cart.add.redirects-to-cart, cart.view-cart.never-with-redirect: with redirect after add on, the shopper lands on the cart page with the product in it; no link, no announcement and no new mini-cart flash up before', async ({
  page,
}) => {
  await page.clock.install()
  // Where the cart page has nothing to say the old page stands: its clock goes past the second after which a success is announced.
  await page.route(/\/cart\/$/, (route) => route.fulfill({ status: 204 }), { times: 1 })
  const answering = page.waitForResponse(/\/cart\/$/)
  await page.goto('/cua-hang/?redirect=yes')
  await addButton(page, pate).click()
  await answering
  await page.clock.runFor(1100)
  await expect(viewCartLinks(page)).toHaveCount(0)
  await expect(basketCount(page)).toHaveText('0')
  await expect(liveRegion(page).filter({ hasText: /./ })).toHaveCount(0)
  await page.goto('/cua-hang/?redirect=yes')
  await addButton(page, pate).click()
  await expect(page).toHaveURL('/cart/')
  await expect(page.getByRole('rowheader', { name: pate.name })).toBeVisible()
  await expect(notices(page)).toContainText('đã được thêm vào giỏ hàng')
})

test('cart.add.announces-success-after-1s: screen readers hear of the success one second after it, politely', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto(listing)
  const times = await watchTimes(page, {
    added: `${pateButton}.added`,
    said: '.widget_shopping_cart_live_region[aria-relevant="all"]',
  })
  await stopClock(page)
  await addButton(page, pate).click()
  await stepUntil(page, async () => (await times()).added !== undefined)
  await letPass(page, 1100)
  await expect(liveRegion(page)).toHaveText('“Pate cá ngừ cho mèo lớn 85 g” đã được thêm vào giỏ hàng')
  await expect(liveRegion(page)).toHaveAttribute('role', 'status')
  await expect(liveRegion(page)).toHaveCount(1)
  expect(Math.abs(between(await times(), 'added', 'said') - 1000)).toBeLessThan(50)
  await addButton(page, kibble).click()
  await expect(liveRegion(page)).toHaveText('')
  await page.clock.resume()
  await expect(liveRegion(page)).toContainText('Hạt khô vị cá hồi')
})

test('cart.add.announces-success-after-1s: in a modal dialog of the browser’s own, where another plugin shows products, the success is spoken in there, and on the page again once it is closed', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto(listing)
  await page.evaluate((button) => {
    const dialog = document.body.appendChild(document.createElement('dialog'))
    dialog.ariaLabel = 'Xem nhanh'
    dialog.append(document.querySelector(button) ?? '')
    dialog.showModal()
  }, pateButton)
  const dialog = page.getByRole('dialog', { name: 'Xem nhanh' })
  await dialog.locator(pateButton).click()
  await expect(basketCount(page)).toHaveText('1')
  await page.clock.runFor(1100)
  await expect(dialog.getByRole('status')).toContainText(pate.name)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await addButton(page, kibble).click()
  await expect(basketCount(page)).toHaveText('2')
  await page.clock.runFor(1100)
  await expect(page.locator('body > .widget_shopping_cart_live_region')).toContainText(kibble.name)
})

test("cart.view-cart.link-right-after-button, cart.view-cart.label-is-vietnamese: one 'Xem giỏ hàng' link stands right after the button and leads to the cart, with the shop's own text or without it", async ({
  page,
}) => {
  await page.goto(`${listing}&globals=none&settings=${JSON.stringify({ redirectAfterAdd: false })}`)
  await addButton(page, kibble).click()
  await expect(viewCartLinks(page)).toHaveText('Xem giỏ hàng')
  await expect(viewCartLinks(page)).toHaveAttribute('title', 'Xem giỏ hàng')
  await page.goto(listing)
  await addButton(page, pate).click()
  await expect(page.locator(`${pateButton} + a.added_to_cart.wc-forward`)).toBeVisible()
  await expect(viewCartLinks(page)).toHaveText('Xem giỏ hàng')
  await addButton(page, pate).click()
  await expect(basketCount(page)).toHaveText('3')
  await expect(viewCartLinks(page)).toHaveCount(1)
  await viewCartLinks(page).click()
  await expect(page).toHaveURL('/cart/')
  await expect(page.getByRole('rowheader', { name: pate.name })).toBeVisible()
})

test.describe('another tab', () => {
  test.use({ hasSeparateTabs: true })

  test('a click with a modifier key stays the browser’s own: a new tab opens by the link and nothing is sent', async ({
    page,
    context,
    shop,
  }) => {
    await page.goto(listing)
    const opening = context.waitForEvent('request', (request) => request.url().includes('?add-to-cart=101'))
    await addButton(page, pate).click({ modifiers: ['ControlOrMeta'] })
    expect((await opening).isNavigationRequest()).toBe(true)
    await expect(page).toHaveURL(listing)
    expect(await shop.calls('add_to_cart')).toEqual([])
  })
})

test('a product that has to be chosen first, or is sold out, keeps its plain link', async ({ page, shop }) => {
  await page.goto(`${listing}&cards=24`)
  await page.getByLabel('Lựa chọn cho “Áo len cho mèo”').click()
  await expect(page).toHaveURL('/san-pham/ao-len-meo/')
  await page.goto(`${listing}&cards=24`)
  await page
    .getByLabel(/^Đọc thêm về/)
    .first()
    .click()
  await expect(page).toHaveURL(/\/san-pham\//)
  expect(await shop.calls('add_to_cart')).toEqual([])
})
