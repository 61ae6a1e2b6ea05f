import type { PageContext } from './context'
import { type Html, html } from './html'

/** A field of the log-in or the registration form. */
interface AccountField {
  id: string
  name: string
  label: string
  type: 'text' | 'email' | 'password'
  autocomplete: string
}

/** @returns the field with its label; nobody gets in without it. */
export function accountField({ id, name, label, type, autocomplete }: AccountField): Html {
  return html`<p class="woocommerce-form-row woocommerce-form-row--wide form-row form-row-wide"><label for="${id}">${label} <span class="required" aria-hidden="true">*</span></label>
  <input type="${type}" class="woocommerce-Input woocommerce-Input--text input-text" name="${name}" id="${id}" autocomplete="${autocomplete}" required></p>`
}

/** Where a log-in form stands. */
interface LoginPlace {
  /** Keeps its ids apart from those of another on the page. */
  idPrefix: string
  /** Does a link have to show it first? */
  isHidden: boolean
  /** Where the shopper goes on; `''` for the account. */
  redirect: string
}

/** @returns the log-in form (contract 9.1). */
export function loginForm({ nonce }: PageContext, { idPrefix, isHidden, redirect }: LoginPlace): Html {
  return html`<form class="woocommerce-form woocommerce-form-login login" method="post" action="/my-account/" aria-label="Đăng nhập"${isHidden && html` style="display:none"`}>
      ${accountField({ id: `${idPrefix}username`, name: 'username', label: 'Tên tài khoản hoặc email', type: 'text', autocomplete: 'username' })}
      ${accountField({ id: `${idPrefix}password`, name: 'password', label: 'Mật khẩu', type: 'password', autocomplete: 'current-password' })}
      <p class="form-row"><input type="hidden" name="woocommerce-login-nonce" value="${nonce('woocommerce-login')}">${redirect && html`<input type="hidden" name="redirect" value="${redirect}">`}<button type="submit" class="woocommerce-button button woocommerce-form-login__submit" name="login" value="Đăng nhập">Đăng nhập</button></p>
    </form>`
}
