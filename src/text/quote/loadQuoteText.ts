import { languageOf } from '../language'
import type { QuoteMessages } from './quoteMessages'

/** Fetches the texts of the quote list in the shopper's language. For `locale` see `languageOf`. */
export async function loadQuoteText(locale: string): Promise<QuoteMessages> {
  return (await (languageOf(locale) === 'en' ? import('./quoteEn') : import('./quoteVi'))).messages
}
