import { languageOf } from '../language'
import type { WishlistMessages } from './wishlistMessages'

/** Loads the texts of wishlists in the shopper's language. For `locale` see `languageOf`. */
export async function loadWishlistText(locale: string): Promise<WishlistMessages> {
  return (await (languageOf(locale) === 'en' ? import('./wishlistEn') : import('./wishlistVi'))).messages
}
