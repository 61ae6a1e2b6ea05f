import type { Browser, Page } from 'playwright'
import { type Watch, watchRequests } from './requests'

/** What one page of the demo loads of the build, with nothing fetched ahead: file paths from the root of the project. */
export interface PageLoads {
  path: string
  /** A visitor's very first page, not touched. */
  firstVisit: Set<string>
  /** The same page once more, with the browser's copy of the cart. */
  laterVisit: Set<string>
  /** The first visit, an add where the page has a button, and a removal in the mini-cart. */
  inUse: Set<string>
}

/** Adds a product where the page has a button for it, and removes it, or what is there, in the mini-cart. */
async function addAndRemove(page: Page, { rest }: Watch): Promise<void> {
  const button = page.locator('.ajax_add_to_cart:visible').first()
  if (await button.count()) {
    await button.click()
    await rest()
  }
  const cart = page.locator('.header-cart-link:visible').first()
  if (await cart.count()) await cart.hover()
  const remove = page.locator('.remove_from_cart_button:visible').first()
  if (await remove.count()) await remove.click()
  await rest()
}

/** In the page: forgets what the demo shop's first click has brought; its guests begin with a list. */
function forgetWishlists(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith('ti_wishlist_data')) localStorage.removeItem(key)
}

/**
 * Opens a page of the demo as a new visitor, and uses it. The shop has no order attribution: the tracker counts apart.
 *
 * @param shop the address of the running demo shop.
 * @param path the page, with its query.
 */
export async function visitPage(browser: Browser, shop: string, path: string): Promise<PageLoads> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  try {
    const page = await context.newPage()
    const watch = watchRequests(page)
    await page.route(
      ({ href }) => href === `${shop}${path}`,
      async (route) => {
        const response = await route.fetch()
        const page = (await response.text()).replaceAll('wc_order_attribution', 'no_order_attribution')
        await route.fulfill({ response, body: page.replace('<script type="module"', '$& data-preload="touch"') })
      },
    )
    const open = async () => {
      await page.goto(`${shop}${path}`, { waitUntil: 'load' })
      await watch.rest()
      return watch.take()
    }
    const firstVisit = await open()
    await addAndRemove(page, watch)
    const inUse = new Set([...firstVisit, ...watch.take()])
    await page.evaluate(forgetWishlists)
    // Where the pointer rests, things wake.
    await page.mouse.move(0, 0)
    const laterVisit = await open()
    return { path, firstVisit, laterVisit, inUse }
  } finally {
    await context.close()
  }
}
