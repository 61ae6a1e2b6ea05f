import { cartFragments, cartHash, headerCart, miniCart, storageKeys } from './cart'
import { page } from './page'

const names = ['Pate cá ngừ', 'Hạt cá hồi cho mèo trưởng thành, túi lớn', 'Cần câu lông vũ', 'Đài phun nước tự động']

/** A product box (contract 3.2) with three hooks: quick view, wishlist, add to cart. */
function card(index: number, hasCounts: boolean): string {
  const id = 1000 + index
  const name = names[index % names.length]
  return `<div class="product-small col product type-product post-${id}"><div class="col-inner"><div class="product-small box">
<div class="box-image"><a href="/san-pham/${id}/"><img src="/picture.svg" width="300" height="300" alt=""></a>
<div class="image-tools"><a class="quick-view" data-prod="${id}" href="#quick-view">Xem nhanh</a><a class="tinvwl_add_to_wishlist_button" data-tinv-wl-product="${id}" href="#" role="button">Yêu thích</a></div></div>
<div class="box-text"><p class="name product-title"><a href="/san-pham/${id}/">${name}</a></p>
<div class="price-wrapper"><span class="price">${45 + (index % 7)}.000 ₫</span></div>
<div class="add-to-cart-button"><a href="?add-to-cart=${id}" data-quantity="1" class="button product_type_simple add_to_cart_button ajax_add_to_cart" data-product_id="${id}" data-product_sku="SP-${id}" data-success_message="Đã thêm" rel="nofollow" role="button">Thêm vào giỏ</a></div>
${hasCounts ? '<span data-island="cart-count">4</span>' : ''}</div></div></div></div>`
}

/** What the shop prints in the head (contract 1.1, 1.7). */
const globals = {
  wc_add_to_cart_params: {
    wc_ajax_url: '/?wc-ajax=%%endpoint%%',
    i18n_view_cart: 'Xem giỏ hàng',
    cart_url: '/cart/',
    is_cart: '',
    cart_redirect_after_add: 'no',
  },
  wc_cart_fragments_params: {
    wc_ajax_url: '/?wc-ajax=%%endpoint%%',
    cart_hash_key: storageKeys.hash,
    fragment_name: storageKeys.fragments,
    request_timeout: '5000',
  },
}

/** A script that gives the visitor a valid copy of the cart, as an earlier page would have left it (contract 1.7). */
function cartCopy(rows: number): string {
  const hash = cartHash(rows)
  const fragments = JSON.stringify(JSON.stringify(cartFragments(rows))).replaceAll('<', '\\u003c')
  return `sessionStorage['${storageKeys.fragments}'] = ${fragments}
sessionStorage['${storageKeys.hash}'] = localStorage['${storageKeys.hash}'] = '${hash}'
sessionStorage.wc_cart_created = Date.now()
document.cookie = 'woocommerce_cart_hash=${hash}; path=/'
document.cookie = 'woocommerce_items_in_cart=1; path=/'`
}

/**
 * The listing, in the markup of the contract.
 *
 * @param query `cards`: how many; `counts`: whether every card shows the number of pieces in the cart; `script`: whether the page
 *   loads our script by a tag in its head, instead of getting a side afterwards.
 * @param rows how many rows the cart has.
 */
export function listingPage(query: URLSearchParams, rows: number): string {
  const settings = Object.entries(globals).map(([name, value]) => `var ${name} = ${JSON.stringify(value)}`)
  const cards = Array.from({ length: Number(query.get('cards')) }, (_, index) => card(index, query.has('counts')))
  const head = `<script>${settings.join('\n')}\n${cartCopy(rows)}</script>
<script src="/bench/inPage.js"></script>
${query.has('script') ? '<script type="module" src="/shop-islands/shop-islands.js"></script>' : ''}`
  const body = `<header id="header" class="header"><a href="/">Meo Meo</a><div class="cart-item has-dropdown">
<a class="header-cart-link" href="/cart/">${headerCart(rows)}</a>
<ul class="nav-dropdown"><li class="widget_shopping_cart">${miniCart(rows)}</li></ul></div>
<button id="change" type="button">Đổi giỏ hàng</button></header>
<main><p class="woocommerce-result-count">${cards.length} kết quả</p>
<form class="woocommerce-ordering"><select name="orderby" class="orderby"><option>Mới nhất</option><option>Giá</option></select></form>
<div class="products row row-small large-columns-4 medium-columns-3 small-columns-2 equalize-box">
${cards.join('\n')}
</div></main>`
  return page(head, body)
}
