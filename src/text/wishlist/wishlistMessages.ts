/** The texts of wishlists; those that the server configures win over them. */
export interface WishlistMessages {
  /** Alerted when a product's options have to be chosen first. */
  makeSelection: string
  /** Alerted when a bulk action has nothing to work on. */
  nothingSelected: string
  /** The choice of a new wishlist. */
  createNew: string
  /** Names the choice of a wishlist. */
  chooseWishlist: string
  /** Names the field for the name of a new wishlist. */
  newName: string
  /** The button that confirms the choice. */
  add: string
  /** `{product_name}` and `{wishlist_title}` stand for the names. */
  alreadyIn: string
  copied: string
  /** Spoken after an add or a removal that the server says nothing about. */
  added: string
  removed: string
  failed: string
  close: string
}
