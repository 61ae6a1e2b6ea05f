import { languageOf } from './language'
import type { Messages } from './messages'

/** Loads the texts of every page in the shopper's language. For `locale` see `languageOf`. */
export async function loadText(locale: string): Promise<Messages> {
  return (await (languageOf(locale) === 'en' ? import('./en') : import('./vi'))).messages
}
