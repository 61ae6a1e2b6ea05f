import { attributionPlaceholder } from '../checkout/attributionPlaceholder'
import { billingFieldList, customerDetails, noteField } from '../checkout/customerDetails'
import { orderReview, payment, paymentList, placeOrderRow } from '../checkout/orderReview'
import type { PageContext } from '../context'
import { type Html, html } from '../html'
import type { Page } from '../layout'

/** The classic form (contract 9.2, 9.3). */
function classicCheckout(context: PageContext): Html {
  return html`<form name="checkout" method="post" class="checkout woocommerce-checkout" action="/checkout/" enctype="multipart/form-data" aria-label="Thanh toán">
<div class="row pt-0">
  <div class="large-7 col">${customerDetails(context)}
    ${context.variants.inputs === 'element' && attributionPlaceholder(context)}
  </div>
  <div class="large-5 col"><div class="col-inner has-border"><div class="checkout-sidebar sm-touch-scroll">
    <h2 id="order_review_heading">Đơn hàng của bạn</h2>
    <div id="order_review" class="woocommerce-checkout-review-order">
      ${orderReview(context.cart)}
      ${payment(context)}
    </div>
  </div></div></div>
</div>
</form>`
}

/**
 * A stand-in for the block checkout: what the block editor's script would draw is printed, and `block-checkout.js` plays its data store
 * and its "place order". Without that script the form is sent as the classic one is.
 */
function blockCheckout(context: PageContext): Html {
  const delay = context.variants.checkout === 'block-late' ? '1500' : '0'
  return html`<div data-block-name="woocommerce/checkout" class="wp-block-woocommerce-checkout alignwide wc-block-checkout is-loading" data-demo-store-delay="${delay}">
<form class="wc-block-components-form wc-block-checkout__form" method="post" action="/checkout/" aria-label="Thanh toán">
  <div class="row pt-0">
  <div class="large-7 col"><h2>Thông tin thanh toán</h2>${billingFieldList(context)}${noteField(context)}</div>
  <div class="large-5 col"><div class="col-inner has-border"><h2>Đơn hàng của bạn</h2>${orderReview(context.cart)}${paymentList(context)}${placeOrderRow(context)}</div></div>
  </div>
  ${attributionPlaceholder(context)}
</form>
</div>`
}

/** @returns the checkout, classic or block, or what there is to say when the cart is empty. */
export function checkoutPage(context: PageContext): Page {
  const empty = html`<p class="woocommerce-info" role="status">Giỏ hàng của bạn đang trống. <a href="/cua-hang/">Chọn vài món cho bé nhé.</a></p>`
  const form = () => (context.variants.checkout === 'classic' ? classicCheckout(context) : blockCheckout(context))
  return {
    title: 'Thanh toán',
    bodyClass: 'page-template-default page woocommerce-checkout woocommerce woocommerce-page',
    content: html`<div class="cart-container container page-wrapper page-checkout shop-container">
<h1 class="page-title">Thanh toán</h1>
<div class="woocommerce">${context.cart.lines.length === 0 ? empty : form()}</div>
</div>`,
  }
}
