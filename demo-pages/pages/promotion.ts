import { couponEmails } from '../../fixtures/shop/coupon/couponCalls'
import type { PageContext } from '../context'
import { couponTrigger } from '../couponPopup'
import { html } from '../html'
import type { Page } from '../layout'
import { subscribeWidget } from '../subscribeWidget'

const articles = [
  [
    'Tuần lễ cát vệ sinh',
    'Mua hai bao cát đậu nành bất kỳ, bao thứ ba chỉ tính nửa giá. Áp dụng cho mọi đơn giao trong nội thành.',
  ],
  [
    'Đổi nhà cây cũ',
    'Mang nhà cây cũ đến tiệm, nhận ngay phiếu giảm cho nhà cây mới. Gỗ cũ được chúng tôi làm thành bàn cào cho trạm cứu hộ.',
  ],
  [
    'Sinh nhật của bé',
    'Cho chúng tôi biết ngày sinh của bé: đến tháng ấy, mỗi đơn có thêm một gói súp thưởng và một con chuột bông.',
  ],
  ['Mèo nhà nuôi mèo hoang', 'Với mỗi bao hạt bạn mua, cửa hàng góp một bữa cho các trạm cứu hộ mèo trong thành phố.'],
  [
    'Giao nhanh buổi tối',
    'Đặt trước 18 giờ, nhận trước 21 giờ. Phí giao buổi tối bằng phí ban ngày cho đến hết tháng.',
  ],
] as const

function offersPage(context: PageContext): Page {
  return {
    title: 'Khuyến mãi',
    bodyClass: 'page-template-default page promotion-page',
    content: html`<div class="container">
<h1 class="page-title">Khuyến mãi</h1>
<p>Hộp nhận mã giảm giá mở ra sau vài giây; nhận rồi thì không hiện nữa. Email <code>${couponEmails.existing}</code> đã nhận mã từ trước.</p>
${couponTrigger(context) !== null && html`<p><button type="button" class="button wcb-coupon-box-click-trigger">Mở hộp quà</button></p>`}
${articles.map(([title, text]) => html`<article class="offer"><h2>${title}</h2><p>${text}</p></article>`)}
<p><a class="button" href="${context.url.pathname}dang-ky/">Đăng ký ngay trong trang</a></p>
</div>`,
  }
}

function subscribePage({ variants }: PageContext): Page {
  return {
    title: 'Nhận mã giảm giá',
    bodyClass: 'page-template-default page promotion-page',
    content: html`<div class="container">
<h1 class="page-title">Nhận mã giảm giá</h1>
<div class="row">
<div class="large-7 col">${subscribeWidget({ type: 1, title: 'Giảm 10% cho đơn đầu tiên', showsCoupon: true }, variants)}</div>
<div class="large-5 col">${subscribeWidget({ type: 2, title: 'Mã sẽ đến qua thư', showsCoupon: false }, variants)}
${subscribeWidget({ type: 3, title: 'Một mã cho bạn của bé', showsCoupon: true }, variants)}</div>
</div>
</div>`,
  }
}

/**
 * @param detail nothing for the offers, where the coupon pop-up is at home; `dang-ky` for the widgets within the page.
 * @returns a page of offers; null for an unknown one.
 */
export function promotionPage(context: PageContext, detail: string): Page | null {
  if (detail === '') return offersPage(context)
  return detail === 'dang-ky' ? subscribePage(context) : null
}
