import type { PageContext } from '../context'
import { type Html, html } from '../html'
import type { Page } from '../layout'

function textField(id: string, name: string, label: string, type: string, autocomplete: string): Html {
  return html`<p class="woocommerce-form-row woocommerce-form-row--wide form-row form-row-wide"><label for="${id}">${label} <span class="required" aria-hidden="true">*</span></label>
  <input type="${type}" class="woocommerce-Input woocommerce-Input--text input-text" name="${name}" id="${id}" autocomplete="${autocomplete}" required></p>`
}

/** @returns log-in and registration (contract 9.1). */
export function accountPage(context: PageContext): Page {
  return {
    title: 'Tài khoản',
    bodyClass: 'page-template-default page woocommerce-account woocommerce woocommerce-page',
    content: html`<div class="page-wrapper my-account mb container">
<h1 class="page-title">Tài khoản</h1>
<div class="woocommerce"><div class="col2-set row" id="customer_login">
  <div class="u-column1 col-1 large-6 col"><h2>Đăng nhập</h2>
    <form class="woocommerce-form woocommerce-form-login login" method="post" action="/my-account/" aria-label="Đăng nhập">
      ${textField('username', 'username', 'Tên tài khoản hoặc email', 'text', 'username')}
      ${textField('password', 'password', 'Mật khẩu', 'password', 'current-password')}
      <p class="form-row"><input type="hidden" name="woocommerce-login-nonce" value="${context.nonce('woocommerce-login')}"><button type="submit" class="woocommerce-button button woocommerce-form-login__submit" name="login" value="Đăng nhập">Đăng nhập</button></p>
    </form></div>
  <div class="u-column2 col-2 large-6 col"><h2>Đăng ký</h2>
    <form method="post" action="/my-account/" class="woocommerce-form woocommerce-form-register register" aria-label="Đăng ký">
      ${textField('reg_email', 'email', 'Địa chỉ email', 'email', 'email')}
      ${textField('reg_password', 'password', 'Mật khẩu', 'password', 'new-password')}
      <wc-order-attribution-inputs></wc-order-attribution-inputs>
      <p class="woocommerce-form-row form-row"><input type="hidden" name="woocommerce-register-nonce" value="${context.nonce('woocommerce-register')}"><button type="submit" class="woocommerce-Button button" name="register" value="Đăng ký">Đăng ký</button></p>
    </form></div>
</div></div>
</div>`,
  }
}
