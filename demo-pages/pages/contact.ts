import { contactForms, findContactForm } from '../../fixtures/shop/contact/contactForms'
import type { Mail } from '../../fixtures/shop/sessions'
import { contactForm } from '../contactForm'
import type { PageContext } from '../context'
import { type Html, html } from '../html'
import type { Page } from '../layout'

const { message, booking, newsletter } = contactForms

interface ContactContent {
  title: string
  content: Html
}

function messagePage(context: PageContext): ContactContent {
  return {
    title: 'Liên hệ',
    content: html`<p>Bạn cần tư vấn cho bé? Hãy viết cho chúng tôi.</p>
${contactForm(context, message, { post: 2, order: 1 })}`,
  }
}

function bookingPage(context: PageContext): ContactContent {
  return {
    title: 'Đặt lịch chăm sóc',
    content: html`<p>Mỗi loại mục nhập một lần: hai bộ đếm chữ, câu đố, chữ trong hình, tệp ảnh.</p>
${contactForm(context, booking, { post: 21, order: 1 })}`,
  }
}

function newsletterPage(context: PageContext): ContactContent {
  return {
    title: 'Nhận bản tin',
    content: html`<p>Mỗi tháng một lá thư về mèo. Chỉ dành cho người từ 16 tuổi.</p>
${contactForm(context, newsletter, { post: 22, order: 1 })}`,
  }
}

function severalPage(context: PageContext): ContactContent {
  return {
    title: 'Nhiều biểu mẫu',
    content: html`<div class="row">
<div class="large-7 col"><h2>Viết cho chúng tôi</h2>
${contactForm(context, message, { post: 23, order: 1 })}</div>
<div class="large-5 col"><h2>Bản tin hằng tháng</h2>
${contactForm(context, newsletter, { post: 23, order: 2, title: 'Bản tin hằng tháng' })}
<h2>Bản tin khuyến mãi</h2>
${contactForm(context, newsletter, { post: 0, order: 3, title: 'Bản tin khuyến mãi' })}</div>
</div>`,
  }
}

/** The parser drops the inner form's tag and ends the outer form with the inner one (plugins contract 1.4). */
function nestedPage(context: PageContext): ContactContent {
  return {
    title: 'Biểu mẫu trong biểu mẫu',
    content: html`<p>Ai đó đã đặt biểu mẫu liên hệ vào giữa một biểu mẫu khác.</p>
<form action="/contact/long-nhau/" method="get" aria-label="Biểu mẫu ngoài" class="outer-form">
<p><label for="outer-order">Mã đơn hàng</label> <input type="text" id="outer-order" name="don-hang"></p>
${contactForm(context, newsletter, { post: 24, order: 1 })}
</form>`,
  }
}

function mail({ formId, fields, files }: Mail): Html {
  return html`<article class="sent-mail"><h2>${findContactForm(formId)?.title}</h2>
<dl>${fields.map(([name, value]) => html`<dt>${name}</dt><dd>${value || '–'}</dd>`)}${files.map(({ field, name, size }) => html`<dt>${field}</dt><dd>${name} (${size} byte)</dd>`)}</dl></article>`
}

function sentPage({ session }: PageContext): ContactContent {
  return {
    title: 'Thư đã gửi',
    content: html`<p>Những gì máy chủ của bản demo đã nhận từ bạn.</p>
${session.mails.length > 0 ? session.mails.map(mail) : html`<p class="woocommerce-info" role="status">Chưa có thư nào.</p>`}`,
  }
}

/** The contact pages, by the part of the address that names them. */
const pages = new Map([
  ['', messagePage],
  ['dat-lich', bookingPage],
  ['ban-tin', newsletterPage],
  ['nhieu-bieu-mau', severalPage],
  ['long-nhau', nestedPage],
  ['da-gui', sentPage],
])

/**
 * @param detail which of the contact pages; nothing for the first.
 * @returns a page with contact forms (plugins contract 1.1, 1.2), or with what they have sent; null for an unknown one.
 */
export function contactPage(context: PageContext, detail: string): Page | null {
  const page = pages.get(detail)?.(context)
  if (!page) return null
  return {
    title: page.title,
    bodyClass: 'page-template-default page',
    content: html`<div class="container">
<h1 class="page-title">${page.title}</h1>
${page.content}
</div>`,
  }
}
