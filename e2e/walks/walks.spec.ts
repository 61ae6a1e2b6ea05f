import type { Page } from '@playwright/test'
import { callFailed } from '../support/failedCalls'
import { basketCount } from '../support/shopPage'
import { expect, test } from '../support/test'
import { interact, wishCount } from '../support/wishlist'
import { comeToRest, makeWalks, pages, take } from './steps'

/** How many; `npm run test:walks` asks for 200. With a seed of one's own they are others. */
const COUNT = Number(process.env['WALKS'] ?? (process.env['npm_lifecycle_event'] === 'test:walks' ? 200 : 3))
const SEED = Number(process.env['WALKS_SEED'] ?? 20_261_123)

/** What the shop has, as its pages say without any script. */
interface Truth {
  pieces: string
  cart: string[]
  wishes: number
  quotes: string[]
}

const cartRows = '#shop-sidebar .mini_cart_item'
const wishRows = '.tinv-wishlist tr.wishlist_item'
const quoteRows = '#yith-ywrq-table-list tr.cart_item'

/** The texts of rows, whatever space stands in them. */
async function textsOf(page: Page, selector: string): Promise<string[]> {
  return (await page.locator(selector).allInnerTexts()).map((text) => text.replace(/\s+/g, ' ').trim())
}

async function askShop(page: Page): Promise<Truth> {
  const other = await page.context().newPage()
  await other.goto(`${pages.listing}&script=none`)
  const pieces = await basketCount(other).innerText()
  const cart = await textsOf(other, cartRows)
  await other.goto(`${pages.wishlist}&script=none&per-page=100`)
  const wishes = await other.locator(wishRows).count()
  await other.goto(`${pages.quotes}&script=none`)
  const quotes = await textsOf(other, quoteRows)
  await other.close()
  return { pieces, cart, wishes, quotes }
}

/** Does the page that is open say what the shop has? */
async function compare(page: Page, { pieces, cart, wishes, quotes }: Truth): Promise<void> {
  const path = new URL(page.url()).pathname
  await expect(basketCount(page)).toHaveText(pieces)
  await expect(wishCount(page)).toHaveText(String(wishes))
  if (path === '/cua-hang/') await expect.poll(() => textsOf(page, cartRows)).toEqual(cart)
  if (path === '/request-quote/') await expect.poll(() => textsOf(page, quoteRows)).toEqual(quotes)
  if (path === '/wishlist/') await expect(page.locator(wishRows)).toHaveCount(wishes)
}

for (const [index, steps] of makeWalks(COUNT, SEED).entries()) {
  const isDisturbed = steps.some(({ does }) => does === 'fail')
  test.describe(`walk ${index + 1} of seed ${SEED}`, () => {
    // What was made to fail is told to the author, by us and by the browser; nothing else is.
    test.use({
      consoleMessages: isDisturbed ? { parting: [callFailed, /Failed to load resource/] } : {},
    })

    test(`${steps.length} steps: the page shows the cart, wishlist and quote list that the shop has`, async ({
      page,
      shop,
    }, testInfo) => {
      await testInfo.attach('steps', { body: JSON.stringify(steps, null, 1) })
      await page.goto(pages.listing)
      await interact(page)
      for (const step of steps) await take(page, shop, step)
      await shop.disturb()
      await comeToRest(page, shop)
      // A page that was asked for while the shop was still at work may show what was before.
      if (steps.some(({ does }) => does === 'leave')) {
        await page.reload()
        await interact(page)
      }
      await page.keyboard.press('Escape')
      const truth = await askShop(page)
      await compare(page, truth)
      await page.goto(pages.listing)
      await interact(page)
      await compare(page, truth)
    })
  })
}
