import { noteField } from '../checkout/customerDetails'
import { foldedTerms, termsBox } from '../checkout/terms'
import { searchForm } from '../header'
import { html } from '../html'
import { ordersTable } from '../ordersTable'
import { photoFeedBlock } from '../photoFeedBlock'
import type { Example } from './example'
import { pageMarkup } from './pageMarkup'

/** What stands around the shopping: search, articles, checkout, account, banners, photos, the tracker. */
export const aroundExamples: readonly Example[] = [
  {
    title: 'Tìm kiếm',
    widgets: ['search'],
    show: (context) => searchForm(context, 'thư viện'),
  },
  {
    title: 'Mục lục của bài viết',
    widgets: ['contents', 'contents-entry'],
    at: '/bai-viet/cham-soc-meo-con/',
    markup: pageMarkup.contents,
  },
  {
    title: 'Mục lục trong ngăn kéo',
    widgets: ['contents-drawer'],
    at: '/bai-viet/cham-soc-meo-con/?contents=drawer',
    markup: pageMarkup.contentsDrawer,
  },
  {
    title: 'Điều khoản trong hộp nổi',
    widgets: ['terms-lightbox', 'terms-dialog', 'accept-terms'],
    show: (context) => termsBox({ ...context, variants: { ...context.variants, terms: 'lightbox' } }),
  },
  { title: 'Điều khoản gấp lại', widgets: ['folded-terms'], show: foldedTerms },
  {
    title: 'Nhãn nổi trong ô nhập',
    widgets: ['floating-labels'],
    show: () =>
      html`<form class="fl-labels" aria-label="Địa chỉ mẫu"><p class="form-row"><label for="thu-tinh">Tỉnh/thành phố</label> <input class="input-text" id="thu-tinh" placeholder="Tỉnh/thành phố" autocomplete="off"></p></form>`,
  },
  {
    title: 'Nguồn đơn hàng trong biểu mẫu',
    widgets: ['attribution-inputs'],
    at: '/my-account/',
    markup: pageMarkup.attributionInputs,
  },
  {
    title: 'Nguồn đơn hàng khi thanh toán dạng khối',
    widgets: ['extension-data'],
    at: '/checkout/?checkout=block',
    markup: pageMarkup.blockCheckout,
  },
  {
    title: 'Khách đến từ đâu',
    widgets: ['attribution', 'kept-visit'],
    show: () => html`<p>Không có gì để thấy: mọi trang đều ghi lại.</p>`,
  },
  {
    title: 'Mật khẩu hiện ra được',
    widgets: ['password'],
    show: () =>
      html`<form aria-label="Mật khẩu mẫu"><label for="thu-mat-khau">Mật khẩu</label> <input type="password" id="thu-mat-khau" data-island="password" autocomplete="off" value="meo meo"></form>`,
  },
  {
    title: 'Lời gợi ý của trường',
    widgets: ['field-hint'],
    show: (context) => html`<form aria-label="Trường mẫu">${noteField(context)}</form>`,
  },
  { title: 'Bảng đơn hàng', widgets: ['orders-table'], isWide: true, show: ordersTable },
  { title: 'Thông báo của cửa hàng', widgets: ['store-notice'], at: '/thong-bao/', markup: pageMarkup.storeNotice },
  { title: 'Sắp mở cửa', widgets: ['coming-soon'], at: '/thong-bao/?role=admin', markup: pageMarkup.comingSoon },
  {
    title: 'Thông báo về cookie',
    widgets: ['cookie-notice'],
    at: '/thong-bao/?store-notice=none&cookie-notice=1',
    markup: pageMarkup.cookieNotice,
  },
  { title: 'Khối ảnh', widgets: ['photo-feed'], isWide: true, show: ({ variants }) => photoFeedBlock(variants) },
]
