import type { Definition } from '../src/islands/definition'
import { account } from './account/definitions'
import { articles } from './articles/definitions'
import { attribution } from './attribution/definitions'
import { banners } from './banners/definitions'
import { cart } from './cart/definitions'
import { checkout } from './checkout/definitions'
import { contactForm } from './contact-form/definitions'
import { coupon } from './coupon/definitions'
import { listing } from './listing/definitions'
import { page } from './page/definitions'
import { photoFeed } from './photo-feed/definitions'
import { product } from './product/definitions'
import { quickView } from './quick-view/definitions'
import { quote } from './quote/definitions'
import { search } from './search/definitions'
import { themeApi } from './theme-api/definitions'
import { wishlist } from './wishlist/definitions'

/** All our definitions, a line for each area. Where two claim the same event, the first one wins. */
export const catalogue: readonly Definition[] = [
  ...cart,
  ...listing,
  ...product,
  ...quickView,
  ...wishlist,
  ...quote,
  ...contactForm,
  ...coupon,
  ...search,
  ...articles,
  ...checkout,
  ...attribution,
  ...banners,
  ...account,
  ...photoFeed,
  ...page,
  ...themeApi,
]
