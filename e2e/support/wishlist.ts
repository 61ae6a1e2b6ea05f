import { expect, type Locator, type Page } from '@playwright/test'
import type { DemoShop } from './demoShop'
import { products } from './shopPage'

/** A product of the demo shop, by the beginning of its name. */
interface Named {
  name: string
}

/** What stands on the first wishlist of a new visitor, in order; the feeder is sold out. */
export const wished = {
  catTree: { ...products.catTree, rowId: 80 },
  backpack: { id: 108, rowId: 84, name: 'Balo phi hành gia' },
  feeder: { id: 122, rowId: 98, name: 'Máy cho ăn hẹn giờ' },
} as const

/** A product with three colours and three sizes. */
export const jumper = { id: 118, path: '/san-pham/ao-len-meo/', name: 'Áo len cho mèo' } as const

/** The wishlist button of a product, on its card or its page. */
export function heart(page: Page, { name }: Named): Locator {
  return page.getByRole('button', { name: new RegExp(`^Thêm “${name}.* vào danh sách yêu thích$`) })
}

/** The number on the header's heart. */
export function wishCount(page: Page): Locator {
  return page.locator('#masthead .wishlist_products_counter_number')
}

/** The message of the wishlist's server. */
export function wishMessage(page: Page, words: string | RegExp = ''): Locator {
  return page.getByRole('dialog', { name: words }).and(page.locator('.tinvwl_added_to_wishlist'))
}

/** The dialog in which a list is chosen. */
export function listChoice(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Chọn danh sách yêu thích' })
}

/** The row of a product on the page of a wishlist. */
export function wishRow(page: Page, { name }: Named): Locator {
  return page.getByRole('row').filter({ hasText: name })
}

/** Does what any visitor does first: clicks somewhere. */
export async function interact(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().click()
}

/** Opens a page and waits until it knows the visitor's wishlists. */
export async function openKnowing(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await interact(page)
  await expect(wishCount(page)).toHaveText(/\d/)
}

/** The names of all calls but the cart's own, in order: those of the wishlist, asked for or not. */
export async function callNames(shop: DemoShop): Promise<string[]> {
  const names = (await shop.everyCall()).map(({ endpoint }) => endpoint)
  return names.filter((name) => name !== 'get_refreshed_fragments')
}
