import { defineSettings } from '../../src/stores/mergeSettings'

/** The plugin's name for a setting of ours: `popup_time` for `couponPopupTime`. It calls the consent by the law that asks for it. */
function pluginKey(name: string): string {
  const [, ...words] = name.replace('Consent', 'Gdpr').split(/(?=[A-Z])/)
  return words.join('_').toLowerCase()
}

/** The effect with which the box opens where nobody says otherwise (behaviour coupon-popup.open.effect-class). */
export const DEFAULT_EFFECT = 'wcb-md-effect-1'

/** Everything about the coupon pop-up that can be set, with the value it has where nobody sets it. Empty texts: in the shopper's language. */
export const defaultCouponSettings = {
  /** Address of the calls; empty: that of the general calls. */
  couponAjaxUrl: '',
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
  couponRecaptcha: false,
  /** 2 or 3. */
  couponRecaptchaVersion: 2,
  couponRecaptchaSiteKey: '',
  /** `light` or `dark`. */
  couponRecaptchaSecretTheme: 'light',
  /** Address of the captcha provider's script; empty: the page brings it. */
  couponRecaptchaScript: '',
  /** Is there a way to be never reminded again? */
  couponNeverReminderEnable: false,
  couponEmptyEmailWarning: '',
  couponInvalidEmailWarning: '',
  /** The title of the box after a subscription, HTML; empty: it has none then. */
  couponTitleAfterSubscribing: '',
}

type CouponSetting = keyof typeof defaultCouponSettings

/** Which setting each key of the plugin is: ours bear its names, with `coupon` in front (behaviours coupon-popup.settings.*). */
const unprefixed: Record<string, CouponSetting> = {}
const prefixed: Record<string, CouponSetting> = { ajaxurl: 'couponAjaxUrl', _woocouponbox_nonce: 'couponNonce' }
for (const name of Object.keys(defaultCouponSettings) as CouponSetting[]) {
  const key = pluginKey(name)
  unprefixed[key] = name
  prefixed[`wcb_${key}`] = name
}

/**
 * The settings of the coupon pop-up, merged and of the right types (plugins contract 4.2). The plugin's object is read twice, because the
 * prefixed spelling wins whichever comes first in it.
 */
export const couponSettings: () => typeof defaultCouponSettings = defineSettings(
  defaultCouponSettings,
  // The paid edition prints those of the captcha apart.
  { wcb_params: unprefixed, 'window.wcb_params': prefixed, wcb_recaptcha_params: prefixed },
  'coupon',
)
