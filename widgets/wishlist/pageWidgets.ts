import type { WidgetDefinition } from '../../src/islands/definition'
import { report } from '../../src/page/report'
import { isOldWishlistHere } from './isOldWishlistHere'
import { loginForm, toggleLogin } from './loginPrompt'
import { ACTION_BUTTONS, shareKeyOf } from './pageAction'
import { copyLink, openShareWindow } from './share'
import { BOXES, followSelection, isEnterOnBox } from './tableSelection'

/** A wishlist on its page: ours, the plugin's, the design's (contract plugins 2.1). */
const LIST = '[data-island="wishlist"],.tinv-wishlist.tinv-wishlist-clear,.tinvwl-table'
const SHARE = ':is([data-island="share"],.social-buttons)'

/** The list itself, its login prompt, and what shares it. */
export const wishlistPageWidgets: readonly WidgetDefinition[] = [
  {
    // Before the list itself: the click that a browser makes of Enter on a box may be held until this is there.
    name: 'wishlist-enter',
    hooks: LIST,
    wake: 'interaction',
    events: ['keydown', 'click'],
    claims: isEnterOnBox,
    act: (event) => event.preventDefault(),
  },
  {
    name: 'wishlist-page',
    hooks: LIST,
    wake: 'interaction',
    claims({ target }) {
      const button = (target as Element).closest(ACTION_BUTTONS)
      if (!button || isOldWishlistHere()) return false
      const isKnown = !!shareKeyOf(button)
      // The server would only say that something went wrong; the form itself works.
      if (!isKnown) report('wishlist-without-share-key', button)
      return isKnown
    },
    attach: () => import('./wishlistPage'),
  },
  {
    name: 'wishlist-selection',
    hooks: LIST,
    wake: 'interaction',
    events: ['change'],
    claims: ({ target }) => (target as Element).matches(BOXES) && !isOldWishlistHere(),
    act: followSelection,
  },
  {
    name: 'wishlist-login',
    hooks: ':is([data-island="login-prompt"],.tinv-login) .showlogin',
    wake: 'interaction',
    claims: (_event, link) => !!loginForm(link) && !isOldWishlistHere(),
    act: toggleLogin,
  },
  {
    name: 'wishlist-copy-link',
    hooks: `${SHARE} a.social-clipboard`,
    wake: 'interaction',
    claims: () => !isOldWishlistHere(),
    act: copyLink,
  },
  {
    name: 'wishlist-share',
    hooks: `${SHARE} a:not(.social-clipboard,.social-email,.social-whatsapp,[href^="mailto:"])`,
    wake: 'interaction',
    claims: () => !isOldWishlistHere(),
    act: openShareWindow,
  },
]
