/** The cart: what the area's definitions name. */
export { AddedElsewhere } from './AddedElsewhere'
export { AddToCartButton } from './AddToCartButton'
export { CartSummary } from './CartSummary'
export { followAdd, followRemoval } from './followOthers'
export { MiniCartQuantity } from './MiniCartQuantity'
export { MiniCartReveal } from './MiniCartReveal'
export { paintCartCounts } from './paintCartCounts'
export { RemoveFromCartLink } from './RemoveFromCartLink'
