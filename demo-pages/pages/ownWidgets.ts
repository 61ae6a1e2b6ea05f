import { findProducts } from '../../fixtures/shop/products'
import type { Product } from '../../fixtures/shop/productTypes'
import { cardButton } from '../card'
import type { PageContext } from '../context'
import { codeBlock } from '../guide/codeBlock'
import { guideScript } from '../guide/guideScript'
import { languageOf, markVietnamese, sayIn } from '../guide/language'
import { type Html, html } from '../html'
import type { Page } from '../layout'
import sources from '../own-widget/sources.json' with { type: 'json' }
import { permalink, pictureBesideName, productPrice } from '../price'
import { ownModule, scriptFolder } from '../scripts'

/** Dry food, litter, a feather rod and a bowl. */
const kit = findProducts([102, 103, 105, 106])
const [food] = kit

const kitMarkup = `<section data-island="starter-kit">
  <h3>Đồ dùng cho mèo mới về</h3>
  <div class="kit-state"></div>
  <ul>
    <li data-item="102">…</li>
    <li data-item="103">…</li>
  </ul>
</section>`

const foodMarkup = `<form data-island="food-calculator" data-product="102" data-bag-grams="1500"
  action="/bai-viet/cham-soc-meo-con/">
  <label>Cân nặng (kg) <input name="weight" type="number" required></label>
  <label>Tuổi <select name="age">…</select></label>
  <button>Tính khẩu phần</button>
</form>`

const moduleTag = (text: string) => `<script type="module">\n${text}</script>`

function kitItem(product: Product): Html {
  return html`<li data-item="${product.id}">
<a href="${permalink(product)}">${pictureBesideName(product, 120)}<span>${product.name}</span></a>
<span class="price">${productPrice(product)}</span>
${cardButton(product, { id: product.id, leadsToCart: false })}
</li>`
}

/** The way of this page's script to what widgets are written with: the classic script has it on `window`. */
function forThisPage({ variants }: PageContext, source: string): string {
  if (variants.script !== 'classic') return source.replaceAll('/shop-islands/', scriptFolder(variants))
  return source.replace(/^import (\{[^}]*\}) from .*$/m, 'const $1 = await shopIslands.api()')
}

/** Runs the code that the page shows. */
function scripts(context: PageContext): Html | null {
  const { script } = context.variants
  const starterKit = forThisPage(context, sources['starterKit.js'])
  // A bundle shares the runtime of modules; what the classic script brought nobody can import.
  if (script === 'classic') return ownModule(context, starterKit)
  const folder = script === 'react' ? '/own-widget/react/' : '/own-widget/'
  const foodCalculator = forThisPage(context, sources['foodCalculator.js']).replace('/own-widget/', folder)
  return html`${ownModule(context, starterKit)}${ownModule(context, foodCalculator)}`
}

const ages = [
  ['kitten', 'Dưới 1 tuổi'],
  ['adult', 'Từ 1 đến 10 tuổi'],
  ['senior', 'Trên 10 tuổi'],
]

/** @returns a page with two widgets of a theme author's own, and the code of both. What they show is the shop's, in Vietnamese. */
export function ownWidgetsPage(context: PageContext): Page {
  const language = languageOf(context)
  const say = sayIn(language)
  const foreign = markVietnamese(language)
  const code = (title: string, text: string) => codeBlock(say(title), text, say)
  return {
    title: say('Đảo của riêng bạn'),
    language,
    bodyClass: 'page-template-default page guide-page own-widgets-page',
    content: html`<div class="container">
<h1 class="page-title">${say('Đảo của riêng bạn')}</h1>
<p class="lead">${say('Giao diện của bạn có thể thêm đảo của riêng nó: một component React đặt trên HTML do máy chủ in ra. Component dùng chính React của script đang chạy, nên trang không tải thêm thư viện nào. Hai ví dụ dưới đây đang chạy thật, và mã bên dưới là mã của chính trang này.')}</p>

<section class="own-widget" aria-labelledby="no-build">
<h2 id="no-build">${say('Không cần công cụ đóng gói')}</h2>
<p>${say('Viết thẳng trong một thẻ script. Đảo thức dậy khi cuộn tới, đánh dấu những món đã có trong giỏ và đổi theo mỗi lần thêm hay bớt.')}</p>
<section class="starter-kit" data-island="starter-kit"${foreign}>
<h3>Đồ dùng cho mèo mới về</h3>
<div class="kit-state"></div>
<ul>${kit.map(kitItem)}</ul>
</section>
${code('HTML của máy chủ', kitMarkup)}
${code('Script trong trang', moduleTag(sources['starterKit.js']))}
<p>${say('Với script một tệp (shop-islands.classic.js) chỉ dòng đầu khác đi:')} <code>const { defineWidget, h, … } = await shopIslands.api()</code></p>
</section>

<section class="own-widget" aria-labelledby="own-bundle">
<h2 id="own-bundle">${say('Từ gói của riêng bạn')}</h2>
<p>${say('Component viết bằng TSX, đóng gói riêng, chỉ được tải khi ai đó chạm vào biểu mẫu. Lần gửi đầu tiên được giữ lại cho tới khi tệp đến nơi; nếu tệp không đến, biểu mẫu dẫn tới bài viết về chăm sóc mèo như khi không có script.')}</p>
<form class="food-calculator" data-island="food-calculator" data-product="${food?.id}" data-bag-grams="1500" action="/bai-viet/cham-soc-meo-con/"${foreign}>
<h3>Mèo nhà bạn ăn bao nhiêu hạt một ngày?</h3>
<p><label for="food-weight">Cân nặng (kg)</label><input id="food-weight" name="weight" type="number" inputmode="decimal" min="0.5" max="12" step="0.1" required></p>
<p><label for="food-age">Tuổi</label><select id="food-age" name="age">${ages.map(([value, label]) => html`<option value="${value}">${label}</option>`)}</select></p>
<p><button class="button">Tính khẩu phần</button></p>
</form>
<div class="code-blocks">
${code('HTML của máy chủ (biểu mẫu)', foodMarkup)}
${code('Script trong trang (biểu mẫu)', moduleTag(sources['foodCalculator.js']))}
</div>
${code('FoodCalculator.tsx', sources['FoodCalculator.tsx'])}
<div class="code-blocks">
${code('dailyGrams.ts', sources['dailyGrams.ts'])}
${code('Cấu hình esbuild: React và shop-islands không nằm trong gói', sources['bundle.ts'])}
</div>
${context.variants.script === 'classic' && html`<p>${say('Trang này dùng script một tệp: gói riêng cần script dạng module, nên biểu mẫu trên đây đang chạy không có script.')}</p>`}
</section>
${scripts(context)}${guideScript(context, 'copyCode')}
</div>`,
  }
}
