import type { Page } from '@playwright/test'
import { callFailed } from '../support/failedCalls'
import { basketCount } from '../support/shopPage'
import { expect, test } from '../support/test'
import { interact, wishCount } from '../support/wishlist'
import { COUNT, SEED } from './seed'
import { makeWalks, pages } from './steps'
import { comeToRest, take } from './take'

/** What the shop has, as its pages say without any script. */
interface Truth {
  pieces: string
  cart: string[]
  wishes: number
  quotes: string[]
  /** The quantities of the cart page's rows. */
  quantities: string[]
}

const cartRows = '#shop-sidebar .mini_cart_item'
const wishRows = '.tinv-wishlist tr.wishlist_item'
const quoteRows = '#yith-ywrq-table-list tr.cart_item'

/** The texts of rows, whatever space stands in them. */
async function textsOf(page: Page, selector: string): Promise<string[]> {
  return (await page.locator(selector).allInnerTexts()).map((text) => text.replace(/\s+/g, ' ').trim())
}

async function quantitiesOf(page: Page): Promise<string[]> {
  const fields = await page.locator('.woocommerce-cart-form .qty').all()
  return Promise.all(fields.map((field) => field.inputValue()))
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
  await other.goto(`${pages.cart}?script=none`)
  const quantities = await quantitiesOf(other)
  await other.close()
  return { pieces, cart, wishes, quotes, quantities }
}

/** Does the page that is open say what the shop has? */
async function compare(page: Page, { pieces, cart, wishes, quotes, quantities }: Truth): Promise<void> {
  const path = new URL(page.url()).pathname
  await expect(basketCount(page)).toHaveText(pieces)
  await expect(wishCount(page)).toHaveText(String(wishes))
  if (path === '/cua-hang/') await expect.poll(() => textsOf(page, cartRows)).toEqual(cart)
  if (path === '/request-quote/') await expect.poll(() => textsOf(page, quoteRows)).toEqual(quotes)
  if (path === pages.cart) await expect.poll(() => quantitiesOf(page)).toEqual(quantities)
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
      // A walk takes as long as its steps, of which some wait until the shop has nothing more to do.
      test.setTimeout(30_000 + 5000 * steps.length)
      await testInfo.attach('steps', { body: JSON.stringify(steps, null, 1) })
      await page.goto(pages.listing)
      await interact(page)
      for (const step of steps) await take(page, shop, step)
      await shop.disturb()
      await comeToRest(page, shop)
      // A page that was asked for while the shop was still at work may show what was before, and a cart page what another tab found.
      if (steps.some(({ does }) => does === 'leave' || does === 'add elsewhere')) {
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
