import type { PageContext } from '../context'
import { type Html, html } from '../html'

/** @returns three things that say more in a tip: one with a name, one without, one with markup in its tip. */
export function tips(): Html {
  return html`<p>Rê chuột hoặc dùng phím Tab: <a href="/cua-hang/" class="has-tooltip" title="Hơn ba mươi món cho mèo">Cửa hàng</a>,
<a href="/wishlist/" class="tip-top" title="Yêu thích"><i class="icon-heart"></i></a>,
<button type="button" class="button tooltip tooltip-as-html" title="Giao <b>trong ngày</b>">Giao hàng</button>.</p>`
}

/** @returns two numbers that count up, and something that is none. */
export function numbers(): Html {
  return html`<p class="numbers"><span class="count-up">12.500</span> bé mèo, <span class="count-up">48</span> trạm cứu hộ, <span class="count-up">vô số</span> cái ôm.</p>`
}

/** @returns a part of a page whose background is fetched late. */
export function lateBackground(): Html {
  return html`<section class="section"><div class="bg section-bg fill"></div><div class="section-content"><h2>Nền đến sau</h2><p>Ảnh nền chỉ được tải khi đến gần.</p></div></section>`
}

/** @returns a picture whose address the server keeps back. */
export function latePicture(): Html {
  return html`<p><img class="lazy-load" src="data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==" data-src="/images/cat-toys.svg?late" alt="Đồ chơi" width="320" height="240"></p>`
}

/**
 * @returns a wall of pictures as the theme prints it for its layout library, which a page of the theme has; without that they stand in a
 * row.
 */
export function pictureWall(): Html {
  return html`<div class="row row-grid" data-packery-options="${JSON.stringify({ itemSelector: '.col', gutter: 0 })}"><div class="col small-6"><img src="/images/cat-toys.svg?wall" alt="Đồ chơi" width="320" height="240"></div>
<div class="col small-6"><img src="/images/article-hero.svg?wall" alt="Mèo con bên cửa sổ" width="1200" height="480"></div></div>`
}

/** @returns a sentence that makes an entrance. */
export function enteringSentence(): Html {
  return html`<p data-animate="fadeInUp">Câu này bước vào khi bạn cuộn tới.</p>`
}

/** @returns a column that stays in view beside a longer one. */
export function stickyColumn(): Html {
  return html`<div class="row"><div class="col large-6"><p>Mèo ngủ mười sáu giờ mỗi ngày.</p><p>Tám giờ còn lại bé ăn, chơi và nhìn ra cửa sổ.</p><p>Cuộn xuống: cột bên cạnh ở lại.</p></div>
<div class="col large-6"><div class="is-sticky-column"><div class="is-sticky-column__inner"><p>Cột này ở lại trong tầm mắt.</p></div></div></div></div>`
}

/** @returns the time until an offer is over, in boxes and in a line (contract 11.8). */
export function countdowns(): Html {
  const words = html`data-countdown="2099/12/31 18:00" data-text-plural="" data-text-week="tuần" data-text-day="ngày" data-text-hour="giờ" data-text-min="phút" data-text-sec="giây"`
  return html`<div class="ux-timer dark" ${words}><span>&nbsp;<div class="loading-spin dark centered"></div><strong>&nbsp;</strong></span></div>
<p>Còn <span class="ux-timer-text" ${words}></span></p>`
}

/** @returns a part of a page with a video behind it. */
export function videoBackground(): Html {
  return html`<section class="section"><div class="bg section-bg fill"><div class="video-overlay no-click fill"></div><div class="ux-youtube fill object-fit" data-videoid="meo-meo-123" data-loop="1" data-audio="0"></div></div><div class="section-content"><h2>Phim phía sau</h2></div></section>`
}

/** @returns what comes while the shopper scrolls or points: tips, numbers, backgrounds, late pictures (contract 11.8). */
export function effects({ variants }: PageContext): Html {
  return html`${tips()}
${numbers()}
<p><label>Danh mục <select class="resize-select"><option>Tất cả</option><option>Đồ chơi và nhà cây</option></select></label></p>
<div class="late-space"></div>
${lateBackground()}
${latePicture()}
${enteringSentence()}${variants.video && videoBackground()}`
}
