import type { Page } from '@playwright/test'
import { cartStorageKeys } from '../../demo-pages/configGlobals'
import { holdRequests } from '../support/holdRequests'
import { loadedFiles } from '../support/inspect'
import { addButton, basketCount, listing, notices, products, removeLink, row, sidebarCart } from '../support/shopPage'
import { stopClock } from '../support/stopwatch'
import { expect, test } from '../support/test'

const { pate } = products
/** The file with everything that a touch of the cart needs beside what all areas share. */
const cartFile = /\/shop-islands\/cart-[\w-]+\.js/
const scriptFile = /\/shop-islands\/[\w-]+-[\w-]{8}\.js/
/** The names of all files that it needs. */
const needed = ['cart', 'base', 'react', 'text-vi']
const leaving = [/^shop-islands: (A part of the script|chunk-)/, /status of 404/, /net::ERR_FAILED/]

test('the first click, in the very task in which the script has started, adds', async ({ page }) => {
  await page.addInitScript(() => {
    const look = () => {
      if (!('shopIslands' in window)) return setTimeout(look)
      return document.querySelector<HTMLElement>('.ajax_add_to_cart[data-product_id="101"]')?.click()
    }
    addEventListener('DOMContentLoaded', look)
  })
  await page.goto(listing)
  await expect(row(sidebarCart(page), pate)).toBeVisible()
  await expect(addButton(page, pate)).toHaveClass(/\badded\b/)
  await expect(basketCount(page)).toHaveText('1')
  await expect(page).toHaveURL(listing)
})

/**
 * Opens a page in a browser that has a fresh copy of the empty cart, so that the page has nothing to fetch by itself.
 *
 * @returns the script's files that are asked for, growing.
 */
async function openWithCopy(page: Page, address: string): Promise<string[]> {
  const loaded: string[] = []
  const { fragments } = await (await page.request.post('/?wc-ajax=get_refreshed_fragments')).json()
  await page.addInitScript(([key, copy]) => sessionStorage.setItem(key, copy), [
    cartStorageKeys.fragments,
    JSON.stringify(fragments),
  ] as const)
  page.on('request', (request) => scriptFile.test(request.url()) && loaded.push(request.url()))
  await page.goto(address)
  await expect(page.locator('.box-text[style]').first()).toBeAttached()
  await page.waitForLoadState('networkidle')
  return loaded
}

test('a page that shall wait loads nothing for buttons before somebody comes near one, and then all of it at once; the sign that something is under way stands in the next frame, whatever the network does', async ({
  page,
}) => {
  const loaded = await openWithCopy(page, `${listing}&preload=touch`)
  expect(loaded.filter((url) => cartFile.test(url))).toEqual([])
  const asked = page.waitForRequest(cartFile)
  // Until one of them has come, the browser cannot know what it imports: who asks for the others is the core.
  const release = await holdRequests(page, scriptFile)
  await addButton(page, pate).hover()
  await asked
  await expect.poll(() => needed.filter((name) => loaded.some((url) => url.includes(`/${name}-`)))).toEqual(needed)
  const isBusy = await addButton(page, pate).evaluate(
    (button) =>
      new Promise<boolean>((resolve) => {
        ;(button as HTMLElement).click()
        requestAnimationFrame(() => resolve(button.matches('.loading')))
      }),
  )
  expect(isBusy).toBe(true)
  release()
  await expect(addButton(page, pate)).toHaveClass(/\badded\b/)
})

test('a page that is idle fetches what may be touched, so that a touch waits for nothing', async ({ page }) => {
  await page.goto(listing)
  await expect
    .poll(async () => {
      const paths = await loadedFiles(page)
      return needed.filter((name) => paths.some((path) => path.includes(`/${name}-`)))
    })
    .toEqual(needed)
  // Nothing comes any more. It is not lost either: what else may be touched is perhaps still being fetched, and would be missed.
  await holdRequests(page, scriptFile)
  await addButton(page, pate).click()
  await expect(addButton(page, pate)).toHaveClass(/\badded\b/)
})

test('visitors who save data fetch nothing ahead', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  const loaded = await openWithCopy(page, listing)
  expect(loaded.filter((url) => cartFile.test(url))).toEqual([])
})

for (const [trouble, answer] of [
  ['answers 404', { status: 404, body: '' }],
  ['cannot be reached', null],
] as const) {
  test.describe(`a part of the script ${trouble}`, () => {
    test.use({ consoleMessages: { parting: leaving } })

    test('page.script-pieces.failure-keeps-page-usable: the links of the button and of the row are followed, and the server adds and removes', async ({
      page,
    }) => {
      await page.route(cartFile, (route) => (answer ? route.fulfill(answer) : route.abort()))
      await page.goto(listing)
      await addButton(page, pate).click()
      await expect(notices(page)).toContainText('đã được thêm vào giỏ hàng')
      await expect(basketCount(page)).toHaveText('1')
      await page.waitForLoadState()
      await removeLink(sidebarCart(page), pate).click()
      await expect(notices(page)).toContainText('đã được xóa')
      await expect(basketCount(page)).toHaveText('0')
    })
  })
}

test.describe('a part of the script never arrives', () => {
  test.use({ consoleMessages: { parting: leaving } })

  test('the touch is held for 10 seconds; then the button’s link is followed', async ({ page }) => {
    await page.clock.install()
    await page.route(cartFile, () => {})
    await page.goto(listing)
    await expect(page.locator('.box-text[style]').first()).toBeAttached()
    await stopClock(page)
    await addButton(page, pate).click()
    await expect(addButton(page, pate)).toHaveClass(/\bloading\b/)
    await page.clock.fastForward(9000)
    await expect(addButton(page, pate)).toHaveClass(/\bloading\b/)
    await expect(page).toHaveURL(listing)
    await page.clock.fastForward(1100)
    // The link is followed in a task of its own, after all others that have waited in vain.
    await page.clock.runFor(1)
    await expect(notices(page)).toContainText('đã được thêm vào giỏ hàng')
  })
})

test('a button that leaves the page while its part loads still adds, once', async ({ page, shop }) => {
  await openWithCopy(page, `${listing}&preload=touch`)
  await page.route(cartFile, async (route) => {
    await page.locator('.products').evaluate((grid) => grid.remove())
    await route.continue()
  })
  await addButton(page, pate).dispatchEvent('click')
  await expect(basketCount(page)).toHaveText('1')
  expect(await shop.calls('add_to_cart')).toHaveLength(1)
})

test('a button that arrives late, by infinite scroll or a page builder, adds like the others', async ({ page }) => {
  await page.goto(listing)
  await page.evaluate(() => {
    const late = document.createElement('div')
    const button = document.querySelector('.ajax_add_to_cart[data-product_id="101"]')?.cloneNode(true)
    late.id = 'late'
    late.append(button ?? '')
    document.querySelector('.shop-container')?.prepend(late)
  })
  await page.locator('#late .ajax_add_to_cart').click()
  await expect(page.locator('#late .ajax_add_to_cart')).toHaveClass(/\badded\b/)
  await expect(basketCount(page)).toHaveText('1')
})
