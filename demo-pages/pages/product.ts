import {
  categories,
  findProductBySlug,
  isInStock,
  isVariable,
  type Product,
  products,
} from '../../fixtures/shop/products'
import { productGrid } from '../card'
import type { PageContext } from '../context'
import { productGallery } from '../gallery'
import { type Html, html } from '../html'
import type { Page } from '../layout'
import { permalink, picture, productPrice, stars } from '../price'
import { quantityField } from '../quantity'
import { reviews } from '../reviews'
import { variationForm } from '../variationForm'
import { wishlistButton } from '../wishlistButton'

/** The simple product's form with the theme's sticky bar (contract 1.4, 7). */
function simpleForm(product: Product, action: string): Html {
  return html`<form class="cart" action="${action}" method="post" enctype="multipart/form-data">
  <div class="sticky-add-to-cart-wrapper"><div class="sticky-add-to-cart">
    <div class="sticky-add-to-cart__product">${picture(product, 50, true)}<div class="sticky-add-to-cart__product-title">${product.name}</div></div>
    ${quantityField({ id: `quantity_${product.id}`, name: 'quantity', value: 1, min: 1, max: product.stock, label: product.name })}
    <button type="submit" name="add-to-cart" value="${product.id}" class="single_add_to_cart_button button alt">Thêm vào giỏ hàng</button>
  </div></div>
</form>`
}

function stockLine(product: Product): Html | null {
  if (!isInStock(product)) return html`<p class="stock out-of-stock">Hết hàng</p>`
  if (product.stock === null) return null
  return html`<p class="stock in-stock">Chỉ còn ${product.stock} trong kho</p>`
}

function buyingForm(product: Product): Html | null {
  if (!isInStock(product)) return null
  const action = permalink(product)
  return isVariable(product) ? variationForm(product, action) : simpleForm(product, action)
}

/** The quote plugin's button (plugins.md 3.1). Its link also works without a script. */
function quoteButton(product: Product, context: PageContext): Html {
  return html`<div class="yith-ywraq-add-to-quote add-to-quote-${product.id} near-add-to-cart">
  <div class="yith-ywraq-add-button show" style="display:block">
    <a href="?add-to-quote=${product.id}" class="add-request-quote-button button secondary is-outline" data-product_id="${product.id}" data-wp_nonce="${context.nonce('quote')}">Yêu cầu báo giá</a>
  </div>
</div>`
}

function tab(name: string, title: string, content: Html): { item: Html; panel: Html } {
  return {
    item: html`<li class="${name}_tab" id="tab-title-${name}" role="presentation"><a href="#tab-${name}" role="tab" aria-selected="false" aria-controls="tab-${name}">${title}</a></li>`,
    panel: html`<div class="woocommerce-Tabs-panel woocommerce-Tabs-panel--${name} panel entry-content" id="tab-${name}" role="tabpanel" aria-labelledby="tab-title-${name}">${content}</div>`,
  }
}

function tabs(product: Product): Html {
  const all = [
    tab(
      'description',
      'Mô tả',
      html`<h2>Mô tả</h2><p>${product.excerpt}</p><p>Mỗi món ở Meo Meo Shop đều được ba “giám khảo” bốn chân dùng thử một tuần trước khi lên kệ. Không ưng, bạn đổi trả trong bảy ngày.</p>`,
    ),
    tab(
      'additional_information',
      'Thông tin bổ sung',
      html`<h2>Thông tin bổ sung</h2><table class="woocommerce-product-attributes shop_attributes"><tbody>
      <tr class="woocommerce-product-attributes-item woocommerce-product-attributes-item--weight"><th class="woocommerce-product-attributes-item__label" scope="row">Khối lượng</th><td class="woocommerce-product-attributes-item__value">Không áp dụng</td></tr>
      ${product.attributes.map(({ label, options }) => html`<tr class="woocommerce-product-attributes-item"><th class="woocommerce-product-attributes-item__label" scope="row">${label}</th><td class="woocommerce-product-attributes-item__value">${options.map((option) => option.label).join(', ')}</td></tr>`)}
    </tbody></table>`,
    ),
    tab('reviews', `Đánh giá (${product.rating ? 2 : 0})`, reviews(product)),
  ]
  return html`<div class="woocommerce-tabs wc-tabs-wrapper tabbed-content">
  <ul class="tabs wc-tabs product-tabs small-nav-collapse nav nav-uppercase nav-line nav-left" role="tablist">${all.map(({ item }) => item)}</ul>
  <div class="tab-panels">${all.map(({ panel }) => panel)}</div>
</div>`
}

/** @returns a product's page (contract 1.4, 4.2, 5.1, 8), or null for an unknown slug. */
export function productPage(context: PageContext, slug: string): Page | null {
  const product = findProductBySlug(slug)
  if (!product) return null
  const related = products.filter(({ category, id }) => category === product.category && id !== product.id).slice(0, 4)
  const category = categories[product.category]
  return {
    title: product.name,
    bodyClass: `product-template-default single single-product postid-${product.id} woocommerce woocommerce-page`,
    content: html`<div class="shop-container container">
<div id="product-${product.id}" class="product type-product post-${product.id} status-publish ${isInStock(product) ? 'instock' : 'outofstock'} product_cat-${product.category} product-type-${isVariable(product) ? 'variable' : 'simple'}">
  <div class="product-container"><div class="product-main"><div class="row content-row mb-0">
    <div class="product-gallery col large-6">${productGallery(product)}</div>
    <div class="product-info summary col-fit col entry-summary product-summary large-6">
      <nav class="woocommerce-breadcrumb breadcrumbs uppercase" aria-label="Đường dẫn"><a href="/">Trang chủ</a> <span class="divider">/</span> <a href="/cua-hang/?product_cat=${product.category}">${category}</a></nav>
      <h1 class="product-title product_title entry-title">${product.name}</h1>
      ${
        product.rating &&
        html`<div class="woocommerce-product-rating">${stars(product.rating)} <a href="#reviews" class="woocommerce-review-link" rel="nofollow">(${product.rating.count} đánh giá của khách hàng)</a></div>`
      }
      <div class="price-wrapper"><p class="price product-page-price">${productPrice(product)}</p></div>
      <div class="product-short-description"><p>${product.excerpt}</p></div>
      ${stockLine(product)}
      ${buyingForm(product)}
      ${wishlistButton(product, product.id, false)}
      ${quoteButton(product, context)}
      <div class="product_meta"><span class="sku_wrapper">Mã: <span class="sku">${product.sku}</span></span> <span class="posted_in">Danh mục: <a href="/cua-hang/?product_cat=${product.category}" rel="tag">${category}</a></span></div>
    </div>
  </div></div></div>
  <div class="product-footer">
    ${tabs(product)}
    ${
      related.length > 0 &&
      html`<div class="related related-products-wrapper product-section"><h2 class="product-section-title product-section-title-related">Sản phẩm tương tự</h2>
    ${productGrid(
      related.map((entry) => ({ product: entry, id: entry.id })),
      context.variants.redirect === 'yes',
    )}</div>`
    }
  </div>
</div>
</div>`,
  }
}
