import { billingFields } from '../../fixtures/shop/checkout/orders'
import type { PageContext } from '../context'
import { type Html, html } from '../html'
import { attributionPlaceholder } from './attributionPlaceholder'

/** What the shopper's part of the checkout is rendered from. */
type CustomerContext = Pick<PageContext, 'fields' | 'variants'>

/** @returns the billing fields, with what was typed into them before. */
export function billingFieldList({ fields }: CustomerContext): Html {
  return html`<div class="woocommerce-billing-fields__field-wrapper">${billingFields.map(
    ([name, label, type, autocomplete]) =>
      html`<p class="form-row form-row-wide validate-required" id="billing_${name}_field"><label for="billing_${name}">${label} <span class="required" aria-hidden="true">*</span></label><span class="woocommerce-input-wrapper"><input type="${type}" class="input-text" name="billing_${name}" id="billing_${name}" value="${fields.get(`billing_${name}`) ?? ''}" required autocomplete="${autocomplete}"></span></p>`,
  )}</div>`
}

/** @returns the field for a note, with its hint, which the shop's styles hide (contract 9.1). */
export function noteField({ fields }: CustomerContext): Html {
  const hint = html`<span class="description" id="order_comments-description" aria-hidden="true">Giờ nào mèo không ngủ thì giao giờ đó.</span>`
  return html`<p class="form-row notes" id="order_comments_field"><label for="order_comments">Ghi chú đơn hàng (tùy chọn)</label><span class="woocommerce-input-wrapper"><textarea name="order_comments" class="input-text" id="order_comments" rows="3" aria-describedby="order_comments-description">${fields.get('order_comments') ?? ''}</textarea>${hint}</span></p>`
}

/** @returns the shopper's part of the checkout. The placeholder stands where several hooks of the server print it, so four times. */
export function customerDetails(context: CustomerContext): Html {
  const placeholder = context.variants.inputs === 'element' && attributionPlaceholder(context)
  return html`<div id="customer_details">
    <div class="woocommerce-billing-fields"><h2>Thông tin thanh toán</h2>
    ${attributionPlaceholder(context)}
    ${billingFieldList(context)}</div>
    ${placeholder}
    <div class="woocommerce-shipping-fields">${placeholder}</div>
    <div class="woocommerce-additional-fields"><h2>Thông tin bổ sung</h2>
      ${noteField(context)}</div>
    ${placeholder}
  </div>`
}
