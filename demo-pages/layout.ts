import { adminBar, comingSoonBanner, cookieNotice, editorBar, storeNotice } from './banners'
import type { PageContext } from './context'
import { couponPopup } from './couponPopup'
import { guideBar } from './guide/guideBar'
import { type Language, markVietnamese, sayIn } from './guide/language'
import { header, offCanvasPanels } from './header'
import { type Html, html } from './html'
import { noticesWrapper } from './notices'
import { footerScripts, headScripts } from './scripts'

/** What a page says about itself. */
export interface Page {
  title: string
  /** The language that it is written in; Vietnamese where it says nothing. What belongs to the shop is in Vietnamese in any case. */
  language?: Language
  /** Classes of `body` besides those of every page. */
  bodyClass: string
  /** The content of `main`, from the page's heading on. */
  content: Html
}

const footerLinks = [
  ['/', 'Về bản demo'],
  ['/cua-hang/', 'Cửa hàng'],
  ['/request-quote/', 'Yêu cầu báo giá'],
  ['/cart/', 'Giỏ hàng'],
  ['/checkout/', 'Thanh toán'],
  ['/contact/', 'Liên hệ'],
  ['/khuyen-mai/', 'Khuyến mãi'],
] as const

function footer(foreign: Html | null): Html {
  return html`<footer id="footer" class="footer-wrapper"${foreign}><div class="footer footer-1"><div class="container">
  <nav aria-label="Chân trang"><ul class="nav">${footerLinks.map(([path, label]) => html`<li><a href="${path}">${label}</a></li>`)}</ul></nav>
  <p>Meo Meo Shop là cửa hàng hư cấu để trình diễn shop-islands. Không có đơn hàng nào được giao.</p>
</div></div></footer>`
}

/**
 * The shell of every page: header, notices, content, footer.
 *
 * @param page the page.
 * @param context what it is rendered from.
 * @returns the whole document.
 */
export function layout(page: Page, context: PageContext): string {
  const { variants } = context
  const { language = 'vi' } = page
  const say = sayIn(language)
  const foreign = markVietnamese(language)
  const isDefaultGallery = variants.gallery === 'default'
  return html`<!doctype html>
<html lang="${language}" class="loading-site no-js"${variants.builder && html` ng-app="uxBuilder"`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${page.title} – Meo Meo Shop</title>
<link rel="icon" href="/images/logo.svg" type="image/svg+xml">${headScripts(context, page)}
</head>
<body class="${page.bodyClass} theme-flatsome woocommerce-no-js lightbox${!isDefaultGallery && ' has-lightbox'}${context.session.isAdministrator && ' admin-bar'} nav-dropdown-has-arrow">
<a class="skip-link screen-reader-text" href="#main">${say('Đến nội dung')}</a>
<div id="wrapper">
${guideBar(context)}${header(context, foreign)}
<main id="main">
<div class="container">
${noticesWrapper(context.session.notices)}
</div>
${page.content}
</main>
${footer(foreign)}
</div>
${editorBar(context)}${offCanvasPanels(context, foreign)}
${couponPopup(context)}
${storeNotice(context)}${cookieNotice(context)}${comingSoonBanner(context)}${adminBar(context)}
${footerScripts(context, page)}
</body>
</html>
`.source
}
