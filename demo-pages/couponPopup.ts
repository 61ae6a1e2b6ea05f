import type { PageContext } from './context'
import { type Html, html } from './html'
import type { Variants } from './variants'

/** The page where the coupon pop-up is at home; the others print it when they are asked to. */
const homePath = '/khuyen-mai/'

/**
 * @returns what opens the coupon pop-up on this page. Null where the server prints nothing of it: on other pages, to somebody who is
 *   logged in, and where the cookie says that it was closed for good or has done its work (plugins contract 4.1).
 */
export function couponTrigger({ variants, session, url, cookie }: PageContext): 'time' | 'scroll' | 'exit' | null {
  const wanted = variants.coupon ?? (url.pathname === homePath ? 'time' : 'none')
  const [state] = (cookie('woo_coupon_box') ?? '').split(':')
  if (wanted === 'none' || session.isLoggedIn || state === 'subscribed' || state === 'closed') return null
  return wanted
}

function newsletter(variants: Variants): Html {
  const captcha = variants['coupon-captcha'] !== 'off'
  return html`<div class="wcb-coupon-box-newsletter"><div class="wcb-newsletter">
      <div class="wcb-warning-message-wrap"><span class="wcb-warning-message"></span></div>
      <div class="wcb-newsletter-form"><input type="email" class="wcb-email" name="wcb_email" placeholder="Email của bạn" autocomplete="email"> <span class="wcb-button">Nhận mã</span></div>
      ${variants['coupon-consent'] === '1' && html`<div class="wcb-gdpr-field"><label><input type="checkbox" name="wcb_gdpr_checkbox" class="wcb-gdpr-checkbox"> <span class="wcb-gdpr-message">Tôi đồng ý nhận thư của cửa hàng</span></label></div>`}
      ${captcha && html`<div class="wcb-recaptcha-field"><div id="wcb-recaptcha" class="wcb-recaptcha"></div><input type="hidden" value="" id="wcb-g-validate-response"></div>`}
      ${variants['coupon-never'] !== 'none' && html`<div class="wcb-md-close-never-reminder-field"><div class="wcb-md-close-never-reminder">Không, cảm ơn. Đừng hỏi lại</div></div>`}
      <div class="wcb-footer-text">Mỗi tháng nhiều nhất hai thư, hủy lúc nào cũng được.</div>
    </div></div>`
}

/** It is printed hidden to somebody who comes for the first time (plugins contract 4.1). */
function smallIcon({ variants, cookie }: PageContext): Html | null {
  const side = variants['coupon-icon']
  if (side === 'none') return null
  const isHidden = !cookie('woo_coupon_box')
  return html`<div class="wcb-coupon-box-small-icon-wrap wcb-coupon-box-small-icon-position-bottom-${side}${isHidden && ` wcb-coupon-box-small-icon-hide-${side}`}"><div class="wcb-coupon-box-small-icon-container">
  <span class="wcb-coupon-box-small-icon-close"></span><span class="wcb-coupon-box-small-icon"></span></div></div>`
}

/** @returns the coupon pop-up with its small icon (plugins contract 4.1); nothing where it may not show. */
export function couponPopup(context: PageContext): Html | null {
  if (couponTrigger(context) === null) return null
  const { variants } = context
  return html`<div class="wcb-md-modal wcb-coupon-box wcb-coupon-box-1 wcb-md-effect-${variants['coupon-effect']}" id="vi-md_wcb"><div class="wcb-content-wrap">
  <span class="wcb-md-close wcb_button_close_icons-close"></span><div class="wcb-md-content">
  <div class="wcb-modal-header"><span class="wcb-coupon-box-title">Giảm 10% cho bé</span></div>
  <div class="wcb-modal-body"><div class="wcb-coupon-message">Để lại email, nhận mã giảm giá cho <b>lần mua đầu tiên</b>.</div><div class="wcb-coupon-content"></div>
    ${newsletter(variants)}</div></div></div></div>
<div class="wcb-md-overlay"></div>
${smallIcon(context)}`
}
