import { type Html, html } from './html'
import type { Variants } from './variants'

/** How one widget differs from another. */
interface SubscribeWidget {
  /** The plugin's number for its look. */
  type: 1 | 2 | 3
  title: string
  /** Is the code shown after subscribing? */
  showsCoupon: boolean
}

/** @returns the widget that subscribes within the page (plugins contract 4.6). */
export function subscribeWidget({ type, title, showsCoupon }: SubscribeWidget, variants: Variants): Html {
  const showCoupon = showsCoupon && variants['coupon-code'] === '1' ? '1' : ''
  return html`<div class="woo-coupon-box-widget woo-coupon-box-widget-type-${type}"><div class="wcbwidget-coupon-box-title">${title}</div>
  <div class="wcbwidget-coupon-box-newsletter"><div class="wcbwidget-newsletter">
    <div class="wcbwidget-warning-message"></div>
    <div class="wcbwidget-newsletter-form"><input type="email" class="wcbwidget-email" name="wcb_email" placeholder="Email của bạn" autocomplete="email"> <span class="wcbwidget-button" data-show_coupon="${showCoupon}">Đăng ký</span></div>
    ${variants['coupon-consent'] === '1' && html`<div class="wcbwidget-gdpr-field"><label><input type="checkbox" name="wcbwidget_gdpr_checkbox" class="wcbwidget-gdpr-checkbox"> <span class="wcbwidget-gdpr-message">Tôi đồng ý nhận thư của cửa hàng</span></label></div>`}
  </div></div></div>`
}
