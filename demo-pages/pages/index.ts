import type { PageContext } from '../context'
import { html } from '../html'
import type { Page } from '../layout'
import { siteMap, variantNotes } from '../siteMap'

/** @returns the demo's front page: every page, the islands on it, and its versions. */
export function indexPage(_context: PageContext): Page {
  return {
    title: 'Bản demo shop-islands',
    bodyClass: 'home page-template-default page',
    content: html`<div class="container">
<h1 class="page-title">Bản demo shop-islands</h1>
<p>Một cửa hàng đồ cho mèo do máy chủ dựng sẵn bằng HTML. Một tệp script nhỏ đánh thức những chỗ cần phản ứng – nút thêm vào giỏ, giỏ hàng nhỏ, ô sắp xếp – mà không cần jQuery.
Tắt script đi, mọi liên kết và biểu mẫu vẫn dùng được.</p>
<p><a class="button" href="/thu-vien/">Thư viện các đảo</a> <a class="button is-outline" href="/tu-lam/">Đảo của riêng bạn</a></p>
<h2>Các trang</h2>
<ul class="demo-index">${siteMap.map(
      (entry) => html`<li>
  <h3><a href="${entry.path}">${entry.name}</a></h3>
  <p>${entry.about}</p>
  <p>Đảo: ${entry.islands.map((island, index) => html`${index > 0 && ', '}<code>${island}</code>`)}</p>
  ${
    entry.variants.length > 0 &&
    html`<ul>${entry.variants.map(
      ([query, name]) => html`<li><a href="${entry.path}?${query}">${name}</a> <code>?${query}</code></li>`,
    )}</ul>`
  }
</li>`,
    )}</ul>
<h2>Biến thể của mọi trang</h2>
<p>Thêm các tham số sau vào địa chỉ của bất kỳ trang nào; chúng chỉ có hiệu lực cho lần tải đó.</p>
<table class="shop_table"><thead><tr><th scope="col">Tham số</th><th scope="col">Ý nghĩa</th></tr></thead>
<tbody>${variantNotes.map(([parameter, meaning]) => html`<tr><td><code>${parameter}</code></td><td>${meaning}</td></tr>`)}</tbody></table>
</div>`,
  }
}
