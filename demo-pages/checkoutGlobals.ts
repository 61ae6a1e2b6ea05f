import { attributionFields, attributionPrefix } from '../fixtures/shop/checkout/attributionFields'
import type { PageContext } from './context'

/** @returns `wc_order_attribution` (contract 9.3), whose values keep their types; null where the shop does not track. */
export function attributionGlobal({ variants }: PageContext): Record<string, unknown> | null {
  if (variants.tracking === 'off') return null
  return {
    params: {
      lifetime: 0.00001,
      session: 30,
      base64: false,
      ajaxurl: '/wp-admin/admin-ajax.php',
      prefix: attributionPrefix,
      allowTracking: variants.tracking === 'allowed',
      ...(variants.tracking === 'consent' && { consentCategory: 'marketing' }),
    },
    fields: attributionFields,
  }
}

/** @returns `wc_checkout_params`, as the classic checkout prints it. */
export function checkoutGlobal({ nonce }: PageContext): Record<string, string> {
  return {
    ajax_url: '/wp-admin/admin-ajax.php',
    wc_ajax_url: '/?wc-ajax=%%endpoint%%',
    update_order_review_nonce: nonce('update-order-review'),
    apply_coupon_nonce: nonce('apply-coupon'),
    remove_coupon_nonce: nonce('remove-coupon'),
    option_guest_checkout: 'yes',
    checkout_url: '/?wc-ajax=checkout',
    is_checkout: '1',
    debug_mode: '',
    i18n_checkout_error: 'Có lỗi khi xử lý đơn hàng. Vui lòng thử lại.',
  }
}
