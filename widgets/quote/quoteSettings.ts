import { defineSettings } from '../../src/stores/mergeSettings'

/** Everything about the quote list that can be set, with its default. */
export const defaultQuoteSettings = {
  /** Address of the list's calls; empty: that of the general calls. `%%endpoint%%` stands for the call's name. */
  quoteAjaxUrl: '',
  /** The nonce of all calls; empty: each button and remove link has its own (plugins contract 3.7). */
  quoteNonce: '',
  /** Go to the list after an add? */
  quoteGoToList: false,
  /** Address of the list, where an answer names none. */
  quoteListUrl: '/request-quote/',
  /** Shown when the last item was removed; empty: in the shopper's language. */
  quoteEmptyText: '',
  /** Fetch the list's table again when its page is opened? */
  quoteTableRefresh: true,
}

/** The settings of the quote list, merged and of the right types (plugins contract 3.2). */
export const quoteSettings: () => typeof defaultQuoteSettings = defineSettings(
  defaultQuoteSettings,
  {
    ywraq_frontend: {
      ajaxurl: 'quoteAjaxUrl',
      yith_ywraq_action_nonce: 'quoteNonce',
      go_to_the_list: 'quoteGoToList',
      rqa_url: 'quoteListUrl',
      no_product_in_list: 'quoteEmptyText',
      raq_table_refresh_check: 'quoteTableRefresh',
    },
  },
  'quote',
)
