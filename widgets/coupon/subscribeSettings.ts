import { defineSettings } from '../../src/stores/mergeSettings'

/** Everything about the subscribe widget that can be set, with its default. */
export const defaultSubscribeSettings = {
  /** Address of the calls; empty: that of the general calls. */
  subscribeAjaxUrl: '',
  /** Sent with a subscription, as WordPress asks for it. */
  subscribeNonce: '',
  /** The server's time in unix seconds; 0: the browser's. */
  subscribeCurrentTime: 0,
  /** Seconds, from the server's time on, for which it is remembered that the shopper subscribed. */
  subscribeExpireSubscribed: 31_104_000,
  /** Must the consent be ticked? */
  subscribeConsentCheckbox: true,
}

/** The settings of the subscribe widget, merged and of the right types (plugins contract 4.6). */
export const subscribeSettings: () => typeof defaultSubscribeSettings = defineSettings(
  defaultSubscribeSettings,
  {
    wcb_widget_params: {
      ajaxurl: 'subscribeAjaxUrl',
      _woocouponbox_nonce: 'subscribeNonce',
      wcb_current_time: 'subscribeCurrentTime',
      wcb_expire_subscribed: 'subscribeExpireSubscribed',
      wcb_gdpr_checkbox: 'subscribeConsentCheckbox',
    },
  },
  'subscribe',
)
