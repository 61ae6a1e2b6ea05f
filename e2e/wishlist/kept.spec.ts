import type { Page } from '@playwright/test'
import type { DemoShop } from '../support/demoShop'
import { waitForPaint } from '../support/onScreen'
import { products } from '../support/shopPage'
import { expect, test } from '../support/test'
import { callNames, heart, interact, openKnowing, wishCount, wished, wishRow } from '../support/wishlist'

const { pate } = products
const { catTree, backpack } = wished
/** With every product that is on the list of a new visitor. */
const listing = '/cua-hang/?popup=0&cards=24'

/** How often the data were fetched. */
async function fetches(shop: DemoShop): Promise<number> {
  return (await shop.calls('tinvwl/get_data')).length
}

/** Looks at the page until everything that it does by itself is done: its parts for the first touch are there, and it is idle. */
async function lookOnly(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })))
}

function logIn(page: Page) {
  return page.request.post('/my-account/', { form: { login: '1', username: 'meo', password: 'meo' } })
}

const firsts = {
  click: (page: Page) => page.getByRole('heading', { level: 1 }).click(),
  key: (page: Page) => page.keyboard.press('Tab'),
  scroll: (page: Page) => waitForPaint(page).then(() => page.mouse.wheel(0, 40)),
} as const

/** Does something for the first time, and proves that it lets the data be fetched, and nothing after it does so again. */
async function expectOneFetch(page: Page, shop: DemoShop, act: (page: Page) => Promise<unknown>): Promise<void> {
  await act(page)
  await expect(page.locator('.tinvwl-product-in-list')).toHaveCount(3)
  await act(page)
  await interact(page)
  await lookOnly(page)
  expect(await callNames(shop)).toEqual(['tinvwl/get_data'])
}

test('wishlist.cache.waits-for-first-interaction wishlist.cache.click-key-or-scroll-counts: a page that is only looked at asks nothing, the pointer over it included; a first click, when the page is idle, lets the data be fetched, once', async ({
  page,
  shop,
}) => {
  await page.goto(listing)
  await lookOnly(page)
  await heart(page, pate).hover()
  await expect.poll(() => page.evaluate(() => performance.getEntriesByType('resource').length)).toBeGreaterThan(5)
  await lookOnly(page)
  expect(await callNames(shop)).toEqual([])
  await expect(page.locator('.tinvwl-product-in-list')).toHaveCount(0)
  await expectOneFetch(page, shop, firsts.click)
})

test('wishlist.cache.waits-for-first-interaction: the click that has led to the page is none on it, although the browser hands its activation on', async ({
  page,
  shop,
}) => {
  // Without our script there, that page fetches nothing itself.
  await page.goto('/cua-hang/?script=none')
  await page.evaluate(
    (address) => document.body.insertAdjacentHTML('afterbegin', `<a href="${address}">Sang trang</a>`),
    listing,
  )
  await page.getByRole('link', { name: 'Sang trang' }).click()
  await expect(page).toHaveURL(listing)
  await lookOnly(page)
  expect(await callNames(shop)).toEqual([])
  await expectOneFetch(page, shop, firsts.click)
})

for (const kind of ['key', 'scroll'] as const) {
  test(`wishlist.cache.click-key-or-scroll-counts: a first ${kind}, when the page is idle, lets the data be fetched, once`, async ({
    page,
    shop,
  }) => {
    await page.goto(listing)
    await lookOnly(page)
    await expectOneFetch(page, shop, firsts[kind])
  })
}

for (const [kind, act] of Object.entries(firsts)) {
  test(`wishlist.cache.click-key-or-scroll-counts: a first ${kind}, at once, lets the data be fetched, once`, async ({
    page,
    shop,
  }) => {
    await page.goto(listing)
    await expectOneFetch(page, shop, act)
  })
}

test('wishlist.cache.in-local-or-session-storage wishlist.cache.up-to-date-needs-no-request: the data are kept in both storages, in the format of the server; the next page shows what was kept, and an interaction asks nothing; garbage in their place is asked for anew', async ({
  page,
  shop,
}) => {
  await openKnowing(page, listing)
  const kept = await page.evaluate(() =>
    [localStorage, sessionStorage].map((storage) => {
      const key = Object.keys(storage).find((name) => name.startsWith('ti_wishlist_data_')) ?? ''
      return JSON.parse(storage.getItem(key) ?? 'null')
    }),
  )
  expect(kept[0]).toMatchObject({ counter: 3, products: { '104': { '3': { ID: 3, share_key: 'a1b2c3', in: [0] } } } })
  expect(kept[1]).toEqual(kept[0])
  for (const address of ['/san-pham/nha-cay-meo/', listing]) {
    await page.goto(address)
    await expect(heart(page, catTree)).toHaveAttribute('aria-pressed', 'true')
    await interact(page)
    await lookOnly(page)
    expect(await fetches(shop)).toBe(1)
  }
  await page.evaluate(() => {
    for (const storage of [localStorage, sessionStorage])
      for (const key of Object.keys(storage)) storage.setItem(key, '{"products":[[[')
  })
  await page.reload()
  await interact(page)
  await expect(page.locator('.tinvwl-product-in-list')).toHaveCount(3)
  expect(await fetches(shop)).toBe(2)
})

