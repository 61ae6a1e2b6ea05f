import type { Page } from '@playwright/test'
import { untilAwake } from '../support/inspect'
import { addButton, basketCount, listing, products, row, sidebarCart } from '../support/shopPage'
import { openStopped } from '../support/stopwatch'
import { expect, test } from '../support/test'

const { pate, kibble } = products
const day = 24 * 60 * 60 * 1000

/** The page's copy of the cart, by the beginnings of its keys. */
function readCopy(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() =>
    Object.fromEntries(
      Object.entries({ ...sessionStorage }).map(([key, value]) => [key.replace(/_[0-9a-f]{32}$/, ''), value]),
    ),
  )
}

/** Asks for the cart as another script does. */
async function refresh(page: Page): Promise<void> {
  await page.evaluate(() => document.body.dispatchEvent(new Event('wc_fragment_refresh')))
}

/** Lets the page count an event that reaches its body. */
async function countEvents(page: Page, ...names: string[]): Promise<() => Promise<Record<string, number>>> {
  await page.addInitScript((watched) => {
    const counts: Record<string, number> = {}
    Object.assign(window, { eventCounts: counts })
    for (const name of watched) addEventListener(name, () => (counts[name] = (counts[name] ?? 0) + 1))
  }, names)
  return () => page.evaluate(() => (window as { eventCounts?: Record<string, number> }).eventCounts ?? {})
}

test('cart.fragments.refetch-without-a-copy, cart.fragments.refresh-request: the first page of a visit fetches the cart once, by a POST with the time', async ({
  page,
  shop,
}) => {
  const before = Date.now()
  const counts = await countEvents(page, 'wc_fragments_refreshed', 'wc_fragments_loaded')
  const sending = page.waitForRequest(/get_refreshed_fragments/)
  await page.goto(listing)
  const request = await sending
  expect(request.method()).toBe('POST')
  expect(request.url()).toBe(`${shop.url}/?wc-ajax=get_refreshed_fragments`)
  await expect.poll(counts).toEqual({ wc_fragments_refreshed: 1 })
  const [call, ...more] = await shop.calls('get_refreshed_fragments')
  expect(more).toEqual([])
  expect(Object.keys(call?.fields ?? {})).toEqual(['time'])
  expect(Number(call?.fields['time'])).toBeGreaterThanOrEqual(before)
})

test('cart.fragments.copy-in-session-storage, cart.fragments.fresh-copy-needs-no-request: after an add the browser keeps fragments, hash and time under the shop’s keys; the next page shows that copy, where a page cache sent an empty cart, and asks nothing', async ({
  page,
  context,
  shop,
}) => {
  const before = Date.now()
  await page.goto(listing)
  // The first page has no copy, and asks once.
  await expect.poll(() => shop.calls('get_refreshed_fragments')).toHaveLength(1)
  await addButton(page, pate).click()
  await expect(basketCount(page)).toHaveText('1')
  const copy = await readCopy(page)
  const cookies = await context.cookies()
  expect(copy['wc_cart_hash']).toBe(cookies.find(({ name }) => name === 'woocommerce_cart_hash')?.value)
  expect(JSON.parse(copy['wc_fragments'] ?? '{}')['div.widget_shopping_cart_content']).toContain(pate.name)
  expect(Number(copy['wc_cart_created'])).toBeGreaterThanOrEqual(before)
  expect(Number(copy['wc_cart_created'])).toBeLessThanOrEqual(Date.now())
  const counts = await countEvents(page, 'wc_fragments_loaded', 'wc_fragments_refreshed')
  await page.route(listing, async (route) => {
    // A page cache serves everybody the page of a first-time visitor.
    const response = await route.fetch({ headers: { ...route.request().headers(), cookie: '' } })
    const { 'set-cookie': _setCookie, ...headers } = response.headers()
    await route.fulfill({ response, headers })
  })
  await page.goto(listing)
  await expect(row(sidebarCart(page), pate)).toBeVisible()
  await expect(basketCount(page)).toHaveText('1')
  await expect.poll(counts).toEqual({ wc_fragments_loaded: 1 })
  expect(await shop.calls('get_refreshed_fragments')).toHaveLength(1)
})

