import type { PhotoFeedMessages } from './photoFeedMessages'

/** The texts of the photo feed in English; those that the source quotes are exact. */
export const messages: PhotoFeedMessages = { error: 'Instagram error: {message}', invalidData: 'Invalid data' }
