import { contactForms } from '../../fixtures/shop/contact/contactForms'
import { findProducts } from '../../fixtures/shop/products'
import { contactForm } from '../contactForm'
import { knownOrigin } from '../context'
import { html } from '../html'
import { quoteButton } from '../quoteButton'
import { shareButtons } from '../shareButtons'
import { subscribeWidget } from '../subscribeWidget'
import { wishlistButton } from '../wishlistButton'
import type { Example } from './example'
import { pageMarkup } from './pageMarkup'

/** The product with a heart and a quote button. */
const products = findProducts([107])

/** Wishlists, the quote list, forms and the coupon pop-up. */
export const listAndFormExamples: readonly Example[] = [
  {
    title: 'Nút yêu thích',
    widgets: ['wishlist-button', 'wishlist-state'],
    show: ({ variants }) =>
      html`${products.map((product) => wishlistButton(product, { id: product.id, isInListing: true, variants }))}`,
  },
  {
    title: 'Số món yêu thích',
    widgets: ['wishlist-counter'],
    show: () => html`<p>Yêu thích: <strong data-island="wishlist-count"></strong></p>`,
  },
  {
    title: 'Danh sách yêu thích',
    widgets: ['wishlist-table'],
    at: '/wishlist/',
    markup: pageMarkup.wishlist,
  },
  {
    title: 'Mời đăng nhập',
    widgets: ['wishlist-login'],
    at: '/wishlist/?login=prompt',
    markup: pageMarkup.loginPrompt,
  },
  {
    title: 'Chia sẻ',
    widgets: ['wishlist-share', 'wishlist-copy-link'],
    show: (context) => shareButtons('Danh sách mẫu', '/wishlist/decafe/', knownOrigin(context)),
  },
  {
    title: 'Nút báo giá',
    widgets: ['quote-button'],
    show: ({ variants }) =>
      html`${products.map((product) => quoteButton(product, { id: product.id, isInListing: false, isListed: false, variants }))}`,
  },
  {
    title: 'Danh sách báo giá',
    widgets: ['quote-table', 'quote-remove', 'quote-list'],
    at: '/request-quote/',
    markup: pageMarkup.quoteList,
  },
  {
    title: 'Biểu mẫu liên hệ',
    widgets: ['contact-form'],
    show: (context) => contactForm(context, contactForms.newsletter, { post: 0, order: 1 }),
  },
  {
    title: 'Biểu mẫu đặt sai chỗ',
    widgets: ['contact-form-misplaced'],
    at: '/contact/long-nhau/',
    markup: pageMarkup.misplacedForm,
  },
  {
    title: 'Hộp mã giảm giá',
    widgets: ['coupon-popup', 'coupon-icon'],
    at: '/khuyen-mai/',
    markup: pageMarkup.couponPopup,
  },
  {
    title: 'Đăng ký nhận mã',
    widgets: ['subscribe'],
    show: ({ variants }) => subscribeWidget({ type: 1, title: 'Giảm 10%', showsCoupon: true }, variants),
  },
]
