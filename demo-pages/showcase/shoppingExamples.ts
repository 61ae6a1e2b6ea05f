import { findProducts } from '../../fixtures/shop/products'
import { productGrid } from '../card'
import type { PageContext } from '../context'
import { defaultGallery } from '../defaultGallery'
import { productGallery } from '../gallery'
import { type Html, html } from '../html'
import { miniCartBlock } from '../miniCart'
import { productForm } from '../productForms'
import type { Variants } from '../variants'
import { wishlistButton } from '../wishlistButton'
import type { Example } from './example'
import { pageMarkup } from './pageMarkup'

function grid({ variants }: PageContext, ids: readonly number[], heart: 'plugin' | 'theme' = 'plugin'): Html {
  return productGrid(findProducts(ids), { ...variants, heart })
}

/** A product's form as a quick view has it: without the bar that sticks to the window. */
function form(id: number): Html {
  const place = { action: '', chosen: {}, isInline: true }
  return html`${findProducts([id]).map((product) => html`<div class="product">${productForm(product, place)}</div>`)}`
}

/** The wishlist button of a product's own page. */
function heart(variants: Variants, id: number): Html[] {
  return findProducts([id]).map((product) => wishlistButton(product, { id, isInListing: false, variants }))
}

/** Cart, listing, product and quick view. */
export const shoppingExamples: readonly Example[] = [
  {
    title: 'Thêm vào giỏ',
    widgets: ['add-to-cart', 'added-elsewhere', 'failed-elsewhere', 'space-clicks', 'cart-sync', 'mini-cart-reveal'],
    show: () =>
      html`<a class="button" role="button" data-island="add-to-cart" data-product_id="101" data-quantity="1" href="?add-to-cart=101">Thêm pate vào giỏ</a>`,
  },
  {
    title: 'Giỏ hàng nhỏ',
    widgets: ['remove-from-cart'],
    markup: pageMarkup.miniCart,
    show: ({ cart, nonce }) =>
      html`<div class="widget_shopping_cart" data-island="mini-cart">${miniCartBlock(cart, nonce('woocommerce-cart'))}</div>`,
  },
  {
    title: 'Số món trong giỏ',
    widgets: ['cart-counts', 'cart-summary'],
    show: ({ cart }) =>
      html`<p>Trong giỏ: <strong data-island="cart-count">${cart.count}</strong></p><p data-island="cart-summary"></p>`,
  },
  {
    title: 'Số lượng trong giỏ hàng nhỏ',
    widgets: ['mini-cart-quantity', 'cart-quantity'],
    markup: pageMarkup.miniCartQuantity,
    show: ({ cart }) =>
      html`<ul>${cart.lines.map(
        ({ key, quantity, product }) =>
          html`<li class="woocommerce-mini-cart-item"><label>${product.name} <input type="number" class="qty" name="cart[${key}][qty]" value="${quantity}" min="1"></label></li>`,
      )}</ul>${cart.lines.length === 0 && html`<p>Hãy thêm một món vào giỏ, rồi tải lại trang.</p>`}`,
  },
  {
    title: 'Trang giỏ hàng tự cập nhật',
    widgets: ['cart-auto-refresh'],
    at: '/cart/',
    markup: pageMarkup.cartAutoRefresh,
  },
  {
    title: 'Thẻ sản phẩm',
    widgets: ['equal-heights', 'quick-view', 'quick-view-dialogs', 'box-swatches'],
    isWide: true,
    show: (context) => grid(context, [102, 103, 133]),
  },
  {
    title: 'Sắp xếp',
    widgets: ['sort-order'],
    show: () =>
      html`<form class="woocommerce-ordering" method="get" action="/cua-hang/"><select name="orderby" class="orderby" aria-label="Thứ tự"><option value="menu_order">Mặc định</option><option value="price">Giá thấp trước</option></select></form>`,
  },
  {
    title: 'Số kết quả, đọc lại sau khi sắp xếp',
    widgets: ['result-count'],
    at: '/cua-hang/?orderby=price',
    markup: pageMarkup.resultCount,
  },
  {
    title: 'Chọn loại',
    widgets: ['variation-form', 'swatches', 'quote-variation', 'wishlist-variation'],
    isWide: true,
    show: ({ variants }) => html`${form(133)}${heart(variants, 133)}`,
  },
  {
    title: 'Số lượng và biểu mẫu',
    widgets: ['quantity', 'product-form'],
    show: () => form(128),
  },
  {
    title: 'Nút của biểu mẫu ở ngoài biểu mẫu',
    widgets: ['form-submitting'],
    show: () => html`<a class="button single_add_to_cart_button" href="?add-to-cart=106">Thêm bát ăn vào giỏ</a>`,
  },
  {
    title: 'Thanh mua hàng dính vào cửa sổ',
    widgets: ['sticky-bar'],
    at: '/san-pham/nha-cay-meo/',
    markup: pageMarkup.stickyBar,
  },
  {
    title: 'Thư viện ảnh của giao diện',
    widgets: ['product-gallery', 'product-thumbnails', 'picture-zoom', 'gallery-lightbox'],
    isWide: true,
    show: () => html`${findProducts([104]).map((product) => productGallery(product, 'theme'))}`,
  },
  {
    title: 'Thư viện ảnh của cửa hàng',
    widgets: ['default-gallery'],
    show: () => html`${findProducts([131]).map(defaultGallery)}`,
  },
  {
    title: 'Đánh giá',
    widgets: ['reviews', 'review-link', 'rating'],
    at: '/san-pham/goi-catnip/',
    markup: pageMarkup.reviews,
  },
  {
    title: 'Trái tim của giao diện',
    widgets: ['wishlist-dialogs'],
    isWide: true,
    show: (context) => grid(context, [106], 'theme'),
  },
]
