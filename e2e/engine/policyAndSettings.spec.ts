import type { Page } from '@playwright/test'
import { addButton, basketCount, cartPanel, notices, products, removeLink, row, sidebarCart } from '../support/shopPage'
import { expect, test } from '../support/test'
import { recordViolations } from '../support/violations'

const { pate, kibble } = products

test('under a strict policy with Trusted Types everything of the cart works, a fragment’s script does not run, and the console reports no violation', async ({
  page,
  shop,
}) => {
  await shop.disturb({ endpoint: 'get_refreshed_fragments', fault: 'script-in-fragment' })
  await shop.fillCart(page, pate.id)
  const violations = await recordViolations(page)
  const response = await page.goto('/cua-hang/?csp=strict&cart=off-canvas')
  expect(response?.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'")
  await expect.poll(() => shop.calls('get_refreshed_fragments')).toHaveLength(1)
  await expect(basketCount(page)).toHaveText('1')
  expect(await page.evaluate(() => 'shopFragmentScriptRan' in window)).toBe(false)
  await addButton(page, kibble).click()
  await expect(row(cartPanel(page), kibble)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(cartPanel(page)).toBeHidden()
  await removeLink(sidebarCart(page), kibble).click()
  await expect(basketCount(page)).toHaveText('1')
  await page.locator('select.orderby').selectOption('price')
  await expect(page).toHaveURL(/orderby=price/)
  expect(await violations()).toEqual([])
})

test('where style attributes are refused, too, what the script writes is declared: a badge that is emptied goes, and nothing is violated', async ({
  page,
  shop,
}) => {
  await page.route('**/cua-hang/?csp=strict*', async (route) => {
    const response = await route.fetch()
    const policy = `${response.headers()['content-security-policy']};style-src 'self'`
    // The demo's pages have stars with a width.
    const body = (await response.text()).replace(/ style="[^"]*"/g, '')
    await route.fulfill({ response, body, headers: { ...response.headers(), 'content-security-policy': policy } })
  })
  await shop.fillCart(page, pate.id)
  const violations = await recordViolations(page)
  await page.goto('/cua-hang/?csp=strict&cart=off-canvas')
  await addButton(page, kibble).click()
  await expect(row(cartPanel(page), kibble)).toBeVisible()
  await page.evaluate(() => {
    const badge = Object.assign(document.createElement('b'), { id: 'badge', textContent: '2' })
    document.querySelector('main')?.prepend(badge)
    const { shopIslands } = globalThis as unknown as {
      shopIslands: { swapFragments(fragments: Record<string, string>): Promise<void> }
    }
    return shopIslands.swapFragments({ '#badge': '' })
  })
  await expect(page.locator('#badge')).toHaveCSS('display', 'none')
  expect(await violations()).toEqual([])
})

test.describe('a policy that does not know ours', () => {
  /** Has the page sent with other directives for Trusted Types. */
  const sendWith = (page: Page, directives: string) =>
    page.route('**/cua-hang/?csp=strict*', async (route) => {
      const response = await route.fetch()
      const strict = response.headers()['content-security-policy'] ?? ''
      const policy = strict.replace(/trusted-types [^;]*|require-trusted-types-for [^;]*/g, '')
      await route.fulfill({
        response,
        headers: { ...response.headers(), 'content-security-policy': `${policy};${directives}` },
      })
    })

  test.describe('where it is asked for', () => {
    test.use({
      consoleMessages: {
        expected: [
          /'shop-islands' violates/,
          /^This document requires 'TrustedHTML'/,
          /^shop-islands: .*the policy shop-islands/,
        ],
        // Each piece of HTML that is tried is one more violation.
        parting: [/^This document requires 'TrustedHTML'/],
      },
    })

    test('is named to the author once, nothing is said of files, and the product is added by its link', async ({
      page,
    }) => {
      await sendWith(page, "trusted-types 'none'; require-trusted-types-for 'script'")
      const told = page.waitForEvent('console', (message) => message.text().includes('the policy shop-islands'))
      await page.goto('/cua-hang/?csp=strict&cart=off-canvas')
      // The link leads away from the page that says it.
      await told
      await addButton(page, pate).click()
      await expect(page).toHaveURL('/cua-hang/')
      await expect(basketCount(page)).toHaveText('1')
    })
  })

  test.describe('where nothing asks for it', () => {
    test.use({ consoleMessages: { expected: [/'shop-islands' violates/] } })

    test('costs nothing: the cart works', async ({ page }) => {
      await sendWith(page, "trusted-types 'none'")
      await page.goto('/cua-hang/?csp=strict&cart=off-canvas')
      await addButton(page, pate).click()
      await expect(row(cartPanel(page), pate)).toBeVisible()
    })
  })
})

test('without the plugins’ config globals everything works by defaults, redirect included', async ({ page }) => {
  await page.goto('/cua-hang/?globals=none')
  await addButton(page, pate).click()
  await expect(page).toHaveURL('/cart/')
  await expect(page.getByRole('rowheader', { name: pate.name })).toBeVisible()
})

test('settings as strings count as what they say, also where they were encoded twice', async ({ page }) => {
  const settings = { redirectAfterAdd: 'no', miniCartReveal: '1', addTimeout: '20000', viewCartLabel: 'Tới giỏ' }
  const encoded = encodeURIComponent(JSON.stringify(JSON.stringify(settings)))
  await page.goto(`/cua-hang/?globals=none&settings=${encoded}`)
  await addButton(page, pate).click()
  await expect(page.locator('a.added_to_cart')).toHaveText('Tới giỏ')
  await expect(page.locator('.cart-item.current-dropdown')).toHaveCount(1)
})

test.describe('settings of wrong types and unknown names', () => {
  test.use({
    consoleMessages: {
      expected: [
        /^shop-islands: This setting has a value that it cannot have.*redirectAfterAdd: object$/,
        /^shop-islands: This setting has a value that it cannot have.*addTimeout: soon$/,
        /^shop-islands: There is no setting of this name.*redirectAfterAd \(did you mean redirectAfterAdd\?\)$/,
      ],
    },
  })

  test('each is reported once with what was meant, and changes nothing', async ({ page }) => {
    const settings = { redirectAfterAdd: [], addTimeout: 'soon', redirectAfterAd: true }
    await page.goto(`/cua-hang/?reveal=0&settings=${encodeURIComponent(JSON.stringify(settings))}`)
    await addButton(page, pate).click()
    await expect(basketCount(page)).toHaveText('1')
    await expect(notices(page)).toHaveText('')
  })
})

test.describe('settings that are not JSON', () => {
  test.use({ consoleMessages: { expected: [/^shop-islands: This script could not be read as JSON/] } })

  test('are reported and ignored', async ({ page }) => {
    await page.goto(`/cua-hang/?reveal=0&settings=${encodeURIComponent("{locale: 'vi'}")}`)
    await addButton(page, pate).click()
    await expect(basketCount(page)).toHaveText('1')
  })
})

test('an English page is spoken to in English', async ({ page, shop }) => {
  await page.goto(
    `/cua-hang/?globals=none&settings=${encodeURIComponent(JSON.stringify({ locale: 'en', redirectAfterAdd: false }))}`,
  )
  await addButton(page, pate).click()
  await expect(page.locator('a.added_to_cart')).toHaveText('View cart')
  expect(await shop.calls('add_to_cart')).toHaveLength(1)
})
