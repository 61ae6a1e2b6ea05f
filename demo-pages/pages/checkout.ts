import type { PageContext } from '../context'
import { type Html, html } from '../html'
import type { Page } from '../layout'
import { money } from '../price'

/** A billing field: name without prefix, label, type, autocomplete token. */
const billingFields = [
  ['first_name', 'Họ và tên', 'text', 'name'],
  ['phone', 'Số điện thoại', 'tel', 'tel'],
  ['email', 'Địa chỉ email', 'email', 'email'],
  ['address_1', 'Địa chỉ', 'text', 'street-address'],
  ['city', 'Tỉnh / Thành phố', 'text', 'address-level2'],
] as const

function review({ cart }: PageContext): Html {
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

/** @returns the checkout: the order form, or what there is to say when the cart is empty. */
export function checkoutPage(context: PageContext): Page {
  const form = html`<form name="checkout" method="post" class="checkout woocommerce-checkout" action="/checkout/" enctype="multipart/form-data">
<div class="row pt-0">
  <div class="large-7 col"><div id="customer_details">
    <div class="woocommerce-billing-fields"><h2>Thông tin thanh toán</h2>
    <div class="woocommerce-billing-fields__field-wrapper">${billingFields.map(
      ([name, label, type, autocomplete]) =>
        html`<p class="form-row form-row-wide validate-required" id="billing_${name}_field"><label for="billing_${name}">${label} <span class="required" aria-hidden="true">*</span></label><span class="woocommerce-input-wrapper"><input type="${type}" class="input-text" name="billing_${name}" id="billing_${name}" required autocomplete="${autocomplete}"></span></p>`,
    )}</div></div>
    <div class="woocommerce-additional-fields"><h2>Thông tin bổ sung</h2>
      <p class="form-row notes" id="order_comments_field"><label for="order_comments">Ghi chú đơn hàng (tùy chọn)</label><span class="woocommerce-input-wrapper"><textarea name="order_comments" class="input-text" id="order_comments" rows="3"></textarea></span></p></div>
    <wc-order-attribution-inputs></wc-order-attribution-inputs>
  </div></div>
  <div class="large-5 col"><div class="col-inner has-border"><div class="checkout-sidebar sm-touch-scroll">
    <h2 id="order_review_heading">Đơn hàng của bạn</h2>
    <div id="order_review" class="woocommerce-checkout-review-order">
      ${review(context)}
      <div id="payment" class="woocommerce-checkout-payment">
        <ul class="wc_payment_methods payment_methods methods">
          <li class="wc_payment_method payment_method_cod"><input id="payment_method_cod" type="radio" class="input-radio" name="payment_method" value="cod" checked> <label for="payment_method_cod">Trả tiền mặt khi nhận hàng</label><div class="payment_box payment_method_cod"><p>Trả tiền cho người giao hàng.</p></div></li>
          <li class="wc_payment_method payment_method_bacs"><input id="payment_method_bacs" type="radio" class="input-radio" name="payment_method" value="bacs"> <label for="payment_method_bacs">Chuyển khoản ngân hàng</label></li>
        </ul>
        <div class="form-row place-order">
          <div class="woocommerce-terms-and-conditions-wrapper"><p class="form-row validate-required"><label class="woocommerce-form__label woocommerce-form__label-for-checkbox checkbox"><input type="checkbox" class="woocommerce-form__input woocommerce-form__input-checkbox input-checkbox" name="terms" id="terms" required> <span class="woocommerce-terms-and-conditions-checkbox-text">Tôi đã đọc và đồng ý với điều kiện của cửa hàng</span> <span class="required" aria-hidden="true">*</span></label></p></div>
          <button type="submit" class="button alt" name="woocommerce_checkout_place_order" id="place_order" value="Đặt hàng">Đặt hàng</button>
          <input type="hidden" name="woocommerce-process-checkout-nonce" value="${context.nonce('woocommerce-process_checkout')}">
        </div>
      </div>
    </div>
  </div></div></div>
</div>
</form>`
  const empty = html`<p class="woocommerce-info" role="status">Giỏ hàng của bạn đang trống. <a href="/cua-hang/">Chọn vài món cho bé nhé.</a></p>`
  return {
    title: 'Thanh toán',
    bodyClass: 'page-template-default page woocommerce-checkout woocommerce woocommerce-page',
    content: html`<div class="cart-container container page-wrapper page-checkout shop-container">
<h1 class="page-title">Thanh toán</h1>
<div class="woocommerce">${context.cart.lines.length === 0 ? empty : form}</div>
</div>`,
  }
}
