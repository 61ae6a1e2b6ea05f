import { type Html, html } from '../html'
import { type SiteMapEntry, siteMap } from '../siteMap'
import { variantNotes } from '../variantNotes'
import { inLanguage } from './guideBar'
import type { Language, Say } from './language'

/** The groups of the demo's pages, by what their addresses begin with; the first that fits. */
const groups = [
  ['Về script', /^\/($|so-sanh|thu-vien|tu-lam)/],
  ['Danh sách sản phẩm', /^\/cua-hang/],
  ['Trang sản phẩm', /^\/san-pham/],
  ['Giỏ hàng, thanh toán, tài khoản', /^\/(cart|checkout|my-account)/],
  ['Yêu thích và báo giá', /^\/(wishlist|request-quote)/],
  ['Biểu mẫu và mã giảm giá', /^\/(contact|khuyen-mai)/],
  ['Bài viết, thông báo và phần tử của giao diện', /^\//],
] as const

const isInGroup = ({ path }: SiteMapEntry, group: (typeof groups)[number]) =>
  groups.find(([, pattern]) => pattern.test(path)) === group

function entryHtml({ path, name, about, islands, variants }: SiteMapEntry, language: Language, say: Say): Html {
  const address = inLanguage(path, language)
  return html`<li><a href="${address}">${say(name)}</a> <span>${say(about)}</span>
<details><summary>${say('Đảo và biến thể')}<span class="screen-reader-text"> – ${say(name)}</span></summary>
<p>${islands.map((island, index) => html`${index > 0 && ', '}<code>${island}</code>`)}</p>
${variants.length > 0 && html`<ul>${variants.map(([query, title]) => html`<li><a href="${address}?${query}">${say(title)}</a> <code>?${query}</code></li>`)}</ul>`}
</details></li>`
}

/** @returns every page of the demo in groups, with the islands on it and its versions, and what the parameters of all pages mean. */
export function pageList(language: Language, say: Say): Html {
  const entries = siteMap.filter(({ path }) => !path.startsWith('/en/'))
  return html`<div class="demo-index">${groups.map(
    (group) =>
      html`<section><h3>${say(group[0])}</h3><ul>${entries.filter((entry) => isInGroup(entry, group)).map((entry) => entryHtml(entry, language, say))}</ul></section>`,
  )}</div>
<details class="demo-variants"><summary>${say('Biến thể của mọi trang')}</summary>
<p>${say('Thêm các tham số sau vào địa chỉ của bất kỳ trang nào; chúng chỉ có hiệu lực cho lần tải đó.')}</p>
<table class="shop_table"><thead><tr><th scope="col">${say('Tham số')}</th><th scope="col">${say('Ý nghĩa')}</th></tr></thead>
<tbody>${variantNotes.map(([parameter, meaning]) => html`<tr><td><code>${parameter}</code></td><td>${say(meaning)}</td></tr>`)}</tbody></table></details>`
}
