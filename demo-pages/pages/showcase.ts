import type { PageContext } from '../context'
import { codeBlock } from '../guide/codeBlock'
import { guideScript } from '../guide/guideScript'
import { languageOf, markVietnamese, type Say, sayIn } from '../guide/language'
import { type Html, html } from '../html'
import type { Page } from '../layout'
import type { WidgetFacts } from '../showcase/collectFacts'
import type { Example } from '../showcase/example'
import { examples, facts } from '../showcase/examples'
import { type ExampleGroup, exampleGroups } from '../showcase/groups'
import { indentMarkup } from '../showcase/indentMarkup'

/** The gallery as one visitor asked for it. */
interface Gallery {
  context: PageContext
  say: Say
  /** The words searched for, in small letters; `['']` where nothing is. */
  words: readonly string[]
  /** Marks what is in Vietnamese on a page that is not. */
  foreign: Html | null
}

/** The facts of an example's widgets. */
const factsOf = ({ widgets }: Example) => facts.widgets.filter(({ name }) => widgets.includes(name))

function codes(names: readonly string[]): Html {
  return html`${names.map((name, index) => html`${index > 0 && ', '}<code>${name}</code>`)}`
}

function describeWidget({ name, selectors, wake, events }: WidgetFacts, say: Say): Html {
  return html`<dt><code>${name}</code></dt><dd>${say('Nơi sống')}: <code>${selectors}</code></dd><dd>${say('Thức dậy')}: <code>${wake}</code>${events.length > 0 && html`, ${say('khi có')} ${codes(events)}`}</dd>`
}

/** What the search finds an example by: its title, with and without the marks on its letters, its widgets and where they live. */
function wordsOf(example: Example, { title }: ExampleGroup, say: Say): string {
  const names = `${say(example.title)} ${say(title)}`.toLowerCase()
  const plainNames = names.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('đ', 'd')
  const selectors = factsOf(example).map((widget) => `${widget.name} ${widget.selectors}`)
  return `${names} ${plainNames} ${selectors.join(' ').toLowerCase()}`
}

/** Has it every word that is searched for? */
function isFound(example: Example, group: ExampleGroup, { say, words }: Gallery): boolean {
  const allWords = wordsOf(example, group, say)
  return words.every((word) => allWords.includes(word))
}

function exampleHtml(example: Example, group: ExampleGroup, gallery: Gallery): Html {
  const { context, say, foreign } = gallery
  const title = say(example.title)
  const isAlone = 'at' in example
  const markup = isAlone ? example.markup : (example.markup ?? example.show(context))
  const live = isAlone
    ? html`<p><a class="button is-outline" href="${example.at}">${say('Xem ở trang riêng')}<span class="screen-reader-text">: ${title}</span></a></p>`
    : html`<div${foreign}>${example.show(context)}</div>`
  return html`<section class="showcase-example${!isAlone && example.isWide && ' is-wide'}" id="example-${example.widgets[0]}" data-words="${wordsOf(example, group, say)}"${!isFound(example, group, gallery) && html` hidden`}><h3>${title}</h3>
<div class="showcase-live">${live}</div>
<details><summary>HTML<span class="screen-reader-text">: ${title}</span></summary>${codeBlock(`HTML: ${title}`, indentMarkup(markup), say)}</details>
<details><summary>${say('Các đảo')}<span class="screen-reader-text">: ${title}</span></summary><dl>${factsOf(example).map((widget) => describeWidget(widget, say))}</dl></details></section>`
}

function groupHtml(group: ExampleGroup, shown: readonly Example[], gallery: Gallery): Html {
  const { say } = gallery
  const areas = group.areas.flatMap((area) => facts.areas[area] ?? [])
  const settings = areas.flatMap((area) => area.settings)
  const raises = areas.flatMap((area) => area.raises)
  const isEmpty = !shown.some((example) => isFound(example, group, gallery))
  return html`<section class="gallery-group" id="${group.areas[0]}"${isEmpty && html` hidden`}><h2>${say(group.title)}</h2>
<p>${say(group.about)} ${say('Mã nguồn')}: ${codes(group.areas.map((area) => `widgets/${area}/`))}</p>
<div class="showcase">${shown.map((example) => exampleHtml(example, group, gallery))}</div>
${
  settings.length + raises.length > 0 &&
  html`<details class="gallery-facts"><summary>${say('Cài đặt và sự kiện')}<span class="screen-reader-text">: ${say(group.title)}</span></summary>
${settings.length > 0 && html`<p>${say('Cài đặt')}: ${codes(settings)}</p>`}${raises.length > 0 && html`<p>${say('Sự kiện')}: ${codes(raises)}</p>`}</details>`
}</section>`
}

/** The examples of a group: those whose first widget is of one of its areas. */
function examplesOf({ areas }: ExampleGroup): Example[] {
  const ofArea = new Set(facts.widgets.filter(({ area }) => areas.includes(area)).map(({ name }) => name))
  return examples.filter(({ widgets: [first] }) => ofArea.has(first))
}

/** @returns the gallery of widgets: a small live example of each with its markup, and what its definition says of it. */
export function showcasePage(context: PageContext): Page {
  const language = languageOf(context)
  const say = sayIn(language)
  const searched = context.url.searchParams.get('find') ?? ''
  const words = searched.normalize('NFC').toLowerCase().split(/\s+/)
  const gallery: Gallery = { context, say, words, foreign: markVietnamese(language) }
  return {
    title: say('Thư viện các đảo'),
    language,
    bodyClass: 'page-template-default page woocommerce guide-page showcase-page',
    content: html`<div class="container">
<h1 class="page-title">${say('Thư viện các đảo')}</h1>
<p class="lead">${say('Mỗi đảo một ví dụ sống, với mã HTML để chép, và nơi sống, cài đặt, sự kiện đọc từ chính định nghĩa của nó.')}</p>
<div class="gallery" data-island="gallery-search">
<div class="gallery-head">
<form class="gallery-search" role="search" aria-label="${say('Tìm trong thư viện')}" method="get"><label for="gallery-find" class="screen-reader-text">${say('Tìm trong thư viện')}</label>
<input type="search" id="gallery-find" name="find" value="${searched}" placeholder="${say('Tìm trong thư viện')}…" autocomplete="off"> <button class="button">${say('Tìm')}</button> <output></output></form>
<nav aria-label="${say('Các nhóm')}"><ul class="gallery-nav">${exampleGroups.map(({ areas: [first], title }) => html`<li><a href="#${first}">${say(title)}</a></li>`)}</ul></nav>
</div>
${exampleGroups.map((group) => groupHtml(group, examplesOf(group), gallery))}
</div>
${guideScript(context, 'copyCode', 'gallerySearch')}
</div>`,
  }
}
