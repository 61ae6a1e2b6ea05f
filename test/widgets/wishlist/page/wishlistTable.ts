import { startScript } from '../../../support/startPage'

/** One row of the table; the value is the row's own id, not the product's (plugins contract 2.1). */
function row(id: number): string {
  return `<tr class="wishlist_item"><td class="product-cb"><input type="checkbox" name="wishlist_pr[]" value="${id}"></td>
    <td class="product-remove"><button type="submit" name="tinvwl-remove" value="${id}"><i>×</i></button></td>
    <td class="product-name"><a href="/product/${id}/">Sản phẩm ${id}</a></td>
    <td class="product-action"><button type="submit" name="tinvwl-add-to-cart" value="${id}">Thêm</button></td></tr>`
}

/** A list as the server renders it, with these rows; without rows it is empty. */
export function wishlistHtml(...rows: number[]): string {
  const form = `<form id="list" method="post" data-tinvwl_paged="2" data-tinvwl_per_page="10" data-tinvwl_sharekey="a1b2c3">
    <table class="tinvwl-table-manage-list"><thead><tr><th class="product-cb"><input type="checkbox" class="global-cb"></th></tr></thead>
    <tbody>${rows.map(row).join('')}</tbody>
    <tfoot><tr><td><select id="tinvwl_product_actions" name="product_actions"><option value="" selected>Thao tác</option>
      <option value="add_to_cart_selected">Thêm vào giỏ</option><option value="remove_selected">Xóa</option></select>
      <button type="submit" name="tinvwl-action-product_apply" value="product_apply">Áp dụng</button>
      <button type="submit" name="tinvwl-action-product_selected" value="product_selected">Thêm mục đã chọn</button>
      <button type="submit" name="tinvwl-action-product_all" value="product_all">Thêm tất cả</button>
      <input type="hidden" name="lists_per_page" value="10"><input type="hidden" name="wishlist_nonce" value="n"></td></tr></tfoot></table></form>
    <div class="tinv-lists-nav tinv-wishlist-clear"><a class="button tinv-prev" href="/wishlist/a1b2c3/1/">‹</a><span>2/2</span></div>`
  return `<div class="tinv-wishlist woocommerce tinv-wishlist-clear"><div class="tinv-header"><h2>Danh sách</h2></div>
    ${rows.length ? form : '<p class="cart-empty woocommerce-info">Danh sách trống.</p>'}</div>`
}

/** What lives on the list itself; the marks at the products have tests of their own. */
const ON_ITS_PAGE = ['wishlist-dialogs', 'wishlist-table', 'wishlist-login', 'wishlist-copy-link', 'wishlist-share']

/** Starts the script with the widgets of the wishlist page. */
export async function startWishlistPage(settings: Readonly<Record<string, unknown>> = {}): Promise<void> {
  const { wishlist } = await import('../../../../widgets/wishlist/definitions')
  await startScript(
    wishlist.filter(({ name }) => ON_ITS_PAGE.includes(name)),
    settings,
  )
}
