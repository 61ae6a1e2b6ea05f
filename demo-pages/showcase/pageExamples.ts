import type { PageContext } from '../context'
import {
  countdowns,
  enteringSentence,
  lateBackground,
  latePicture,
  numbers,
  pictureWall,
  stickyColumn,
  tips,
  videoBackground,
} from '../elements/effects'
import { hiddenParts, onePicture, partLinks, severalPictures, videoLink } from '../elements/lightboxes'
import { categoryMenu, foodEntry, tabbedMenu } from '../elements/menus'
import { offerSlider } from '../elements/sliders'
import { type Html, html } from '../html'
import type { Example } from './example'
import { pageMarkup } from './pageMarkup'

const panels = [
  ['cao', 'Bàn cào', 'Dây gai, thay được.'],
  ['ngu', 'Ổ ngủ', 'Giặt máy ở 30 độ.'],
] as const

const tabs = html`<div data-island="tabs"><ul role="tablist" class="nav">${panels.map(
  ([name, title], index) =>
    html`<li role="presentation"${index === 0 && html` class="active"`}><a role="tab" id="thu-the-${name}" href="#thu-${name}" aria-controls="thu-${name}" aria-selected="${index === 0 ? 'true' : 'false'}">${title}</a></li>`,
)}</ul><div class="tab-panels">${panels.map(
  ([name, , text], index) =>
    html`<div class="panel${index === 0 && ' active'}" id="thu-${name}" role="tabpanel" aria-labelledby="thu-the-${name}"><p>${text}</p></div>`,
)}</div></div>`

const accordion = html`<div class="accordion" data-island="accordion">${panels.map(
  ([name, title, text]) =>
    html`<div class="accordion-item"><a class="accordion-title plain" href="#muc-${name}" aria-expanded="false" aria-controls="muc-${name}">${title}</a><div class="accordion-inner" id="muc-${name}"><p>${text}</p></div></div>`,
)}</div>`

/** Remembers a word for a day, and shows it. A strict policy would refuse the handler. */
function cookieButton({ cspNonce }: PageContext): Html {
  const handler = "cookie('thu_vien', 'meo', 1); this.textContent = 'Đã nhớ: ' + cookie('thu_vien')"
  return html`<button type="button" class="button"${!cspNonce && html` onclick="${handler}"`}>Gọi cookie()</button>`
}

/** The theme's elements, which any page may have. */
export const pageExamples: readonly Example[] = [
  { title: 'Thẻ và mục xếp', widgets: ['tabs', 'accordion', 'link-clicks'], show: () => html`${tabs}${accordion}` },
  {
    title: 'Ngăn kéo',
    widgets: ['off-canvas'],
    show: () =>
      html`<a class="button" href="#main-menu" data-island="off-canvas" data-open="#main-menu" data-pos="left">Mở menu di động</a>`,
  },
  { title: 'Đầu trang dính', widgets: ['sticky-header'], at: '/phan-tu/', markup: pageMarkup.stickyHeader },
  { title: 'Cột ở lại', widgets: ['sticky-column'], isWide: true, show: stickyColumn },
  {
    title: 'Menu thả xuống',
    widgets: ['dropdown'],
    show: () => html`<nav aria-label="Menu thả xuống mẫu"><ul class="nav">${foodEntry()}</ul></nav>`,
  },
  { title: 'Menu danh mục', widgets: ['vertical-menu'], show: categoryMenu },
  { title: 'Menu di động: thẻ và mục con', widgets: ['nested-menu', 'menu-tabs'], show: tabbedMenu },
  {
    title: 'Menu di động trượt ngang',
    widgets: ['slide-menu'],
    at: '/phan-tu/menu/?menu=slide',
    markup: pageMarkup.slideMenu,
  },
  {
    title: 'Lên đầu trang',
    widgets: ['back-to-top'],
    show: () => html`<a class="button" href="#top" data-island="back-to-top">Lên đầu trang</a>`,
  },
  {
    title: 'Mũi tên dẫn xuống dưới',
    widgets: ['scroll-for-more'],
    show: () => html`<button type="button" class="button scroll-for-more">Xem tiếp bên dưới</button>`,
  },
  {
    title: 'Đăng nhập bị từ chối',
    widgets: ['refused-login'],
    at: '/phan-tu/?notice=login',
    markup: pageMarkup.refusedLogin,
  },
  { title: 'Chương của trang dài', widgets: ['chapters'], at: '/phan-tu/', markup: pageMarkup.chapters },
  { title: 'Thông báo nhận tiêu điểm', widgets: ['alerts'], at: '/phan-tu/?notice=alert', markup: pageMarkup.alert },
  {
    title: 'Một phần của trang trong hộp nổi',
    widgets: ['content-lightbox'],
    show: () => html`${partLinks()}${hiddenParts()}`,
  },
  {
    title: 'Ảnh trong hộp nổi',
    widgets: ['picture-lightbox'],
    show: () => html`${onePicture()}${severalPictures()}`,
  },
  { title: 'Phim trong hộp nổi', widgets: ['video-lightbox'], show: videoLink },
  {
    title: 'Trình chiếu',
    widgets: ['slider'],
    isWide: true,
    show: () => offerSlider('Khuyến mãi', { autoPlay: false }),
  },
  { title: 'Lời nhắc', widgets: ['tooltip'], show: tips },
  { title: 'Số đếm', widgets: ['count-up'], show: numbers },
  { title: 'Đếm ngược', widgets: ['countdown'], show: countdowns },
  {
    title: 'Phim phía sau',
    widgets: ['background-video'],
    at: '/phan-tu/hieu-ung/?video=1',
    markup: videoBackground(),
  },
  { title: 'Ảnh nền', widgets: ['background'], show: lateBackground },
  { title: 'Ảnh đến sau', widgets: ['lazy-image'], show: latePicture },
  { title: 'Tường ảnh', widgets: ['grid'], show: pictureWall },
  { title: 'Bước vào', widgets: ['entrance'], show: enteringSentence },
  { title: 'Hiện trang khi đã sẵn sàng', widgets: ['page-loader'], at: '/cua-hang/', markup: pageMarkup.pageLoader },
  {
    title: 'Dành cho người được sửa trang',
    widgets: ['block-edit', 'motion-notice'],
    at: '/phan-tu/soan-thao/?editor=1',
    markup: pageMarkup.blockEdit,
  },
  { title: 'Lệnh của giao diện', widgets: ['theme-api', 'notice-scroll', 'page-lightboxes'], show: cookieButton },
]
