import type { Locator, Page } from '@playwright/test'
import { chooseAll, variationAtRest } from './productPage'
import { products } from './shopPage'

/** What stands on the quote list of a new visitor, in order. */
export const quoted = {
  catTree: products.catTree,
  litterBox: { id: 115, name: 'Khay cát có nắp' },
} as const

/** The page of the list. */
export const quotePage = '/request-quote/'

/** The calls of the list by their names in the shop's log. */
export const quoteCalls = {
  add: 'yith_ywraq_action/add_item',
  remove: 'yith_ywraq_action/remove_item',
  check: 'yith_ywraq_action/variation_exist',
} as const

/** A product that is not on the list. */
export const kibblePage = '/san-pham/hat-ca-hoi/'

/** The button that puts a product on the quote list, on its card or its page. */
export function quoteButton(place: Page | Locator, { name }: { name: string }): Locator {
  return place.getByRole('link', { name: new RegExp(`^Yêu cầu báo giá “${name}`) })
}

/** What is said about a product and the quote list. */
export function quoteMessage(page: Page): Locator {
  return page.locator('.yith_ywraq_add_item_response_message')
}

/** The link to the list that comes with a message. */
export function browseLink(page: Page): Locator {
  return page.locator('.yith_ywraq_add_item_browse_message').getByRole('link')
}

/** The table of the list. */
export function quoteTable(page: Page): Locator {
  return page.locator('#yith-ywrq-table-list')
}

/** The row of a product in the list. */
export function quoteRow(page: Page, { name }: { name: string }): Locator {
  return quoteTable(page).getByRole('row').filter({ hasText: name })
}

/** The link that takes a product off the list. */
export function quoteRemove(page: Page, { name }: { name: string }): Locator {
  return page.getByRole('link', { name: new RegExp(`^Xóa “${name}`) })
}

/**
 * Chooses all options as a shopper does, whose choice begins with a key: Playwright sets the value without one. Then
 * waits for the variation.
 */
export async function chooseOptions(page: Page, options: Readonly<Record<string, string>>): Promise<void> {
  await page.locator('form.variations_form select').first().press('Shift')
  await chooseAll(page, options)
  await variationAtRest(page)
}
