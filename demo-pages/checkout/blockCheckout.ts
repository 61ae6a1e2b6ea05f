import type { PageContext } from '../context'
import { type Html, html } from '../html'
import { attributionPlaceholder } from './attributionPlaceholder'
import { billingFieldList, noteField } from './customerDetails'
import { orderReview, paymentList, placeOrderRow } from './orderReview'

/**
 * A stand-in for the block checkout: what the block editor's script would draw is printed, and `block-checkout.js` plays its data store
 * and its "place order". Without that script the form is sent as the classic one is.
 */
export function blockCheckout(context: PageContext): Html {
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
