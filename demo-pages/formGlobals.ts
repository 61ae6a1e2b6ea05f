import { pluginNonce } from '../fixtures/shop/pluginNonce'
import { knownOrigin, type PageContext } from './context'
import { couponTrigger } from './couponPopup'

/** @returns `wpcf7` (plugins contract 1.3): JSON with its own types. */
export function contactGlobal(context: PageContext): Record<string, unknown> {
  const { rest, cached } = context.variants
  const root = rest === 'query' ? '/index.php?rest_route=/' : '/wp-json/'
  return {
    api: { root: `${knownOrigin(context)}${root}`, namespace: 'contact-form-7/v1' },
    ...(cached && { cached: 1 }),
  }
}

const expiries = { shown: 60 * 60, subscribed: 360 * 24 * 60 * 60 }

/** The server's clock, as it is printed: in a page cache it may be old. */
const now = () => String(Math.floor(Date.now() / 1000))

/** What the pop-up and the widget are told alike. */
function common({ variants }: PageContext): Record<string, string> {
  return {
    ajaxurl: '/wp-admin/admin-ajax.php',
    _woocouponbox_nonce: pluginNonce('woocouponbox_nonce', variants.nonce),
  }
}

/** The settings as they are spelt without prefix, and as no page has them that goes by the prefixed ones. */
function unprefixed(settings: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(settings).map(([name, value]) => [name.replace(/^wcb_/, ''), value]))
}

const otherSettings = { wcb_popup_time: '99', wcb_popup_position: 'left', wcb_empty_email_warning: '*Không nên thấy.' }

/** @returns `wcb_params` (plugins contract 4.2), texts throughout; null where no pop-up is printed. */
export function couponGlobal(context: PageContext): Record<string, string> | null {
  const trigger = couponTrigger(context)
  if (trigger === null) return null
  const { variants } = context
  const captcha = variants['coupon-captcha']
  const hasTexts = variants['coupon-texts'] === '1'
  const settings: Record<string, string> = {
    wcb_select_popup: trigger,
    wcb_popup_time: String(variants['coupon-time']),
    wcb_popup_scroll: String(variants['coupon-scroll']),
    wcb_popup_exit: '1',
    wcb_on_close: 'hide',
    wcb_current_time: now(),
    wcb_show_coupon: variants['coupon-code'],
    wcb_expire: String(expiries.shown),
    wcb_expire_subscribed: String(expiries.subscribed),
    wcb_gdpr_checkbox: variants['coupon-consent'],
    wcb_popup_type: `wcb-md-effect-${variants['coupon-effect']}`,
    wcb_popup_position: variants['coupon-icon'] === 'left' ? 'left' : 'right',
    wcb_never_reminder_enable: variants['coupon-never'] === 'cookie' ? '1' : '0',
    wcb_empty_email_warning: hasTexts ? '*Hãy nhập email để nhận mã.' : '',
    wcb_invalid_email_warning: hasTexts ? '*Email chưa đúng.' : '',
    wcb_title_after_subscribing: hasTexts ? 'Đăng ký thành công!' : '',
    wcb_recaptcha: captcha === 'off' ? '0' : '1',
    wcb_recaptcha_version: captcha === '3' ? '3' : '2',
    wcb_recaptcha_site_key: captcha === 'off' ? '' : 'demo-site-key',
    wcb_recaptcha_secret_theme: 'light',
  }
  const names = variants['coupon-names']
  return {
    ...common(context),
    ...(names === 'unprefixed' ? unprefixed(settings) : settings),
    ...(names === 'both' && unprefixed({ ...settings, ...otherSettings })),
  }
}

/** @returns `wcb_widget_params` (plugins contract 4.6), texts throughout. */
export function subscribeGlobal(context: PageContext): Record<string, string> {
  const { variants } = context
  return {
    ...common(context),
    wcb_current_time: now(),
    wcb_show_coupon: variants['coupon-code'],
    wcb_expire_subscribed: String(expiries.subscribed),
    wcb_gdpr_checkbox: variants['coupon-consent'],
  }
}