test('cart.fragments.refetch-when-hash-differs: a cart changed elsewhere is fetched and shown, and the copy is renewed', async ({
  page,
  shop,
}) => {
  await page.goto(listing)
  await addButton(page, pate).click()
  await expect(basketCount(page)).toHaveText('1')
  const { wc_cart_hash: before } = await readCopy(page)
  await shop.fillCart(page, kibble.id)
  await page.goto(listing)
  await expect.poll(() => shop.calls('get_refreshed_fragments')).toHaveLength(2)
  await expect.poll(async () => (await readCopy(page))['wc_cart_hash']).not.toBe(before)
  await expect(row(sidebarCart(page), kibble)).toBeVisible()
})

test('a copy older than 24 hours is fetched anew, and so is one that is not JSON', async ({ page, shop }) => {
  await shop.fillCart(page, pate.id)
  await page.goto(listing)
  const created = async () => Number((await readCopy(page))['wc_cart_created'])
  await expect.poll(created).toBeGreaterThan(0)
  const damages = {
    'older than 24 hours': () => sessionStorage.setItem('wc_cart_created', String(Date.now() - 24 * 3600_000 - 1000)),
    'not JSON': () => {
      for (const key of Object.keys(sessionStorage))
        if (key.startsWith('wc_fragments')) sessionStorage.setItem(key, '{"div.widget')
    },
  }
  for (const [index, [state, damage]] of Object.entries(damages).entries()) {
    await test.step(state, async () => {
      await page.evaluate(damage)
      const before = Date.now()
      await page.goto(listing)
      await expect.poll(() => shop.calls('get_refreshed_fragments')).toHaveLength(index + 2)
      await expect.poll(created).toBeGreaterThanOrEqual(before)
      await expect(row(sidebarCart(page), pate)).toBeVisible()
    })
  }
})

test('a page that stays open fetches the cart again when its copy has become 24 hours old', async ({ page, shop }) => {
  await page.clock.install()
  await shop.fillCart(page, pate.id)
  await page.goto('/contact/')
  await expect.poll(async () => (await readCopy(page))['wc_cart_created']).toBeDefined()
  // A file that is still on its way would take longer than a day: these are what wakes on this page by itself.
  for (const widget of ['attribution', 'contact-form']) await untilAwake(page, widget)
  await page.clock.fastForward(day - 60_000)
  expect(await shop.calls('get_refreshed_fragments')).toHaveLength(1)
  await page.clock.fastForward(61_000)
  await expect.poll(() => shop.calls('get_refreshed_fragments')).toHaveLength(2)
})

test('cart.fragments.refresh-on-cart-change-event, cart.fragments.refresh-answer-is-applied, cart.fragments.refresh-on-back-navigation: another plugin’s event, and coming back out of the browser’s page cache, bring the cart and its copy up to date', async ({
  page,
  shop,
}) => {
  await page.goto(listing)
  await expect.poll(async () => (await readCopy(page))['wc_cart_hash']).toBe('')
  for (const [index, name] of ['wc_fragment_refresh', 'updated_wc_div', 'added_to_cart'].entries()) {
    await test.step(name, async () => {
      const { wc_cart_hash: before } = await readCopy(page)
      await shop.fillCart(page, pate.id)
      await page.evaluate((type) => document.body.dispatchEvent(new Event(type, { bubbles: true })), name)
      await expect(basketCount(page)).toHaveText(String(index + 1))
      await expect(row(sidebarCart(page), pate)).toContainText(`${index + 1} × 18.000`)
      await expect.poll(async () => (await readCopy(page))['wc_cart_hash']).not.toBe(before)
      expect((await readCopy(page))['wc_cart_hash']).toMatch(/^[0-9a-f]{32}$/)
      expect((await readCopy(page))['wc_fragments']).toContain(pate.name)
    })
  }
  const asked = (await shop.calls('get_refreshed_fragments')).length
  await shop.fillCart(page, kibble.id)
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false })))
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect(row(sidebarCart(page), kibble)).toBeVisible()
  expect(await shop.calls('get_refreshed_fragments')).toHaveLength(asked + 1)
})

/**
 * Lets the tabs hear everything that they have stored so far, and act on it: what reaches a tab from another comes in order, so a word that
 * is stored last is heard last.
 */
