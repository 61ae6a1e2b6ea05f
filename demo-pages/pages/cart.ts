import { type CartLine, type CartView, demoCoupon, mostOf } from '../../fixtures/shop/cart'
import type { PageContext } from '../context'
import { type Html, html } from '../html'
import type { Page } from '../layout'
import { choiceList } from '../miniCart'
import { money, permalink, picture } from '../price'
import { quantityField } from '../quantity'

function row(line: CartLine, nonce: string): Html {
  const { product, key } = line
  return html`<tr class="woocommerce-cart-form__cart-item cart_item">
  <td class="product-remove"><a role="button" href="/cart/?remove_item=${key}&amp;_wpnonce=${nonce}" class="remove" aria-label="Xóa “${product.name}” khỏi giỏ hàng" data-product_id="${line.variation?.id ?? product.id}" data-product_sku="${line.variation?.sku ?? product.sku}">×</a></td>
  <td class="product-thumbnail"><a href="${permalink(product)}">${picture(product, 80)}</a></td>
  <th scope="row" role="rowheader" class="product-name" data-title="Sản phẩm"><a href="${permalink(product)}">${product.name}</a>${choiceList(line)}</th>
  <td class="product-price" data-title="Giá">${money(line.price)}</td>
  <td class="product-quantity" data-title="Số lượng">${quantityField({ id: `quantity_${key}`, name: `cart[${key}][qty]`, value: line.quantity, min: 0, max: mostOf(product, line.variation), step: product.quantity.step, label: product.name })}</td>
  <td class="product-subtotal" data-title="Tạm tính">${money(line.total)}</td>
</tr>`
}

/** The table of sums (contract 2). */
function cartTotals(cart: CartView): Html {
  return html`<div class="cart_totals">
  <h2>Tổng cộng giỏ hàng</h2>
  <table class="shop_table shop_table_responsive"><tbody>
    <tr class="cart-subtotal"><th scope="row">Tạm tính</th><td data-title="Tạm tính">${money(cart.subtotal)}</td></tr>
    ${
      cart.coupon &&
      html`<tr class="cart-discount coupon-${cart.coupon.toLowerCase()}"><th scope="row">Mã giảm giá: ${cart.coupon.toLowerCase()}</th><td data-title="Mã giảm giá">-${money(cart.discount)} <a role="button" aria-label="Gỡ mã giảm giá ${cart.coupon.toLowerCase()}" href="/cart/?remove_coupon=${cart.coupon.toLowerCase()}" class="woocommerce-remove-coupon" data-coupon="${cart.coupon.toLowerCase()}">[Gỡ bỏ]</a></td></tr>`
    }
    <tr class="order-total"><th scope="row">Tổng</th><td data-title="Tổng"><strong>${money(cart.total)}</strong></td></tr>
  </tbody></table>
  <div class="wc-proceed-to-checkout"><a href="/checkout/" class="checkout-button button alt wc-forward">Tiến hành thanh toán</a></div>
</div>`
}

/** @returns the cart page (contract 2), the coupon form outside the cart form as the theme has it. */
export function cartPage(context: PageContext): Page {
  const { cart } = context
  const nonce = context.nonce('woocommerce-cart')
  const empty = html`<div class="text-center pt pb"><p class="cart-empty woocommerce-info" role="status">Chưa có sản phẩm nào trong giỏ hàng.</p>
<p class="return-to-shop"><a class="button primary wc-backward" href="/cua-hang/">Quay trở lại cửa hàng</a></p></div>`
  const full = html`<div class="row row-large row-divided">
<div class="col large-7 pb-0 cart-auto-refresh">
  <form class="woocommerce-cart-form" action="/cart/" method="post"><div class="cart-wrapper sm-touch-scroll">
    <table class="shop_table shop_table_responsive cart woocommerce-cart-form__contents">
      <thead><tr><th scope="col" class="product-remove"><span class="screen-reader-text">Xóa sản phẩm</span></th><th scope="col" class="product-thumbnail"><span class="screen-reader-text">Ảnh</span></th><th scope="col" class="product-name">Sản phẩm</th><th scope="col" class="product-price">Giá</th><th scope="col" class="product-quantity">Số lượng</th><th scope="col" class="product-subtotal">Tạm tính</th></tr></thead>
      <tbody>${cart.lines.map((line) => row(line, nonce))}
      <tr><td colspan="6" class="actions clear"><a class="button-continue-shopping button primary is-outline" href="/cua-hang/">Tiếp tục xem sản phẩm</a>
        <button type="submit" class="button primary mt-0 pull-left small" name="update_cart" value="Cập nhật giỏ hàng">Cập nhật giỏ hàng</button>
        <input type="hidden" name="woocommerce-cart-nonce" value="${nonce}"></td></tr></tbody>
    </table>
  </div></form>
</div>
<div class="cart-collaterals large-5 col pb-0"><div class="cart-sidebar col-inner">
  ${cartTotals(cart)}
  <form class="checkout_coupon mb-0" method="post" action="/cart/"><div class="coupon">
    <h3 class="widget-title">Mã giảm giá</h3>
    <label for="coupon_code" class="screen-reader-text">Mã giảm giá:</label>
    <input type="text" name="coupon_code" class="input-text" id="coupon_code" value="" placeholder="Mã giảm giá (thử ${demoCoupon})">
    <input type="submit" class="is-form expand button" name="apply_coupon" value="Áp dụng">
  </div></form>
</div></div>
</div>`
  return {
    title: 'Giỏ hàng',
    bodyClass: 'page-template-default page woocommerce-cart woocommerce woocommerce-page',
    content: html`<div class="cart-container container page-wrapper page-checkout shop-container">
<h1 class="page-title">Giỏ hàng</h1>
<div class="woocommerce">${cart.lines.length === 0 ? empty : full}</div>
</div>`,
  }
}
