import { defineSettings, type SettingGlobals } from '../../src/stores/mergeSettings'

/** The effect with which the box opens where nobody says otherwise (behaviour coupon-popup.open.effect-class). */
export const DEFAULT_EFFECT = 'wcb-md-effect-1'

/** Everything about the coupon pop-up that can be set, with its default. Empty texts: in the shopper's language. */
export const defaultCouponSettings = {
  /** Address of the calls; empty: that of the general calls. */
  couponAjaxUrl: '',
  /** Sent with a subscription, as WordPress asks for it. */
  couponNonce: '',
  /** What opens the box: `time`, `scroll`, `exit`, or `button`: nothing but the small icon, and what the author has put into the page for it. */
  couponSelectPopup: 'time',
  /** Seconds until it opens. */
  couponPopupTime: 3,
  /** Per cent of the page that must have been seen. */
  couponPopupScroll: 50,
  /** How near to the top of the window, in pixels, a pointer is on its way out; 10 at least. */
  couponPopupExit: 10,
  /** What closing does: `hide`, or `top`, `bottom`: the plugin's styles draw a bar there. */
  couponOnClose: 'hide',
  /** The server's time in unix seconds; 0: the browser's. */
  couponCurrentTime: 0,
  /** Is the code shown to who subscribed? */
  couponShowCoupon: true,
  /** Seconds for which it is remembered that the box was shown. */
  couponExpire: 3600,
  /** Seconds for which it is remembered that the shopper subscribed. */
  couponExpireSubscribed: 31_104_000,
  /** Must the consent be ticked? */
  couponConsentCheckbox: true,
  /** Class of the effect with which the box opens; empty: none. */
  couponPopupType: DEFAULT_EFFECT,
  /** Where the small icon sits: `left` or `right`; empty: where it is printed, and on the right where that says neither. */
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
  /** Is there a way to be never reminded again? */
  couponNeverReminderEnable: false,
  /** Said where no address was typed; empty: in the shopper's language. */
  couponEmptyEmailWarning: '',
  /** Said where what was typed is no address; empty: in the shopper's language. */
  couponInvalidEmailWarning: '',
  /** The title of the box after a subscription, HTML; empty: it has none then. */
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
  // The paid edition prints these apart.
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
/** Some pages have every key without the `wcb_` in front. */
const unprefixed = Object.fromEntries(Object.entries(prefixed).map(([key, name]) => [key.replace('wcb_', ''), name]))

/**
 * The settings of the coupon pop-up, merged and of the right types (plugins contract 4.2). The plugin's object is read twice, because the
 * prefixed spelling wins whichever comes first in it.
 */
export const couponSettings: () => typeof defaultCouponSettings = defineSettings(
  defaultCouponSettings,
  { wcb_params: unprefixed, 'window.wcb_params': prefixed, wcb_recaptcha_params: prefixed },
  'coupon',
)
