import type { PageContext } from '../context'
import { type Html, html } from '../html'
import type { Page } from '../layout'

const unitTag = 'wpcf7-f7-p2-o1'

/** How the form looks after an ordinary POST, by outcome: status word and message (plugins.md 1.11, 1.12). */
const outcomes = {
  sent: { status: 'sent', message: 'Cảm ơn bạn! Tin nhắn đã được gửi.' },
  invalid: { status: 'invalid', message: 'Một hoặc nhiều mục nhập có lỗi. Vui lòng kiểm tra và thử lại.' },
}

function field(name: string, label: string, control: Html): Html {
  return html`<p><label for="contact-${name}">${label}</label> <span class="wpcf7-form-control-wrap" data-name="${name}">${control}</span></p>`
}

/** @returns the contact page with its form (plugins.md 1.1, 1.2). */
export function contactPage({ formOutcome }: PageContext): Page {
  const { status, message } = formOutcome ? outcomes[formOutcome] : { status: 'init', message: '' }
  const hidden = {
    _wpcf7: '7',
    _wpcf7_version: '6.1.6',
    _wpcf7_locale: 'vi',
    _wpcf7_unit_tag: unitTag,
    _wpcf7_container_post: '2',
    _wpcf7_posted_data_hash: '',
  }
  return {
    title: 'Liên hệ',
    bodyClass: 'page-template-default page',
    content: html`<div class="container">
<h1 class="page-title">Liên hệ</h1>
<p>Bạn cần tư vấn cho bé? Hãy viết cho chúng tôi.</p>
<div class="wpcf7 no-js" id="${unitTag}" lang="vi" dir="ltr" data-wpcf7-id="7">
  <div class="screen-reader-response"><p role="status" aria-live="polite" aria-atomic="true">${message}</p> <ul></ul></div>
  <form action="/contact/#${unitTag}" method="post" class="wpcf7-form ${status}" aria-label="Biểu mẫu liên hệ" novalidate data-status="${status}">
    <fieldset class="hidden-fields-container">${Object.entries(hidden).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}</fieldset>
    ${field('ten', 'Tên của bạn', html`<input id="contact-ten" size="40" maxlength="400" class="wpcf7-form-control wpcf7-text wpcf7-validates-as-required" autocomplete="name" aria-required="true" aria-invalid="false" value="" type="text" name="ten">`)}
    ${field('mail', 'Email', html`<input id="contact-mail" size="40" maxlength="400" class="wpcf7-form-control wpcf7-email wpcf7-validates-as-required wpcf7-text wpcf7-validates-as-email" autocomplete="email" aria-required="true" aria-invalid="false" value="" type="email" name="mail">`)}
    ${field('dien-thoai', 'Điện thoại', html`<input id="contact-dien-thoai" size="40" maxlength="400" class="wpcf7-form-control wpcf7-tel wpcf7-text wpcf7-validates-as-tel" autocomplete="tel" aria-invalid="false" value="" type="tel" name="dien-thoai">`)}
    ${field('noi-dung', 'Nội dung', html`<textarea id="contact-noi-dung" cols="40" rows="6" maxlength="2000" class="wpcf7-form-control wpcf7-textarea wpcf7-validates-as-required" aria-required="true" aria-invalid="false" name="noi-dung"></textarea>`)}
    <p><span class="wpcf7-form-control-wrap" data-name="dong-y"><span class="wpcf7-form-control wpcf7-acceptance"><span class="wpcf7-list-item"><label><input type="checkbox" name="dong-y" value="1" aria-invalid="false"> <span class="wpcf7-list-item-label">Tôi đồng ý để cửa hàng lưu thông tin này</span></label></span></span></span></p>
    <p><input class="wpcf7-form-control wpcf7-submit has-spinner button" type="submit" value="Gửi"></p>
    <div class="wpcf7-response-output" aria-hidden="true">${message}</div>
  </form>
</div>
</div>`,
  }
}
