import { beforeEach, describe, expect, test } from 'vitest'
import { openPage } from '../../support/freshPage'

/** A value of each setting of the pop-up, without a prefix, and what it is read as. */
const VALUES = {
  select_popup: ['scroll', { couponSelectPopup: 'scroll' }],
  popup_time: ['7', { couponPopupTime: 7 }],
  popup_scroll: ['80', { couponPopupScroll: 80 }],
  popup_exit: ['20', { couponPopupExit: 20 }],
  on_close: ['top', { couponOnClose: 'top' }],
  current_time: ['1772000000', { couponCurrentTime: 1_772_000_000 }],
  show_coupon: ['0', { couponShowCoupon: false }],
  expire: ['60', { couponExpire: 60 }],
  expire_subscribed: ['120', { couponExpireSubscribed: 120 }],
  gdpr_checkbox: ['', { couponConsentCheckbox: false }],
  popup_type: ['wcb-md-effect-9', { couponPopupType: 'wcb-md-effect-9' }],
  popup_position: ['left', { couponPopupPosition: 'left' }],
  recaptcha: ['1', { couponRecaptcha: true }],
  recaptcha_version: ['3', { couponRecaptchaVersion: 3 }],
  recaptcha_site_key: ['key1', { couponRecaptchaSiteKey: 'key1' }],
  recaptcha_secret_theme: ['dark', { couponRecaptchaSecretTheme: 'dark' }],
  never_reminder_enable: ['1', { couponNeverReminderEnable: true }],
  empty_email_warning: ['Trống', { couponEmptyEmailWarning: 'Trống' }],
  invalid_email_warning: ['Sai', { couponInvalidEmailWarning: 'Sai' }],
  title_after_subscribing: ['Xong', { couponTitleAfterSubscribing: 'Xong' }],
} as const

const all = Object.entries(VALUES)

beforeEach(() => {
  openPage()
  for (const name of ['wcb_params', 'wcb_widget_params']) Reflect.deleteProperty(window, name)
})

async function read(params: Readonly<Record<string, unknown>>): Promise<object> {
  Object.assign(window, { wcb_params: params })
  const { couponSettings } = await import('../../../widgets/coupon/couponSettings')
  return couponSettings()
}

describe('the settings of the pop-up', () => {
  test.each(all)('coupon-popup.settings.unprefixed-names: %s', async (name, [value, expected]) => {
    expect(await read({ [name]: value })).toMatchObject(expected)
  })

  test.each(all)('coupon-popup.settings.prefixed-names: wcb_%s', async (name, [value, expected]) => {
    expect(await read({ [`wcb_${name}`]: value })).toMatchObject(expected)
  })

  test.each([[{ popup_time: '8', wcb_popup_time: '9' }], [{ wcb_popup_time: '9', popup_time: '8' }]])(
    'coupon-popup.settings.prefixed-names: of both spellings the prefixed one wins: %j',
    async (params) => {
      expect(await read(params)).toMatchObject({ couponPopupTime: 9 })
    },
  )

  test('the address and the nonce have one spelling', async () => {
    expect(await read({ ajaxurl: '/a', _woocouponbox_nonce: 'n' })).toMatchObject({
      couponAjaxUrl: '/a',
      couponNonce: 'n',
    })
  })

  test('coupon-popup.open.delay-and-expiries-per-site: what the site leaves empty has its default, without a word', async () => {
    const page = openPage()
    expect(
      await read({
        wcb_popup_time: '',
        wcb_expire_subscribed: false,
        wcb_current_time: null,
        wcb_recaptcha_version: '',
      }),
    ).toMatchObject({
      couponPopupTime: 3,
      couponExpireSubscribed: 31_104_000,
      couponExpire: 3600,
      couponRecaptchaVersion: 2,
    })
    expect(page.reports).toEqual([])
  })
})

test('the settings of the widget are read in their types', async () => {
  Object.assign(window, {
    wcb_widget_params: {
      ajaxurl: '/a',
      _woocouponbox_nonce: 'n',
      wcb_current_time: '5',
      wcb_expire_subscribed: '6',
      wcb_gdpr_checkbox: '0',
    },
  })
  const { subscribeSettings } = await import('../../../widgets/coupon/subscribeSettings')
  expect(subscribeSettings()).toEqual({
    subscribeAjaxUrl: '/a',
    subscribeNonce: 'n',
    subscribeCurrentTime: 5,
    subscribeExpireSubscribed: 6,
    subscribeConsentCheckbox: false,
  })
})
