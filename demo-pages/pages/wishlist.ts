import { pluginNonce } from '../../fixtures/shop/pluginNonce'
import { findWishlist } from '../../fixtures/shop/wishlist/wishlists'
import { knownOrigin, type PageContext } from '../context'
import { type Html, html } from '../html'
import type { Page } from '../layout'
import { loginForm } from '../loginForm'
import { wishlistContent } from '../wishlistContent'

/** The visitor's lists, where there are several. */
function listLinks({ session }: PageContext, shownKey: string): Html | null {
  const { wishlists } = session
  if (wishlists.length === 1) return null
  return html`<nav aria-label="Các danh sách của bạn"><ul class="wishlist-tabs">${wishlists.map(
    ({ title, shareKey, rows }) =>
      html`<li><a href="/wishlist/${shareKey}/"${shareKey === shownKey && html` aria-current="page"`}>${title} (${rows.length})</a></li>`,
  )}</ul></nav>`
}

/** The paid edition's offer to log in (plugins contract 2.1). Without a script the link leads to the account page. */
function loginPrompt(context: PageContext): Html | null {
  if (context.variants.login !== 'prompt' || context.session.isLoggedIn) return null
  return html`<div class="tinv-login woocommerce"><div class="woocommerce-info">Đăng nhập để giữ danh sách trên mọi thiết bị. <a href="/my-account/?tinvwl_redirect=%2Fwishlist%2F" class="showlogin">Nhấn vào đây để đăng nhập</a></div>
${loginForm(context, { idPrefix: 'wishlist_', isHidden: true, redirect: '/wishlist/' })}</div>`
}

/**
 * @param detail the list's key and the page, `a1b2c3/2`; nothing for the visitor's first list.
 * @returns a wishlist's page; for an unknown key, or one that is nobody else's business, a word about that (plugins contract 2.1).
 */
export function wishlistPage(context: PageContext, detail: string): Page {
  const { session, url, variants } = context
  const [key = '', page = '1'] = detail.split('/')
  const list = key ? findWishlist(session, key) : session.wishlists[0]
  const content = list
    ? wishlistContent({
        list,
        isOwn: session.wishlists.includes(list),
        page: Number(page),
        perPage: variants['per-page'],
        query: url.search,
        origin: knownOrigin(context),
        nonce: pluginNonce('tinvwl_wishlist_owner', variants.nonce),
      })
    : html`<p class="cart-empty woocommerce-info" role="status">Không tìm thấy danh sách yêu thích này.</p>`
  return {
    title: 'Danh sách yêu thích',
    bodyClass: 'page-template-default page woocommerce-wishlist woocommerce woocommerce-page tinvwl-theme-style',
    content: html`<div class="container shop-container">
<h1 class="page-title">Danh sách yêu thích</h1>
${loginPrompt(context)}
${list && session.wishlists.includes(list) && listLinks(context, list.shareKey)}
${content}
${!list && html`<p class="return-to-shop"><a class="button primary wc-backward" href="/cua-hang/">Quay trở lại cửa hàng</a></p>`}
</div>`,
  }
}
