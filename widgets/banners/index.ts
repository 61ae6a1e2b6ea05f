/** The banners of a whole shop: what the area's definitions name. */
export { ComingSoon } from './ComingSoon'
export { CookieNotice } from './CookieNotice'
export { StoreNotice } from './StoreNotice'
