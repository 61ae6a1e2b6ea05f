/** An entry of a menu with a panel below it (contract 11.3). */
export const DROPDOWN = '[data-island="dropdown"],.nav li.has-dropdown'

/** The panel of such an entry. */
export const PANEL = ':scope>.nav-dropdown,:scope>[data-dropdown-panel]'

/** The class of an entry whose panel is open. */
export const OPEN = 'current-dropdown'

/** A list of entries that unfold in place: the mobile menu, the lists of a side bar (contract 11.4). */
export const NESTED_MENU = '[data-island="nested-menu"],.nav-sidebar'

/** A menu whose entries slide in from the side (contract 11.4). */
export const SLIDE_MENU = '[data-island="slide-menu"],.mobile-sidebar-slide'

/** A tab of the mobile menu (contract 11.4). */
export const MENU_TAB = '[data-island="menu-tab"],.sidebar-menu-tabs__tab'
