import { bannersPath } from '../banners'
import type { PageContext } from '../context'
import { html } from '../html'
import type { Page } from '../layout'

const versions = [
  ['store-notice=sale', 'Một thông báo khác, cũng chưa ai bỏ qua'],
  ['store-notice=none&cookie-notice=1', 'Thông báo về cookie, như theme in ra'],
  ['role=admin', 'Như người quản trị thấy: dải “Sắp mở cửa”'],
] as const

/** @returns a page about the banners of the shop, with the store's notice on it. */
export function bannersPage(_context: PageContext): Page {
  return {
    title: 'Thông báo',
    bodyClass: 'page-template-default page banners-page',
    content: html`<div class="container">
<h1 class="page-title">Thông báo của cửa hàng</h1>
<p>Thông báo nằm ở cuối cửa sổ. Bỏ qua rồi thì nó không trở lại cho đến khi bạn đóng trình duyệt, hoặc cho đến khi tiệm viết thông báo mới.</p>
<ul>${versions.map(([query, name]) => html`<li><a href="${bannersPath}?${query}">${name}</a></li>`)}
<li><a href="/cua-hang/?store-notice=holiday">Cùng thông báo ấy, ở trang cửa hàng</a></li></ul>
</div>`,
  }
}
