import { expect, type Locator, type Page } from '@playwright/test'

/** Products of the demo shop that tests speak of, with the beginning of their names. */
export const products = {
  pate: { id: 101, name: 'Pate cá ngừ' },
  kibble: { id: 102, name: 'Hạt khô vị cá hồi' },
  litter: { id: 103, name: 'Cát đậu nành' },
  /** Only two are left. */
  catTree: { id: 104, name: 'Nhà cây ba tầng' },
  /** Found on a long listing only. */
  bowl: { id: 106, name: 'Bát ăn sứ' },
} as const

/** A product of `products`. */
export type Product = (typeof products)[keyof typeof products]

/** The listing, in the version in which an add opens no mini-cart: what lies below it can be clicked. */
export const listing = '/cua-hang/?reveal=0'
/** The same with more products than the four that the listing of the tests shows where it is not asked for more. */
export const longListing = `${listing}&cards=8`

/** The add-to-cart button of a product's card. */
export function addButton(page: Page, { name }: Product): Locator {
  return page.getByLabel(`Thêm vào giỏ hàng: “${name}`)
}

/** The notice area above the page's content. */
export function notices(page: Page): Locator {
  return page.locator('.woocommerce-notices-wrapper')
}

/** The region through which screen readers are told what happened. */
export function liveRegion(page: Page): Locator {
  return page.locator('.widget_shopping_cart_live_region')
}

/** The number on the header's basket. */
export function basketCount(page: Page): Locator {
  return page.locator('#masthead .cart-icon strong')
}

/** The mini-cart that drops down from the header. */
export function dropdown(page: Page): Locator {
  return page.locator('.cart-item .nav-dropdown')
}

/** The off-canvas panel's cart. */
export function cartPanel(page: Page): Locator {
  return page.locator('#cart-popup')
}

/** The mini-cart in the listing's sidebar. */
export function sidebarCart(page: Page): Locator {
  return page.locator('#shop-sidebar .widget_shopping_cart')
}

/** The row of a product in a mini-cart. */
export function row(cart: Locator, { name }: Product): Locator {
  return cart.locator('.mini_cart_item').filter({ hasText: name })
}

/** The link that removes a product from a mini-cart. */
export function removeLink(cart: Locator, { name }: Product): Locator {
  return cart.getByLabel(`Xóa “${name}`)
}

/** The 'View cart' links that stand after add-to-cart buttons. */
export function viewCartLinks(page: Page): Locator {
  return page.locator('a.added_to_cart')
}

/** Expects every mini-cart of the page to list so many items, and the browser's copy of the cart to be the one that the cookie tells of. */
export async function expectCartsToFollow(page: Page, items: number): Promise<void> {
  for (const cart of [dropdown(page), sidebarCart(page), cartPanel(page)])
    await expect(cart.locator('.mini_cart_item')).toHaveCount(items)
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'woocommerce_cart_hash')
  const stored = await page.evaluate(() =>
    Object.entries({ ...sessionStorage }).find(([key]) => key.startsWith('wc_cart_hash_')),
  )
  expect(stored?.[1]).toBe(cookie?.value)
}
