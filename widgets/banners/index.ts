/** The banners of a whole shop: what the area's definitions name. */
export { default as attachComingSoon } from './comingSoon'
export { default as attachStoreNotice } from './storeNotice'
