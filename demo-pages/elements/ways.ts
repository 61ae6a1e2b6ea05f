import type { PageContext } from '../context'
import { type Html, html } from '../html'

/** Names that an address has to encode, or that are no encoding of anything, and one that two headings share. */
const sections: readonly (readonly [id: string, title: string, text: string])[] = [
  ['an-uong', 'Ăn uống', 'Ba bữa nhỏ mỗi ngày, nước mới mỗi sáng.'],
  ['Ngủ nghỉ', 'Ngủ nghỉ', 'Một góc yên tĩnh, cao hơn mặt đất, có nệm ấm.'],
  ['mẹo-"nước"', 'Mẹo “nước”', 'Mèo thích nước chảy; đài phun nước giúp bé uống nhiều hơn.'],
  ['100%', '100% tự nhiên', 'Không chất tạo màu, không chất bảo quản.'],
  ['choi', 'Chơi', 'Mười phút với cần câu lông vũ, hai lần mỗi ngày.'],
  ['choi', 'Chơi', 'Tiêu đề này trùng tên với tiêu đề trên; liên kết dẫn đến cái đầu.'],
]

function chapter([id, title, text]: readonly [string, string, string], index: number): Html {
  return html`<span class="scroll-to" data-label="Scroll to: #phan-${index}" data-bullet="${index < 4 ? 'true' : 'false'}" data-link="#phan-${index}" data-title="${title}"><a name="phan-${index}"></a></span>
<section class="long-section"><h2 id="${id}">${title}</h2><p>${text}</p></section>`
}

function notice({ variants }: PageContext, place: 'above' | 'below'): Html | null {
  const wanted = variants.notice
  if (!wanted || wanted === 'login' || (wanted === 'below') !== (place === 'below')) return null
  const isAlert = wanted !== 'status'
  return html`<div class="woocommerce-${isAlert ? 'message' : 'info'} message-wrapper" role="${isAlert ? 'alert' : 'status'}"><div class="message-container container">${isAlert ? 'Đã lưu lựa chọn của bạn.' : 'Giỏ hàng đang trống.'}</div></div>`
}

/** The theme's login as it is printed after a wrong password: the reason stands in it, out of sight. */
function refusedLogin({ variants }: PageContext): Html | null {
  if (variants.notice !== 'login') return null
  return html`<p><a class="button" href="/my-account/" data-open="#login-form-popup">Đăng nhập</a></p>
<div id="login-form-popup" class="lightbox-content mfp-hide"><div class="woocommerce-notices-wrapper"><ul class="woocommerce-error"><li>Mật khẩu không đúng.</li></ul></div>
<p><a class="button" href="/my-account/">Đến trang đăng nhập</a></p></div>`
}

/** @returns the ways through a page: anchors, tabs, an accordion, chapters, notices, back to the top (contract 8.1, 9.4, 11.2). */
export function ways(context: PageContext): Html {
  const addresses = [...sections.slice(0, 5).map(([id, title]) => [`#${id}`, title]), ['#khong-co', 'Không có ở đây']]
  return html`${notice(context, 'above')}${refusedLogin(context)}
<nav aria-label="Trong trang này"><ul class="in-page">${addresses.map(([address, title]) => html`<li><a href="${address}">${title}</a></li>`)}</ul></nav>
<div class="tabbed-content"><ul class="nav nav-line" role="tablist">
<li class="tab active" role="presentation"><a href="#tab_co-nho" role="tab">Cỡ nhỏ</a></li>
<li class="tab" role="presentation"><a href="#tab_co-lon" role="tab">Cỡ lớn</a></li>
<li class="tab" role="presentation"><a href="#tab_giat" role="tab">Cách giặt</a></li></ul>
<div class="tab-panels">
<div class="panel active" id="tab_co-nho"><p>Cho bé dưới ba ký.</p></div>
<div class="panel" id="tab_co-lon"><p>Cho bé từ ba ký trở lên.</p></div>
<div class="panel" id="tab_giat"><p>Giặt tay với nước ấm.</p></div></div></div>
<div class="accordion">
<div class="accordion-item"><a href="#accordion-item-giao-hang" class="accordion-title plain" aria-expanded="false"><button class="toggle" tabindex="-1" aria-hidden="true"><i class="icon-angle-down"></i></button><span>Giao hàng</span></a><div class="accordion-inner"><p>Trong ngày ở nội thành.</p></div></div>
<div class="accordion-item"><a href="#accordion-item-doi-tra" class="accordion-title plain" aria-expanded="false"><button class="toggle" tabindex="-1" aria-hidden="true"><i class="icon-angle-down"></i></button><span>Đổi trả</span></a><div class="accordion-inner"><p>Bảy ngày, còn nguyên bao bì.</p></div></div>
</div>
${sections.slice(0, 3).map(chapter)}
${notice(context, 'below')}
${sections.slice(3).map((section, index) => chapter(section, index + 3))}
<a href="#top" class="back-to-top button icon" id="top-link" aria-label="Lên đầu trang">↑</a>`
}
