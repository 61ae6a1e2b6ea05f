import { holdRequests } from '../support/holdRequests'
import { products } from '../support/shopPage'
import { expect, test } from '../support/test'
import { callNames, heart, openKnowing, wishCount, wished, wishMessage } from '../support/wishlist'

const { pate, kibble } = products
const { catTree, backpack, feeder } = wished
const listing = '/cua-hang/'
/** With every product that is on the list of a new visitor. */
const wholeListing = `${listing}?cards=24`
/** Where the server says nothing, there is nothing to close between two clicks. */
const silent = `${listing}?popup=0`

test('wishlist.button.marked-when-product-in-a-list listing.card.has-wishlist-button: every card has a button, marked once the visitor’s lists are known, and on the next page by itself; it adds its product, and the shopper stays in the listing', async ({
  page,
  shop,
}) => {
  await openKnowing(page, wholeListing)
  await expect(page.getByRole('button', { name: /vào danh sách yêu thích$/ })).toHaveCount(24)
  for (const product of [catTree, backpack, feeder]) {
    await expect(heart(page, product)).toHaveClass(/tinvwl-product-in-list/)
    await expect(heart(page, product)).toHaveAttribute('aria-pressed', 'true')
  }
  await expect(page.locator('.tinvwl-product-in-list')).toHaveCount(3)
  await page.reload()
  await expect(page.locator('.tinvwl-product-in-list')).toHaveCount(3)
  await expect(wishCount(page)).toHaveText('3')
  await test.step('a marked heart can be seen without the pointer, the others come with it', async () => {
    const tools = (product: { name: string }) => page.locator('.image-tools.top').filter({ has: heart(page, product) })
    await expect(heart(page, catTree)).toHaveCSS('opacity', '1')
    await expect(tools(catTree)).toHaveCSS('opacity', '1')
    await expect(tools(pate)).toHaveCSS('opacity', '0')
    await heart(page, pate).hover()
    await expect(tools(pate)).toHaveCSS('opacity', '1')
  })
  expect(await callNames(shop)).toEqual(['tinvwl/get_data'])
  await heart(page, pate).click()
  await expect(wishMessage(page)).toContainText(`“${pate.name} cho mèo lớn 85 g” đã được thêm vào “Danh sách của tôi”`)
  await expect(heart(page, pate)).toHaveAttribute('aria-pressed', 'true')
  await expect(wishCount(page)).toHaveText('4')
  await expect(page).toHaveURL(wholeListing)
  const [call, ...others] = await shop.calls('add_to_wishlist')
  expect(others).toEqual([])
  expect(call?.fields).toMatchObject({ product_id: '101', product_type: 'simple', product_action: 'addto' })
})

test('wishlist.add.posts-to-page-without-query: an add is a multipart POST to the address of the page, without its query, and a double click sends one', async ({
  page,
  shop,
}) => {
  // The first is under way until the second has come.
  const letGo = await holdRequests(page, /\/cua-hang\/$/)
  await openKnowing(page, `${silent}&orderby=price`)
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && !!request.postData()?.includes('tinv_wishlist_id'),
  )
  await heart(page, pate).dblclick()
  letGo()
  const request = await sent
  expect(new URL(request.url()).pathname + new URL(request.url()).search).toBe(listing)
  expect(request.headers()['content-type']).toMatch(/^multipart\/form-data/)
  await expect(wishCount(page)).toHaveText('4')
  await expect(heart(page, pate)).not.toHaveAttribute('aria-busy')
  expect(await shop.calls('add_to_wishlist')).toHaveLength(1)
})

