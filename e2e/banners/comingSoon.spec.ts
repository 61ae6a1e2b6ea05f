import type { Page } from '@playwright/test'
import { testStates } from '../support/axe'
import { callFailed } from '../support/failedCalls'
import { holdRequests } from '../support/holdRequests'
import { waitForFrames } from '../support/onScreen'
import { expect, test } from '../support/test'

const ENDPOINT = 'wp/v2/users/1'

const banner = (page: Page) => page.locator('#coming-soon-footer-banner')
const dismiss = (page: Page) => banner(page).getByRole('button', { name: 'Ẩn thông báo này' })

test('banners.coming-soon.dismiss-request, security.nonce.coming-soon-header, banners.coming-soon.hidden-when-call-completes, banners.coming-soon.saved-to-account: a post to the address on the banner, with what is to be remembered and the nonce; the banner goes with the answer, not before, and stays away on later pages, without a cookie', async ({
  page,
  context,
  shop,
}) => {
  const release = await holdRequests(page, /\/users\/1$/)
  await page.goto('/thong-bao/?role=admin')
  // The tracker writes its own when the browser is idle.
  const names = async () =>
    (await context.cookies())
      .map(({ name }) => name)
      .filter((name) => !name.startsWith('sbjs_'))
      .sort()
  const before = await names()
  const sending = page.waitForRequest(/\/users\/1$/)
  await dismiss(page).click()
  const sent = await sending
  expect(await sent.headerValue('x-wp-nonce')).toBe(
    await page.locator('[data-rest-nonce]').getAttribute('data-rest-nonce'),
  )
  await expect(banner(page)).toHaveAttribute('aria-busy', 'true')
  await waitForFrames(page)
  await expect(banner(page)).toBeVisible()
  release()
  await expect(banner(page)).toBeHidden()
  expect(await shop.calls(ENDPOINT)).toMatchObject([
    { method: 'POST', fields: { 'woocommerce_meta[coming_soon_banner_dismissed]': 'yes' } },
  ])
  expect(await names()).toEqual(before)
  await page.goto('/cua-hang/')
  await expect(page.locator('#wpadminbar')).toBeVisible()
  await expect(banner(page)).toHaveCount(0)
})

for (const key of ['Enter', 'Space']) {
  test(`by keyboard alone: the link has no address, and ${key} dismisses all the same`, async ({ page }) => {
    await page.goto('/thong-bao/?role=admin')
    await dismiss(page).focus()
    await expect(dismiss(page)).toBeFocused()
    await page.keyboard.press(key)
    await expect(banner(page)).toBeHidden()
  })
}

test('shoppers see no banner and no bar', async ({ page }) => {
  await page.goto('/thong-bao/')
  await expect(banner(page)).toHaveCount(0)
  await expect(page.locator('#wpadminbar')).toHaveCount(0)
})

test.describe('a nonce that has expired in a page cache', () => {
  // The browser itself notes the first refusal.
  test.use({ consoleMessages: { expected: [/Failed to load resource.*403/] } })

  test('is renewed unseen, and the dismissal saved', async ({ page, shop }) => {
    // The wishlist has the same nonce, and would be the first to find out.
    await holdRequests(page, /wc-ajax=tinvwl/)
    await page.goto('/thong-bao/?role=admin&nonce=stale')
    await dismiss(page).click()
    await expect(banner(page)).toBeHidden()
    expect(await shop.calls(ENDPOINT)).toHaveLength(2)
    await page.goto('/cua-hang/')
    await expect(banner(page)).toHaveCount(0)
  })
})

test.describe('a save that fails', () => {
  test.use({
    consoleMessages: { expected: [/Failed to load resource.*500/, callFailed] },
  })

  test('hides the banner for now, and it is back on the next page', async ({ page, shop }) => {
    await shop.disturb({ endpoint: ENDPOINT, fault: '500' })
    await page.goto('/thong-bao/?role=admin')
    const told = page.waitForEvent('console', (message) => message.text().startsWith('shop-islands: A call'))
    await dismiss(page).click()
    await expect(banner(page)).toBeHidden()
    await told
    await page.goto('/cua-hang/')
    await expect(banner(page)).toBeVisible()
  })
})

testStates({
  'what an administrator sees': async (page) => {
    await page.goto('/thong-bao/?role=admin&store-notice=none')
    await expect(dismiss(page)).toBeVisible()
  },
})
