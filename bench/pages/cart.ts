/** The keys under which the pages of the bench keep the copy of the cart (contract 1.7). */
export const storageKeys = { hash: 'wc_cart_hash_bench', fragments: 'wc_fragments_bench' }

/** @returns the hash of a cart with so many rows: 32 hex digits. */
export function cartHash(rows: number): string {
  return rows.toString(16).padStart(32, '0')
}

/**
 * One row of the mini-cart (contract 1.5), with the quantity field that newer themes show and an open-and-shut list of choices.
 *
 * @param number tells the row from the others; its key and its product are made from it.
 */
function row(number: number): string {
  const key = number.toString(16).padStart(32, 'a')
  return `<li class="woocommerce-mini-cart-item mini_cart_item">
<a role="button" href="/cart/?remove_item=${key}&amp;_wpnonce=0" class="remove remove_from_cart_button" aria-label="Xóa" data-product_id="${number}" data-cart_item_key="${key}" data-product_sku="SP-${number}" data-success_message="Đã xóa">×</a>
<a href="/san-pham/${number}/"><img src="/picture.svg" width="60" height="60" alt="">Pate cá ngừ số ${number}</a>
<details><summary>Lựa chọn</summary><dl class="variation"><dt>Vị:</dt><dd>Cá ngừ</dd></dl></details>
<input type="text" class="note" name="cart[${key}][note]" value="" aria-label="Ghi chú">
<input type="number" class="qty" name="cart[${key}][qty]" value="2" aria-label="Số lượng">
<span class="quantity">2 × <span class="woocommerce-Price-amount amount"><bdi>45.000 <span>₫</span></bdi></span></span>
</li>`
}

/**
 * @param rows how many rows.
 * @param inFront how many further rows stand before them.
 * @returns the mini-cart in its block, as the fragment `div.widget_shopping_cart_content` holds it.
 */
export function miniCart(rows: number, inFront = 0): string {
  const numbers = Array.from({ length: rows + inFront }, (_, index) => index + 101 - inFront)
  return `<div class="widget_shopping_cart_content"><ul class="woocommerce-mini-cart cart_list product_list_widget">
${numbers.map(row).join('\n')}
</ul>
<p class="woocommerce-mini-cart__total total"><strong>Tổng số phụ:</strong> ${cartPrice(rows + inFront)}</p>
<p class="woocommerce-mini-cart__buttons buttons"><a href="/cart/" class="button wc-forward">Xem giỏ hàng</a></p></div>`
}

function cartPrice(rows: number): string {
  return `<span class="cart-price"><span class="woocommerce-Price-amount amount"><bdi>${rows * 90}.000 <span>₫</span></bdi></span></span>`
}

/** @returns the header's cart (contract 1.6). */
export function headerCart(rows: number): string {
  return `<span class="header-cart-title">Giỏ hàng / ${cartPrice(rows)}</span>${cartIcon(rows)}`
}

function cartIcon(rows: number): string {
  return `<span class="cart-icon image-icon"><strong>${rows * 2}</strong></span>`
}

/** @returns what the shop's calls answer for a cart with so many rows (contract 1.1, 1.5 to 1.7). */
export function cartFragments(rows: number): Record<string, string> {
  return {
    'div.widget_shopping_cart_content': miniCart(rows),
    '.header .cart-price': cartPrice(rows),
    '.header .cart-icon': cartIcon(rows),
  }
}