test('wishlist.button.simple-flow-removes wishlist.counter.zero-hidden-when-set: a second click takes the product off again, and screen readers hear what was done; with the last product the number goes, and comes back with the next', async ({
  page,
  shop,
}) => {
  await openKnowing(page, `${silent}&cards=24&simple-flow=1&hide-zero=1`)
  const said = (words: string) => page.getByRole('status').filter({ hasText: words })
  await heart(page, pate).click()
  await expect(said('Đã thêm vào danh sách yêu thích.')).toBeAttached()
  await expect(wishCount(page)).toHaveText('4')
  await expect(heart(page, pate)).toHaveClass(/tinvwl-product-make-remove/)
  await heart(page, pate).click()
  await expect(said('Đã xóa khỏi danh sách yêu thích.')).toBeAttached()
  await expect(wishCount(page)).toHaveText('3')
  await expect(heart(page, pate)).toHaveAttribute('aria-pressed', 'false')
  await expect(heart(page, pate)).not.toHaveClass(/tinvwl-product-(in-list|make-remove)/)
  const calls = await shop.calls('add_to_wishlist')
  expect(calls.map(({ fields }) => fields['product_action'])).toEqual(['addto', 'remove'])
  const numbers = ['2', '1', '']
  for (const product of [catTree, backpack, feeder]) {
    await heart(page, product).click()
    await expect(wishCount(page)).toHaveText(numbers.shift() ?? '')
  }
  await expect(wishCount(page)).toBeHidden()
  await heart(page, pate).click()
  await expect(wishCount(page)).toHaveText('1')
  await expect(wishCount(page)).toBeVisible()
})

test('in simple flow a first click on a product that is in a list already takes it off, on a page that knew nothing yet', async ({
  page,
  shop,
}) => {
  await page.goto(`${silent}&simple-flow=1`)
  await heart(page, catTree).click()
  await expect(wishCount(page)).toHaveText('2')
  await expect(heart(page, catTree)).toHaveAttribute('aria-pressed', 'false')
  expect(await callNames(shop)).toEqual(['tinvwl/get_data', 'add_to_wishlist'])
})

test('on a phone the number stands on the theme’s icon, 0 included where it is not to be hidden', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${silent}&cards=24&simple-flow=1`)
  const icon = page.locator('#masthead i.wishlist-icon')
  await expect(icon).toHaveAttribute('data-icon-label', '3')
  for (const [index, product] of [catTree, backpack, feeder].entries()) {
    await heart(page, product).click()
    await expect(icon).toHaveAttribute('data-icon-label', String(2 - index))
  }
})

test('two hearts clicked in one frame, before anything is known, are both sent, one after the other', async ({
  page,
  shop,
}) => {
  await shop.disturb({ endpoint: 'add_to_wishlist', fault: 'slow', delay: 200 })
  await page.goto(silent)
  await page.evaluate(() => {
    for (const id of [101, 102]) document.querySelector<HTMLElement>(`[data-tinv-wl-product="${id}"]`)?.click()
  })
  await expect(wishCount(page)).toHaveText('5')
  for (const product of [pate, kibble]) await expect(heart(page, product)).toHaveAttribute('aria-pressed', 'true')
  const calls = await shop.calls('add_to_wishlist')
  expect(calls.map(({ fields }) => fields['product_id'])).toEqual(['101', '102'])
  expect(calls[1]?.startedAt).toBeGreaterThanOrEqual(calls[0]?.finishedAt ?? Number.POSITIVE_INFINITY)
})

test('the theme’s heart stands for the button that it hides, and is marked like it', async ({ page, shop }) => {
  await openKnowing(page, `${silent}&heart=theme`)
  const themeHeart = (product: { name: string }) =>
    page.getByRole('button', { name: new RegExp(`^Yêu thích “${product.name}`) })
  await expect(themeHeart(catTree)).toHaveClass(/wishlist-added/)
  await themeHeart(pate).click()
  await expect(themeHeart(pate)).toHaveClass(/wishlist-added/)
  await expect(themeHeart(pate)).not.toHaveClass(/loading/)
  await expect(wishCount(page)).toHaveText('4')
  expect(await shop.calls('add_to_wishlist')).toHaveLength(1)
})

test('with stats on, a marked product says how many wish for it', async ({ page, shop }) => {
  await openKnowing(page, `${silent}&stats=1`)
  await expect(heart(page, catTree).locator('.tinvwl-product-stats')).toHaveText('7')
  expect((await shop.calls('tinvwl/get_data'))[0]?.fields).toMatchObject({ stats: '1' })
})
