import type { PageContext } from '../context'
import { type Html, html } from '../html'

/** @returns blocks of a page, each behind the mark that the server prints for who may edit it, and only for them (contract 11.9). */
export function editing({ variants }: PageContext): Html {
  const mark = (title: string, id: number) =>
    variants.editor &&
    html`<div class="block-edit-link" data-title="${title}" data-link="/wp-admin/post.php?post=${id}&amp;app=uxbuilder" data-backend="/wp-admin/post.php?post=${id}&amp;action=edit"></div>`
  return html`<p>Thêm <code>?editor=1</code>: người được sửa trang thấy liên kết đến trình soạn ở mỗi khối.</p>
${mark('Khối: lời chào', 71)}<div class="page-block"><p>Xin chào, đây là một khối.</p></div>
${mark('Khối: liên hệ', 72)}<div class="page-block"><p>Gọi cho chúng tôi, hoặc <a href="/contact/">viết thư</a>.</p></div>`
}
