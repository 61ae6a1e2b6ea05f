/** A button that adds its product to the quote list: ours, the plugin's (plugins contract 3.1). */
export const BUTTON = '[data-island="quote-button"],.add-request-quote-button'
/** A link of the list's page that removes an item. */
export const REMOVE = '[data-island="quote-remove"],.yith-ywraq-item-remove'
/** The table of the list; the plugin's id really has no "a" in "ywrq". */
export const TABLE = '[data-island="quote-table"],#yith-ywrq-table-list'
