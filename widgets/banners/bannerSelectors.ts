/** The store's notice (contract 9.5). */
export const STORE_NOTICE = '[data-island="store-notice"],.woocommerce-store-notice,.demo_store'
/** The banner of a shop that has not opened yet, which its managers see (contract 9.6). */
export const COMING_SOON = '[data-island="coming-soon"],.coming-soon-footer-banner,#coming-soon-footer-banner'
/** The theme's cookie notice. */
export const COOKIE_NOTICE = '[data-island="cookie-notice"],.flatsome-cookies'

/** The element that dismisses a banner, marked with `data-dismiss` in markup of your own. */
export const DISMISS =
  '[data-dismiss],.woocommerce-store-notice__dismiss-link,.coming-soon-footer-banner-dismiss,.flatsome-cookies__accept-btn'

/**
 * Does an event dismiss the banner around it? A click does, and Enter where the link has no address, because the browser makes no click of
 * that: such a link may be pressed before it is made a button. The Space key is handled elsewhere, for all links that are buttons.
 */
export function isDismissing(event: Event): boolean {
  const link = (event.target as Element).closest(DISMISS)
  if (!link || event.type === 'click') return !!link
  return (event as KeyboardEvent).key === 'Enter' && link.matches('a:not([href])')
}
