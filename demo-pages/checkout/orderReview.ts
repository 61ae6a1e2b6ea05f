import type { CartView } from '../../fixtures/shop/cart'
import { paymentMethods } from '../../fixtures/shop/checkout/orders'
import type { PageContext } from '../context'
import { type Html, html } from '../html'
import { money } from '../price'
import { termsBox } from './terms'

/** @returns the table of what is ordered. */
export function orderReview(cart: CartView): Html {
  return html`<table class="shop_table woocommerce-checkout-review-order-table">
  <thead><tr><th scope="col" class="product-name">Sản phẩm</th><th scope="col" class="product-total">Tạm tính</th></tr></thead>
  <tbody>${cart.lines.map(
    (line) =>
      html`<tr class="cart_item"><td class="product-name">${line.product.name} <strong class="product-quantity">× ${line.quantity}</strong></td><td class="product-total">${money(line.total)}</td></tr>`,
  )}</tbody>
  <tfoot>
    <tr class="cart-subtotal"><th scope="row">Tạm tính</th><td>${money(cart.subtotal)}</td></tr>
    ${cart.coupon && html`<tr class="cart-discount"><th scope="row">Mã giảm giá: ${cart.coupon.toLowerCase()}</th><td>-${money(cart.discount)}</td></tr>`}
    <tr class="order-total"><th scope="row">Tổng</th><td><strong>${money(cart.total)}</strong></td></tr>
  </tfoot>
</table>`
}

/** What the choice of payment is rendered from. */
type PaymentContext = Pick<PageContext, 'fields' | 'variants' | 'nonce' | 'cspNonce'>

/** @returns the ways to pay, with the one that was chosen before. */
export function paymentList({ fields }: Pick<PageContext, 'fields'>): Html {
  const chosen = fields.get('payment_method') ?? 'cod'
  return html`<ul class="wc_payment_methods payment_methods methods">${Object.entries(paymentMethods).map(
    ([name, label]) =>
      html`<li class="wc_payment_method payment_method_${name}"><input id="payment_method_${name}" type="radio" class="input-radio" name="payment_method" value="${name}"${name === chosen && html` checked`}> <label for="payment_method_${name}">${label}</label>${name === 'cod' && name === chosen && html`<div class="payment_box payment_method_cod"><p>Trả tiền cho người giao hàng.</p></div>`}</li>`,
  )}</ul>`
}

/** @returns terms and the button that orders. */
export function placeOrderRow(context: PaymentContext): Html {
  return html`<div class="form-row place-order">
    ${termsBox(context)}
    <button type="submit" class="button alt" name="woocommerce_checkout_place_order" id="place_order" value="Đặt hàng">Đặt hàng</button>
    <input type="hidden" name="woocommerce-process-checkout-nonce" value="${context.nonce('woocommerce-process_checkout')}">
  </div>`
}

/** @returns payment, terms and the button that orders: what the shop draws anew on every change. */
export function payment(context: PaymentContext): Html {
  return html`<div id="payment" class="woocommerce-checkout-payment">
  ${paymentList(context)}
  ${placeOrderRow(context)}
</div>`
}
