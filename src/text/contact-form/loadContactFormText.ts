import { languageOf } from '../language'
import type { ContactFormMessages } from './contactFormMessages'

/** Loads the texts of contact forms in the shopper's language. For `locale` see `languageOf`. */
export async function loadContactFormText(locale: string): Promise<ContactFormMessages> {
  return (await (languageOf(locale) === 'en' ? import('./contactFormEn') : import('./contactFormVi'))).messages
}
