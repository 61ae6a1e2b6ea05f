/** What the shop prints as an alert (contract 9.4); what a script of ours puts beside a button is spoken by itself. */
export const ALERT =
  ':is([data-island="alert"],.woocommerce-message,.woocommerce-error,.wc-block-components-notice-banner)[role="alert"]:not([data-island-outlet])'
