import { languageOf } from '../language'
import type { ProductMessages } from './productMessages'

/** Loads the texts of product pages in the shopper's language. For `locale` see `languageOf`. */
export async function loadProductText(locale: string): Promise<ProductMessages> {
  return (await (languageOf(locale) === 'en' ? import('./productEn') : import('./productVi'))).messages
}
