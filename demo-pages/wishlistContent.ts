import { isInStock, isVariable } from '../fixtures/shop/products'
import { viewRows, type Wishlist, type WishlistLine } from '../fixtures/shop/wishlist/wishlists'
import { compact, type Html, html } from './html'
import { choiceList } from './miniCart'
import { discountedPrice, permalink, pictureBesideName, productPrice } from './price'
import { shareButtons } from './shareButtons'

/** A wishlist as one visitor sees it. */
export interface WishlistView {
  list: Wishlist
  /** Others' lists can be put into the cart, not changed. */
  isOwn: boolean
  /** Counted from 1; a page behind the last is the last. */
  page: number
  perPage: number
  /** The query of the page's address, which its links and its form keep. */
  query: string
  /** Stands before addresses that others shall open; `''` where it is not known yet. */
  origin: string
  nonce: string
}

function actionCell({ rowId, product, variation }: WishlistLine): Html | null {
  if (isVariable(product) && !variation) {
    return html`<a class="button is-small is-outline" href="${permalink(product)}" aria-label="Chọn loại của “${product.name}”">Chọn loại</a>`
  }
  if (!isInStock(product) || variation?.inStock === false) return null
  return html`<button type="submit" class="button is-small alt" name="tinvwl-add-to-cart" value="${rowId}" title="Thêm vào giỏ" aria-label="Thêm “${product.name}” vào giỏ"><i class="ftinvwl ftinvwl-shopping-cart"></i><span class="tinvwl-txt">Thêm vào giỏ</span></button>`
}

function row(line: WishlistLine, isOwn: boolean): Html {
  const { rowId, product, variation } = line
  const isThere = isInStock(product) && variation?.inStock !== false
  const price = variation ? discountedPrice(variation.price, variation.regularPrice) : productPrice(product)
  return html`<tr class="wishlist_item">
  <td class="product-cb"><input type="checkbox" class="input-checkbox" name="wishlist_pr[]" value="${rowId}" title="Chọn" aria-label="Chọn “${product.name}”"></td>
  ${isOwn && html`<td class="product-remove"><button type="submit" name="tinvwl-remove" value="${rowId}" title="Xóa" aria-label="Xóa “${product.name}”"><i class="ftinvwl ftinvwl-times" aria-hidden="true">×</i></button></td>`}
  <td class="product-thumbnail"><a href="${permalink(product)}" tabindex="-1" aria-hidden="true">${pictureBesideName(product, 80)}</a></td>
  <td class="product-name"><a href="${permalink(product)}">${product.name}</a>${variation && choiceList(line)}</td>
  <td class="product-price">${price}</td>
  <td class="product-stock"><p class="stock ${isThere ? 'in-stock' : 'out-of-stock'}">${isThere ? 'Còn hàng' : 'Hết hàng'}</p></td>
  <td class="product-action">${actionCell(line)}</td>
</tr>`
}

function head(isOwn: boolean): Html {
  const hidden = (name: string, label: string) =>
    html`<th scope="col" class="product-${name}"><span class="screen-reader-text">${label}</span></th>`
  return html`<thead><tr><th scope="col" class="product-cb"><input type="checkbox" class="global-cb input-checkbox" title="Chọn tất cả" aria-label="Chọn tất cả"></th>${isOwn && hidden('remove', 'Xóa')}${hidden('thumbnail', 'Ảnh')}<th scope="col" class="product-name">Sản phẩm</th><th scope="col" class="product-price">Đơn giá</th><th scope="col" class="product-stock">Tình trạng</th>${hidden('action', 'Thao tác')}</tr></thead>`
}

function foot({ isOwn, perPage, nonce }: WishlistView): Html {
  return html`<tfoot><tr><td colspan="${isOwn ? 7 : 6}"><div class="tinvwl-to-left look_in"><div class="tinvwl-input-group tinvwl-no-full">
      <select name="product_actions" id="tinvwl_product_actions" class="tinvwl-break-input-filed form-control" aria-label="Thao tác với các sản phẩm đã chọn"><option value="" selected>Thao tác</option><option value="add_to_cart_selected">Thêm vào giỏ</option>${isOwn && html`<option value="remove_selected">Xóa</option>`}</select>
      <span class="tinvwl-input-group-btn"><button type="submit" class="button is-outline" name="tinvwl-action-product_apply" value="product_apply" title="Áp dụng">Áp dụng</button></span></div></div>
    <div class="tinvwl-to-right look_in"><button type="submit" class="button is-outline" name="tinvwl-action-product_selected" value="product_selected" title="Thêm các mục đã chọn vào giỏ">Thêm mục đã chọn</button>
      <button type="submit" class="button" name="tinvwl-action-product_all" value="product_all" title="Thêm tất cả vào giỏ">Thêm tất cả vào giỏ</button></div>
    <input type="hidden" name="lists_per_page" value="${perPage}"><input type="hidden" name="wishlist_nonce" value="${nonce}"></td></tr></tfoot>`
}

/** Plain links (plugins contract 2.1); nothing where one page holds everything. */
function pagination({ list, query }: WishlistView, page: number, pages: number): Html | null {
  if (pages <= 1) return null
  const address = (target: number) => `/wishlist/${list.shareKey}/${target > 1 ? `${target}/` : ''}${query}`
  return html`${page > 1 && html`<a class="button is-outline tinv-prev" href="${address(page - 1)}">Trang trước</a>`}<span>${page}/${pages}</span>${page < pages && html`<a class="button is-outline tinv-next" href="${address(page + 1)}">Trang sau</a>`}`
}

/**
 * A wishlist (plugins contract 2.1): what stands on its page, and what takes its place after an action. Its buttons work by an ordinary
 * POST, too.
 */
export function wishlistContent(view: WishlistView): Html {
  const { list, isOwn, perPage, query, origin } = view
  const lines = viewRows(list)
  const pages = Math.max(1, Math.ceil(lines.length / perPage))
  const page = Math.min(Math.max(1, view.page), pages)
  const shown = lines.slice((page - 1) * perPage, page * perPage)
  const address = `/wishlist/${list.shareKey}/`
  const table = html`<form action="${address}${query}" method="post" autocomplete="off" data-tinvwl_paged="${page}" data-tinvwl_per_page="${perPage}" data-tinvwl_sharekey="${list.shareKey}">
<table class="tinvwl-table-manage-list">
${head(isOwn)}
<tbody>${shown.map((line) => row(line, isOwn))}</tbody>
${foot(view)}
</table>
</form>
${list.status !== 'private' && shareButtons(list.title, address, origin)}`
  return compact(html`<div class="tinv-wishlist woocommerce tinv-wishlist-clear">
<div class="tinv-header"><h2>${list.title}</h2></div>
${lines.length === 0 ? html`<p class="cart-empty woocommerce-info" role="status">${isOwn ? 'Danh sách yêu thích của bạn đang trống.' : 'Danh sách này đang trống.'}</p>` : table}
<div class="tinv-lists-nav tinv-wishlist-clear">${pagination(view, page, pages)}</div>
</div>`)
}
