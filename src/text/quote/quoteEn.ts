import type { QuoteMessages } from './quoteMessages'

/** The texts of the quote list in English; those that the source quotes are exact. */
export const messages: QuoteMessages = {
  added: 'Added to your quote list.',
  alreadyListed: 'This product is already in your quote list.',
  browse: 'Browse the list',
  addFailed: 'The product could not be added to your quote list. Please try again.',
  removed: 'Removed from your quote list.',
  removeFailed: 'The product could not be removed from your quote list. Please try again.',
  emptyList: 'Your list is empty',
}
