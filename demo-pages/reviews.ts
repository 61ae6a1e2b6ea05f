import type { Product } from '../fixtures/shop/productTypes'
import { type Review, reviewsOf, reviewsPerPage } from '../fixtures/shop/reviews'
import { type Html, html } from './html'
import { permalink, stars } from './price'

/** Which reviews a page shows. */
export interface ReviewsView {
  /** Of the approved reviews and the visitor's own, oldest first. */
  shown: readonly Review[]
  /** How many are approved. */
  count: number
  /** From 1. */
  page: number
  pages: number
  /** Ids of the visitor's own, not yet approved. */
  waiting: readonly number[]
}

/**
 * @param product whose reviews.
 * @param own what the visitor has sent, of all products.
 * @param page the page of reviews asked for; nonsense counts as 1.
 */
export function viewReviews(product: Product, own: readonly Review[], page: number): ReviewsView {
  const approved = reviewsOf(product)
  const waiting = own.filter(({ productId }) => productId === product.id)
  const all = [...approved, ...waiting]
  const pages = Math.max(1, Math.ceil(all.length / reviewsPerPage))
  const current = page >= 1 && page <= pages ? Math.floor(page) : 1
  const shown = all.slice((current - 1) * reviewsPerPage, current * reviewsPerPage)
  return { shown, count: approved.length, page: current, pages, waiting: waiting.map(({ id }) => id) }
}

function reviewItem({ id, author, rating, date, text }: Review, isWaiting: boolean): Html {
  const meta = isWaiting
    ? html`<p class="meta"><em class="woocommerce-review__awaiting-approval">Đánh giá của bạn đang chờ duyệt</em></p>`
    : html`<p class="meta"><strong class="woocommerce-review__author">${author}</strong> <span class="woocommerce-review__dash">–</span> <time class="woocommerce-review__published-date" datetime="${date}">${date.split('-').reverse().join('/')}</time></p>`
  return html`<li class="review comment depth-1" id="li-comment-${id}"><div id="comment-${id}" class="comment_container"><div class="comment-text">
        ${stars({ average: rating, count: 1 })}
        ${meta}
        <div class="description"><p>${text}</p></div></div></div></li>`
}

/** Links to the pages of reviews. The first has the product's own address. */
function pagination(product: Product, { page, pages }: ReviewsView): Html | null {
  if (pages < 2) return null
  const items = Array.from({ length: pages }, (_, index) => {
    const number = index + 1
    if (number === page) return html`<li><span aria-current="page" class="page-numbers current">${number}</span></li>`
    return html`<li><a class="page-numbers" href="${permalink(product)}${number > 1 && `comment-page-${number}/`}#comments" aria-label="Trang đánh giá ${number}">${number}</a></li>`
  })
  return html`<nav class="woocommerce-pagination" aria-label="Các trang đánh giá"><ul class="page-numbers">${items}</ul></nav>`
}

const ratingNames = ['Rất tốt', 'Tốt', 'Trung bình', 'Không tệ', 'Rất tệ']

/** What a page builder leaves behind that saved the page while its script ran: stars that nobody serves any more. */
const leftoverStars = html`<p class="stars"><span role="group" aria-labelledby="comment-form-rating-label">${[1, 2, 3, 4, 5].map((value) => html`<a role="radio" tabindex="${value === 1 ? 0 : -1}" aria-checked="false" class="star-${value}" href="#">${value} trên 5 sao</a>`)}</span></p>`

/**
 * The reviews and their form (contract 8.3), the stars still a plain select.
 *
 * @param view which of them.
 * @param isCustomLayout prints what a custom product page may have besides: stars, twice.
 */
export function reviews(product: Product, view: ReviewsView, isCustomLayout: boolean): Html {
  const { shown, count, waiting } = view
  return html`<div id="reviews" class="woocommerce-Reviews row">
  <div id="comments" class="col large-7">
    <h2 class="woocommerce-Reviews-title normal">${count > 0 ? `${count} đánh giá cho ${product.name}` : 'Đánh giá'}</h2>
    ${
      shown.length > 0
        ? html`<ol class="commentlist">${shown.map((review) => reviewItem(review, waiting.includes(review.id)))}</ol>${pagination(product, view)}`
        : html`<p class="woocommerce-noreviews">Chưa có đánh giá nào.</p>`
    }
  </div>
  <div id="review_form_wrapper" class="large-5 col"><div id="review_form" class="col-inner"><div class="review-form-inner has-border"><div id="respond" class="comment-respond">
    <h3 id="reply-title" class="comment-reply-title">Viết đánh giá cho “${product.name}”</h3>
    <form action="/wp-comments-post.php" method="post" id="commentform" class="comment-form">
      <div class="comment-form-rating"><label for="rating" id="comment-form-rating-label">Đánh giá của bạn <span class="required">*</span></label>
        ${isCustomLayout && [leftoverStars, leftoverStars]}<select name="rating" id="rating" required><option value="">Xếp hạng…</option>${ratingNames.map((name, index) => html`<option value="${5 - index}">${name}</option>`)}</select></div>
      <p class="comment-form-comment"><label for="comment">Nhận xét của bạn <span class="required">*</span></label><textarea id="comment" name="comment" cols="45" rows="5" required></textarea></p>
      <p class="comment-form-author"><label for="author">Tên <span class="required">*</span></label><input id="author" name="author" type="text" autocomplete="name" required></p>
      <p class="comment-form-email"><label for="email">Email <span class="required">*</span></label><input id="email" name="email" type="email" autocomplete="email" required></p>
      <p class="form-submit"><input name="submit" type="submit" id="submit" class="submit" value="Gửi đi"> <input type="hidden" name="comment_post_ID" value="${product.id}" id="comment_post_ID"><input type="hidden" name="comment_parent" id="comment_parent" value="0"></p>
    </form>
  </div></div></div></div>
</div>`
}
