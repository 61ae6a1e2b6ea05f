import { languageOf } from '../language'
import type { CouponMessages } from './couponMessages'

/** Loads the texts of the coupon pop-up and of the subscribe widget in the shopper's language. For `locale` see `languageOf`. */
export async function loadCouponText(locale: string): Promise<CouponMessages> {
  return (await (languageOf(locale) === 'en' ? import('./couponEn') : import('./couponVi'))).messages
}
