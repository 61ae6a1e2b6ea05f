import { siteHash } from '../fixtures/shop/digest'
import { pluginNonce } from '../fixtures/shop/pluginNonce'
import type { PageContext } from './context'

/** What a plugin prints for a switch. */
const onText = (setting: '1' | '0') => (setting === '1' ? '1' : '')

/** @returns `tinvwl_add_to_wishlist` (plugins contract 2.2): texts throughout. */
export function wishlistGlobal({ variants }: PageContext): Record<string, string> {
  return {
    text_create: 'Tạo mới',
    text_already_in: '{product_name} đã có trong {wishlist_title}',
    simple_flow: onText(variants['simple-flow']),
    hide_zero_counter: onText(variants['hide-zero']),
    i18n_make_a_selection_text: 'Hãy chọn các tùy chọn trước khi thêm sản phẩm này vào danh sách yêu thích.',
    tinvwl_break_submit: 'Chưa chọn sản phẩm hoặc thao tác nào.',
    tinvwl_clipboard: 'Đã sao chép!',
    allow_parent_variable: onText(variants['allow-parent']),
    block_ajax_wishlists_data: onText(variants['block-data']),
    update_wishlists_data: '',
    // Under this the browser keeps its copy of the wishlists (plugins contract 2.5).
    hash_key: `ti_wishlist_data_${siteHash}`,
    nonce: pluginNonce('wp_rest', variants.nonce),
    rest_root: '/wp-json/',
    plugin_url: '/wp-content/plugins/',
    wc_ajax_url: '/?wc-ajax=tinvwl',
    stats: onText(variants.stats),
    popup_timer: '6000',
    ...(variants.lang && { wpml: variants.lang, wpml_default: 'vi' }),
  }
}

/** @returns `ywraq_frontend` (plugins contract 3.2); its first generation had neither nonce nor settings (3.7). */
export function quoteGlobal({ variants }: PageContext): Record<string, string> {
  const common = { ajaxurl: '/wp-admin/admin-ajax.php', no_product_in_list: 'Danh sách của bạn đang trống.' }
  if (variants.quote === 'old') return common
  return {
    ...common,
    yith_ywraq_action_nonce: pluginNonce('yith-request-a-quote', variants.nonce),
    go_to_the_list: variants['go-to-quote'],
    rqa_url: '/request-quote/',
    raq_table_refresh_check: onText(variants['quote-refresh']),
  }
}