async function hearEachOther(tabs: readonly Page[], word: string): Promise<void> {
  for (const tab of tabs) {
    const hearing = tabs
      .filter((other) => other !== tab)
      .map((other) =>
        other.evaluateHandle(
          (awaited) => {
            const heard = new Promise<void>((resolve) => {
              addEventListener('storage', ({ newValue }) => newValue === awaited && resolve())
            })
            return { heard }
          },
          `${word} ${tabs.indexOf(tab)}`,
        ),
      )
    const handles = await Promise.all(hearing)
    await tab.evaluate((said) => localStorage.setItem('last-word', said), `${word} ${tabs.indexOf(tab)}`)
    for (const handle of handles) await handle.evaluate(({ heard }) => heard)
  }
}

test.describe('two tabs', () => {
  test.use({ hasSeparateTabs: true })

  test('cart.fragments.refresh-on-change-in-other-tab: what is added in one tab appears in the other, by itself, and the two do not keep each other refreshing', async ({
    page,
    context,
    shop,
  }) => {
    await context.clock.install()
    await page.goto(listing)
    const other = await context.newPage()
    await other.goto(listing)
    // Each tab asks once for itself, as it has no copy.
    for (const tab of [page, other]) await expect.poll(async () => (await readCopy(tab))['wc_cart_hash']).toBe('')
    await addButton(other, pate).click()
    await expect(basketCount(other)).toHaveText('1')
    await expect(basketCount(page)).toHaveText('1')
    await expect(row(sidebarCart(page), pate)).toHaveCount(1)
    // And once more the one in which nothing was added.
    expect(await shop.calls('get_refreshed_fragments')).toHaveLength(3)
    const [copy, copyOfOther] = [await readCopy(page), await readCopy(other)]
    expect(copy['wc_cart_hash']).toMatch(/^[0-9a-f]{32}$/)
    expect(copy['wc_cart_hash']).toBe(copyOfOther['wc_cart_hash'])
    // Whatever one has stored the other has heard, has had the time to ask because of it, and to store what it was answered.
    for (let round = 0; round < 3; round++) {
      await hearEachOther([page, other], `round ${round}`)
      await context.clock.runFor(500)
    }
    expect(await shop.calls('get_refreshed_fragments')).toHaveLength(3)
  })
})

/** What the server may do instead of an answer, and what the browser says of it; ours is silent. */
const failures: Record<string, RegExp[]> = {
  '500': [/status of 500/],
  'html-error-page': [],
  empty: [],
  'missing-fragments': [],
  dropped: [/net::ERR_EMPTY_RESPONSE/],
}

test.describe('whatever a refresh is answered with instead', () => {
  test.use({ consoleMessages: { expected: Object.values(failures).flat() } })

  test('cart.fragments.failure-raises-event: the page stays as it was, others are told, and the next cart event tries again', async ({
    page,
    shop,
  }) => {
    const counts = await countEvents(page, 'wc_fragments_ajax_error', 'shop-islands:fragments-error')
    await shop.fillCart(page, pate.id)
    for (const [index, fault] of Object.keys(failures).entries()) {
      await test.step(fault, async () => {
        const told = index + 1
        await shop.disturb({ endpoint: 'get_refreshed_fragments', fault })
        if (index === 0) await page.goto(listing)
        else await refresh(page)
        await expect.poll(counts).toEqual({ wc_fragments_ajax_error: told, 'shop-islands:fragments-error': told })
        await expect(row(sidebarCart(page), pate)).toBeVisible()
      })
    }
    await shop.disturb()
    await shop.fillCart(page, kibble.id)
    await refresh(page)
    await expect(row(sidebarCart(page), kibble)).toBeVisible()
  })
})

test('a refresh without an answer is given up after 5000 ms', async ({ page }) => {
  const counts = await countEvents(page, 'wc_fragments_ajax_error')
  const sending = page.waitForRequest(/get_refreshed_fragments/)
  await page.route(/get_refreshed_fragments/, () => {})
  await openStopped(page, listing)
  await sending
  await page.clock.runFor(4000)
  expect(await counts()).toEqual({})
  await page.clock.runFor(1100)
  await expect.poll(counts).toEqual({ wc_fragments_ajax_error: 1 })
})
