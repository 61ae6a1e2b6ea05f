import { languageOf } from '../language'
import type { BannersMessages } from './bannersMessages'

/** Fetches the texts of the banners in the shopper's language. For `locale` see `languageOf`. */
export async function loadBannersText(locale: string): Promise<BannersMessages> {
  return (await (languageOf(locale) === 'en' ? import('./bannersEn') : import('./bannersVi'))).messages
}
