/** Where a form wants its attribution inputs: ours, the shop's (contract 9.3). */
export const PLACEHOLDERS = '[data-island="order-attribution"],wc-order-attribution-inputs'
