/** A set of tabs: ours, the theme's, the shop's (contract 8.1). */
export const TABS = '[data-island="tabs"],.tabbed-content,.wc-tabs-wrapper,.woocommerce-tabs'

/** One tab. Only lists that stand directly in the set: a panel may hold lists of links too. */
export const TAB = `:is(${TABS})>ul>li>a`

/** A group of sections of which one at a time is open (contract 8.1). */
export const ACCORDION = '[data-island="accordion"],.accordion'

/** The title of a section, which its content follows; in an accordion of one's own any heading is one. */
export const ACCORDION_TITLE = '.accordion-title,[data-island="accordion"]>:is(h2,h3,h4)'

/** An entry of a menu with a panel below it (contract 11.3). */
export const DROPDOWN = '[data-island="dropdown"],.nav li.has-dropdown'

/** The link of such an entry, seen from the entry; one with a button's look stands in a box of its own. */
export const TOP_LINK = ':scope>a,:scope>button,:scope>.header-button>a'

/** The class of an entry whose panel is open. */
export const OPEN = 'current-dropdown'

/**
 * A list in a sidebar with lists below its entries, such as the shop's categories; one without such lists has nothing to unfold. WordPress
 * calls every menu `menu`, and in other themes' headers that is one that drops down.
 */
export const SIDEBAR_LIST = '.widget>ul:has(.children),.widget ul.menu:has(.sub-menu)'

/** A menu whose entries slide in from the side (contract 11.4). */
export const SLIDE_MENU = '[data-island="slide-menu"],.mobile-sidebar-slide'

/** A tab of the mobile menu (contract 11.4). */
export const MENU_TAB = '[data-island="menu-tab"],.sidebar-menu-tabs__tab'

/** A grid of banners, or a wall of pictures, articles or products (contract 11.8). */
export const GRID = '[data-packery-options],.has-packery'

/** What the shop prints as an alert (contract 9.4); what a script of ours puts beside a button is spoken by itself. */
export const ALERT =
  '[role="alert"]:is([data-island="alert"],.woocommerce-message,.woocommerce-error,.wc-block-components-notice-banner):not([data-island-outlet])'

/** The title of the theme's menu of categories, where it is a button (3.20). */
export const VERTICAL_OPENER = '.header-vertical-menu__opener[role="button"]'
