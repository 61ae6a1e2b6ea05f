import { allProducts, products, repeatProducts } from '../../fixtures/shop/products'
import { type CategorySlug, categories, type Product } from '../../fixtures/shop/productTypes'
import { testProducts } from '../../fixtures/shop/testProducts'
import { productGrid } from '../card'
import type { PageContext } from '../context'
import { type Html, html } from '../html'
import type { Page } from '../layout'
import { miniCartBlock } from '../miniCart'
import { formatAmount } from '../price'

const orders: Record<string, { label: string; compare: ((first: Product, second: Product) => number) | null }> = {
  menu_order: { label: 'Thứ tự mặc định', compare: null },
  popularity: {
    label: 'Thứ tự theo mức độ phổ biến',
    compare: (first, second) => (second.rating?.count ?? 0) - (first.rating?.count ?? 0),
  },
  rating: {
    label: 'Thứ tự theo điểm đánh giá',
    compare: (first, second) => (second.rating?.average ?? 0) - (first.rating?.average ?? 0),
  },
  date: { label: 'Mới nhất', compare: (first, second) => second.id - first.id },
  price: { label: 'Thứ tự theo giá: thấp đến cao', compare: (first, second) => first.price - second.price },
  'price-desc': { label: 'Thứ tự theo giá: cao xuống thấp', compare: (first, second) => second.price - first.price },
}

/** A sort form sends the rest of the page's query along (contract 3.1). */
function sortForm(parameters: URLSearchParams): Html {
  const chosen = parameters.get('orderby') ?? 'menu_order'
  const others = [...parameters].filter(([name]) => name !== 'orderby' && name !== 'paged')
  return html`<form class="woocommerce-ordering" method="get">
  <select name="orderby" class="orderby" aria-label="Thứ tự sản phẩm">${Object.entries(orders).map(
    ([value, { label }]) => html`<option value="${value}"${value === chosen && html` selected`}>${label}</option>`,
  )}</select>
  <input type="hidden" name="paged" value="1">${others.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
  <noscript><button type="submit" class="button is-small">Sắp xếp</button></noscript>
</form>`
}

function sidebar(context: PageContext, category: string | null): Html {
  return html`<aside id="shop-sidebar" class="sidebar-inner" aria-label="Thanh bên">
  <div class="widget woocommerce widget_product_categories"><span class="widget-title shop-sidebar">Danh mục</span>
    <ul class="product-categories">${Object.entries(categories).map(
      ([slug, name]) =>
        html`<li class="cat-item${slug === category && ' current-cat'}"><a href="/cua-hang/?product_cat=${slug}">${name}</a></li>`,
    )}</ul></div>
  <div class="widget woocommerce widget_shopping_cart"><span class="widget-title shop-sidebar">Giỏ hàng</span>
    <div class="hide_cart_widget_if_empty">${miniCartBlock(context.cart, context.nonce('woocommerce-cart'))}</div></div>
</aside>`
}

function resultCount(count: number): string {
  if (count === 1) return 'Hiển thị một kết quả duy nhất'
  return `Hiển thị tất cả ${formatAmount(count)} kết quả`
}

function listing(context: PageContext, title: string, shown: readonly Product[]): Page {
  const { url, variants } = context
  const category = url.searchParams.get('product_cat')
  return {
    title,
    bodyClass: 'archive post-type-archive post-type-archive-product woocommerce-shop woocommerce woocommerce-page',
    content: html`<div class="shop-page-title category-page-title page-title"><div class="page-title-inner flex-row container">
  <div class="flex-col flex-grow">
    <nav class="woocommerce-breadcrumb breadcrumbs uppercase" aria-label="Đường dẫn"><a href="/">Trang chủ</a> <span class="divider">/</span> ${title}</nav>
    <h1 class="shop-page-title is-xlarge">${title}</h1>
  </div>
  <div class="flex-col">
    <p class="woocommerce-result-count hide-for-medium">${resultCount(shown.length)}</p>
    ${sortForm(url.searchParams)}
  </div>
</div></div>
<div class="row category-page-row container">
  <div class="col large-3 hide-for-medium">${sidebar(context, category)}</div>
  <div class="col large-9"><div class="shop-container">
${
  shown.length > 0
    ? productGrid(shown, variants)
    : html`<p class="woocommerce-info" role="status">Không tìm thấy sản phẩm nào khớp với lựa chọn của bạn.</p>`
}
  </div></div>
</div>`,
  }
}

function isCategory(slug: string | null): slug is CategorySlug {
  return slug !== null && Object.hasOwn(categories, slug)
}

/** In the order that the address asks for. */
function arrange(selection: readonly Product[], parameters: URLSearchParams): readonly Product[] {
  const compare = orders[parameters.get('orderby') ?? '']?.compare
  return compare ? selection.toSorted(compare) : selection
}

/** @returns the shop's listing, whole, of one category, or of as many cards as `cards` asks for. */
export function shopPage(context: PageContext): Page {
  const parameters = context.url.searchParams
  const category = parameters.get('product_cat')
  const { cards } = context.variants
  if (cards > products.length) return listing(context, 'Cửa hàng', repeatProducts(cards))
  const selection = isCategory(category) ? products.filter((product) => product.category === category) : products
  return listing(
    context,
    isCategory(category) ? categories[category] : 'Cửa hàng',
    arrange(selection, parameters).slice(0, cards),
  )
}

/** @param count how many cards. @returns a listing of that many. */
export function bigListingPage(context: PageContext, count: number): Page {
  return listing(context, `${formatAmount(count)} sản phẩm`, repeatProducts(count))
}

/** @returns the listing of the products that show what else a product can be, none of which is on the shop's own. */
export function testListingPage(context: PageContext): Page {
  return listing(context, 'Sản phẩm thử nghiệm', arrange(testProducts, context.url.searchParams))
}

/** @returns what the search form finds, by words of name and excerpt. */
export function searchPage(context: PageContext): Page {
  const parameters = context.url.searchParams
  const query = parameters.get('s') ?? ''
  const category = parameters.get('product_cat')
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  const found = allProducts.filter((product) => {
    const text = `${product.name} ${product.excerpt}`.toLowerCase()
    return (!isCategory(category) || product.category === category) && words.every((word) => text.includes(word))
  })
  return listing(context, `Kết quả tìm kiếm: “${query}”`, arrange(found, parameters))
}
