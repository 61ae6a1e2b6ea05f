/** A set of tabs: ours, the theme's, the shop's (contract 8.1). */
export const TABS = '[data-island="tabs"],.tabbed-content,.wc-tabs-wrapper,.woocommerce-tabs'

/** One tab. Only lists that stand directly in the set: a panel may hold lists of links too. */
export const TAB = `:is(${TABS})>ul>li>a`

/** A group of sections of which one at a time is open (contract 8.1). */
export const ACCORDION = '[data-island="accordion"],.accordion'

/** The title of a section, which its content follows. */
export const ACCORDION_TITLE = `:is(${ACCORDION}) .accordion-title`
