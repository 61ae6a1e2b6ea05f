import { languageOf } from '../language'
import type { SearchMessages } from './searchMessages'

/** Fetches the texts of the header's search in the shopper's language. For `locale` see `languageOf`. */
export async function loadSearchText(locale: string): Promise<SearchMessages> {
  return (await (languageOf(locale) === 'en' ? import('./searchEn') : import('./searchVi'))).messages
}
