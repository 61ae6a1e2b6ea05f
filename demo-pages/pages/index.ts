import { findProducts } from '../../fixtures/shop/products'
import packageJson from '../../package.json' with { type: 'json' }
import { productGrid } from '../card'
import type { PageContext } from '../context'
import { codeBlock } from '../guide/codeBlock'
import { inLanguage } from '../guide/guideBar'
import { guideScript } from '../guide/guideScript'
import { languageOf, markVietnamese, type Say, sayIn } from '../guide/language'
import { pageList } from '../guide/pageList'
import { type Html, html } from '../html'
import type { Page } from '../layout'

const tags = `<link rel="stylesheet" href="/shop-islands/shop-islands.css">
<script type="module" src="/shop-islands/shop-islands.js"></script>`

/** The steps from a page at rest to one that answers. */
const steps = [
  [
    'Máy chủ in HTML',
    'WooCommerce, giao diện và các plugin in trang như mọi khi. Không có script, mọi liên kết và biểu mẫu vẫn dùng được.',
  ],
  [
    'Ai đó chạm vào',
    'Chỗ được chạm thức dậy: lần bấm được giữ lại, dấu hiệu đầu tiên hiện ngay ở khung hình sau, rồi một tệp nhỏ được tải.',
  ],
  [
    'Một component React tiếp quản',
    'Nó nói về phần tử của máy chủ, không vẽ lại chúng. HTML mới của máy chủ được thay vào từng mảnh; chữ đang gõ và tiêu điểm ở nguyên chỗ.',
  ],
] as const

/** Where to go from here, each with a sentence on what is there. */
const ways = [
  ['/so-sanh/', 'So sánh', 'Cùng một trang, có và không có script, cạnh nhau. Trình duyệt của bạn đo.'],
  ['/thu-vien/', 'Thư viện các đảo', 'Mỗi đảo một ví dụ sống, kèm mã HTML để chép.'],
  ['/tu-lam/', 'Đảo của riêng bạn', 'Viết đảo của riêng bạn trong mười dòng, không cần công cụ đóng gói.'],
  ['/cua-hang/', 'Cửa hàng', 'Danh sách 24 sản phẩm với sắp xếp, thanh bên và giỏ hàng nhỏ.'],
] as const

/** What it costs: limits that break the build, with what each is for. In bytes under gzip, and in files. */
function costs(language: string, say: Say): Html {
  const { listingUntouched, cartInUse, tripsAfterTap } = packageJson.sizeBudgets.preact
  const kilobytes = (bytes: number) =>
    `${(bytes / 1000).toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })} kB`
  const rows = [
    [kilobytes(listingUntouched.bytes), 'trước lần chạm đầu tiên của một trang danh sách'],
    [kilobytes(cartInUse.bytes), 'khi thêm và bớt trong giỏ, kể cả React'],
    [String(tripsAfterTap), 'chuyến qua mạng, nhiều nhất, mà một lần chạm phải chờ'],
    ['0', 'thư viện phải có sẵn trên trang: không cần jQuery'],
  ] as const
  return html`<dl class="guide-costs">${rows.map(([figure, meaning]) => html`<div><dt>${say(meaning)}</dt><dd>${figure}</dd></div>`)}</dl>`
}

/** @returns the demo's front page, for a theme author: what the script is, what it costs, how to put it in, and every page of the demo. */
export function indexPage(context: PageContext): Page {
  const language = languageOf(context)
  const say = sayIn(language)
  return {
    title: say('Bản demo shop-islands'),
    language,
    bodyClass: 'home page-template-default page guide-page',
    content: html`<div class="container">
<div class="guide-hero"><div>
<h1 class="page-title">${say('Trang của máy chủ, thức dậy khi được chạm vào')}</h1>
<p class="lead">${say('shop-islands là một tệp script nhỏ cho các cửa hàng kiểu WooCommerce: nút thêm vào giỏ, giỏ hàng nhỏ, xem nhanh, yêu thích, báo giá, biểu mẫu. Không jQuery, không công cụ đóng gói, và trang vẫn là của máy chủ.')}</p>
<p class="guide-actions"><a class="button" href="${inLanguage('/so-sanh/', language)}">${say('So sánh')}</a> <a class="button is-outline" href="${inLanguage('/thu-vien/', language)}">${say('Thư viện các đảo')}</a></p>
</div>
<section class="guide-try" aria-labelledby="guide-try"><h2 id="guide-try">${say('Thử ngay: thêm, thả tim, xem nhanh')}</h2>
<div${markVietnamese(language)}>${productGrid(findProducts([102, 105, 106]), context.variants)}</div></section>
</div>
${costs(language, say)}
<h2>${say('Chuyện gì xảy ra')}</h2>
<ol class="guide-steps">${steps.map(([title, text]) => html`<li><h3>${say(title)}</h3><p>${say(text)}</p></li>`)}</ol>
<h2>${say('Hai dòng trong phần đầu trang')}</h2>
<p>${say('Trên WordPress thì không cần cả hai dòng này: có một plugin để tải lên, tắt từng script cũ một và bật lại bằng một cú bấm.')}</p>
${codeBlock(say('Hai dòng để dán'), tags, say)}
<h2>${say('Đi đâu tiếp')}</h2>
<ul class="guide-ways">${ways.map(([path, name, about]) => html`<li><h3><a href="${inLanguage(path, language)}">${say(name)}</a></h3><p>${say(about)}</p></li>`)}</ul>
<h2>${say('Mọi trang của bản demo')}</h2>
${pageList(language, say)}
${guideScript(context, 'copyCode')}
</div>`,
  }
}
