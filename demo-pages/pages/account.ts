import { demoAccount } from '../../fixtures/shop/logIn'
import { arrivedTable } from '../checkout/arrivedTable'
import { attributionPlaceholder } from '../checkout/attributionPlaceholder'
import type { PageContext } from '../context'
import { type Html, html } from '../html'
import type { Page } from '../layout'
import { accountField, loginForm } from '../loginForm'
import { ordersTable } from '../ordersTable'

/** What somebody sees who is logged in. */
function dashboard(): Html {
  return html`<div class="woocommerce-MyAccount-content"><p>Xin chào <strong>${demoAccount.name}</strong>! (<a href="/my-account/customer-logout/">Đăng xuất</a>)</p>
<p><a class="button" href="/wishlist/">Danh sách yêu thích</a> <a class="button" href="/my-account/orders/">Đơn hàng</a></p></div>`
}

/** Their orders. */
function orders(): Html {
  return html`<div class="woocommerce-MyAccount-content"><h2>Đơn hàng của bạn</h2>${ordersTable()}
<p><a href="/my-account/">Về tài khoản</a></p></div>`
}

function forms(context: PageContext): Html {
  const redirect = context.url.searchParams.get('tinvwl_redirect') ?? ''
  return html`<p>Bản demo có một tài khoản: <code>${demoAccount.name}</code>, mật khẩu <code>${demoAccount.password}</code>.</p>
<div class="col2-set row" id="customer_login">
  <div class="u-column1 col-1 large-6 col"><h2>Đăng nhập</h2>
    ${loginForm(context, { idPrefix: '', isHidden: false, redirect })}</div>
  <div class="u-column2 col-2 large-6 col"><h2>Đăng ký</h2>
    <form method="post" action="/my-account/" class="woocommerce-form woocommerce-form-register register" aria-label="Đăng ký">
      ${accountField({ id: 'reg_email', name: 'email', label: 'Địa chỉ email', type: 'email', autocomplete: 'email' })}
      ${accountField({ id: 'reg_password', name: 'password', label: 'Mật khẩu', type: 'password', autocomplete: 'new-password' })}
      ${attributionPlaceholder(context)}
      <p class="woocommerce-form-row form-row"><input type="hidden" name="woocommerce-register-nonce" value="${context.nonce('woocommerce-register')}"><button type="submit" class="woocommerce-Button button" name="register" value="Đăng ký">Đăng ký</button></p>
    </form></div>
</div>`
}

/** What arrived with the registration sent last. */
function registered({ session: { registration } }: PageContext): Html | null {
  return (
    registration &&
    html`<h2>Đăng ký gần nhất: ${registration.email}</h2>
${arrivedTable(registration.arrived)}`
  )
}

function account(url: URL): Html {
  return url.pathname === '/my-account/orders/' ? orders() : dashboard()
}

/** @returns log-in and registration (contract 9.1), or the account of somebody who is logged in. */
export function accountPage(context: PageContext): Page {
  return {
    title: 'Tài khoản',
    bodyClass: 'page-template-default page woocommerce-account woocommerce woocommerce-page',
    content: html`<div class="page-wrapper my-account mb container">
<h1 class="page-title">Tài khoản</h1>
<div class="woocommerce">${context.session.isLoggedIn ? account(context.url) : forms(context)}${registered(context)}</div>
</div>`,
  }
}
