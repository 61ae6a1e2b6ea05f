/** One row of a cart: its key, its product and how many. */
export interface CartRow {
  key: string
  product: number
  quantity?: number
}

/** The mini-cart as the server renders it (contract 1.5), here with the rows given. */
export function miniCart(...rows: CartRow[]): string {
  const items = rows.map(
    ({ key, product, quantity = 1 }) => `
      <li class="woocommerce-mini-cart-item mini_cart_item">
        <a role="button" href="/cart/?remove_item=${key}&amp;_wpnonce=abc" class="remove remove_from_cart_button"
          data-product_id="${product}" data-cart_item_key="${key}" data-success_message="Đã xóa">×</a>
        <a href="/product/${product}/">Sản phẩm ${product}</a>
        <span class="quantity">${quantity} × 45.000 ₫</span>
      </li>`,
  )
  const content = items.length ? `<ul class="woocommerce-mini-cart">${items.join('')}</ul>` : '<p>Giỏ hàng trống</p>'
  return `<div class="widget_shopping_cart_content">${content}</div>`
}

/** What a cart call answers (contract 1.1, 1.5, 1.7) when the cart holds these rows. */
export function cartAnswer(
  cartHash: string,
  ...rows: CartRow[]
): { fragments: Record<string, string>; cart_hash: string } {
  return { fragments: { 'div.widget_shopping_cart_content': miniCart(...rows) }, cart_hash: cartHash }
}
