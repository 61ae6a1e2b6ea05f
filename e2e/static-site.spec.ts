import { type EventEmitter, once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { figure } from './support/guide'
import { askForFood, foodAnswer, kitState, kitTicks, ownWidgets } from './support/ownWidgets'
import { addButton, basketCount, products, row, sidebarCart } from './support/shopPage'
import { expect, test } from './support/test'

const { kibble, pate } = products
const site = fileURLToPath(new URL('../dist/demo', import.meta.url))
/** The server behind `npm start`, as far as it is used here. */
interface HttpServer {
  server: Server
  close(): void
}
type Answer = (request: IncomingMessage, response: ServerResponse & EventEmitter) => void
const { createServer } = createRequire(import.meta.url)('http-server') as {
  createServer(options: { root: string; before?: Answer[] }): HttpServer
}
/** Gives pages the worker of a browser that lets no worker see cookies: Firefox before 140, and Safari before 18.4. */
const answerWithoutCookies: Answer = (request, response) => {
  if (request.url !== '/service-worker.js') return void response.emit('next')
  const script = readFileSync(`${site}/service-worker.js`, 'utf8')
  response.setHeader('Content-Type', 'text/javascript')
  response.end(`Object.defineProperty(self, 'cookieStore', { value: undefined });${script}`)
}

/** Starts a server of files on a free port. @returns its address. */
async function listen({ server }: HttpServer): Promise<string> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test.describe('the static demo site, behind any file server', () => {
  let files: HttpServer
  let address: string

  test.beforeAll(async () => {
    files = createServer({ root: site })
    address = await listen(files)
  })

  test.afterAll(() => {
    files.close()
  })

  test('from the index to the listing, add, see the cart change, go to the cart page, remove', async ({ page }) => {
    await page.goto(`${address}/`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trang của máy chủ, thức dậy khi được chạm vào')
    await page.waitForFunction(() => navigator.serviceWorker.controller)
    await page.locator('.demo-index').getByRole('link', { name: 'Cửa hàng', exact: true }).click()
    await expect(page).toHaveURL(`${address}/cua-hang/`)
    // Before the script is there a button leads to another page.
    await page.waitForLoadState()
    await addButton(page, pate).click()
    await expect(row(sidebarCart(page), pate)).toBeVisible()
    await expect(basketCount(page)).toHaveText('1')
    await page.locator('a.added_to_cart').click()
    await expect(page).toHaveURL(`${address}/cart/`)
    await page.waitForLoadState()
    await expect(page.getByRole('rowheader', { name: pate.name })).toBeVisible()
    await expect(basketCount(page)).toHaveText('1')
    await page.getByLabel('Xóa “Pate').click()
    await expect(page.locator('.cart-empty')).toBeVisible()
    await expect(basketCount(page)).toHaveText('0')
    await page.getByRole('link', { name: 'Hoàn tác?' }).click()
    await expect(page.getByRole('rowheader', { name: pate.name })).toBeVisible()
  })

  test('the very first click, on a page that no worker controls yet, is not lost', async ({ page }) => {
    await page.goto(`${address}/cua-hang/`)
    await addButton(page, pate).click()
    await expect(basketCount(page)).toHaveText('1')
  })

  test('in a browser that lets no worker see cookies a cart is filled and emptied all the same, from page to page', async ({
    page,
  }) => {
    const older = createServer({ root: site, before: [answerWithoutCookies] })
    try {
      const olderAddress = await listen(older)
      await page.goto(`${olderAddress}/cua-hang/`)
      await addButton(page, pate).click()
      await expect(basketCount(page)).toHaveText('1')
      await page.goto(`${olderAddress}/cart/`)
      await page.getByLabel('Xóa “Pate').click()
      await expect(page.locator('.cart-empty')).toBeVisible()
      await expect(basketCount(page)).toHaveText('0')
    } finally {
      older.close()
    }
  })

  test('a page that is reloaded past the worker, as with the Shift key, comes to life all the same', async ({
    page,
  }) => {
    await page.goto(`${address}/cua-hang/`)
    await addButton(page, kibble).click()
    await expect(basketCount(page)).toHaveText('1')
    const session = await page.context().newCDPSession(page)
    await Promise.all([page.waitForEvent('load'), session.send('Page.reload', { ignoreCache: true })])
    await expect.poll(() => page.evaluate(() => 'shopIslands' in window)).toBe(true)
    await addButton(page, pate).click()
    await expect(basketCount(page)).toHaveText('2')
  })

  test('a theme author’s own widgets are there, too, and wait for the worker', async ({ page }) => {
    await page.goto(`${address}${ownWidgets}`)
    // Its address asks for another version of the page: the worker's first act is to load it anew, and a click just before that is lost.
    await page.waitForFunction(() => {
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
      return navigation?.type === 'reload'
    })
    await page.waitForLoadState()
    await expect(kitState(page)).toContainText('Đã có 0 trên 4 món')
    await addButton(page, kibble).click()
    await expect(kitTicks(page)).toHaveText(['1 trong giỏ'])
    await askForFood(page, '4.2')
    await expect(foodAnswer(page)).toContainText('1 túi trong giỏ đủ cho 12 ngày.')
  })

  test('the guide works: the page that compares measures both sides, from the very first visit on, and the gallery is searched, in both languages', async ({
    page,
  }) => {
    await page.goto(`${address}/en/compare/`)
    await expect(figure(page, 'files', 'first')).toHaveText('0 + 0')
    await expect(figure(page, 'files', 'second')).toHaveText(/^[1-9]/)
    for (const [path, word, title] of [
      ['/thu-vien/', 'trai tim', 'Trái tim của giao diện'],
      ['/en/gallery/', 'heart', 'The theme’s heart'],
    ] as const) {
      await page.goto(`${address}${path}`)
      await page.locator('.gallery-search input').fill(word)
      await expect(page.getByRole('heading', { level: 3, name: title })).toBeVisible()
      await expect(page.locator('#example-orders-table')).toBeHidden()
    }
  })
})
