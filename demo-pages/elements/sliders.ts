import { type Html, html } from '../html'

const offers = [
  ['Cát đậu nành', 'Bao thứ ba nửa giá'],
  ['Nhà cây mới', 'Đổi nhà cây cũ'],
  ['Sinh nhật bé', 'Tặng súp thưởng'],
] as const

const usualOptions = {
  cellAlign: 'center',
  imagesLoaded: true,
  wrapAround: true,
  prevNextButtons: true,
  pageDots: true,
  contain: true,
}

/** @returns a slider of the shop's offers, with these options besides the usual ones. */
export function offerSlider(name: string, ownOptions: object): Html {
  const options = { ...usualOptions, ...ownOptions }
  // The theme prints blanks around its JSON.
  return html`<div class="slider-wrapper relative"><div class="slider slider-nav-circle" aria-label="${name}" data-flickity-options="${`${JSON.stringify(options)}  `}">${offers.map(
    ([title, text], index) =>
      html`<div class="banner banner-${index + 1}"><h3>${title}</h3><p>${text}</p><p><a class="button" href="/khuyen-mai/">Xem ${title.toLowerCase()}</a></p></div>`,
  )}</div><div class="loading-spin dark large centered"></div></div>`
}

/** @returns sliders: one that the shopper moves, one that plays by itself (contract 11.6). */
export function sliders(): Html {
  return html`<h2>Trình chiếu</h2>${offerSlider('Khuyến mãi', { autoPlay: false, dragThreshold: '10' })}
<h2>Tự chạy</h2>${offerSlider('Tự chạy', { autoPlay: '1000', pauseAutoPlayOnHover: true })}`
}
