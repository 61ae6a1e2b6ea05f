import type { Browser, Page, Route } from 'playwright'
import { nameOf } from './graph'

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

/** Milliseconds without a request that count as rest. */
const REST = 150

/** Follows the requests of a page. */
interface Watch {
  /** The files of the build that were asked for since `take` was called last. */
  take(): Set<string>
  /** Resolves when the page has come to rest. */
  rest(): Promise<void>
}

function watchRequests(page: Page): Watch {
  let files = new Set<string>()
  let running = 0
  let lastChange = Date.now()
  const onEnd = () => {
    running--
    lastChange = Date.now()
  }
  page.on('requestfinished', onEnd)
  page.on('requestfailed', onEnd)
  page.on('request', (request) => {
    running++
    lastChange = Date.now()
    const [, file] = new URL(request.url()).pathname.split('/shop-islands/')
    if (file) files.add(`dist/${file}`)
  })
  return {
    take() {
      const taken = files
      files = new Set()
      return taken
    },
    async rest() {
      lastChange = Date.now()
      while (running > 0 || Date.now() - lastChange < REST) await page.waitForTimeout(REST / 3)
    },
  }
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

/** Lets a file come that a page has asked for. */
async function deliver(route: Route): Promise<void> {
  await route.continue()
  await (await route.request().response())?.finished()
}

/** Waits until the page has nothing left to do and asks for no more files. */
async function untilQuiet(page: Page, asked: readonly Route[]): Promise<void> {
  let before: number
  do {
    before = asked.length
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))))
  } while (asked.length > before)
}

/**
 * Counts the trips over the network, one after the other, between a tap and what it does, on a page that has the core alone: files
 * that are asked for before one of them has come are one trip, on a busy machine, too.
 *
 * @param shop the address of the running demo shop.
 * @param path the page, with its query.
 * @param target what is tapped.
 * @throws where the tap asks for nothing.
 */
export async function countTrips(browser: Browser, shop: string, path: string, target: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  try {
    const page = await context.newPage()
    const watch = watchRequests(page)
    // A first visit loads more by itself.
    await page.goto(`${shop}${path}`, { waitUntil: 'load' })
    await watch.rest()
    const asked: Route[] = []
    await page.route(/\/shop-islands\/.*\.js/, (route) => {
      if (/^(shop-islands|core)$/.test(nameOf(route.request().url()))) void route.continue()
      else asked.push(route)
    })
    await page.goto(`${shop}${path}`, { waitUntil: 'load' })
    await page.locator(target).first().dispatchEvent('click')
    let trips = 0
    await untilQuiet(page, asked)
    while (asked.length > 0) {
      trips += 1
      await Promise.all(asked.splice(0).map(deliver))
      await page.waitForTimeout(REST)
      await untilQuiet(page, asked)
    }
    if (!trips) throw new Error(`${target} on ${path} asked for nothing`)
    return trips
  } finally {
    await context.close()
  }
}
