import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { shopFolders } from '../fixtures/shop/node'
import { expect, test } from './support/test'

const { '/vendor/jquery.js': jquery = '' } = shopFolders

/** Opens a page that the plug-in's harness printed (`npm run test:wordpress`), with the built files where the plug-in has them. */
async function openPrinted(page: Page, name: string): Promise<string[]> {
  const core = readdirSync('dist').find((file) => /^core-.*\.js$/.test(file)) ?? ''
  const body = readFileSync(`wordpress/harness/pages/${name}.html`, 'utf8').replace('core-0.js', core)
  const loaded: string[] = []
  await page.route('/printed/', (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.route('/wp-includes/js/jquery/jquery-migrate.min.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  )
  await page.route('/wp-includes/js/jquery/jquery.min.js', (route) => route.fulfill({ path: jquery }))
  await page.route('/wp-content/plugins/shop-islands/script/*', (route) => {
    const { pathname } = new URL(route.request().url())
    const file = pathname.split('/').at(-1) ?? ''
    loaded.push(file)
    return route.fulfill({ path: join('dist', file) })
  })
  await page.goto('/printed/')
  return loaded
}

for (const [name, entry] of [
  ['listing-on', 'shop-islands.js'],
  ['listing-classic', 'shop-islands.classic.js'],
] as const) {
  test(`a page as WordPress prints it, old files and jQuery gone, adds to the cart: ${name}`, async ({
    page,
    shop,
  }) => {
    const loaded = await openPrinted(page, name)
    await page.getByRole('link', { name: 'Thêm vào giỏ' }).click()
    // The shop's own settings, which the plug-in left where they were, say where the cart is.
    await expect(page.locator('a.added_to_cart')).toHaveAttribute('href', '/gio-hang/')
    expect(await shop.calls('add_to_cart')).toHaveLength(1)
    expect(loaded).toContain(entry)
    expect(new Set(loaded).size).toBe(loaded.length)
    expect(await page.evaluate(() => 'jQuery' in window)).toBe(false)
  })
}

test('jQuery is there for a template that calls it', async ({ page }) => {
  await openPrinted(page, 'listing-kept-jquery')
  // jQuery calls back in a task of its own.
  await expect.poll(() => page.evaluate(() => 'templateRan' in window)).toBe(true)
})
