import { defineArea } from '../../src/islands/area'
import { report } from '../../src/page/report'
import { BUTTON, COUNTER, productIdOf } from './buttonHooks'
import { keepsWishlist } from './keepsWishlist'
import { oldWishlist } from './oldWishlist'
import { ACTION_BUTTONS, BOXES, isEnterOnBox, loginForm, shareKeyOf } from './pageHooks'

/** A wishlist on its page: ours, the plugin's, the design's (contract plugins 2.1). */
const LIST = '[data-island="wishlist"],.tinv-wishlist.tinv-wishlist-clear,.tinvwl-table'
const SHARE = ':is([data-island="share"],.social-buttons)'

/** The theme's heart in front of a button that the theme hides (contract plugins 2.1). */
const hiddenButton = (heart: HTMLElement) => heart.closest('.wishlist-icon')?.querySelector<HTMLElement>(BUTTON)

/** The data are asked for after the first interaction only; before that there are marks only of what the browser keeps. */
const wakesMarks = keepsWishlist() ? 'idle' : 'interaction'

/** Wishlists: their buttons at the products, what a page shows of them, and the list's own page. */
export const wishlist = defineArea('wishlist', () => import('./index'), [
  {
    name: 'wishlist-button',
    selectors: BUTTON,
    wake: 'touch',
    claims: {
      click(_event, host) {
        if (!productIdOf(host)) report('wishlist-button-without-product', host)
        return !!productIdOf(host)
      },
    },
    busyClass: 'loading',
    replaces: oldWishlist,
    attach: 'attachWishlistButton',
  },
  {
    name: 'wishlist-heart',
    selectors: '.wishlist-icon .wishlist-button',
    wake: 'touch',
    claims: { click: (_event, heart) => !!hiddenButton(heart) },
    // It shows the sign of the button that it stands for.
    busyClass: null,
    replaces: oldWishlist,
    act(event, heart) {
      event.preventDefault()
      heart.classList.add('loading')
      hiddenButton(heart)?.click()
    },
  },
  {
    name: 'wishlist-keys',
    selectors: BUTTON,
    wake: 'touch',
    claims: {
      keydown: (event, host) => /^( |Enter)$/.test((event as KeyboardEvent).key) && !host.matches('button'),
    },
    replaces: oldWishlist,
    act(event, host) {
      event.preventDefault()
      host.click()
    },
  },
  {
    name: 'wishlist-state',
    selectors: `${BUTTON},${COUNTER},form[data-tinvwl_sharekey]`,
    wake: wakesMarks,
    replaces: oldWishlist,
    service: 'keepWishlistState',
  },
  {
    name: 'wishlist-counter',
    selectors: COUNTER,
    wake: wakesMarks,
    replaces: oldWishlist,
    attach: 'attachWishlistCounter',
  },
  {
    name: 'wishlist-variation',
    selectors: 'form[data-island="variation-form"],form.variations_form',
    wake: wakesMarks,
    applies: () => !!document.querySelector(BUTTON),
    replaces: oldWishlist,
    attach: 'attachVariationChoice',
  },
  {
    // Before the list itself: a browser makes a click of Enter on a box.
    name: 'wishlist-enter',
    selectors: LIST,
    wake: 'touch',
    claims: { keydown: isEnterOnBox, click: isEnterOnBox },
    // Nothing happens.
    busyClass: null,
    act: (event) => event.preventDefault(),
  },
  {
    name: 'wishlist-page',
    selectors: LIST,
    wake: 'touch',
    claims: {
      click({ target }) {
        const button = (target as Element).closest(ACTION_BUTTONS)
        const isKnown = !!button && !!shareKeyOf(button)
        // The server would only say that something went wrong; the form itself works.
        if (button && !isKnown) report('wishlist-without-share-key', button)
        return isKnown
      },
    },
    // The table itself is marked as busy.
    busyClass: null,
    replaces: oldWishlist,
    attach: 'attachWishlistPage',
  },
  {
    name: 'wishlist-selection',
    selectors: LIST,
    wake: 'touch',
    claims: { change: ({ target }) => (target as Element).matches(BOXES) },
    replaces: oldWishlist,
    attach: 'attachSelection',
  },
  {
    name: 'wishlist-login',
    selectors: ':is([data-island="login-prompt"],.tinv-login) .showlogin',
    wake: 'touch',
    claims: { click: (_event, link) => !!loginForm(link) },
    // The form stands there at once.
    busyClass: null,
    replaces: oldWishlist,
    attach: 'attachLoginPrompt',
  },
  {
    name: 'wishlist-copy-link',
    selectors: `${SHARE} a.social-clipboard`,
    wake: 'touch',
    claims: { click: true },
    busyClass: 'loading',
    replaces: oldWishlist,
    attach: 'attachCopyLink',
  },
  {
    name: 'wishlist-share',
    selectors: `${SHARE} a:not(.social-clipboard,.social-email,.social-whatsapp,[href^="mailto:"])`,
    wake: 'touch',
    claims: { click: true },
    // The window opens at once.
    busyClass: null,
    replaces: oldWishlist,
    attach: 'attachShareLink',
  },
])
