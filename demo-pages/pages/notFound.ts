import { html } from '../html'
import type { Page } from '../layout'

/** @returns what the shop says where it has no page. */
export function notFoundPage(): Page {
  return {
    title: 'Không tìm thấy trang',
    bodyClass: 'error404',
    content: html`<div class="container"><h1 class="page-title">Không tìm thấy trang</h1>
<p>Có lẽ mèo đã tha nó đi mất. <a href="/">Về trang đầu.</a></p></div>`,
  }
}
