import { defineSettings, type SettingGlobals } from '../../src/stores/mergeSettings'

/** The default effect with which the box opens (behaviour coupon-popup.open.effect-class). */
export const DEFAULT_EFFECT = 'wcb-md-effect-1'

/** Everything about the coupon pop-up that can be set, with its default. Empty texts: in the shopper's language. */
export const defaultCouponSettings = {
  /** Address of the calls; empty: that of the general calls. */
  couponAjaxUrl: '',
  /** Sent with a subscription, as WordPress asks for it. */
  couponNonce: '',
  /**
   * What opens the box: `time`, `scroll`, `exit`, or `button`: only the small icon, and elements that the shop has put into the page for
   * it.
   */
  couponSelectPopup: 'time',
  /** Seconds until it opens, with `time`. */
  couponPopupTime: 3,
  /** Per cent of the page that must have been scrolled past, with `scroll`. */
  couponPopupScroll: 50,
  /** How near to the top of the window, in pixels, a pointer counts as leaving, with `exit`; at least 10. */
  couponPopupExit: 10,
  /** What closing does: `hide`, or `top`, `bottom`: the plugin's styles draw a bar there. */
  couponOnClose: 'hide',
  /** The server's time in unix seconds; 0: the browser's. */
  couponCurrentTime: 0,
  /** Is the code shown after a subscription? */
  couponShowCoupon: true,
  /** Seconds for which it is remembered that the box was shown. */
  couponExpire: 3600,
  /** Seconds for which it is remembered that the shopper subscribed. */
  couponExpireSubscribed: 31_104_000,
  /** Must the consent be ticked? */
  couponConsentCheckbox: true,
  /** Class of the effect with which the box opens; empty: none. */
  couponPopupType: DEFAULT_EFFECT,
  /** Where the small icon is: `left` or `right`; empty: as its printed classes say, else on the right. */
  couponPopupPosition: '',
  /** Is a captcha part of the box? */
  couponRecaptcha: false,
  /** 2 or 3. */
  couponRecaptchaVersion: 2,
  /** The shop's public key at the captcha's provider. */
  couponRecaptchaSiteKey: '',
  /** `light` or `dark`. */
  couponRecaptchaSecretTheme: 'light',
  /** Address of the captcha provider's script; empty: the page brings it. */
  couponRecaptchaScript: '',
  /** Can the shopper choose never to be reminded again? */
  couponNeverReminderEnable: false,
  /** Shown where no address was typed; empty: in the shopper's language. */
  couponEmptyEmailWarning: '',
  /** Shown where what was typed is not an address; empty: in the shopper's language. */
  couponInvalidEmailWarning: '',
  /** The title of the box after a subscription, as HTML; empty: it has none then. */
  couponTitleAfterSubscribing: '',
}

type CouponSetting = keyof typeof defaultCouponSettings

/** What the plugin prints (behaviours coupon-popup.settings.*). */
const printed = {
  wcb_params: {
    ajaxurl: 'couponAjaxUrl',
    _woocouponbox_nonce: 'couponNonce',
    wcb_select_popup: 'couponSelectPopup',
    wcb_popup_time: 'couponPopupTime',
    wcb_popup_scroll: 'couponPopupScroll',
    wcb_popup_exit: 'couponPopupExit',
    wcb_on_close: 'couponOnClose',
    wcb_current_time: 'couponCurrentTime',
    wcb_show_coupon: 'couponShowCoupon',
    wcb_expire: 'couponExpire',
    wcb_expire_subscribed: 'couponExpireSubscribed',
    wcb_gdpr_checkbox: 'couponConsentCheckbox',
    wcb_popup_type: 'couponPopupType',
    wcb_popup_position: 'couponPopupPosition',
    wcb_never_reminder_enable: 'couponNeverReminderEnable',
    wcb_empty_email_warning: 'couponEmptyEmailWarning',
    wcb_invalid_email_warning: 'couponInvalidEmailWarning',
    wcb_title_after_subscribing: 'couponTitleAfterSubscribing',
  },
  // The paid edition prints these in a global of their own.
  wcb_recaptcha_params: {
    wcb_recaptcha: 'couponRecaptcha',
    wcb_recaptcha_version: 'couponRecaptchaVersion',
    wcb_recaptcha_site_key: 'couponRecaptchaSiteKey',
    wcb_recaptcha_secret_theme: 'couponRecaptchaSecretTheme',
  },
} satisfies SettingGlobals<CouponSetting>

const prefixed: Readonly<Record<string, CouponSetting>> = {
  ...printed.wcb_params,
  ...printed.wcb_recaptcha_params,
}
/** On some pages all keys lack the `wcb_` prefix. */
const unprefixed = Object.fromEntries(Object.entries(prefixed).map(([key, name]) => [key.replace('wcb_', ''), name]))

/**
 * The settings of the coupon pop-up, merged and of the right types (plugins contract 4.2). The plugin's object is read twice, because the
 * prefixed keys win, whichever come first in it.
 */
export const couponSettings: () => typeof defaultCouponSettings = defineSettings(
  defaultCouponSettings,
  { wcb_params: unprefixed, 'window.wcb_params': prefixed, wcb_recaptcha_params: prefixed },
  'coupon',
)
