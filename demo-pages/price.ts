import type { Product } from '../fixtures/shop/products'
import { isVariable } from '../fixtures/shop/products'
import { type Html, html } from './html'

/** @param amount in ₫. @returns for example `1.590.000` */
export function formatAmount(amount: number): string {
  return String(amount).replace(/\B(?=(\d{3})+$)/g, '.')
}

/** @param amount in ₫. @returns the amount as the server marks it up. */
export function money(amount: number): Html {
  return html`<span class="woocommerce-Price-amount amount"><bdi>${formatAmount(amount)}&nbsp;<span class="woocommerce-Price-currencySymbol">₫</span></bdi></span>`
}

/** @returns the product's price, as it stands inside `.price`: one, old and new, or from the cheapest variation to the dearest. */
export function productPrice(product: Product): Html {
  if (isVariable(product)) {
    const prices = product.variations.map(({ price }) => price)
    return html`${money(Math.min(...prices))} – ${money(Math.max(...prices))}`
  }
  if (product.price === product.regularPrice) return money(product.price)
  return html`<del aria-hidden="true">${money(product.regularPrice)}</del> <span class="screen-reader-text">Giá gốc: ${formatAmount(product.regularPrice)} ₫.</span> <ins aria-hidden="true">${money(product.price)}</ins> <span class="screen-reader-text">Giá hiện tại: ${formatAmount(product.price)} ₫.</span>`
}

/** @returns the stars, or nothing for a product without votes. */
export function stars(rating: Product['rating']): Html | null {
  if (!rating) return null
  return html`<div class="star-rating" role="img" aria-label="Được xếp hạng ${rating.average} trên 5 sao"><span style="width:${rating.average * 20}%"></span></div>`
}

/** @param size of the square, in px. @param isDecorative when the name stands beside it. @returns the product's picture. */
export function picture(product: Product, size: number, isDecorative = false): Html {
  return html`<img src="/images/${product.slug}.svg" alt="${isDecorative ? '' : product.name}" width="${size}" height="${size}">`
}

/** @returns the address of the product's page. */
export function permalink(product: Product): string {
  return `/san-pham/${product.slug}/`
}
