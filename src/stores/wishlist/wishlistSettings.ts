import { defineSettings } from '../mergeSettings'

/** Everything about wishlists that can be set, with its default. Empty texts: in the shopper's language. */
export const defaultWishlistSettings = {
  /** Address of the calls of a list's own page, and of the call that fetches the shopper's lists; empty: the call `tinvwl` of the shop. */
  wishlistUrl: '',
  /**
   * The nonce of the calls that go to `wishlistUrl`; other calls have none. Empty: the buttons on a list's own page send their form
   * instead.
   */
  wishlistNonce: '',
  /** Storage key of the data; the server prints its own. */
  wishlistDataKey: 'ti_wishlist_data',
  /** Milliseconds until an answer counts as lost. */
  wishlistTimeout: 30000,
  /** Is the button of a product in a list a remove button? */
  wishlistSimpleFlow: false,
  /** May a variable product be added before its options are chosen? */
  wishlistAllowParent: false,
  /** May a shopper with several wishlists choose among them? */
  wishlistChoice: true,
  /** May a shopper have several wishlists? If not, the paid edition of the plugin is asked only for the first one. */
  wishlistSeveral: false,
  /** Is the counter hidden while the wishlist is empty? */
  wishlistHideZeroCounter: false,
  /** Are the data never fetched, because something else on the page brings them? */
  wishlistBlockData: false,
  /** Are the products' counts asked for and shown with their buttons? */
  wishlistStats: false,
  /** Milliseconds after which a message closes by itself (behaviour wishlist.answer.msg-closes-after-6000-ms). */
  wishlistPopupTime: 6000,
  /** The page's language, where the shop has several. */
  wishlistLang: '',
  /** The shop's main language, where it has several. */
  wishlistDefaultLang: '',
  /** Alerted when options have to be chosen first. */
  wishlistMakeSelectionText: '',
  /** Alerted when a bulk action has nothing to work on. */
  wishlistNothingSelectedText: '',
  /** What a wishlist without a title is called. */
  wishlistDefaultTitle: '',
  /** The choice of a new wishlist. */
  wishlistCreateText: '',
  /** Says which wishlists hold a product already. */
  wishlistAlreadyInText: '',
  /** Said when the link was copied. */
  wishlistCopiedText: '',
}

/** The settings of wishlists, merged and of the right types (plugins contract 2.2). */
export const wishlistSettings: () => typeof defaultWishlistSettings = defineSettings(
  defaultWishlistSettings,
  {
    tinvwl_add_to_wishlist: {
      wc_ajax_url: 'wishlistUrl',
      nonce: 'wishlistNonce',
      hash_key: 'wishlistDataKey',
      simple_flow: 'wishlistSimpleFlow',
      multi_wishlists: 'wishlistSeveral',
      allow_parent_variable: 'wishlistAllowParent',
      hide_zero_counter: 'wishlistHideZeroCounter',
      block_ajax_wishlists_data: 'wishlistBlockData',
      stats: 'wishlistStats',
      popup_timer: 'wishlistPopupTime',
      wpml: 'wishlistLang',
      wpml_default: 'wishlistDefaultLang',
      i18n_make_a_selection_text: 'wishlistMakeSelectionText',
      tinvwl_break_submit: 'wishlistNothingSelectedText',
      text_default_title: 'wishlistDefaultTitle',
      text_create: 'wishlistCreateText',
      text_already_in: 'wishlistAlreadyInText',
      tinvwl_clipboard: 'wishlistCopiedText',
    },
  },
  'wishlist',
)
