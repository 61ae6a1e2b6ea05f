import { loadedFiles } from '../support/inspect'
import {
  addButton,
  basketCount,
  listing,
  products,
  removeLink,
  row,
  sidebarCart,
  viewCartLinks,
} from '../support/shopPage'
import { expect, test } from '../support/test'

const { pate } = products

for (const [name, variant] of [
  ['the split modules', 'module'],
  ['the one-file classic script', 'classic'],
  ['the build with React itself', 'react'],
  ['two tags with the same modules', 'twice'],
] as const) {
  test(`${name}: adds once, shows the cart and removes once; a component island that arrives late wakes, follows the cart and leaves the page as it was`, async ({
    page,
    shop,
  }) => {
    await page.goto(`/cua-hang/?script=${variant}`)
    await page.evaluate(() => {
      const host = document.createElement('p')
      host.dataset['island'] = 'cart-summary'
      host.id = 'summary'
      host.textContent = 'Giỏ: '
      document.querySelector('.shop-container')?.prepend(host)
    })
    await addButton(page, pate).click()
    await expect(row(sidebarCart(page), pate)).toBeVisible()
    await expect(viewCartLinks(page)).toHaveCount(1)
    await expect(page.locator('.cart-item.current-dropdown')).toHaveCount(1)
    expect(await shop.calls('add_to_cart')).toHaveLength(1)
    await expect(page.locator('#summary')).toHaveText('Giỏ: 1 sản phẩm trong giỏ')
    await removeLink(sidebarCart(page), pate).dispatchEvent('click')
    await expect(basketCount(page)).toHaveText('0')
    expect(await shop.calls('remove_from_cart')).toHaveLength(1)
    await expect(page.locator('#summary')).toHaveText('Giỏ: 0 sản phẩm trong giỏ')
    const loaded = await loadedFiles(page)
    expect(loaded.some((path) => path.includes('/shop-islands/react/'))).toBe(variant === 'react')
  })
}

test.describe('two different builds on one page', () => {
  test.use({ consoleMessages: { expected: [/^shop-islands: The script is on this page twice/] } })

  test('the second one does nothing but say so', async ({ page, shop }) => {
    await page.goto(listing)
    await page.addScriptTag({ url: '/shop-islands/shop-islands.classic.js' })
    await addButton(page, pate).click()
    await expect(basketCount(page)).toHaveText('1')
    await expect(viewCartLinks(page)).toHaveCount(1)
    expect(await shop.calls('add_to_cart')).toHaveLength(1)
  })
})
