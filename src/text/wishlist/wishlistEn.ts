import type { WishlistMessages } from './wishlistMessages'

/** The texts of wishlists in English; those that the source quotes are exact. */
export const messages: WishlistMessages = {
  makeSelection: 'Please select some product options before adding this product to your wishlist.',
  nothingSelected: 'No items or actions are selected.',
  createNew: 'Create New',
  chooseWishlist: 'Choose a wishlist',
  newName: 'Name of the new wishlist',
  add: 'Add to wishlist',
  alreadyIn: '{product_name} already in {wishlist_title}',
  copied: 'Copied!',
  added: 'Added to your wishlist.',
  removed: 'Removed from your wishlist.',
  failed: 'The wishlist could not be changed. Please try again.',
  close: 'Close',
}
