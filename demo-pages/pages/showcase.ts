import type { PageContext } from '../context'
import { type Html, html } from '../html'
import type { Page } from '../layout'
import type { WidgetFacts } from '../showcase/collectFacts'
import type { Example } from '../showcase/example'
import { examples, facts } from '../showcase/examples'

function codes(names: readonly string[]): Html {
  return html`${names.map((name, index) => html`${index > 0 && ', '}<code>${name}</code>`)}`
}

function describe({ name, selectors, wake, events }: WidgetFacts): Html {
  return html`<dt><code>${name}</code></dt><dd>Móc: <code>${selectors}</code></dd><dd>Thức dậy: <code>${wake}</code>${events.length > 0 && html`, khi có ${codes(events)}`}</dd>`
}

function exampleHtml(example: Example, context: PageContext): Html {
  const { title, widgets } = example
  return html`<section class="showcase-example"><h3>${title}</h3>
<div class="showcase-live">${'at' in example ? html`<p><a class="button" href="${example.at}">Xem ở trang riêng</a></p>` : example.show(context)}</div>
<details><summary>Các đảo trong “${title}”</summary><dl>${facts.widgets.filter(({ name }) => widgets.includes(name)).map(describe)}</dl></details></section>`
}

function areaHtml(area: string, context: PageContext): Html | null {
  const ofArea = new Set(facts.widgets.filter((widget) => widget.area === area).map(({ name }) => name))
  const shown = examples.filter(({ widgets: [first = ''] }) => ofArea.has(first))
  const { settings = [], raises = [] } = facts.areas[area] ?? {}
  if (shown.length + settings.length + raises.length === 0) return null
  return html`<h2 id="${area}">${area}</h2>
${settings.length > 0 && html`<p>Cài đặt: ${codes(settings)}</p>`}
${raises.length > 0 && html`<p>Sự kiện: ${codes(raises)}</p>`}
<div class="showcase">${shown.map((example) => exampleHtml(example, context))}</div>`
}

/** @returns the gallery of widgets: a small live example of each, with what its definition says of it. */
export function showcasePage(context: PageContext): Page {
  return {
    title: 'Thư viện các đảo',
    bodyClass: 'page-template-default page woocommerce showcase-page',
    content: html`<div class="container">
<h1 class="page-title">Thư viện các đảo</h1>
<p>Mỗi đảo một ví dụ sống, với móc, cài đặt và sự kiện đọc từ chính định nghĩa của nó.</p>
${Object.keys(facts.areas).map((area) => areaHtml(area, context))}
</div>`,
  }
}
