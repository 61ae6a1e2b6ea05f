import { type Html, html } from '../html'

/** The shop's pictures are drawings; the theme knows pictures by their endings, wherever in the address those stand. */
const picture = (name: string) => `/images/${name}.svg?as=.jpg`

function image(name: string, words: string): Html {
  return html`<img src="/images/${name}.svg" alt="${words}" width="240" height="240">`
}

/** @returns a picture by itself, with its caption. */
export function onePicture(): Html {
  return html`<figure class="wp-block-image"><a href="${picture('cat-care')}">${image('cat-care', 'Chải lông cho mèo')}</a><figcaption>Chải lông mỗi tuần</figcaption></figure>`
}

/** @returns pictures that are stepped through together. */
export function severalPictures(): Html {
  return html`<div class="gallery row">${['cat-food', 'cat-toys', 'ao-len-meo'].map((name, index) => html`<div class="col large-3"><a href="${picture(name)}" title="Ảnh ${index + 1} của bộ">${image(name, `Ảnh ${index + 1}`)}</a></div>`)}</div>`
}

/** @returns a link to a video of another site. */
export function videoLink(): Html {
  return html`<a class="button open-video" href="https://www.youtube.com/watch?v=meo-meo-123">Xem phim</a>`
}

/** @returns links to parts of the page. */
export function partLinks(): Html {
  return html`<p><a class="button" href="#dieu-khoan">Điều khoản</a> <a href="#loi-chao">Lời chào</a></p>`
}

/** @returns these parts; one leads to the other. */
export function hiddenParts(): Html {
  return html`<div id="dieu-khoan" class="lightbox-by-id lightbox-content mfp-hide lightbox-white"><h2>Điều khoản</h2><p>Hàng đổi trong bảy ngày.</p><p><label><input type="checkbox"> Tôi đồng ý</label></p><p><a class="button" href="#loi-chao">Đọc lời chào</a></p></div>
<div id="loi-chao" class="lightbox-by-id lightbox-content mfp-hide lightbox-white"><h2>Xin chào</h2><p>Cảm ơn bạn đã ghé cửa hàng.</p></div>`
}

/** @returns what opens over the page: a picture, several, videos, a part of the page (contract 9.2, 11.5). */
export function lightboxes(): Html {
  return html`<div class="entry-content">
<h2>Một ảnh</h2>
${onePicture()}
<p><a class="image-lightbox" href="/images/mat/anh-da-mat.jpg">Ảnh đã mất</a></p>
<h2>Nhiều ảnh</h2>
${severalPictures()}
<h2>Phim</h2>
<p>${videoLink()}
<a class="button is-outline open-video" href="/images/phim-da-mat.mp4">Phim đã mất</a></p>
<h2>Một phần của trang</h2>
${partLinks()}
</div>
${hiddenParts()}`
}
