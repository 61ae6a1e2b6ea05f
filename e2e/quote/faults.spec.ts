import { callFailed, messagesOf } from '../support/failedCalls'
import { holdRequests } from '../support/holdRequests'
import {
  browseLink,
  kibblePage,
  quoteButton,
  quoteCalls,
  quoted,
  quoteMessage,
  quotePage,
  quoteRemove,
  quoteRow,
  quoteTable,
} from '../support/quote'
import { liveRegion, notices, products } from '../support/shopPage'
import { expect, test } from '../support/test'
import { interact, wishCount } from '../support/wishlist'

const { add, remove } = quoteCalls
const { kibble, pate } = products
const { catTree, litterBox } = quoted
const addFailed = 'Chưa thêm được vào danh sách báo giá. Vui lòng thử lại.'
const removeFailed = 'Chưa xóa được khỏi danh sách báo giá. Vui lòng thử lại.'

/** What the server may do instead of an answer: nothing, or refuse twice. All else is in `test/widgets/quote/quoteButton.test.ts`. */
const failures = ['dropped', 'nonce-403']

test.describe('whatever the server answers an add with instead', () => {
  test.use({ consoleMessages: { expected: messagesOf(failures) } })

  test('a notice asks to try again, the button is free, and the second click works', async ({ page, shop }) => {
    const listing = '/cua-hang/?quote-cards=1&cards=24'
    await page.goto(listing)
    const names = await page
      .getByRole('link', { name: /^Yêu cầu báo giá “/ })
      .evaluateAll((links) => links.map((link) => link.getAttribute('aria-label') ?? ''))
    for (const [index, fault] of failures.entries()) {
      await test.step(fault, async () => {
        const button = page.getByRole('link', { name: names.at(index - failures.length) ?? '' })
        await shop.disturb({ endpoint: add, fault })
        await button.click()
        await expect(notices(page)).toHaveText(addFailed)
        // Far above the button, which the browser had to scroll to.
        await expect(page.locator('.shop-islands-notice')).toBeInViewport()
        await expect(liveRegion(page)).toHaveText(addFailed)
        await expect(button).not.toHaveClass(/loading/)
        await expect(page).toHaveURL(listing)
        await shop.disturb()
        await button.click()
        await expect(button).toBeHidden()
        await expect(notices(page)).toHaveText('')
        await expect(quoteMessage(page).nth(index)).toContainText('danh sách báo giá')
      })
    }
  })
})

test.describe('a removal fails', () => {
  test.use({ consoleMessages: { expected: messagesOf(['500']) } })

  test('the row stays, a notice says so, what was typed stays, and the second click removes', async ({
    page,
    shop,
  }) => {
    await shop.disturb({ endpoint: remove, fault: '500' })
    await page.goto(quotePage)
    await page.getByLabel('Lời nhắn').fill('Cho mình giá sỉ')
    await quoteRemove(page, catTree).click()
    await expect(notices(page)).toHaveText(removeFailed)
    await expect(quoteRow(page, catTree)).toBeVisible()
    await expect(quoteRemove(page, catTree)).not.toHaveClass(/loading/)
    await shop.disturb()
    await quoteRemove(page, catTree).click()
    await expect(quoteRow(page, catTree)).toHaveCount(0)
    await expect(notices(page)).toHaveText('')
    await expect(page.getByLabel('Lời nhắn')).toHaveValue('Cho mình giá sỉ')
  })
})

test.describe('the connection is lost for a moment', () => {
  // The words for the author cannot be fetched either.
  const wordless = /^shop-islands: call-failed/
  const disconnected = /net::ERR_INTERNET_DISCONNECTED/
  test.use({ consoleMessages: { expected: [wordless, disconnected, disconnected] } })

  test('the shopper is told, and the same click works as soon as it is back', async ({ page, context }) => {
    // The network is quiet for the first time when everything is there that the page loads by and by, and not before the first click.
    const release = await holdRequests(page, /get_refreshed_fragments/)
    await page.goto('/cua-hang/?quote-cards=1')
    await interact(page)
    release()
    await expect(wishCount(page)).toHaveText(/\d/)
    await page.waitForLoadState('networkidle')
    await quoteButton(page, pate).click()
    await expect(browseLink(page)).toBeFocused()
    await context.setOffline(true)
    const told = page.waitForEvent('console', (message) => wordless.test(message.text()))
    await quoteButton(page, kibble).click()
    await expect(notices(page)).toHaveText(addFailed)
    // The words are asked for and missed while there is no connection.
    await told
    await context.setOffline(false)
    await quoteButton(page, kibble).click()
    await expect(quoteButton(page, kibble)).toBeHidden()
    await expect(quoteMessage(page)).toHaveCount(2)
  })
})

test.describe('the table cannot be fetched anew', () => {
  test.use({ consoleMessages: { expected: [callFailed, /net::ERR_FAILED/] } })

  test('the one that is there stays, and works', async ({ page }) => {
    await page.route(/request-quote\/$/, (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    )
    const reported = page.waitForEvent('console', (message) => callFailed.test(message.text()))
    await page.goto(quotePage)
    await reported
    await quoteRemove(page, catTree).click()
    await expect(quoteRow(page, catTree)).toHaveCount(0)
    await expect(quoteRow(page, litterBox)).toHaveCount(1)
    await expect(quoteTable(page)).not.toHaveAttribute('aria-busy')
  })
})

for (const [plugin, parameter, field] of [
  ['today’s plugin', 'nonce=stale', '_wpnonce'],
  ['the plugin’s first generation', 'nonce=stale&quote=old', 'wp_nonce'],
] as const) {
  const isOld = parameter.includes('old')
  test.describe(`an expired nonce of ${plugin}`, () => {
    // The browser itself says what it thinks of a 403; the first generation answers with nothing.
    test.use({ consoleMessages: { expected: isOld ? [] : [/status of 403/] } })

    test('is renewed unseen: an add is refused and made once more', async ({ page, shop }) => {
      await page.goto(`${kibblePage}?${parameter}`)
      await quoteButton(page, kibble).click()
      await expect(quoteMessage(page)).toContainText('đã được thêm vào danh sách báo giá')
      await expect(notices(page)).toHaveText('')
      const nonces = (await shop.calls(add)).map(({ fields }) => fields[field])
      expect(nonces).toHaveLength(2)
      expect(new Set(nonces).size).toBe(2)
    })

    test('is renewed unseen, once: of two removals only the first is refused', async ({ page, shop }) => {
      await page.goto(`${quotePage}?${parameter}&quote-refresh=0`)
      await quoteRemove(page, catTree).click()
      await expect(quoteRow(page, catTree)).toHaveCount(0)
      await quoteRemove(page, litterBox).click()
      await expect(quoteTable(page)).toHaveCount(0)
      expect(await shop.calls(remove)).toHaveLength(3)
    })
  })
}
