import { administrator } from '../fixtures/shop/around/userCalls'
import { digest } from '../fixtures/shop/digest'
import { pluginNonce } from '../fixtures/shop/pluginNonce'
import type { PageContext } from './context'
import { type Html, html } from './html'

/** The page where the store's notice is at home; the others print it when they are asked to. */
export const bannersPath = '/thong-bao/'

const texts = {
  holiday: 'Tiệm nghỉ lễ đến hết thứ Hai. Đơn đặt trong mấy ngày này giao từ thứ Ba.',
  sale: 'Cuối tuần này miễn phí giao hàng cho mọi đơn từ 200.000 ₫.',
}

/** @returns the store's notice (contract 9.5), hidden as the server prints it; null where there is none. */
export function storeNotice({ variants, url }: PageContext): Html | null {
  const wanted = variants['store-notice'] ?? (url.pathname === bannersPath ? 'holiday' : 'none')
  if (wanted === 'none') return null
  const text = texts[wanted]
  return html`<p role="complementary" aria-label="Thông báo của cửa hàng" class="woocommerce-store-notice demo_store" data-notice-id="${digest(text)}" style="display:none;">${text} <a role="button" href="#" class="woocommerce-store-notice__dismiss-link">Bỏ qua</a></p>`
}

/** @returns the theme's cookie notice, which its styles hold below the window until a script shows it; null where nobody asks for it. */
export function cookieNotice({ variants }: PageContext): Html | null {
  if (!variants['cookie-notice']) return null
  return html`<div class="flatsome-cookies"><div class="flatsome-cookies__inner"><div class="flatsome-cookies__text">Tiệm dùng cookie để nhớ giỏ hàng của bạn.</div>
<div class="flatsome-cookies__buttons"><a href="/bai-viet/cham-soc-meo-con/" class="button secondary flatsome-cookies__more-btn"><span>Xem thêm</span></a> <a href="#" class="button primary flatsome-cookies__accept-btn"><span>Đồng ý</span></a></div></div></div>`
}

/** @returns the banner of a shop that has not opened yet (contract 9.6), for who runs it; null where it was dismissed. */
export function comingSoonBanner({ variants, session, url }: PageContext): Html | null {
  if (!session.isAdministrator || session.userMeta['coming_soon_banner_dismissed'] === 'yes') return null
  const nonce = pluginNonce('wp_rest', variants.nonce)
  return html`<div id="coming-soon-footer-banner" role="complementary" aria-label="Sắp mở cửa">Cửa hàng của bạn đang ở chế độ “Sắp mở cửa”. <a href="/my-account/">Mở cửa</a>
<a class="coming-soon-footer-banner-dismiss" data-rest-url="${url.origin}/wp-json/wp/v2/users/${administrator.id}" data-rest-nonce="${nonce}"></a></div>`
}

/** @returns the bar that the server prints for who may edit the page; null for everybody else. */
export function editorBar({ variants }: PageContext): Html | null {
  return variants.editor ? html`<div id="wpadminbar"><p>Đang xem với quyền sửa trang</p></div>` : null
}

/** @returns the bar that the server prints for who runs the shop; null for everybody else. */
export function adminBar({ session }: PageContext): Html | null {
  if (!session.isAdministrator) return null
  return html`<div id="wpadminbar" role="navigation" aria-label="Thanh quản trị"><a href="/">Meo Meo Shop</a> <a href="/my-account/">Xin chào, ${administrator.name}</a></div>`
}
