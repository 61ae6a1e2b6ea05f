/** A set of tabs: ours, the theme's, the shop's (contract 8.1). */
export const TABS = '[data-island="tabs"],.tabbed-content,.wc-tabs-wrapper,.woocommerce-tabs'

/** The shop's own sets of tabs. */
export const SHOP_TABS = '.wc-tabs-wrapper,.woocommerce-tabs'

/** All elements that may be the panels of tabs. */
export const PANELS = '.panel,.wc-tab,[role="tabpanel"]'

/** One of the shop's tabs: in the shop's list, as its own script finds them; themes put boxes around the list, or headings around links. */
export const SHOP_TAB = `:is(${SHOP_TABS}) :is(ul.tabs,ul.wc-tabs)>li a`

/** One tab: in a list that is a child of the set, because a panel may have lists of links, too; or one of the shop's. */
export const TAB = `:is(${TABS})>ul>li>a,${SHOP_TAB}`

/** A group of sections of which one at a time is open, ours, the theme's or another library's. */
export const ANY_ACCORDION = '[data-island="accordion"],.accordion'

/**
 * One that is ours or the theme's (contract 8.1). Those of other libraries, such as Foundation's, have other names for their content, and
 * scripts of their own.
 */
export const ACCORDION = '[data-island="accordion"],.accordion:has(.accordion-inner)'

/** The title of a section, followed by its content; in a `data-island` accordion any heading is one. */
export const ACCORDION_TITLE = '.accordion-title,[data-island="accordion"]>:is(h2,h3,h4)'

/** An entry of a menu with a panel below it (contract 11.3). */
export const DROPDOWN = '[data-island="dropdown"],.nav li.has-dropdown'

/** The panel of such an entry, as a selector within the entry. */
export const DROPDOWN_PANEL = ':scope>.nav-dropdown,:scope>[data-dropdown-panel]'

/** The link of such an entry, as a selector within the entry; one that looks like a button is in a box of its own. */
export const TOP_LINK = ':scope>a,:scope>button,:scope>.header-button>a'

/** The class of an entry whose panel is open. */
export const OPEN = 'current-dropdown'

/**
 * A sidebar list with lists below its entries, such as the shop's categories. Only in a widget, because WordPress gives every menu the
 * class `menu`, and in other themes' headers that is one that drops down.
 */
export const SIDEBAR_LIST = '.widget>ul:has(.children),.widget ul.menu:has(.sub-menu)'

/**
 * A list of links with lists below its entries, such as the menu of the account: the theme's styles hold those out of view until they are
 * open.
 */
export const LINK_LIST = '.nav:has(>li>.children)'

/** A menu whose entries slide in from the side (contract 11.4). */
export const SLIDE_MENU = '[data-island="slide-menu"],.mobile-sidebar-slide'

/** A tab of the mobile menu (contract 11.4). */
export const MENU_TAB = '[data-island="menu-tab"],.sidebar-menu-tabs__tab'

/** A grid of banners, or a wall of pictures, articles or products (contract 11.8). */
export const GRID = '[data-packery-options],.has-packery'

/** The shop's printed alerts (contract 9.4); those that our script inserts are announced without the focus. */
export const ALERT =
  '[role="alert"]:is([data-island="alert"],.woocommerce-message,.woocommerce-error,.wc-block-components-notice-banner):not([data-island-outlet])'

/** The title of the theme's menu of categories, where it is a button (3.20). */
export const VERTICAL_OPENER = '.header-vertical-menu__opener[role="button"]'

/** Backgrounds that are fetched when they come near (contract 11.8). */
export const BACKGROUND = '[data-island="background"],.bg,.section-bg'

/** Pictures whose addresses the server printed in other attributes (contract 11.8). */
export const LAZY_IMAGE = 'img[data-island="lazy-image"],img.lazy-load[data-src]'

/** Groups of pictures that are stepped through together (contract 11.5). */
export const PICTURE_GROUP = '[data-island="picture-group"],.gallery,.lightbox-multi-gallery'

/** Links that are marked as opening a picture. */
export const PICTURE_LINK = '[data-island="picture-lightbox"],a.image-lightbox,a.lightbox-gallery'

/** Places in which every link to a picture opens it (contract 11.5). */
export const PICTURE_PLACES = `:is([id^="attachment"],.wp-block-image,.entry-content,${PICTURE_GROUP}) a:is([href*=".jp" i],[href*=".png" i],[href*=".webp" i],[href*=".avif" i])`

/** Links that open a video (contract 11.5). */
export const VIDEO_LINK =
  '[data-island="video-lightbox"],a.open-video,a.button:not(.product_type_external):is([href*="vimeo"],[href*="youtube.com/watch"])'

/** Parts of the page that a link to them opens as a lightbox (contract 9.2, 11.5). */
export const LIGHTBOX_CONTENT = '[data-island="lightbox"],.lightbox-by-id'
