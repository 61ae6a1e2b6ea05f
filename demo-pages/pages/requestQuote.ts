import type { CartLine } from '../../fixtures/shop/cart'
import { pluginNonce } from '../../fixtures/shop/pluginNonce'
import { viewQuote } from '../../fixtures/shop/quote/quoteList'
import type { PageContext } from '../context'
import { type Html, html } from '../html'
import type { Page } from '../layout'
import { choiceList } from '../miniCart'
import { money, permalink, pictureBesideName } from '../price'
import { quantityField } from '../quantity'

function row(line: CartLine, nonce: string): Html {
  const { key, product, variation, quantity, total } = line
  return html`<tr class="cart_item">
  <td class="product-remove"><a href="?remove-quote-item=${key}" data-remove-item="${key}" data-wp_nonce="${nonce}" data-product_id="${product.id}" class="yith-ywraq-item-remove remove" title="Xóa" aria-label="Xóa “${product.name}” khỏi danh sách">×</a></td>
  <td class="product-thumbnail"><a href="${permalink(product)}" tabindex="-1" aria-hidden="true">${pictureBesideName(product, 80)}</a></td>
  <td class="product-name"><a href="${permalink(product)}">${product.name}</a>${variation && choiceList(line)}</td>
  <td class="product-quantity">${quantityField({ id: `quantity_${key}`, name: `raq[${key}][qty]`, value: quantity, min: 0, max: null, step: product.quantity.step, label: product.name })}</td>
  <td class="product-subtotal" data-title="Tạm tính">${money(total)}</td>
</tr>`
}

/** What was typed stays after a fault (plugins contract 3.5). */
function mailForm({ fields }: PageContext, nonce: string): Html {
  return html`<div class="yith-ywraq-mail-form-wrapper">
  <h2>Gửi yêu cầu</h2>
  <form id="yith-ywraq-mail-form" name="yith-ywraq-mail-form" action="/request-quote/" method="post">
    <p class="form-row form-row-wide validate-required" id="rqa_name_row"><label for="rqa-name">Họ tên <abbr class="required" title="bắt buộc">*</abbr></label><input type="text" class="input-text" name="rqa_name" id="rqa-name" value="${fields.get('rqa_name') ?? ''}" autocomplete="name" required></p>
    <p class="form-row form-row-wide validate-required" id="rqa_email_row"><label for="rqa-email">Email <abbr class="required" title="bắt buộc">*</abbr></label><input type="email" class="input-text" name="rqa_email" id="rqa-email" value="${fields.get('rqa_email') ?? ''}" autocomplete="email" required></p>
    <p class="form-row" id="rqa_message_row"><label for="rqa-message">Lời nhắn</label><textarea name="rqa_message" class="input-text" id="rqa-message" rows="5" cols="5">${fields.get('rqa_message') ?? ''}</textarea></p>
    <p class="form-row"><input type="hidden" name="raq_mail_wpnonce" value="${nonce}"><input class="button raq-send-request" type="submit" value="Gửi yêu cầu"></p>
  </form>
</div>`
}

function list(context: PageContext, lines: readonly CartLine[]): Html {
  const { nonce: age } = context.variants
  const nonce = pluginNonce('yith-request-a-quote', age)
  return html`<form id="yith-ywraq-form" name="yith-ywraq-form" action="/request-quote/" method="post">
  <table class="shop_table cart shop_table_responsive" id="yith-ywrq-table-list">
    <thead><tr><th scope="col" class="product-remove"><span class="screen-reader-text">Xóa</span></th><th scope="col" class="product-thumbnail"><span class="screen-reader-text">Ảnh</span></th><th scope="col" class="product-name">Sản phẩm</th><th scope="col" class="product-quantity">Số lượng</th><th scope="col" class="product-subtotal">Tạm tính</th></tr></thead>
    <tbody>${lines.map((line) => row(line, nonce))}
    <tr><td colspan="5" class="actions"><input type="submit" class="button is-outline" name="update_raq" value="Cập nhật danh sách"><input type="hidden" name="update_raq_wpnonce" value="${pluginNonce('update-raq', age)}"></td></tr></tbody>
  </table>
</form>
${mailForm(context, pluginNonce('send-request-quote', age))}`
}

/** @returns the quote list and its mail form (plugins contract 3.1, 3.5); with `?sent=1` only the thanks. */
export function requestQuotePage(context: PageContext): Page {
  const lines = viewQuote(context.session)
  const isSent = context.url.searchParams.get('sent') === '1'
  const message = isSent
    ? 'Yêu cầu của bạn đã được gửi. Chúng tôi sẽ trả lời trong ngày.'
    : lines.length === 0 && 'Danh sách của bạn đang trống.'
  return {
    title: 'Yêu cầu báo giá',
    bodyClass: 'page-template-default page yith-request-a-quote-page woocommerce woocommerce-page',
    content: html`<div class="container shop-container">
<h1 class="page-title">Yêu cầu báo giá</h1>
<div class="woocommerce ywraq-wrapper">
  <div id="yith-ywraq-message">${message}</div>
  <div class="ywraq-form-table-wrapper">${!message && list(context, lines)}</div>
</div>
</div>`,
  }
}
