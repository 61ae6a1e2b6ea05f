import { type Html, html } from './html'

/**
 * @returns the dialog in which the paid edition lets a shopper choose a list (plugins contract 2.1): behind its button, closed and without
 * lists.
 */
export function wishlistDialog(): Html {
  return html`<div class="tinvwl_add_to_select_wishlist tinv-modal"><div class="tinv-overlay"></div><div class="tinv-table"><div class="tinv-cell"><div class="tinv-modal-inner">
  <img src="/images/no-co-meo.svg" alt="" width="64" height="64" loading="lazy">
  <label class="tinv-txt"><span>Chọn danh sách yêu thích:</span><select class="tinvwl_wishlist"></select></label>
  <input class="tinvwl_new_input" type="text" value="" placeholder="Tên danh sách mới" aria-label="Tên danh sách mới" style="display:none">
  <div class="tinvwl-buttons-group tinv-wishlist-clear"><button class="button tinvwl_button_add" type="button">Thêm vào danh sách</button>
  <button class="button secondary tinvwl_button_close" type="button">Đóng</button></div>
</div></div></div></div>`
}
