import type { CartLine, CartView } from '../fixtures/shop/cart'
import { compact, type Html, html } from './html'
import { money, permalink, pictureBesideName } from './price'

/** @returns the chosen options as the server lists them, or nothing for a simple product. */
export function choiceList(line: CartLine): Html | null {
  if (line.choice.length === 0) return null
  return html`<dl class="variation">${line.choice.map(({ label, value }) => {
    const name = `variation-${label.replaceAll(' ', '-')}`
    return html`<dt class="${name}">${label}: </dt> <dd class="${name}"><p>${value}</p></dd> `
  })}</dl>`
}

function removeLink(line: CartLine, nonce: string): Html {
  const { product } = line
  return html`<a role="button" href="/cart/?remove_item=${line.key}&amp;_wpnonce=${nonce}" class="remove remove_from_cart_button"
    aria-label="Xóa “${product.name}” khỏi giỏ hàng" data-product_id="${line.variation?.id ?? product.id}" data-cart_item_key="${line.key}"
    data-product_sku="${line.variation?.sku ?? product.sku}" data-success_message="“${product.name}” đã được xóa khỏi giỏ hàng">×</a>`
}

/**
 * The mini-cart (contract 1.5): what stands in every `.widget_shopping_cart_content`.
 *
 * @param cart the visitor's cart.
 * @param nonce for the remove links.
 */
export function miniCart(cart: CartView, nonce: string): Html {
  if (cart.lines.length === 0) {
    return html`<p class="woocommerce-mini-cart__empty-message empty">Chưa có sản phẩm trong giỏ hàng.</p>`
  }
  return compact(html`<ul class="woocommerce-mini-cart cart_list product_list_widget">${cart.lines.map(
    (line) => html`<li class="woocommerce-mini-cart-item mini_cart_item">
      ${removeLink(line, nonce)}
      <a href="${permalink(line.product)}">${pictureBesideName(line.product, 60)}${line.product.name}</a>
      ${choiceList(line)}
      <span class="quantity">${line.quantity} × ${money(line.price)}</span>
    </li>`,
  )}</ul>
  <p class="woocommerce-mini-cart__total total"><strong>Tổng số phụ:</strong> ${money(cart.subtotal)}</p>
  <p class="woocommerce-mini-cart__buttons buttons"><a href="/cart/" class="button wc-forward">Xem giỏ hàng</a><a href="/checkout/" class="button checkout wc-forward">Thanh toán</a></p>`)
}

/** @returns the mini-cart in its block, with which the fragment replaces every such block. */
export function miniCartBlock(cart: CartView, nonce: string): Html {
  return html`<div class="widget_shopping_cart_content">${miniCart(cart, nonce)}</div>`
}

/** @returns the subtotal beside the header's cart (contract 1.6). */
export function cartPrice(cart: CartView): Html {
  return html`<span class="cart-price">${money(cart.subtotal)}</span>`
}

/** @returns the header's basket with the number of pieces in it. */
export function cartIcon(cart: CartView): Html {
  return html`<span class="cart-icon image-icon"><strong>${cart.count}</strong></span>`
}
