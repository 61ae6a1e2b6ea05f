import { html } from '../html'

/**
 * The smallest markup of the examples that have pages of their own, or show what the visitor has, by the part of the page that they are:
 * what somebody needs who writes a theme, without what a plugin prints besides.
 */
export const pageMarkup = {
  miniCart: html`<div class="widget_shopping_cart" data-island="mini-cart"><div class="widget_shopping_cart_content"><ul class="woocommerce-mini-cart">
<li class="woocommerce-mini-cart-item mini_cart_item"><a role="button" href="/cart/?remove_item=a1b2&amp;_wpnonce=…" class="remove remove_from_cart_button" data-product_id="101" data-cart_item_key="a1b2" aria-label="Xóa Pate">×</a>
<a href="/san-pham/pate-ca-ngu/">Pate cá ngừ</a> <span class="quantity">2 × 18.000 ₫</span></li></ul>
<p class="woocommerce-mini-cart__total total">Tạm tính: 36.000 ₫</p><p class="woocommerce-mini-cart__buttons buttons"><a href="/cart/" class="button">Xem giỏ hàng</a></p></div></div>`,
  miniCartQuantity: html`<li class="woocommerce-mini-cart-item"><label>Pate cá ngừ <input type="number" class="qty" name="cart[a1b2][qty]" value="2" min="1"></label></li>`,
  cartAutoRefresh: html`<div class="cart-auto-refresh"><form class="woocommerce-cart-form" action="/cart/" method="post"><table><tbody><tr class="cart_item">
<td>Pate cá ngừ</td><td><input type="number" class="qty" name="cart[a1b2][qty]" value="2" min="0" aria-label="Số lượng"></td></tr></tbody></table>
<button type="submit" class="button" name="update_cart" value="1">Cập nhật giỏ hàng</button></form></div>`,
  resultCount: html`<p class="woocommerce-result-count" role="status">12 sản phẩm</p>`,
  stickyBar: html`<form class="cart" method="post">
<div class="sticky-add-to-cart-wrapper" data-island="sticky-bar"><div class="sticky-add-to-cart">
<div class="sticky-add-to-cart__product"><img src="/images/nha-cay-meo.svg" alt="" class="sticky-add-to-cart-img"><strong>Nhà cây</strong></div>
<button type="submit" name="add-to-cart" value="104" class="single_add_to_cart_button button">Thêm vào giỏ</button></div></div></form>`,
  reviews: html`<a href="#reviews" class="woocommerce-review-link">12 đánh giá</a>
<div id="reviews"><ol class="commentlist"><li id="li-comment-1">…</li></ol>
<div id="respond"><form action="/wp-comments-post.php" method="post"><label for="rating">Đánh giá của bạn <span class="required">*</span></label>
<select name="rating" id="rating" required><option value="">Xếp hạng…</option><option value="5">Rất tốt</option><option value="4">Tốt</option></select></form></div></div>`,
  wishlist: html`<div class="tinv-wishlist tinv-wishlist-clear" data-island="wishlist"><form action="/wishlist/decafe/" method="post" data-tinvwl_sharekey="decafe" data-tinvwl_paged="1" data-tinvwl_per_page="10">
<table class="tinvwl-table-manage-list"><tbody><tr class="wishlist_item"><td><input type="checkbox" name="wishlist_pr[]" value="31" aria-label="Chọn"></td>
<td><button type="submit" name="tinvwl-remove" value="31">Xóa</button></td><td><a href="/san-pham/nha-cay-meo/">Nhà cây</a></td>
<td><button type="submit" name="tinvwl-add-to-cart" value="31">Thêm vào giỏ</button></td></tr></tbody></table>
<input type="hidden" name="wishlist_nonce" value="…"></form></div>`,
  loginPrompt: html`<div class="tinv-login" data-island="login-prompt"><a class="showlogin" href="/my-account/">Đăng nhập</a>
<form class="login" method="post">…</form></div>`,
  quoteList: html`<div id="yith-ywraq-message"></div><form id="yith-ywraq-form" method="post"><table id="yith-ywrq-table-list" data-island="quote-table"><tbody><tr class="cart_item">
<td><a class="yith-ywraq-item-remove" href="?remove-quote-item=a1b2" data-remove-item="a1b2" data-wp_nonce="…" data-product_id="107">Xóa</a></td><td>Tháp mèo</td></tr></tbody></table></form>
<div class="yith-ywraq-mail-form-wrapper">…</div>`,
  misplacedForm: html`<form action="/contact/" method="post"><div class="wpcf7" data-wpcf7-id="7">…</div></form>`,
  couponPopup: html`<div class="wcb-md-modal wcb-coupon-box wcb-md-effect-1" id="vi-md_wcb" data-island="coupon-popup"><span class="wcb-md-close"></span>
<div class="wcb-md-content"><span class="wcb-coupon-box-title">Giảm 10%</span><div class="wcb-coupon-content"></div><div class="wcb-coupon-box-newsletter">
<span class="wcb-warning-message"></span><input type="email" class="wcb-email" name="wcb_email"> <span class="wcb-button">Nhận mã</span></div></div></div>
<div class="wcb-md-overlay"></div><div class="wcb-coupon-box-small-icon-wrap wcb-coupon-box-small-icon-position-bottom-right"><span class="wcb-coupon-box-small-icon-close"></span><span class="wcb-coupon-box-small-icon"></span></div>`,
  stickyHeader: html`<header class="header has-sticky sticky-jump" data-island="sticky-header"><div class="header-wrapper">…</div></header>`,
  slideMenu: html`<div class="mobile-sidebar mobile-sidebar-slide" data-island="slide-menu" data-levels="2"><ul class="nav nav-sidebar nav-slide">
<li><a href="/cua-hang/">Cửa hàng</a><ul class="children"><li><a href="/cua-hang/?product_cat=do-choi">Đồ chơi</a></li></ul></li></ul></div>`,
  chapters: html`<span class="scroll-to" data-island="chapter" data-link="#an-uong" data-title="Ăn uống" data-bullet="true"></span>
<section><h2 id="an-uong">Ăn uống</h2>…</section>`,
  alert: html`<div class="woocommerce-message" data-island="alert" role="alert">Đã lưu lựa chọn của bạn.</div>`,
  refusedLogin: html`<a href="/my-account/" data-open="#login-form-popup">Đăng nhập</a>
<div id="login-form-popup" class="lightbox-content mfp-hide"><div class="woocommerce-notices-wrapper"><ul class="woocommerce-error"><li>Mật khẩu không đúng.</li></ul></div>…</div>`,
  pageLoader: html`<html class="loading-site no-js">…</html>`,
  blockEdit: html`<div class="block-edit-link" data-title="Khối: lời chào" data-link="/wp-admin/post.php?post=71&amp;app=uxbuilder" data-backend="/wp-admin/post.php?post=71&amp;action=edit"></div>
<div data-island="block-edit"><p>Xin chào, đây là một khối.</p></div>`,
  contents: html`<nav class="table-of-contents" data-island="contents" aria-label="Mục lục"><ul><li><a href="#an-uong">Ăn uống</a></li><li><a href="#ngu">Ngủ nghỉ</a></li></ul></nav>
<h2 id="an-uong">Ăn uống</h2><p>…</p><h2 id="ngu">Ngủ nghỉ</h2><p>…</p>`,
  contentsDrawer: html`<div class="ez-toc-sticky"><div class="ez-toc-sticky-fixed hide"><a class="ez-toc-close-icon" href="#" aria-label="Đóng">×</a>
<nav aria-label="Trong bài này"><ul><li><a class="ez-toc-link" href="#an-uong">Ăn uống</a></li></ul></nav></div>
<a class="ez-toc-open-icon" href="#">Mục lục</a></div>`,
  attributionInputs: html`<form class="register" data-island="order-attribution" method="post"><wc-order-attribution-inputs></wc-order-attribution-inputs>…</form>`,
  blockCheckout: html`<div class="wp-block-woocommerce-checkout" data-island="block-checkout">…</div>`,
  storeNotice: html`<p class="woocommerce-store-notice" data-island="store-notice" data-notice-id="he-2026" style="display:none">Tiệm nghỉ lễ đến hết thứ Hai.
<a role="button" href="#" class="woocommerce-store-notice__dismiss-link">Bỏ qua</a></p>`,
  comingSoon: html`<div id="coming-soon-footer-banner" data-island="coming-soon">Sắp mở cửa.
<a class="coming-soon-footer-banner-dismiss" data-rest-url="/wp-json/wp/v2/users/1" data-rest-nonce="…"></a></div>`,
  cookieNotice: html`<div class="flatsome-cookies" data-island="cookie-notice"><div class="flatsome-cookies__text">Tiệm dùng cookie.</div>
<div class="flatsome-cookies__buttons"><a href="#" class="button flatsome-cookies__accept-btn">Đồng ý</a></div></div>`,
} as const
