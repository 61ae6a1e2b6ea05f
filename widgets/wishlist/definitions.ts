import { jQueryNow, whenJQuery } from '../../src/bridge/whenJQuery'
import { defineArea } from '../../src/islands/area'
import { isStillHere, type OldScript } from '../../src/islands/oldScripts'
import { isPress } from '../../src/page/keys'
import { report } from '../../src/page/report'
import { beforeReady } from '../../src/page/whenReady'
import { COUNTER, FILLED_SIGN } from './counterSelectors'
import { BUTTON, buttonOf, HEART, productIdOf } from './hearts/buttonSelectors'
import { ACTION_BUTTONS, BOXES, isEnterInField, loginForm, shareKeyOf } from './page/pageMarkup'
import { offerCall } from './publicCall'

/**
 * The plugin's own script, which does everything where it still runs. Where an optimiser has merged or renamed it, it is known by its
 * method on jQuery.
 */
const oldWishlist: OldScript = {
  tags: ['ti-woocommerce-wishlist*/public.'],
  handle: 'tinvwl',
  isHere: () => !!jQueryNow()?.fn['tinvwl_to_wishlist'],
  ours: 'stands back',
}

/** A wishlist on its page: ours, the plugin's, the source's (plugins contract 2.1). */
const LIST = '[data-island="wishlist"],.tinv-wishlist.tinv-wishlist-clear,.tinvwl-table'
/** Leaves out the links of a sharing box that open no window: they copy, or open another program. */
const OTHER_SHARING = ':not(.social-clipboard,.social-email,.social-whatsapp)'

/**
 * Does the browser have stored data about the shopper's wishlists (plugins contract 2.2)? Cheap, because no other values are read and
 * nothing is parsed.
 */
function keepsWishlist(): boolean {
  try {
    return Object.keys(localStorage).some(
      (key) => key.startsWith('ti_wishlist_data') && localStorage.getItem(key)?.includes('"counter"'),
    )
  } catch {
    return false
  }
}

/** The data are fetched after the first interaction only; before that only stored data can be shown. */
const wakesWithData = keepsWishlist() ? 'idle' : 'interaction'

/** Is this a button with a product, or a heart that stands for one? A button without a product is reported. */
function hasProduct(pressed: HTMLElement): boolean {
  const button = buttonOf(pressed)
  const isKnown = !!button && !!productIdOf(button)
  if (button && !isKnown) report('wishlist-button-without-product', button)
  return isKnown
}

/** Does the server know the list of this button, by its share key? Without one the call would fail, but the form itself works. */
function isKnownAction({ target }: Event): boolean {
  const button = (target as Element).closest(ACTION_BUTTONS)
  const isKnown = !!button && !!shareKeyOf(button)
  if (button && !isKnown) report('wishlist-without-share-key', button)
  return isKnown
}

/** Wishlists: their buttons at the products, what a page shows of them, and the list's own page. */
export const wishlist = defineArea('wishlist', () => import('./index'), [
  {
    name: 'wishlist-button',
    selectors: `${BUTTON},${HEART}`,
    wake: 'touch',
    claims: {
      click: (_event, host) => hasProduct(host),
      keydown: (event, host) => isPress(event as KeyboardEvent) && !host.matches('button') && hasProduct(host),
    },
    asksShop: true,
    busyClass: 'loading',
    replaces: oldWishlist,
    component: 'WishlistButton',
  },
  {
    // Separate from what opens them: the row that a message is about may have left.
    name: 'wishlist-dialogs',
    selectors: 'body',
    wake: 'touch',
    touches: { 'shop-islands:open-wishlist-dialog': true },
    component: 'WishlistDialogs',
  },
  {
    name: 'wishlist-state',
    selectors: `${BUTTON},${COUNTER},form[data-tinvwl_sharekey]`,
    wake: wakesWithData,
    replaces: oldWishlist,
    service: 'keepWishlistState',
  },
  {
    name: 'wishlist-counter',
    selectors: `${COUNTER},${FILLED_SIGN}`,
    wake: wakesWithData,
    replaces: oldWishlist,
    component: 'WishlistCounter',
  },
  {
    name: 'wishlist-variation',
    selectors: 'form[data-island="variation-form"],form.variations_form',
    wake: 'idle',
    // Buttons in listings do not wait for a choice.
    applies: () => !!document.querySelector(`:is(${BUTTON}):not(.tinvwl-loop)`),
    replaces: oldWishlist,
    component: 'VariationHearts',
  },
  {
    name: 'wishlist-table',
    selectors: LIST,
    wake: 'touch',
    claims: {
      keydown: isEnterInField,
      click: (event) => isEnterInField(event) || isKnownAction(event),
      change: ({ target }) => (target as Element).matches(BOXES),
    },
    // No busy class: the table itself is marked as busy.
    busyClass: null,
    replaces: oldWishlist,
    component: 'WishlistTable',
  },
  {
    name: 'wishlist-login',
    selectors: ':is([data-island="login-prompt"],.tinv-login) .showlogin',
    wake: 'touch',
    claims: { click: (_event, link) => !!loginForm(link) },
    // No busy class: the form appears at once.
    busyClass: null,
    replaces: oldWishlist,
    component: 'LoginPrompt',
  },
  {
    name: 'wishlist-copy-link',
    selectors: '[data-island="share"] a.social-clipboard,.social-buttons a.social-clipboard',
    wake: 'touch',
    claims: { click: true },
    busyClass: 'loading',
    replaces: oldWishlist,
    component: 'CopyLink',
  },
  {
    name: 'wishlist-share',
    selectors: `[data-island="share"] a${OTHER_SHARING},.social-buttons a.social${OTHER_SHARING}`,
    wake: 'touch',
    // Another program, as for `tel:` and `viber:`, is opened by the browser alone.
    claims: { click: (_event, link) => /^https?:$/.test((link as HTMLAnchorElement).protocol) },
    // No busy class: the window opens at once.
    busyClass: null,
    replaces: oldWishlist,
    component: 'ShareLink',
  },
])

beforeReady(() => {
  // Only where the page has jQuery, because nobody else can make the call and a search of a large page takes longer than all else at boot.
  whenJQuery(() => {
    // Less than `isPluginHere` asks: the calls that come so early are the plugin's own, which it prints with its settings or a list.
    const mayBeCalled = 'tinvwl_add_to_wishlist' in window || document.querySelector('form[data-tinvwl_sharekey]')
    return mayBeCalled && !isStillHere(oldWishlist) ? offerCall() : undefined
  })
})
