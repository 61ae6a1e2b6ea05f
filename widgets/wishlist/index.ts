/** Wishlists: what the area's definitions name. */

export { WishlistDialogs } from './dialogs/WishlistDialogs'
export { VariationHearts } from './hearts/VariationHearts'
export { WishlistButton } from './hearts/WishlistButton'
export { keepWishlistState } from './keepWishlistState'
export { CopyLink } from './page/CopyLink'
export { LoginPrompt } from './page/LoginPrompt'
export { ShareLink } from './page/ShareLink'
export { WishlistTable } from './page/WishlistTable'
export { WishlistCounter } from './WishlistCounter'
