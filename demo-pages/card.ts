import { isInStock, isVariable } from '../fixtures/shop/products'
import { categories, type Product } from '../fixtures/shop/productTypes'
import { compact, type Html, html, raw } from './html'
import { permalink, picture, productPrice, stars } from './price'
import { quoteButton } from './quoteButton'
import { boxSwatches } from './swatches'
import type { Variants } from './variants'
import { wishlistButton } from './wishlistButton'

/**
 * The button of a card (contract 1.1): adds in the background only for a simple product that is in stock.
 *
 * @param place.id the id that the product goes by here.
 * @param place.leadsToCart whether an add leads to the cart page: the button has no `role` then.
 */
export function cardButton(product: Product, { id, leadsToCart }: { id: number | string; leadsToCart: boolean }): Html {
  const link = permalink(product)
  if (!isInStock(product)) {
    return html`<a href="${link}" data-quantity="1" class="button product_type_${product.kind} primary is-small mb-0 is-outline" data-product_id="${id}"
      data-product_sku="${product.sku}" aria-label="Đọc thêm về “${product.name}”" rel="nofollow">Đọc tiếp</a>`
  }
  if (isVariable(product)) {
    return html`<a href="${link}" data-quantity="1" class="button product_type_variable add_to_cart_button primary is-small mb-0 is-outline"
      data-product_id="${id}" data-product_sku="${product.sku}" aria-label="Lựa chọn cho “${product.name}”" rel="nofollow">Lựa chọn các tùy chọn</a>`
  }
  if (product.kind !== 'simple') {
    const isGroup = product.kind === 'grouped'
    return html`<a href="${isGroup ? link : product.externalUrl}" data-quantity="1" class="button product_type_${product.kind} primary is-small mb-0 is-outline"
      data-product_id="${id}" data-product_sku="${product.sku}" aria-label="${isGroup ? 'Xem các món của' : 'Mua ở nhà sách:'} “${product.name}”" rel="nofollow">${isGroup ? 'Xem các món' : 'Mua ở nhà sách'}</a>`
  }
  return html`<a href="?add-to-cart=${id}" aria-describedby="woocommerce_loop_add_to_cart_link_describedby_${id}" data-quantity="1"
    class="button product_type_simple add_to_cart_button ajax_add_to_cart primary is-small mb-0 is-outline" data-product_id="${id}"
    data-product_sku="${product.sku}" aria-label="Thêm vào giỏ hàng: “${product.name}”" rel="nofollow"
    data-success_message="“${product.name}” đã được thêm vào giỏ hàng"${!leadsToCart && html` role="button"`}>Thêm vào giỏ</a>
    <span id="woocommerce_loop_add_to_cart_link_describedby_${id}" class="screen-reader-text"></span>`
}

/** The button of a card as a block theme has it (field notes: Scripts, globals, order). */
function blockButton({ name }: Product, id: string): Html {
  return html`<div data-wp-interactive="woocommerce/product-button" class="wp-block-button wc-block-components-product-button">
    <button type="button" class="wp-block-button__link wc-block-components-product-button__button add_to_cart_button ajax_add_to_cart product_type_simple wc-interactive button is-small"
      data-product_id="${id}" data-quantity="1" data-wp-on--click="actions.addCartItem" aria-label="Thêm vào giỏ hàng: “${name}”"><span>Thêm vào giỏ</span></button></div>`
}

/** A product box of the theme (contract 3.2). */
function card(product: Product, id: string, variants: Variants): Html {
  const link = permalink(product)
  const isOnSale = product.price < product.regularPrice
  const isBlock = variants.blocks && product.kind === 'simple' && isInStock(product)
  return html`<div class="product-small col has-hover product type-product post-${id} status-publish ${isInStock(product) ? 'instock' : 'outofstock'} product_cat-${product.category}">
    <div class="col-inner">
      ${isOnSale && html`<div class="badge-container absolute left top z-1"><span class="onsale">-${Math.round(100 - (product.price / product.regularPrice) * 100)}%</span></div>`}
      <div class="product-small box">
        <div class="box-image">
          <div class="image-fade_in_back"><a href="${link}">${picture(product, 400)}</a></div>
          <div class="image-tools is-small top right show-on-hover">${wishlistButton(product, { id, isInListing: true, variants })}</div>
          <div class="image-tools grid-tools text-center hide-for-small bottom hover-slide-in show-on-hover">
            <a class="quick-view" data-prod="${id}" href="#quick-view">Xem nhanh</a>
          </div>
          ${!isInStock(product) && html`<div class="out-of-stock-label">Hết hàng</div>`}
        </div>
        <div class="box-text box-text-products">
          <div class="title-wrapper">
            <p class="category uppercase is-smaller no-text-overflow product-cat op-7">${categories[product.category]}</p>
            <p class="name product-title woocommerce-loop-product__title"><a href="${link}" class="woocommerce-LoopProduct-link woocommerce-loop-product__link">${product.name}</a></p>
          </div>
          <div class="price-wrapper">${stars(product.rating)}<span class="price">${productPrice(product)}</span>${boxSwatches(product)}</div>
          <p class="box-excerpt is-small">${product.excerpt}</p>
          <div class="add-to-cart-button">${isBlock ? blockButton(product, id) : cardButton(product, { id, leadsToCart: variants.redirect === 'yes' })}</div>
          ${variants['quote-cards'] && quoteButton(product, { id, isInListing: true, isListed: false, variants })}
        </div>
      </div>
    </div>
  </div>`
}

const idMark = '\u0000'
const cardPieces = new Map<string, readonly string[]>()

/** A card cut at every place of its id: products that differ in that alone, as those of a big listing, share it and cost a join each. */
function piecesOf(product: Product, variants: Variants): readonly string[] {
  const shown = [
    variants.redirect,
    variants['simple-flow'],
    variants.choice,
    variants.blocks,
    variants.heart,
    variants['quote-cards'],
    variants.nonce,
  ]
  const key = `${product.slug} ${shown}`
  const known = cardPieces.get(key)
  if (known) return known
  const pieces = compact(card(product, idMark, variants)).source.split(idMark)
  cardPieces.set(key, pieces)
  return pieces
}

/**
 * The grid of a listing (contract 3.2).
 *
 * @param products one for each card.
 * @param variants of the page.
 */
export function productGrid(products: readonly Product[], variants: Variants): Html {
  const cards = products.map((product) => piecesOf(product, variants).join(String(product.id))).join('\n')
  return html`<div class="products row row-small large-columns-4 medium-columns-3 small-columns-2 equalize-box">
${raw(cards)}
</div>`
}
