import type { Messages } from './messages'

/** The texts in English; those that the source quotes are exact. */
export const messages: Messages = {
  viewCart: 'View cart',
  addFailed: 'The product could not be added to the cart. Please try again.',
  close: 'Close',
  dialogLabel: 'Cart',
  cartSummary: '{count} in cart',
}
