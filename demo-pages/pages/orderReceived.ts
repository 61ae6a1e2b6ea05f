import { viewLines } from '../../fixtures/shop/cart'
import { findOrder, paymentMethods } from '../../fixtures/shop/checkout/orders'
import { arrivedTable } from '../checkout/arrivedTable'
import type { PageContext } from '../context'
import { html } from '../html'
import type { Page } from '../layout'
import { money } from '../price'

/**
 * @param detail the order's number; its key stands in the query.
 * @returns the page that ends an order, with the attribution data that arrived; null for an order of somebody else.
 */
export function orderReceivedPage({ session, url }: PageContext, detail: string): Page | null {
  const order = findOrder(session, Number(detail), url.searchParams.get('key'))
  if (!order) return null
  return {
    title: 'Đã nhận đơn hàng',
    bodyClass:
      'page-template-default page woocommerce-checkout woocommerce-order-received woocommerce woocommerce-page',
    content: html`<div class="container page-wrapper page-checkout shop-container">
<h1 class="page-title">Đã nhận đơn hàng</h1>
<div class="woocommerce"><div class="woocommerce-order">
<p class="woocommerce-notice woocommerce-notice--success woocommerce-thankyou-order-received">Cảm ơn bạn. Đơn hàng (hư cấu) đã được ghi nhận.</p>
<ul class="woocommerce-order-overview order_details">
  <li class="order">Số đơn hàng: <strong>${order.number}</strong></li>
  <li class="email">Người nhận: <strong>${order.billing['first_name']}, ${order.billing['email']}</strong></li>
  <li class="total">Tổng: <strong>${money(order.total)}</strong></li>
  <li class="method">Thanh toán: <strong>${paymentMethods[order.payment]}</strong></li>
  ${order.note && html`<li class="note">Ghi chú: <strong>${order.note}</strong></li>`}
</ul>
<ul>${viewLines(order.items).map((line) => html`<li>${line.product.name} × ${line.quantity}</li>`)}</ul>
${arrivedTable(order.arrived)}
</div></div>
</div>`,
  }
}
