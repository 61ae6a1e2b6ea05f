import { languageOf } from '../language'
import type { AccountMessages } from './accountMessages'

/** Fetches the texts of the account's pages in the shopper's language. For `locale` see `languageOf`. */
export async function loadAccountText(locale: string): Promise<AccountMessages> {
  return (await (languageOf(locale) === 'en' ? import('./accountEn') : import('./accountVi'))).messages
}
