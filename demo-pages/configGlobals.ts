import { siteHash } from '../fixtures/shop/digest'
import { attributionGlobal, checkoutGlobal } from './checkoutGlobals'
import type { PageContext } from './context'
import { contactGlobal, couponGlobal, subscribeGlobal } from './formGlobals'
import { type Html, inlineScript, scriptJson } from './html'
import { quoteGlobal, wishlistGlobal } from './listGlobals'

/** The keys under which the browser keeps its copy of the cart (contract 1.7). */
export const cartStorageKeys = { hash: `wc_cart_hash_${siteHash}`, fragments: `wc_fragments_${siteHash}` }

const general = { ajax_url: '/wp-admin/admin-ajax.php', wc_ajax_url: '/?wc-ajax=%%endpoint%%' }

function flatsomeVars({ variants }: PageContext): Record<string, unknown> {
  const reveals = variants.reveal === '1' && variants.redirect === 'no'
  return {
    theme: { version: '3.17.0' },
    ajaxurl: general.ajax_url,
    rtl: '',
    sticky_height: '70',
    stickyHeaderHeight: '0',
    scrollPaddingTop: '0',
    assets_url: '/shop-islands/',
    lightbox: {
      close_markup: '<button title="%title%" type="button" class="mfp-close">×</button>',
      close_btn_inside: false,
    },
    user: { can_edit_pages: variants.editor },
    i18n: { mainMenu: 'Menu chính', toggleButton: 'Chuyển đổi' },
    options: {
      cookie_notice_version: '1',
      swatches_layout: false,
      swatches_disable_deselect: false,
      swatches_box_select_event: false,
      swatches_box_behavior_selected: false,
      swatches_box_update_urls: '1',
      swatches_box_reset: false,
      swatches_box_reset_limited: false,
      swatches_box_reset_extent: false,
      swatches_box_reset_time: 300,
      search_result_latency: '0',
    },
    is_mini_cart_reveal: reveals ? '1' : '',
  }
}

/** The switches are off where the theme brings its own gallery (contract 4.1). */
function singleProductParams({ variants }: PageContext): Record<string, unknown> {
  const isOn = variants.gallery === 'default' ? '1' : ''
  return {
    i18n_required_rating_text: 'Vui lòng chọn một mức đánh giá',
    i18n_rating_options: ['1 trên 5 sao', '2 trên 5 sao', '3 trên 5 sao', '4 trên 5 sao', '5 trên 5 sao'],
    i18n_product_gallery_trigger_text: 'Xem thư viện ảnh toàn màn hình',
    review_rating_required: 'yes',
    flexslider: {
      rtl: false,
      animation: 'slide',
      smoothHeight: true,
      directionNav: false,
      controlNav: 'thumbnails',
      slideshow: false,
      animationSpeed: 500,
      animationLoop: false,
      allowOneSlide: false,
    },
    flexslider_enabled: isOn,
    zoom_enabled: isOn,
    zoom_options: [],
    photoswipe_enabled: isOn,
    photoswipe_options: { shareEl: false, closeOnScroll: false, history: false },
  }
}

const variationParams = {
  wc_ajax_url: general.wc_ajax_url,
  i18n_no_matching_variations_text: 'Rất tiếc, không có loại nào khớp lựa chọn của bạn.',
  i18n_make_a_selection_text: 'Hãy chọn các tùy chọn trước khi thêm sản phẩm này vào giỏ hàng.',
  i18n_unavailable_text: 'Rất tiếc, loại này hiện không có. Hãy chọn loại khác.',
  i18n_reset_alert_text: 'Lựa chọn của bạn đã được đặt lại.',
}

/** What the table of contents' plugin prints in its script mode (plugins contract 5.2), by name. */
function contentsGlobals({ variants }: PageContext): Record<string, unknown> {
  const isHidden = variants.contents === 'hidden' ? '1' : ''
  return {
    eztoc_smooth_local: { scroll_offset: '0', add_request_uri: '', add_self_reference_link: '', JumpJsLinks: '' },
    ezTOC: {
      smooth_scroll: '1',
      scroll_offset: '0',
      visibility_hide_by_default: isHidden,
      visibility_hide_by_device: '1',
      width: 'auto',
      fallbackIcon: '<span class="ez-toc-icon-toggle-span">☰</span>',
      chamomile_theme_is_on: '',
    },
  }
}

/** What else a page may have, of which some plugin prints settings. */
interface PageParts {
  products: boolean
  quote: boolean
  contact: boolean
  subscribe: boolean
}

/**
 * The plugins' config globals, as they print them (contract 0.1): top-level scalars are strings.
 *
 * @param parts what else is on the page: products bring the variation script, quote buttons and the quote list their plugin's,
 *   so do contact forms and subscribe widgets.
 * @returns an inline script; nothing with `globals=none`.
 */
export function configGlobals(context: PageContext, parts: PageParts): Html | null {
  const { variants, url } = context
  if (variants.globals === 'none') return null
  const attribution = attributionGlobal(context)
  const coupon = couponGlobal(context)
  const isProduct = url.pathname.startsWith('/san-pham/')
  const globals: Record<string, unknown> = {
    woocommerce_params: {
      ...general,
      i18n_password_show: 'Hiển thị mật khẩu',
      i18n_password_hide: 'Ẩn mật khẩu',
    },
    wc_add_to_cart_params: {
      ...general,
      i18n_view_cart: 'Xem giỏ hàng',
      cart_url: '/cart/',
      is_cart: url.pathname === '/cart/' ? '1' : '',
      cart_redirect_after_add: variants.redirect,
    },
    wc_cart_fragments_params: {
      ...general,
      cart_hash_key: cartStorageKeys.hash,
      fragment_name: cartStorageKeys.fragments,
      request_timeout: '5000',
    },
    ...(url.pathname === '/checkout/' &&
      variants.checkout === 'classic' && { wc_checkout_params: checkoutGlobal(context) }),
    ...(attribution && { wc_order_attribution: attribution }),
    flatsomeVars: flatsomeVars(context),
    tinvwl_add_to_wishlist: wishlistGlobal(context),
    ...(url.pathname.startsWith('/bai-viet/') && contentsGlobals(context)),
    ...(parts.quote && { ywraq_frontend: quoteGlobal(context) }),
    ...(parts.contact && { wpcf7: contactGlobal(context) }),
    ...(coupon && { wcb_params: coupon }),
    ...(parts.subscribe && { wcb_widget_params: subscribeGlobal(context) }),
    ...(parts.products && { wc_add_to_cart_variation_params: variationParams }),
    ...(isProduct && { wc_single_product_params: singleProductParams(context) }),
  }
  const lines = Object.entries(globals).map(
    ([name, value]) => `var ${name} = ${scriptJson(JSON.stringify(value)).source};`,
  )
  return inlineScript(context, lines.join('\n'))
}
