import type { Page } from '@playwright/test'
import { changeAnswers } from '../support/changeAnswers'
import { basketCount } from '../support/shopPage'
import { expect, test } from '../support/test'

test('listing.card.add-button-adds-in-background: every product that can be bought at once has a button that adds without leaving', async ({
  page,
  shop,
}) => {
  await page.goto('/cua-hang/?reveal=0&cards=24')
  const buttons = page.locator('.product-small .ajax_add_to_cart')
  const total = await buttons.count()
  expect(total).toBeGreaterThan(20)
  await buttons.evaluateAll((all: HTMLElement[]) => {
    for (const button of all) button.click()
  })
  // One after the other: each has its time.
  for (let index = 0; index < total; index++) await expect(buttons.nth(index)).toHaveClass(/\badded\b/)
  await expect(basketCount(page)).toHaveText(String(total))
  expect(await shop.calls('add_to_cart')).toHaveLength(total)
  await expect(page).toHaveURL('/cua-hang/?reveal=0&cards=24')
})

test('the last of 1,000 cards adds like the first', async ({ page }) => {
  await page.goto('/cua-hang/1000/?reveal=0')
  await page.locator('.ajax_add_to_cart').last().click()
  await expect(basketCount(page)).toHaveText('1')
})

/** How many cards stand side by side. */
function columns(page: Page): Promise<number> {
  return page.locator('.products').evaluate((grid) => {
    const tops = [...grid.children].map((card) => Math.round(card.getBoundingClientRect().top))
    return tops.filter((top) => top === tops[0]).length
  })
}

for (const [screen, width, expected] of [
  ['large', 1280, 3],
  ['medium', 700, 3],
  ['small', 390, 2],
] as const) {
  test.describe(`a ${screen} screen`, () => {
    test.use({ viewport: { width, height: 900 } })

    test(`listing.columns.default-3-3-2: a grid that sets no number stands in ${expected} columns, with rows of equal height`, async ({
      page,
    }) => {
      await changeAnswers(page, /\/cua-hang\/$/, (html) => html.replace(/(large|medium|small)-columns-\d /g, ''))
      await page.goto('/cua-hang/')
      await expect(page.locator('.products')).not.toHaveClass(/columns/)
      expect(await columns(page)).toBe(expected)
      await expect(page.locator('.box-text[style]').first()).toBeAttached()
      const texts = page.locator('.box-text')
      const heights = () =>
        texts.evaluateAll(
          (all, count) => all.slice(0, count).map((text) => text.getBoundingClientRect().height),
          expected,
        )
      // Worked out anew when the fonts are there, and for a moment as they would be by themselves.
      await expect.poll(async () => new Set(await heights()).size).toBe(1)
    })
  })
}
