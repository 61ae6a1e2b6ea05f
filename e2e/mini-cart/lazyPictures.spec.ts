import type { Page } from '@playwright/test'
import { basketCount, products, row, sidebarCart } from '../support/shopPage'
import { expect, test } from '../support/test'

const { pate, kibble } = products
const listing = '/cua-hang/?reveal=0'
const lazyFile = '/images/only-without-script.svg'

/** Rows as a plugin prints them that loads pictures late: with what is shown where there is no script. */
const withNoscript = (html: string) =>
  html.replace(
    /(<li class="[^"]*mini_cart_item[^"]*">)/g,
    `$1<noscript><img class="lazy" src="${lazyFile}?a=1&amp;b=2" alt='"' /></noscript>`,
  )

async function printNoscript(page: Page): Promise<void> {
  await page.route(/\/cua-hang\/\?reveal=0$/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: withNoscript(await response.text()) })
  })
  await page.route(/wc-ajax=/, async (route) => {
    const response = await route.fetch()
    const { fragments, ...answer } = await response.json()
    const placed = Object.entries<string>(fragments ?? {}).map(([selector, html]) => [selector, withNoscript(html)])
    await route.fulfill({ response, json: { ...answer, fragments: Object.fromEntries(placed) } })
  })
}

test('what a row holds for browsers without script stays text: its picture is not loaded, and a page that shows the right cart is left alone', async ({
  page,
  shop,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.addInitScript(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    for (const name of ['shop-islands:before-swap', 'wc_fragments_refreshed', 'wc_fragments_loaded'])
      document.addEventListener(name, () => heard.push(name))
  })
  const heard = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard)
  await shop.fillCart(page, pate.id, kibble.id)
  await printNoscript(page)
  await page.goto(listing)
  await expect.poll(heard).toContain('wc_fragments_refreshed')
  await page.goto(listing)
  await expect.poll(heard).toEqual(['wc_fragments_loaded'])
  await row(sidebarCart(page), kibble)
    .locator('.remove_from_cart_button')
    .evaluate((link: HTMLElement) => link.click())
  await expect(basketCount(page)).toHaveText('1')
  await expect(sidebarCart(page).locator('noscript')).toHaveCount(1)
  await expect(sidebarCart(page).locator('noscript img')).toHaveCount(0)
  expect(asked).not.toContain(lazyFile)
})
