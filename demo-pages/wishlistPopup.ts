import { compact, type Html, html } from './html'

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
