import { compact, type Html, html } from './html'

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

/** A pop-up of the wishlist plugin. */
interface WishlistPopup {
  isGood: boolean
  text: string
  /** The button that leads on: its label and address. */
  button?: { label: string; url: string } | undefined
  close: string
}

/** @returns the message in the markup of plugins contract 2.1, as the `msg` of an answer. */
export function wishlistPopup({ isGood, text, button, close }: WishlistPopup): Html {
  return compact(html`<div class="tinvwl_added_to_wishlist tinv-modal tinv-modal-open"><div class="tinv-overlay"></div>
  <div class="tinv-table"><div class="tinv-cell"><div class="tinv-modal-inner">
    <i class="${isGood ? 'icon_big_heart_check' : 'icon_big_times'}"></i>
    <div class="tinv-txt">${text}</div>
    <div class="tinvwl-buttons-group tinv-wishlist-clear">
      ${button && html`<button class="button tinvwl_button_view tinvwl-btn-onclick" data-url="${button.url}" type="button"><i class="ftinvwl ftinvwl-heart-o"></i>${button.label}</button>`}
      <button class="button secondary tinvwl_button_close" type="button"><i class="ftinvwl ftinvwl-times"></i>${close}</button>
    </div>
  </div></div></div></div>`)
}
