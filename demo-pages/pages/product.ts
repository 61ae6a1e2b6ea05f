import { findProductBySlug, isInStock, products } from '../../fixtures/shop/products'
import { categories, type Product } from '../../fixtures/shop/productTypes'
import { isOnQuote } from '../../fixtures/shop/quote/quoteList'
import { productGrid } from '../card'
import type { PageContext } from '../context'
import { productGallery } from '../gallery'
import { type Html, html } from '../html'
import type { Page } from '../layout'
import { permalink, productPrice, stars } from '../price'
import { productForm } from '../productForms'
import { productTabs, tabsOf } from '../productTabs'
import { quoteButton } from '../quoteButton'
import { reviews, viewReviews } from '../reviews'
import { wishlistButton } from '../wishlistButton'

function summary(product: Product, context: PageContext): Html {
  const category = categories[product.category]
  const chosen = [...context.url.searchParams].filter(([name]) => name.startsWith('attribute_'))
  return html`<nav class="woocommerce-breadcrumb breadcrumbs uppercase" aria-label="Đường dẫn"><a href="/">Trang chủ</a> <span class="divider">/</span> <a href="/cua-hang/?product_cat=${product.category}">${category}</a></nav>
      <h1 class="product-title product_title entry-title">${product.name}</h1>
      ${
        product.rating &&
        html`<div class="woocommerce-product-rating">${stars(product.rating)} <a href="#reviews" class="woocommerce-review-link" rel="nofollow">(${product.rating.count} đánh giá của khách hàng)</a></div>`
      }
      <div class="price-wrapper"><p class="price product-page-price">${productPrice(product)}</p></div>
      <div class="product-short-description"><p>${product.excerpt}</p></div>
      ${productForm(product, { action: permalink(product), chosen: Object.fromEntries(chosen), isInline: context.variants.variations === 'inline' })}
      ${wishlistButton(product, { id: product.id, isInListing: false, variants: context.variants })}
      ${quoteButton(product, { id: product.id, isInListing: false, isListed: isOnQuote(context.session, product.id, 0), variants: context.variants })}
      <div class="product_meta"><span class="sku_wrapper">Mã: <span class="sku">${product.sku}</span></span> <span class="posted_in">Danh mục: <a href="/cua-hang/?product_cat=${product.category}" rel="tag">${category}</a></span></div>`
}

function relatedProducts(product: Product, context: PageContext): Html {
  const related = products.filter(({ category, id }) => category === product.category && id !== product.id).slice(0, 4)
  return html`<div class="related related-products-wrapper product-section"><h2 class="product-section-title product-section-title-related">Sản phẩm tương tự</h2>
    ${productGrid(related, context.variants)}</div>`
}

/**
 * @param detail the product's slug, and the page of its reviews where it is not the first: `goi-catnip/comment-page-2`.
 * @returns a product's page (contract 1.4, 4, 5.1, 7, 8), or null for an unknown slug.
 */
export function productPage(context: PageContext, detail: string): Page | null {
  const [slug = '', commentPage = ''] = detail.split('/comment-page-')
  const product = findProductBySlug(slug)
  if (!product) return null
  const { variants, session, url } = context
  const view = viewReviews(product, session.reviews, Number(commentPage || url.searchParams.get('cpage')))
  const isCustom = variants.layout === 'custom'
  const tabs = tabsOf(product, reviews(product, view, isCustom), view.count)
  return {
    title: product.name,
    bodyClass: `product-template-default single single-product postid-${product.id} woocommerce woocommerce-page`,
    content: html`<div class="${isCustom ? 'custom-product-page' : 'shop-container'} container">
<div id="product-${product.id}" class="product type-product post-${product.id} status-publish ${isInStock(product) ? 'instock' : 'outofstock'} product_cat-${product.category} product-type-${product.kind}">
  <div class="product-container"><div class="product-main"><div class="row content-row mb-0">
    <div class="product-gallery col large-6">${productGallery(product, variants.gallery)}</div>
    <div class="product-info summary col-fit col entry-summary product-summary large-6">
      ${summary(product, context)}
    </div>
  </div></div></div>
  <div class="product-footer">
    ${productTabs(tabs, variants.reviews)}
    ${relatedProducts(product, context)}
  </div>
</div>
</div>`,
  }
}
