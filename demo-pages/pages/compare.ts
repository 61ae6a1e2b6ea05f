import type { PageContext } from '../context'
import { guideScript } from '../guide/guideScript'
import { languageOf, type Say, sayIn } from '../guide/language'
import { type Html, html } from '../html'
import type { Page } from '../layout'

/** The pages that can be compared, by their name in the address. */
const pages = {
  listing: ['Cửa hàng, 24 sản phẩm', '/cua-hang/'],
  thousand: ['1.000 sản phẩm', '/cua-hang/1000/'],
  product: ['Sản phẩm có biến thể', '/san-pham/ao-len-meo/'],
  cart: ['Giỏ hàng', '/cart/'],
} as const

/** What can stand beside the page with our script, each with the query that asks for it. */
const rivals = {
  none: ['Không có script', 'script=none&keep-script=1'],
  old: ['Script cũ của giỏ hàng, với jQuery', 'script=none&old-scripts=1&keep-script=1'],
} as const

const figures = [
  ['files', 'Tệp script: đến khi trang sẵn sàng + sau đó, lúc rảnh'],
  ['bytes', 'Dung lượng script, chưa nén: đến khi sẵn sàng + sau đó'],
  ['requests', 'Yêu cầu gửi máy chủ, ngoài trang'],
  ['script', 'Script chạy trong các khung hình dài'],
  ['answer', 'Lần bấm gần nhất: đến khi thấy trang đáp lại'],
] as const

const sides = ['first', 'second'] as const

/** One of several by the name that an address gives; the first where it gives none that there is. */
function choose<Choices extends object>(choices: Choices, name: string | null): keyof Choices & string {
  const names = Object.keys(choices) as (keyof Choices & string)[]
  const [usual] = names as [keyof Choices & string]
  return names.find((known) => known === name) ?? usual
}

function choice(label: string, name: string, choices: object, chosen: string, say: Say): Html {
  return html`<p><label for="compare-${name}">${label}</label> <select id="compare-${name}" name="${name}">${Object.entries(
    choices as Readonly<Record<string, readonly [string, string]>>,
  ).map(
    ([value, [text]]) => html`<option value="${value}"${value === chosen && html` selected`}>${say(text)}</option>`,
  )}</select></p>`
}

function figuresTable(titles: readonly string[], say: Say): Html {
  return html`<table class="shop_table compare-figures"><caption class="screen-reader-text">${say('Trình duyệt của bạn đo được')}</caption>
<thead><tr><th scope="col">${say('Trình duyệt của bạn đo được')}</th>${titles.map((title) => html`<th scope="col">${title}</th>`)}</tr></thead>
<tbody>${figures.map(
    ([figure, name]) =>
      html`<tr><th scope="row">${say(name)}</th>${sides.map((side) => html`<td data-figure="${figure}" data-side="${side}"></td>`)}</tr>`,
  )}</tbody></table>`
}

/** Where a worker has to take over first, there is nothing to frame before the island says so. */
function frame({ serviceWorker }: PageContext, title: string, path: string, version: string): Html {
  const address = `${path}${version && `?${version}`}`
  return html`<figure class="compare-side"><figcaption><strong>${title}</strong> <a href="${address}"><span class="screen-reader-text">${title}: </span><code>${path}</code></a></figcaption>
<iframe${serviceWorker !== 'awaited' && html` src="${address}"`} data-address="${address}" title="${title}"></iframe></figure>`
}

/** @returns a page of the shop twice, side by side: with our script and without, or with the old ones. */
export function comparePage(context: PageContext): Page {
  const { searchParams } = context.url
  const language = languageOf(context)
  const say = sayIn(language)
  const page = choose(pages, searchParams.get('page'))
  const rival = choose(rivals, searchParams.get('beside'))
  const [, path] = pages[page]
  const [rivalName, version] = rivals[rival]
  const titles = [say(rivalName), say('Với shop-islands')] as const
  return {
    title: say('So sánh'),
    language,
    bodyClass: 'page-template-default page guide-page',
    content: html`<div class="container">
<h1 class="page-title">${say('Cùng một trang, hai lần')}</h1>
<p class="lead">${say('Hai khung dưới đây là hai trang thật của cửa hàng, cùng HTML. Hãy bấm, thêm vào giỏ, mở xem nhanh ở cả hai bên: các con số do chính trình duyệt của bạn ghi lại và đổi theo từng lần bấm.')}</p>
<form class="compare-choice" method="get">
${choice(say('Trang'), 'page', pages, page, say)}
${choice(say('So với'), 'beside', rivals, rival, say)}
<p><button class="button">${say('So sánh')}</button></p>
</form>
<div class="compare" data-island="side-by-side">
${figuresTable(titles, say)}
<div class="compare-frames">${frame(context, titles[0], path, version)}${frame(context, titles[1], path, '')}</div>
</div>
<p>${say('Máy chủ của bản demo không nén tệp: máy chủ thật gửi đi khoảng một phần ba. Chỉ khung hình dài hơn 50 ms được trình duyệt ghi lại, và chỉ Chromium ghi script nào đã chạy trong đó. Script cũ ở đây chỉ là phần giỏ hàng; một cửa hàng thật còn có script của từng plugin.')}</p>
${guideScript(context, 'sideBySide')}
</div>`,
  }
}
