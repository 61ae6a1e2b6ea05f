import { languageOf } from '../language'
import type { PageMessages } from './pageMessages'

/** Loads the texts of a page's elements in the shopper's language. For `locale` see `languageOf`. */
export async function loadPageText(locale: string): Promise<PageMessages> {
  return (await (languageOf(locale) === 'en' ? import('./pageEn') : import('./pageVi'))).messages
}
