import { wishlistRowOffset } from '../../fixtures/shop/listActions'
import { findProduct, isInStock, isVariable, type Product } from '../../fixtures/shop/products'
import type { PageContext } from '../context'
import { type Html, html } from '../html'
import type { Page } from '../layout'
import { permalink, picture, productPrice } from '../price'

/** The key under which this visitor's list can be shared. */
const shareKey = 'a1b2c3'

function row(product: Product): Html {
  // The row's own id, which is not the product's (plugins.md 2.1).
  const rowId = product.id - wishlistRowOffset
  return html`<tr class="wishlist_item">
  <td class="product-cb"><input type="checkbox" class="input-checkbox" name="wishlist_pr[]" value="${rowId}" title="Chọn" aria-label="Chọn “${product.name}”"></td>
  <td class="product-remove"><button type="submit" name="tinvwl-remove" value="${rowId}" title="Xóa" aria-label="Xóa “${product.name}”"><i class="ftinvwl ftinvwl-times" aria-hidden="true">×</i></button></td>
  <td class="product-thumbnail"><a href="${permalink(product)}">${picture(product, 80)}</a></td>
  <td class="product-name"><a href="${permalink(product)}">${product.name}</a></td>
  <td class="product-price">${productPrice(product)}</td>
  <td class="product-stock"><p class="stock ${isInStock(product) ? 'in-stock' : 'out-of-stock'}">${isInStock(product) ? 'Còn hàng' : 'Hết hàng'}</p></td>
  <td class="product-action">${
    isInStock(product) &&
    html`<button class="button alt" name="tinvwl-add-to-cart" value="${rowId}" title="Thêm vào giỏ" aria-label="Thêm “${product.name}” vào giỏ"${isVariable(product) && html` disabled`}><span class="tinvwl-txt">Thêm vào giỏ</span></button>`
  }</td>
</tr>`
}

/** @returns the wishlist (plugins.md 2.1). Its buttons work by an ordinary POST. */
export function wishlistPage(context: PageContext): Page {
  const products = context.session.wishlist.map(findProduct).filter((product) => product !== undefined)
  const list = html`<form action="/wishlist/" method="post" autocomplete="off" data-tinvwl_paged="1" data-tinvwl_per_page="10" data-tinvwl_sharekey="${shareKey}">
  <table class="tinvwl-table-manage-list">
    <thead><tr><th scope="col" class="product-cb"><input type="checkbox" class="global-cb input-checkbox" title="Chọn tất cả" aria-label="Chọn tất cả"></th><th scope="col" class="product-remove"><span class="screen-reader-text">Xóa</span></th><th scope="col" class="product-thumbnail"><span class="screen-reader-text">Ảnh</span></th><th scope="col" class="product-name">Sản phẩm</th><th scope="col" class="product-price">Đơn giá</th><th scope="col" class="product-stock">Tình trạng</th><th scope="col" class="product-action"><span class="screen-reader-text">Thao tác</span></th></tr></thead>
    <tbody>${products.map(row)}</tbody>
    <tfoot><tr><td colspan="7"><div class="tinvwl-to-left look_in"><div class="tinvwl-input-group tinvwl-no-full">
      <select name="product_actions" id="tinvwl_product_actions" class="tinvwl-break-input-filed form-control" aria-label="Thao tác với các sản phẩm đã chọn"><option value="" selected>Thao tác</option><option value="add_to_cart_selected">Thêm vào giỏ</option><option value="remove_selected">Xóa</option></select>
      <span class="tinvwl-input-group-btn"><button type="submit" class="button" name="tinvwl-action-product_apply" value="product_apply" title="Áp dụng">Áp dụng</button></span></div></div>
      <div class="tinvwl-to-right look_in"><button type="submit" class="button" name="tinvwl-action-product_selected" value="product_selected">Thêm các mục đã chọn vào giỏ</button>
      <button type="submit" class="button" name="tinvwl-action-product_all" value="product_all">Thêm tất cả vào giỏ</button></div>
      <input type="hidden" name="lists_per_page" value="10"><input type="hidden" name="wishlist_nonce" value="${context.nonce('tinvwl_wishlist_owner')}">
    </td></tr></tfoot>
  </table>
</form>
<div class="social-buttons"><span>Chia sẻ</span>
  <ul><li><a href="https://www.facebook.com/sharer/sharer.php?u=%2Fwishlist%2F${shareKey}%2F" class="social social-facebook" title="Facebook">Facebook</a></li>
  <li><a href="mailto:?body=%2Fwishlist%2F${shareKey}%2F" class="social social-email" title="Email">Email</a></li>
  <li><a href="/wishlist/" class="social social-clipboard" title="Sao chép">Sao chép liên kết</a></li></ul></div>`
  return {
    title: 'Danh sách yêu thích',
    bodyClass: 'page-template-default page woocommerce-wishlist woocommerce woocommerce-page tinvwl-theme-style',
    content: html`<div class="container shop-container">
<h1 class="page-title">Danh sách yêu thích</h1>
<div class="tinv-wishlist woocommerce tinv-wishlist-clear">
  <div class="tinv-header"><h2>Danh sách của tôi</h2></div>
  ${products.length === 0 ? html`<p class="cart-empty woocommerce-info" role="status">Danh sách yêu thích của bạn đang trống.</p>` : list}
  <div class="tinv-lists-nav tinv-wishlist-clear"></div>
</div>
</div>`,
  }
}
