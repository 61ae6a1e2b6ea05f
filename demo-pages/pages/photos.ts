import type { PageContext } from '../context'
import { html } from '../html'
import type { Page } from '../layout'
import { photoFeedBlock } from '../photoFeedBlock'

const stories = [
  'Khách của tiệm gửi ảnh các bé về mỗi tuần. Chúng tôi chọn sáu tấm cho trang này; tấm nào cũng có thể bấm vào để xem lớn.',
  'Muốn bé nhà bạn có mặt ở đây? Đăng ảnh với thẻ của tiệm, hoặc gửi qua trang liên hệ. Ảnh được chọn nhận một gói súp thưởng.',
  'Ảnh nằm ở một nơi khác và chỉ được hỏi đến khi bạn cuộn tới chúng: ai không xem thì không tải gì.',
]

/** @returns a page with a photo feed below its text. */
export function photosPage({ variants }: PageContext): Page {
  return {
    title: 'Ảnh mèo',
    bodyClass: 'page-template-default page photos-page',
    content: html`<div class="container">
<h1 class="page-title">Ảnh mèo</h1>
<div class="photo-stories">${stories.map((story) => html`<p>${story}</p>`)}</div>
<h2>Tuần này</h2>
${photoFeedBlock(variants)}
<h2>Gửi ảnh cho tiệm</h2>
<p><a class="button" href="/contact/">Đến trang liên hệ</a></p>
</div>`,
  }
}
