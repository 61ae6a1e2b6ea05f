import type { ContactFormMessages } from './contactFormMessages'

/** The texts of contact forms in English; those that the source quotes are exact. */
export const messages: ContactFormMessages = {
  fetchError: 'You are probably offline.',
  invalidJson: 'The response is not a valid JSON response.',
  sendFailed: 'Your message could not be sent. Please try again.',
  error: 'Error:',
  wrongPlace: 'This contact form is placed in the wrong place.',
}
