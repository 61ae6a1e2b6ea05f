import type { PageContext } from '../context'
import { type Html, html } from '../html'

const paragraphs = [
  'Meo Meo Shop là cửa hàng hư cấu: không có đơn hàng nào được giao, không có đồng nào được thu.',
  'Bản demo giữ những gì bạn gõ trong phiên của riêng bạn, và quên hết khi phiên kết thúc.',
  'Mèo có quyền nằm trong mọi chiếc hộp được giao đến, kể cả hộp hư cấu.',
]

/** The theme's button ticks the box by an inline handler that needs the old scripts; a strict policy would refuse it. */
const oldHandler = "jQuery('#terms').prop('checked', true); jQuery.magnificPopup.close();"

const text = html`${paragraphs.map((paragraph) => html`<p>${paragraph}</p>`)}`

/** The shop's own link, which has a page to lead to where the text does not unfold. */
const foldedLink = html`<a href="/bai-viet/cham-soc-meo-con/" class="woocommerce-terms-and-conditions-link" target="_blank">điều khoản và điều kiện</a>`
const foldedText = html`<div class="woocommerce-terms-and-conditions" style="display: none">${text}</div>`

/** @returns the terms folded up beside the shop's own link, without a box to tick. */
export function foldedTerms(): Html {
  return html`<div class="woocommerce-terms-and-conditions-wrapper">${foldedText}<p>Hãy đọc ${foldedLink}.</p></div>`
}

/**
 * The terms and the box that accepts them (contract 9.2): behind a link that opens them in a lightbox, or folded up beside the shop's own
 * link.
 */
export function termsBox({ fields, variants, cspNonce }: Pick<PageContext, 'fields' | 'variants' | 'cspNonce'>): Html {
  const isLightbox = variants.terms === 'lightbox'
  const link = isLightbox ? html`<a href="#terms-and-conditions-lightbox">điều khoản và điều kiện</a>` : foldedLink
  const content = isLightbox
    ? html`<div id="terms-and-conditions-lightbox" class="lightbox-by-id lightbox-content mfp-hide lightbox-white"><h2>Điều khoản và điều kiện</h2>${text}<p><button type="button" class="button primary" id="terms-and-conditions-accept"${!cspNonce && html` onclick="${oldHandler}"`}>Tôi đồng ý</button></p></div>`
    : foldedText
  return html`<div class="woocommerce-terms-and-conditions-wrapper">
    ${content}
    <p class="form-row validate-required"><label class="woocommerce-form__label woocommerce-form__label-for-checkbox checkbox"><input type="checkbox" class="woocommerce-form__input woocommerce-form__input-checkbox input-checkbox" name="terms" id="terms"${fields.has('terms') && html` checked`} required> <span class="woocommerce-terms-and-conditions-checkbox-text">Tôi đã đọc và đồng ý với ${link} của cửa hàng</span> <span class="required" aria-hidden="true">*</span></label></p>
  </div>`
}
