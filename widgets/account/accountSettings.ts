import { defineSettings } from '../../src/stores/mergeSettings'

/** Everything about the account's pages that can be set. Empty texts: in the shopper's language. */
export const defaultAccountSettings = {
  /** Label of the button that shows a password. */
  accountPasswordShow: '',
  /** Label of the button that hides it again. */
  accountPasswordHide: '',
}

/** The settings of the account's pages, merged and of the right types (contract 9.1). */
export const accountSettings: () => typeof defaultAccountSettings = defineSettings(
  defaultAccountSettings,
  { woocommerce_params: { i18n_password_show: 'accountPasswordShow', i18n_password_hide: 'accountPasswordHide' } },
  'account',
)
