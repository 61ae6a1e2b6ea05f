/**
 * The old scripts for the taps of the section “Over a network”, beside jQuery, the two of its plugins that the theme brings, and what
 * adds to the cart (`../jquery.ts`): handlers delegated from the body that do what the contract says of each tap, as plainly as jQuery lets
 * them. Everything is there from the first moment, so this side is quicker than any real shop's scripts.
 */
import './contactForm'
import './lightboxes'
import './product'
import './search'
import './wishlist'
