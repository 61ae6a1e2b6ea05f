import { expect, type Locator, type Page } from '@playwright/test'
import { bodyHas } from './holdRequests'
import { hoverUntil } from './input'

/** A product page of the demo shop that tests speak of: its address, the product's id and the beginning of its name. */
export interface DemoProduct {
  path: string
  id: number
  name: string
}

function demoProduct(slug: string, id: number, name: string): DemoProduct {
  return { path: `/san-pham/${slug}/`, id, name }
}

/** The test products of the demo shop; what is special about each is said in its data. */
export const demoProducts = {
  /** Simple; only two are left. */
  catTree: demoProduct('nha-cay-meo', 104, 'Nhà cây ba tầng'),
  /** Three attributes and every kind of variation. */
  shelf: demoProduct('ke-treo-tuong', 125, 'Kệ treo tường'),
  /** 500 variations, which the form asks for. */
  collar: demoProduct('vong-co-may-do', 126, 'Vòng cổ may đo'),
  /** From 0.5 to 5 in steps of 0.25. */
  anchovies: demoProduct('ca-com-kho', 128, 'Cá cơm khô'),
  /** At least 2, in steps of 2; one picture. */
  pads: demoProduct('lot-ve-sinh', 129, 'Tấm lót vệ sinh'),
  group: demoProduct('bo-do-choi', 130, 'Bộ đồ chơi tự chọn'),
  /** Twelve reviews on three pages. */
  pillow: demoProduct('goi-catnip', 131, 'Gối catnip'),
  /** With swatches of each type. */
  bib: demoProduct('yem-meo', 133, 'Yếm cổ'),
  /** The large size of its second picture is lost. */
  lamp: demoProduct('den-bong-ca', 136, 'Đèn chiếu bóng cá'),
} as const

/** The listing with a card for each of `demoProducts`. */
export const testListing = '/cua-hang/thu-nghiem/'

/** The part of a product page that belongs to its product. */
export function productOf(page: Page, { id }: DemoProduct): Locator {
  return page.locator(`#product-${id}.type-product`).first()
}

/** The theme's gallery of a product or of a quick view. */
export function gallery(place: Page | Locator): Locator {
  return place.locator('.product-gallery-slider')
}

/** Lays the pointer on the gallery, which wakes its slider. */
export async function wakeGallery(place: Page | Locator): Promise<void> {
  const slider = gallery(place)
  await hoverUntil(slider, () => expect(slider).toHaveClass(/flickity-enabled/, { timeout: 500 }))
}

/** The picture that the gallery shows: the slider's selected one, or the first of a gallery that nobody has touched. */
export function selectedPicture(place: Page | Locator): Locator {
  return place.locator(
    '.product-gallery-slider.flickity-enabled .is-selected img:not(.easyzoom-flyout img), .product-gallery-slider:not(.flickity-enabled) .slide.first img:not(.easyzoom-flyout img)',
  )
}

/** A thumbnail in the theme's strip, counted from 1. */
export function thumbnail(place: Page | Locator, number: number): Locator {
  return place.locator('.product-thumbnails .col a').nth(number - 1)
}

/** Chooses an option of a variation form, as the shopper reads it. */
export async function choose(place: Page | Locator, attribute: string, option: string): Promise<void> {
  await place.getByRole('combobox', { name: attribute, exact: true }).selectOption({ label: option })
}

/** Chooses several options in order. */
export async function chooseAll(place: Page | Locator, options: Readonly<Record<string, string>>): Promise<void> {
  for (const [attribute, option] of Object.entries(options)) await choose(place, attribute, option)
}

/**
 * Waits until the form's variation has slid into view. What lies below moves until then: on a busy page away from under a click that has
 * begun, as Playwright takes for rest what only begins to move with the next frame.
 */
export async function variationAtRest(place: Page | Locator): Promise<void> {
  const shown = place.locator('.single_variation')
  await expect(shown).toBeVisible()
  await expect.poll(() => shown.evaluate((element) => element.getAnimations().length)).toBe(0)
}

/** The quantity field of a product's form. */
export function quantity(place: Page | Locator): Locator {
  return place.locator('form.cart').getByRole('spinbutton', { name: /^Số lượng/ })
}

/** The plus button of a product's form. */
export function plus(place: Page | Locator): Locator {
  return place.locator('form.cart').getByRole('button', { name: /^Tăng số lượng/ })
}

/** The minus button of a product's form. */
export function minus(place: Page | Locator): Locator {
  return place.locator('form.cart').getByRole('button', { name: /^Giảm số lượng/ })
}

/** The button that submits a product's form. */
export function formButton(place: Page | Locator): Locator {
  return place.getByRole('button', { name: 'Thêm vào giỏ hàng', exact: true })
}

/** The dialog in which a gallery's pictures are stepped through. */
export function lightbox(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Hình ảnh sản phẩm' })
}

/** The picture in the middle of the open lightbox. */
export function lightboxPicture(page: Page): Locator {
  return lightbox(page).locator('.pswp__item[aria-hidden="false"] img.pswp__img:not(.pswp__img--placeholder)')
}

/** The link on a product's card that opens its quick view. */
export function quickViewLink(page: Page, { id }: { id: number }): Locator {
  return page.locator(`.quick-view[data-prod="${id}"]`)
}

/** Tells the request for a quick view. */
export const asksForQuickView = bodyHas('flatsome_quickview')

/** The open quick view of a product. */
export function quickView(page: Page, { name }: { name: string }): Locator {
  return page.getByRole('dialog', { name })
}

/** Opens a product's quick view from the card on the page that is open. */
export async function openQuickView(page: Page, product: { id: number; name: string }): Promise<Locator> {
  await quickViewLink(page, product).click()
  const dialog = quickView(page, product)
  await expect(dialog).toBeVisible()
  return dialog
}
