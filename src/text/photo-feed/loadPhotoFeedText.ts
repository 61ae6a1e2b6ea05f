import { languageOf } from '../language'
import type { PhotoFeedMessages } from './photoFeedMessages'

/** Fetches the texts of the photo feed in the shopper's language. For `locale` see `languageOf`. */
export async function loadPhotoFeedText(locale: string): Promise<PhotoFeedMessages> {
  return (await (languageOf(locale) === 'en' ? import('./photoFeedEn') : import('./photoFeedVi'))).messages
}
