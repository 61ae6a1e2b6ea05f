import { findProducts, isVariable } from '../fixtures/shop/products'
import type { Product } from '../fixtures/shop/productTypes'
import { type Html, html } from './html'
import { placeholderPicture } from './pictures'

/** @param amount in ₫. @returns for example `1.590.000` */
export function formatAmount(amount: number): string {
  return String(amount).replace(/\B(?=(\d{3})+$)/g, '.')
}

/** @param amount in ₫. @returns the amount as the server marks it up. */
export function money(amount: number): Html {
  return html`<span class="woocommerce-Price-amount amount"><bdi>${formatAmount(amount)}&nbsp;<span class="woocommerce-Price-currencySymbol">₫</span></bdi></span>`
}

/** @returns the price, behind the regular one where that is another; both in ₫. */
export function discountedPrice(price: number, regularPrice: number): Html {
  if (price === regularPrice) return money(price)
  return html`<del aria-hidden="true">${money(regularPrice)}</del> <span class="screen-reader-text">Giá gốc: ${formatAmount(regularPrice)} ₫.</span> <ins aria-hidden="true">${money(price)}</ins> <span class="screen-reader-text">Giá hiện tại: ${formatAmount(price)} ₫.</span>`
}

/** The prices between which a shopper chooses; empty for a product with one price. */
function choicePrices(product: Product): number[] {
  const choices = isVariable(product) ? product.variations : findProducts(product.children)
  return choices.map(({ price }) => price)
}

/** @returns the product's price, as it stands inside `.price`: one, old and new, or from the cheapest choice to the dearest. */
export function productPrice(product: Product): Html {
  const prices = choicePrices(product)
  if (prices.length > 0) {
    const [lowest, highest] = [Math.min(...prices), Math.max(...prices)]
    return lowest === highest ? money(lowest) : html`${money(lowest)} – ${money(highest)}`
  }
  // A variable product without variations has no price.
  return isVariable(product) ? html`` : discountedPrice(product.price, product.regularPrice)
}

/** @returns the stars, or nothing for a product without votes. */
export function stars(rating: Product['rating']): Html | null {
  if (!rating) return null
  return html`<div class="star-rating" role="img" aria-label="Được xếp hạng ${rating.average} trên 5 sao"><span style="width:${rating.average * 20}%"></span></div>`
}

function square({ pictures }: Product, size: number, alt: string): Html {
  const name = pictures[0] ?? placeholderPicture
  return html`<img src="/images/${name}.svg" alt="${alt}" width="${size}" height="${size}">`
}

/** @param size of the square, in px. @returns the product's picture, which stands for its name. */
export function picture(product: Product, size: number): Html {
  return square(product, size, product.name)
}

/** @param size of the square, in px. @returns the product's picture where its name stands beside it. */
export function pictureBesideName(product: Product, size: number): Html {
  return square(product, size, '')
}

/** @returns the address of the product's page. */
export function permalink(product: Product): string {
  return `/san-pham/${product.slug}/`
}