test('wishlist.cache.update-cookie-refetches: after a log-in what was kept goes, and the first interaction fetches anew; while the cookies agree nothing more is fetched, and when they do not, the data are', async ({
  page,
  shop,
}) => {
  await openKnowing(page, listing)
  await logIn(page)
  await page.reload()
  await lookOnly(page)
  expect(await fetches(shop)).toBe(1)
  await interact(page)
  await expect(page.locator('.tinvwl-product-in-list')).toHaveCount(3)
  expect(await fetches(shop)).toBe(2)
  await expect
    .poll(async () => (await page.context().cookies()).map(({ name }) => name))
    .not.toContain('tinvwl_update_data')
  await page.reload()
  await expect(wishCount(page)).toHaveText('3')
  await interact(page)
  await lookOnly(page)
  expect(await fetches(shop)).toBe(2)
  // Elsewhere, on the same account.
  await page.request.post('/cua-hang/?popup=0', {
    multipart: { tinv_wishlist_id: '3', product_id: '101', product_type: 'simple', product_action: 'addto' },
  })
  await page.reload()
  await expect(heart(page, catTree)).toHaveAttribute('aria-pressed', 'true')
  await interact(page)
  await expect(wishCount(page)).toHaveText('4')
  await expect(heart(page, pate)).toHaveAttribute('aria-pressed', 'true')
  expect(await fetches(shop)).toBe(3)
})

for (const [what, endpoint, address, press, left] of [
  ['heart', 'add_to_wishlist', listing, (page: Page) => heart(page, pate).click(), 4],
  [
    'removal from the list',
    'tinvwl/remove',
    '/wishlist/?popup=0',
    (page: Page) => page.getByRole('button', { name: /^Xóa “Balo/ }).click(),
    2,
  ],
] as const) {
  test(`a ${what} whose answer comes when the page was left is known to the next page`, async ({ page, shop }) => {
    await shop.disturb({ endpoint, fault: 'slow', delay: 400 })
    await openKnowing(page, address)
    await press(page)
    await expect.poll(async () => (await shop.calls(endpoint)).length).toBe(1)
    await page.goto(listing)
    await expect.poll(async () => (await shop.calls(endpoint))[0]?.finishedAt).toBeTruthy()
    await interact(page)
    await expect(wishCount(page)).toHaveText(String(left))
    await expect(page.locator('.tinvwl-product-in-list')).toHaveCount(left)
  })
}

test.describe('three tabs', () => {
  test.use({ hasSeparateTabs: true })

  test('wishlist.cache.synced-across-tabs: hearts and counters of the other tabs follow, and a tab that shows the list follows too', async ({
    page,
    context,
    shop,
  }) => {
    await openKnowing(page, listing)
    const other = await context.newPage()
    await openKnowing(other, listing)
    const list = await context.newPage()
    await openKnowing(list, '/wishlist/')
    const before = await fetches(shop)
    await heart(page, pate).click()
    await expect(heart(other, pate)).toHaveAttribute('aria-pressed', 'true')
    for (const tab of [page, other, list]) await expect(wishCount(tab)).toHaveText('4')
    await expect(wishRow(list, pate)).toBeVisible()
    // The tab with the list asks for the list; the other tabs take what was kept.
    expect((await fetches(shop)) - before).toBe(1)
    await list.getByRole('button', { name: /^Xóa “Balo/ }).click()
    await expect(heart(page, backpack)).toHaveAttribute('aria-pressed', 'false')
    for (const tab of [page, other]) await expect(wishCount(tab)).toHaveText('3')
  })
})

test('with block_ajax_wishlists_data nothing is fetched, and what another plugin kept is shown', async ({
  page,
  shop,
}) => {
  await page.goto(`${listing}&block-data=1`)
  await interact(page)
  await lookOnly(page)
  expect(await callNames(shop)).toEqual([])
  await heart(page, pate).click()
  await expect(wishCount(page)).toHaveText('4')
  expect(await callNames(shop)).toEqual(['add_to_wishlist'])
})
