/** Everything that a first touch of the cart needs, in one file: the button, the link, and what follows from a change. */
export { attachAddToCart } from './addToCartButton'
export { onAdded, onRemoved } from './cartChanges'
export { attachRemoveFromCart } from './removeFromCartLink'
