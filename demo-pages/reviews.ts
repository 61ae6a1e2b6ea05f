import type { Product } from '../fixtures/shop/products'
import { type Html, html } from './html'
import { stars } from './price'

const samples = [
  { author: 'Ngọc Anh', rating: 5, date: '2026-02-11', text: 'Hai bé nhà mình thích lắm, giao hàng nhanh.' },
  { author: 'Minh Quân', rating: 4, date: '2026-03-02', text: 'Chắc chắn, đúng mô tả. Trừ một sao vì hộp hơi móp.' },
]

/** The reviews and their form (contract 8.3), the stars still a plain select. */
export function reviews(product: Product): Html {
  const shown = product.rating ? samples : []
  return html`<div id="reviews" class="woocommerce-Reviews row">
  <div id="comments" class="col large-7">
    <h2 class="woocommerce-Reviews-title normal">${shown.length > 0 ? `${shown.length} đánh giá cho ${product.name}` : 'Đánh giá'}</h2>
    ${
      shown.length > 0
        ? html`<ol class="commentlist">${shown.map(
            (
              { author, rating, date, text },
              index,
            ) => html`<li class="review comment" id="li-comment-${index + 1}"><div id="comment-${index + 1}" class="comment_container"><div class="comment-text">
        ${stars({ average: rating, count: 1 })}
        <p class="meta"><strong class="woocommerce-review__author">${author}</strong> <span class="woocommerce-review__dash">–</span> <time class="woocommerce-review__published-date" datetime="${date}">${date.split('-').reverse().join('/')}</time></p>
        <div class="description"><p>${text}</p></div></div></div></li>`,
          )}</ol>`
        : html`<p class="woocommerce-noreviews">Chưa có đánh giá nào.</p>`
    }
  </div>
  <div id="review_form_wrapper" class="large-5 col"><div id="review_form" class="col-inner"><div class="review-form-inner has-border"><div id="respond" class="comment-respond">
    <h3 id="reply-title" class="comment-reply-title">Viết đánh giá cho “${product.name}”</h3>
    <form action="/wp-comments-post.php" method="post" id="commentform" class="comment-form">
      <div class="comment-form-rating"><label for="rating" id="comment-form-rating-label">Đánh giá của bạn <span class="required">*</span></label>
        <select name="rating" id="rating" required><option value="">Xếp hạng…</option><option value="5">Rất tốt</option><option value="4">Tốt</option><option value="3">Trung bình</option><option value="2">Không tệ</option><option value="1">Rất tệ</option></select></div>
      <p class="comment-form-comment"><label for="comment">Nhận xét của bạn <span class="required">*</span></label><textarea id="comment" name="comment" cols="45" rows="5" required></textarea></p>
      <p class="comment-form-author"><label for="author">Tên <span class="required">*</span></label><input id="author" name="author" type="text" autocomplete="name" required></p>
      <p class="comment-form-email"><label for="email">Email <span class="required">*</span></label><input id="email" name="email" type="email" autocomplete="email" required></p>
      <p class="form-submit"><input name="submit" type="submit" id="submit" class="submit" value="Gửi đi"> <input type="hidden" name="comment_post_ID" value="${product.id}"></p>
    </form>
  </div></div></div></div>
</div>`
}
