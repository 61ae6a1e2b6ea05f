import { openStopped, stepUntil } from '../support/stopwatch'
import { expect, test } from '../support/test'

const count = '.woocommerce-result-count'

test('listing.sort.submits-on-change: a script that watches the sort form’s submit can hold it back; otherwise choosing another order shows the list in that order, with the rest of the address kept', async ({
  page,
}) => {
  await page.goto('/cua-hang/?product_cat=do-choi')
  const held = page.evaluate(
    () =>
      new Promise((resolve) => {
        const hold = (event: Event) => {
          event.preventDefault()
          resolve(true)
        }
        document.addEventListener('submit', hold, { once: true })
      }),
  )
  await page.locator('select.orderby').selectOption('price')
  expect(await held).toBe(true)
  await expect(page).toHaveURL('/cua-hang/?product_cat=do-choi')
  await page.locator('select.orderby').selectOption('price-desc')
  await expect(page).toHaveURL(/\/cua-hang\/\?orderby=price-desc&paged=1&product_cat=do-choi$/)
  await expect(page.locator('.product-small .product-title').first()).toContainText('Trụ cào móng')
  await expect(page.locator('select.orderby')).toHaveValue('price-desc')
})

test('who has sorted a list and goes back finds the order of that list in the select, and can choose the other once more', async ({
  page,
}) => {
  await page.goto('/cua-hang/')
  const order = page.locator('select.orderby')
  for (const _time of ['first', 'second']) {
    await order.selectOption('price')
    await expect(page).toHaveURL(/orderby=price/)
    await page.goBack()
    await expect(page).toHaveURL('/cua-hang/')
    await expect(order).toHaveValue('menu_order')
  }
})

test('listing.result-count.refreshes-after-2000-ms: the line is spoken again two seconds after a sorted page is there, and nothing is fetched', async ({
  page,
  shop,
}) => {
  // The line falls silent before a test could begin to watch it from outside.
  await page.addInitScript((selector) => {
    const times: Record<string, number> = {}
    Object.assign(window, { spokenTimes: times })
    new MutationObserver(() => {
      const state = document.querySelector(selector)?.getAttribute('aria-hidden')
      if (state) times[state] ??= performance.now()
    }).observe(document, { subtree: true, attributes: true, attributeFilter: ['aria-hidden'] })
  }, count)
  await openStopped(page, '/cua-hang/?orderby=price&cards=24')
  const line = page.locator(count)
  await stepUntil(page, async () => (await line.getAttribute('aria-hidden')) === 'true', 100)
  await page.clock.runFor(2100)
  await expect(line).toHaveAttribute('aria-hidden', 'false')
  await expect(line).toHaveAttribute('role', 'alert')
  await expect(line).toHaveText('Hiển thị tất cả 24 kết quả')
  const times = await page.evaluate(() => (window as { spokenTimes?: Record<string, number> }).spokenTimes)
  expect(Math.abs((times?.['false'] ?? 0) - (times?.['true'] ?? 0) - 2000)).toBeLessThan(50)
  // The page itself asks once, when it is there; the line does not.
  await expect.poll(() => shop.calls('get_refreshed_fragments')).toHaveLength(1)
  await page.clock.runFor(2100)
  await page.waitForLoadState('networkidle')
  expect(await shop.calls('get_refreshed_fragments')).toHaveLength(1)
})

test('a listing as it came, without a choice in its address, says nothing twice', async ({ page }) => {
  await page.clock.install()
  await page.goto('/cua-hang/')
  await expect(page.locator('.box-text[style]').first()).toBeAttached()
  await page.clock.runFor(2500)
  await expect(page.locator(count)).not.toHaveAttribute('role')
  await expect(page.locator(count)).not.toHaveAttribute('aria-hidden')
})
