import { comparedPage, figure } from './support/guide'
import { addButton, basketCount, products } from './support/shopPage'
import { expect, test } from './support/test'
import { recordViolations } from './support/violations'

const { kibble, pate } = products

test.describe('the start page', () => {
  test('the bar leads to every part, which is there in both languages, each with a way to the other', async ({
    page,
  }) => {
    await page.goto('/')
    for (const [name, path] of [
      ['So sánh', '/so-sanh/'],
      ['Thư viện các đảo', '/thu-vien/'],
      ['Đảo của riêng bạn', '/tu-lam/'],
      ['Giới thiệu', '/'],
    ] as const) {
      await test.step(name, async () => {
        await page.locator('.guide-bar').getByRole('link', { name, exact: true }).click()
        await expect(page).toHaveURL(path)
        await page.getByRole('link', { name: 'English' }).click()
        await expect(page.locator('html')).toHaveAttribute('lang', 'en')
        await page.getByRole('link', { name: 'Tiếng Việt' }).click()
        await expect(page).toHaveURL(path)
      })
    }
  })

  // A table of the gallery is made narrow when it comes into view (showcase.spec.ts).
  for (const path of ['/so-sanh/', '/tu-lam/', '/'])
    test(`${path} is not wider than a phone`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto(path)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    })

  test('has living cards of the shop, in the shop’s language, and gives the two lines to paste at a press, and says so', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/en/')
    await addButton(page, kibble).click()
    await expect(basketCount(page)).toHaveText('1')
    await expect(page.getByRole('region', { name: 'Try it' }).locator('[lang=vi]')).toBeVisible()
    const copy = page.getByRole('button', { name: 'Copy: Two lines to paste' })
    await copy.click()
    const twoLines = /^<link rel="stylesheet" href="\/shop-islands\/shop-islands.css">\n<script type="module"/
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(twoLines)
    await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeAttached()
  })

  test('a strict policy lets its islands work, too', async ({ page }) => {
    const violations = await recordViolations(page)
    await page.goto('/thu-vien/?csp=strict')
    await page.locator('.gallery-search input').fill('mục lục')
    await expect(page.locator('#example-orders-table')).toBeHidden()
    expect(await violations()).toEqual([])
  })
})

test.describe('the comparison', () => {
  test('counts what the browser fetches for the page without a script, and with it, and says how long each took to answer the last click, whether it stays or is loaded anew', async ({
    page,
  }) => {
    await page.goto('/so-sanh/')
    await expect(figure(page, 'files', 'first')).toHaveText('0 + 0')
    await expect(figure(page, 'bytes', 'first')).toHaveText('0 + 0 kB')
    await expect(figure(page, 'files', 'second')).toHaveText(/^[1-9]\d* \+ \d+$/)
    await expect(figure(page, 'bytes', 'second')).toHaveText(/^[1-9]\d* \+ \d+ kB$/)
    await expect(figure(page, 'requests', 'second')).toHaveText(/^[1-9]\d+$/)
    await expect(figure(page, 'script', 'second')).toHaveText(/^[\d.]+ ms$/)
    for (const side of ['first', 'second'] as const) {
      await expect(figure(page, 'requests', side)).toHaveText(/^[1-9]/)
      await expect(figure(page, 'answer', side)).toHaveText('–')
      await comparedPage(page, side).getByLabel(`Thêm vào giỏ hàng: “${pate.name}`).click()
      await expect(comparedPage(page, side).locator('[data-icon-label]:visible').last()).toHaveAttribute(
        'data-icon-label',
        side === 'first' ? '1' : '2',
      )
      await expect(figure(page, 'answer', side)).toHaveText(/^(≤ )?[\d.]+ ms$/)
    }
  })

  test('the side without a script stays without one, wherever its links and forms lead', async ({ page }) => {
    await page.goto('/so-sanh/?page=product')
    const first = comparedPage(page, 'first')
    await expect(figure(page, 'requests', 'first')).toHaveText(/^[1-9]/)
    await first.locator('.single_add_to_cart_button').click()
    await expect(first.locator('.woocommerce-error')).toBeVisible()
    await expect(figure(page, 'files', 'first')).toHaveText('0 + 0')
    await first.getByRole('link', { name: 'Meo Meo Shop' }).click()
    await expect(first.getByRole('heading', { level: 1 })).toHaveText('Trang của máy chủ, thức dậy khi được chạm vào')
    await expect(figure(page, 'files', 'first')).toHaveText('0 + 0')
  })

  test('another page and the old scripts are chosen by a form, with or without a script', async ({ page }) => {
    await page.goto('/en/compare/')
    await page.getByLabel('Page', { exact: true }).selectOption('Cart')
    await page.getByLabel('Compared with').selectOption('The cart’s old scripts, with jQuery')
    await page.getByRole('button', { name: 'Compare' }).click()
    await expect(page).toHaveURL('/en/compare/?page=cart&beside=old')
    await expect(comparedPage(page, 'second').getByRole('heading', { level: 1 })).toHaveText('Giỏ hàng')
    await expect(figure(page, 'files', 'first')).toHaveText('2 + 0')
  })
})

test.describe('the gallery’s search', () => {
  test('leaves what has every word, by title, name or selector, with or without the marks on its letters; what is typed into an example’s own search searches the shop, not the gallery', async ({
    page,
  }) => {
    await page.goto('/thu-vien/')
    const field = page.getByRole('searchbox', { name: 'Tìm trong thư viện' })
    const shown = page.locator('.showcase-example:visible h3')
    for (const words of ['Trái tim', 'trai TIM', 'wishlist-dialogs']) {
      await field.fill(words)
      await expect(shown).toHaveText(['Trái tim của giao diện'])
      await expect(page.locator('.gallery-group:visible h2')).toHaveText(['Yêu thích'])
    }
    await field.fill('không có gì như thế')
    await expect(shown).toHaveCount(0)
    await expect(page.locator('.gallery-search output')).toHaveText(/^0 \/ \d+$/)
    await field.fill('')
    await expect(page.locator('#example-orders-table')).toBeVisible()
    await page.locator('#example-search input[type=search]').fill('pate')
    await expect(page.locator('#example-search .live-search-results')).toContainText(pate.name)
    await expect(page.locator('#example-orders-table')).toBeVisible()
  })

  test('each example has its markup to copy', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/en/gallery/?find=a+password')
    await expect(page.locator('.showcase-example:visible')).toHaveCount(1)
    const example = page.locator('#example-password')
    await example.getByText('HTML', { exact: false }).first().click()
    await example.getByRole('button', { name: 'Copy' }).click()
    await expect(example.getByRole('status')).toHaveText('Copied')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('data-island="password"')
  })

  test.describe('without a script', () => {
    test.use({ javaScriptEnabled: false })

    test('the server searches', async ({ page }) => {
      await page.goto('/en/gallery/')
      await page.getByRole('searchbox', { name: 'Search the gallery' }).fill('heart')
      await page.getByRole('search', { name: 'Search the gallery' }).getByRole('button').click()
      await expect(page).toHaveURL('/en/gallery/?find=heart')
      await expect(page.locator('.showcase-example:visible h3')).toHaveText(['The theme’s heart', 'The heart'])
      await expect(page.locator('.copy-code:visible')).toHaveCount(0)
    })
  })
})
