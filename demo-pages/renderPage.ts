import type { PageContext } from './context'
import { layout, type Page } from './layout'
import { accountPage } from './pages/account'
import { articlePage } from './pages/article'
import { bannersPage } from './pages/banners'
import { cartPage } from './pages/cart'
import { checkoutPage } from './pages/checkout'
import { comparePage } from './pages/compare'
import { contactPage } from './pages/contact'
import { elementsPage } from './pages/elements'
import { indexPage } from './pages/index'
import { bigListingPage, searchPage, shopPage, testListingPage } from './pages/listing'
import { notFoundPage } from './pages/notFound'
import { orderReceivedPage } from './pages/orderReceived'
import { ownWidgetsPage } from './pages/ownWidgets'
import { photosPage } from './pages/photos'
import { productPage } from './pages/product'
import { promotionPage } from './pages/promotion'
import { requestQuotePage } from './pages/requestQuote'
import { showcasePage } from './pages/showcase'
import { wishlistPage } from './pages/wishlist'

/** The pages by name; `detail` is the part of the address that varies. `null`: there is no such page. */
const pages = {
  index: indexPage,
  compare: comparePage,
  shop: shopPage,
  'big-listing': (context: PageContext, detail: string) => bigListingPage(context, Number(detail)),
  'test-listing': testListingPage,
  search: searchPage,
  product: productPage,
  cart: cartPage,
  checkout: checkoutPage,
  'order-received': orderReceivedPage,
  wishlist: wishlistPage,
  'request-quote': requestQuotePage,
  contact: contactPage,
  promotion: promotionPage,
  article: articlePage,
  elements: elementsPage,
  account: accountPage,
  banners: bannersPage,
  photos: photosPage,
  showcase: showcasePage,
  'own-widgets': ownWidgetsPage,
  'not-found': notFoundPage,
} satisfies Record<string, (context: PageContext, detail: string) => Page | null>

/** The name of a page. */
export type PageName = keyof typeof pages

const fixedAddresses: Record<string, PageName> = {
  '/': 'index',
  '/en/': 'index',
  '/so-sanh/': 'compare',
  '/en/compare/': 'compare',
  '/en/gallery/': 'showcase',
  '/en/own-widget/': 'own-widgets',
  '/cua-hang/': 'shop',
  '/cua-hang/thu-nghiem/': 'test-listing',
  '/cart/': 'cart',
  '/checkout/': 'checkout',
  '/wishlist/': 'wishlist',
  '/request-quote/': 'request-quote',
  '/contact/': 'contact',
  '/khuyen-mai/': 'promotion',
  '/my-account/': 'account',
  '/my-account/orders/': 'account',
  '/thong-bao/': 'banners',
  '/anh-meo/': 'photos',
  '/thu-vien/': 'showcase',
  '/tu-lam/': 'own-widgets',
  '/phan-tu/': 'elements',
}

/** Pages whose addresses have a part that varies: the group of the pattern. */
const varyingAddresses: readonly (readonly [PageName, RegExp])[] = [
  ['wishlist', /^\/wishlist\/(\w+(?:\/\d+)?)\/$/],
  ['order-received', /^\/checkout\/order-received\/(\d+)\/$/],
  ['big-listing', /^\/cua-hang\/(1000|5000)\/$/],
  ['product', /^\/san-pham\/([^/]+(?:\/comment-page-\d+)?)\/$/],
  ['contact', /^\/contact\/([^/]+)\/$/],
  ['promotion', /^\/khuyen-mai\/([^/]+)\/$/],
  ['elements', /^\/phan-tu\/([^/]+)\/$/],
  ['article', /^\/bai-viet\/([^/]+)\/$/],
]

/**
 * @param url the address asked for.
 * @returns which page that is, and the part of its address that varies.
 */
export function pageAt({ pathname, searchParams }: URL): { name: PageName; detail: string } {
  if (searchParams.has('s')) return { name: 'search', detail: '' }
  const fixed = fixedAddresses[pathname]
  if (fixed) return { name: fixed, detail: '' }
  for (const [name, pattern] of varyingAddresses) {
    const detail = pattern.exec(pathname)?.[1]
    if (detail) return { name, detail }
  }
  return { name: 'not-found', detail: '' }
}

/**
 * @param name which page.
 * @param context what it is rendered from.
 * @param detail the part of its address that varies.
 * @returns the whole document, and whether it exists (`false`: the document is the not-found page).
 */
export function renderPage(
  name: PageName,
  context: PageContext,
  detail: string,
): { document: string; exists: boolean } {
  const page = pages[name](context, detail)
  return { document: layout(page ?? notFoundPage(), context), exists: page !== null && name !== 'not-found' }
}
