import { countWished } from '../fixtures/shop/wishlist/wishlistData'
import type { PageContext } from './context'
import { type Html, html } from './html'

/** @returns the wishlist plugin's counter for the desktop header (plugins contract 2.1): its number is printed empty. */
export function pluginCounter(): Html {
  return html`<li class="header-wishlist"><a href="/wishlist/" class="wishlist_products_counter top_wishlist-heart no-txt" title="Yêu thích">
  <i class="icon-heart"></i><span class="wishlist_products_counter_text screen-reader-text">Yêu thích</span>
  <span class="wishlist_products_counter_number"></span>
</a></li>`
}

/** @returns the theme's counter for the mobile header: the count is the icon's label (contract 11.10). */
export function themeCounter({ session }: PageContext): Html {
  const count = countWished(session)
  return html`<li class="header-wishlist-icon has-icon"><a href="/wishlist/" class="wishlist-link is-small" aria-label="Yêu thích"><i class="wishlist-icon icon-heart"${count > 0 && html` data-icon-label="${count}"`}></i></a></li>`
}
