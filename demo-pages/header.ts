import { categories } from '../fixtures/shop/productTypes'
import { countWished } from '../fixtures/shop/wishlist/wishlistData'
import type { PageContext } from './context'
import { type Html, html } from './html'
import { cartIcon, cartPrice, miniCart, miniCartBlock } from './miniCart'

const menu = [
  ['/cua-hang/', 'Cửa hàng'],
  ['/bai-viet/cham-soc-meo-con/', 'Cẩm nang'],
  ['/wishlist/', 'Yêu thích'],
  ['/contact/', 'Liên hệ'],
  ['/my-account/', 'Tài khoản'],
] as const

/** The theme prints no mini-cart on these pages: the header's cart is a plain link there (contract 1.6). */
function hasPlainCart({ url }: PageContext): boolean {
  return url.pathname === '/cart/' || url.pathname === '/checkout/'
}

function menuItems({ url }: PageContext): Html[] {
  return menu.map(([path, label]) => {
    const isHere = url.pathname === path
    const submenu =
      path === '/cua-hang/' &&
      html`<ul class="sub-menu nav-dropdown nav-dropdown-default">${Object.entries(categories).map(
        ([slug, name]) => html`<li class="menu-item"><a href="/cua-hang/?product_cat=${slug}">${name}</a></li>`,
      )}</ul>`
    return html`<li class="menu-item${isHere && ' active'}${submenu && ' has-dropdown'}"><a href="${path}" class="nav-top-link"${isHere && html` aria-current="page"`}${submenu && html` aria-expanded="false" aria-haspopup="menu"`}>${label}</a>${submenu}</li>`
  })
}

/** @param place names this one among the page's several. @returns the theme's search form (contract 10). */
export function searchForm({ url }: Pick<PageContext, 'url'>, place: string): Html {
  const id = `woocommerce-product-search-field-${place.replaceAll(' ', '-')}`
  return html`<div class="searchform-wrapper ux-search-box relative is-normal"><form role="search" method="get" class="searchform" action="/" aria-label="Tìm sản phẩm (${place})">
  <div class="flex-row relative">
    <div class="flex-col search-form-categories"><select class="search_categories resize-select mb-0" name="product_cat" aria-label="Danh mục">
      <option value="">Tất cả</option>${Object.entries(categories).map(([slug, name]) => html`<option value="${slug}">${name}</option>`)}
    </select></div>
    <div class="flex-col flex-grow">
      <label class="screen-reader-text" for="${id}">Tìm kiếm:</label>
      <input type="search" id="${id}" class="search-field mb-0" placeholder="Tìm pate, cát, đồ chơi…" value="${url.searchParams.get('s') ?? ''}" name="s">
      <input type="hidden" name="post_type" value="product">
    </div>
    <div class="flex-col"><button type="submit" value="Tìm" class="ux-search-submit submit-button secondary button icon mb-0" aria-label="Gửi"><i class="icon-search"></i></button></div>
  </div>
  <div class="live-search-results text-left z-top"></div>
</form></div>`
}

function desktopCart(context: PageContext): Html {
  const { cart, variants } = context
  const isPlain = hasPlainCart(context)
  const isOffCanvas = !isPlain && variants.cart === 'off-canvas'
  const isDropdown = !isPlain && !isOffCanvas
  return html`<li class="cart-item has-icon${isDropdown && ' has-dropdown'}">
  <a href="/cart/" class="header-cart-link is-small${isOffCanvas && ' off-canvas-toggle nav-top-link'}" title="Giỏ hàng"${isOffCanvas && offCanvasAttributes}>
    <span class="header-cart-title">Giỏ hàng / ${cartPrice(cart)}</span>
    ${cartIcon(cart)}
  </a>
  ${
    isDropdown &&
    html`<ul class="nav-dropdown nav-dropdown-default"><li class="html widget_shopping_cart">${miniCartBlock(cart, context.nonce('woocommerce-cart'))}</li></ul>`
  }
</li>`
}

const offCanvasAttributes = html` data-open="#cart-popup" data-class="off-canvas-cart" data-pos="right"`

/** The mobile header always uses the off-canvas form, with the count as the icon's label (contract 1.6). */
function mobileCart(context: PageContext): Html {
  const isPlain = hasPlainCart(context)
  return html`<li class="cart-item has-icon"><a href="/cart/" class="header-cart-link is-small${!isPlain && ' off-canvas-toggle nav-top-link'}" title="Giỏ hàng" aria-label="Giỏ hàng"${!isPlain && offCanvasAttributes}>
  <i class="icon-shopping-basket" data-icon-label="${context.cart.count}"></i></a></li>`
}

/** The wishlist plugin's counter on the desktop (plugins contract 2.1): its number is printed empty. */
function pluginCounter(): Html {
  return html`<li class="header-wishlist"><a href="/wishlist/" class="wishlist_products_counter top_wishlist-heart no-txt" title="Yêu thích">
  <i class="icon-heart"></i><span class="wishlist_products_counter_text screen-reader-text">Yêu thích</span>
  <span class="wishlist_products_counter_number"></span>
</a></li>`
}

