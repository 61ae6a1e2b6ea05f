import { changeMiniCarts, watchFragments } from '../support/miniCarts'
import { basketCount, listing, products, row, sidebarCart } from '../support/shopPage'
import { expect, test } from '../support/test'

const { pate, kibble } = products
const lazyFile = '/images/only-without-script.svg'

/** Rows as a plugin prints them that loads pictures late: with what is shown where there is no script. */
const withNoscript = (html: string) =>
  html.replace(
    /(<li class="[^"]*mini_cart_item[^"]*">)/g,
    `$1<noscript><img class="lazy" src="${lazyFile}?a=1&amp;b=2" alt='"' /></noscript>`,
  )

test('what a row holds for browsers without script stays text: its picture is not loaded, and a page that shows the right cart is left alone', async ({
  page,
  shop,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const heard = await watchFragments(page)
  await shop.fillCart(page, pate.id, kibble.id)
  await changeMiniCarts(page, withNoscript)
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
