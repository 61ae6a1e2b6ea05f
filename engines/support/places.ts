import type { Target } from './look'

/** A product of the demo shop, by the beginning of its name. */
interface Named {
  name: string
}

/** The field of the header's search. */
export const searchField = '#masthead .search-field'

/** The number on the header's basket. */
export const basketCount = '#masthead .cart-icon strong'

/** The mini-cart that drops down from the header. */
export const dropdown = '#masthead .cart-item .nav-dropdown'

/** The mini-cart in the listing's sidebar. */
export const sidebarCart = '#shop-sidebar .widget_shopping_cart'

/** The number on the header's heart. */
export const wishCount = '#masthead .wishlist_products_counter_number'

/** What the shop says above a page's content. */
export const notices = '.woocommerce-notices-wrapper'

/** What is open over the page. */
export const dialog = '[role="dialog"]'

/** The button that submits a product's form. */
export const formButton = '.single_add_to_cart_button'

/** The picture that a product's gallery shows once it slides. */
export const selectedPicture = '.product-gallery-slider .is-selected img'

/** The picture in the middle of the open lightbox. */
export const lightboxPicture = '.pswp__item[aria-hidden="false"] img:not(.pswp__img--placeholder)'

/** A thumbnail of a product's gallery, counted from 1. */
export const thumbnail = (number: number): string => `.product-thumbnails .col:nth-child(${number}) a`

/** A link or button by its words or its label. */
export const control = (text: string, place = ''): Target => ({ css: `${place} :is(a, button, [role="button"])`, text })

/** The add-to-cart button of a product's card. */
export const addButton = ({ name }: Named): string => `a[aria-label^="Thêm vào giỏ hàng: “${name}"]`

/** The row of a product in a mini-cart, or in any list. */
export const row = (place: string, { name }: Named): Target => ({
  css: `${place} :is(.mini_cart_item, tr)`,
  text: name,
})

/** What takes a product off a list. */
export const removeControl = (place: string, { name }: Named): string => `${place} [aria-label^="Xóa “${name}"]`

/** The wishlist button of a product, on its card or its page. */
export const heart = ({ name }: Named): string => `.tinvwl_add_to_wishlist_button[aria-label^="Thêm “${name}"]`

/** The quote button of a product. */
export const quoteButton = ({ name }: Named): string => `[aria-label^="Yêu cầu báo giá “${name}"]`

/** The link on a product's card that opens its quick view. */
export const quickViewLink = ({ id }: { id: number }): string => `.quick-view[data-prod="${id}"]`