/** The theme's counter on phones: the count is the icon's label (contract 11.10). */
function themeCounter({ session }: PageContext): Html {
  const count = countWished(session)
  return html`<li class="header-wishlist-icon has-icon"><a href="/wishlist/" class="wishlist-link is-small" aria-label="Yêu thích"><i class="wishlist-icon icon-heart"${count > 0 && html` data-icon-label="${count}"`}></i></a></li>`
}

/** Where the theme's elements are shown, the header stays at the top of the window, unless the version asked for says otherwise. */
function isSticky({ url, variants }: PageContext): boolean {
  return variants.header ? variants.header === 'sticky' : isElementsPage(url)
}

const isElementsPage = ({ pathname }: URL) => pathname.startsWith('/phan-tu/')

/** @returns the entries below one of the mobile menu (contract 11.4). */
export function submenu(): Html {
  const below = html`<ul class="children">${['Gỗ', 'Vải'].map((name) => html`<li class="menu-item"><a href="/cua-hang/">${name}</a></li>`)}</ul>`
  return html`<ul class="sub-menu nav-sidebar-ul children">${Object.entries(categories).map(
    ([slug, name], index) =>
      html`<li class="menu-item"><a href="/cua-hang/?product_cat=${slug}">${name}</a>${index === 0 && below}</li>`,
  )}</ul>`
}

/** @param foreign marks what is in another language than the page. @returns the header of every page (contract 1.6, 10, 11.1). */
export function header(context: PageContext, foreign: Html | null): Html {
  return html`<header id="header" class="header${isSticky(context) && ' has-sticky sticky-jump'}"${foreign}>
<div class="header-wrapper">
  <div id="top-bar" class="header-top hide-for-sticky"><div class="flex-row container"><p>Giao nhanh toàn quốc · Đổi trả trong 7 ngày</p></div></div>
  <div id="masthead" class="header-main">
    <div class="header-inner flex-row container logo-left">
      <div id="logo" class="flex-col logo"><a href="/" title="Meo Meo Shop" rel="home"><img width="240" height="56" src="/images/logo.svg" class="header_logo" alt="Meo Meo Shop"></a></div>
      <div class="flex-col hide-for-medium flex-grow">${searchForm(context, 'đầu trang')}</div>
      <div class="flex-col hide-for-medium flex-right"><ul class="header-nav header-nav-main nav nav-right">${pluginCounter()}${desktopCart(context)}</ul></div>
      <div class="flex-col show-for-medium flex-right"><ul class="mobile-nav nav nav-right">
        ${themeCounter(context)}
        ${mobileCart(context)}
        <li class="nav-icon has-icon"><a href="#main-menu" data-open="#main-menu" data-pos="left" data-bg="main-menu-overlay" class="is-small" aria-label="Menu" aria-controls="main-menu" aria-expanded="false"><i class="icon-menu"></i></a></li>
      </ul></div>
    </div>
  </div>
  <div id="wide-nav" class="header-bottom wide-nav hide-for-medium"><div class="flex-row container">
    <nav aria-label="Menu chính"><ul class="nav header-nav header-bottom-nav nav-left">${menuItems(context)}</ul></nav>
  </div></div>
  <div class="header-bg-container fill"></div>
</div>
</header>`
}

/**
 * @param foreign as for the header. @returns what hangs outside the page until it is opened: the mobile menu and the off-canvas cart
 * (contract 1.6, 11.4).
 */
export function offCanvasPanels(context: PageContext, foreign: Html | null): Html {
  const { cart, url, variants } = context
  const kind = variants.menu ?? (isElementsPage(url) ? 'nested' : 'plain')
  const slides = kind === 'slide'
  return html`<div id="main-menu" class="mobile-sidebar no-scrollbar mfp-hide${slides && ' mobile-sidebar-slide mobile-sidebar-levels-2'}"${slides && html` data-levels="2"`}${foreign}><div class="sidebar-menu no-scrollbar">
  ${searchForm(context, 'menu')}
  <nav aria-label="Menu di động"><ul class="nav nav-sidebar nav-vertical nav-uppercase${slides && ' nav-slide'}" data-tab="1">${menu.map(
    ([path, label]) =>
      html`<li class="menu-item"><a href="${path}">${label}${path === '/wishlist/' && html` <span class="theme-item-count wishlist-item-count"></span>`}</a>${path === '/cua-hang/' && kind !== 'plain' && submenu()}</li>`,
  )}</ul></nav>
</div></div>
${
  !hasPlainCart(context) &&
  html`<div id="cart-popup" class="mfp-hide widget_shopping_cart"${foreign}><div class="cart-popup-inner inner-padding">
  <div class="cart-popup-title text-center"><span class="heading-font uppercase">Giỏ hàng</span></div>
  <div class="widget_shopping_cart_content">${miniCart(cart, context.nonce('woocommerce-cart'))}</div>
</div></div>`
}`
}
