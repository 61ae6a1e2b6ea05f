import { type ArticleSection, articleSections } from './articleSections'
import { type Html, html } from './html'

/** The address of a section, escaped as its id is: quotes and blanks and all. */
const link = ({ id, title }: ArticleSection, index: number): Html =>
  html`<a class="ez-toc-link ez-toc-heading-${index}" href="#${id}">${title}</a>`

/** The list of contents, sections of level 3 nested under the one before (plugins contract 5.1). */
function list(isHidden: boolean): Html {
  const groups = articleSections.reduce<{ top: ArticleSection; below: ArticleSection[] }[]>((all, section) => {
    const last = all.at(-1)
    if (section.level === 3 && last) last.below.push(section)
    else all.push({ top: section, below: [] })
    return all
  }, [])
  return html`<ul class="ez-toc-list ez-toc-list-level-1${isHidden && ' eztoc-toggle-hide-by-default'}">${groups.map(
    ({ top, below }, index) =>
      html`<li class="ez-toc-page-1 ez-toc-heading-level-2">${link(top, index + 1)}${below.length > 0 && html`<ul class="ez-toc-list-level-3">${below.map((section, place) => html`<li class="ez-toc-heading-level-3">${link(section, index + place + 2)}</li>`)}</ul>`}</li>`,
  )}</ul>`
}

function toggle(name: string): Html {
  return html`<span class="ez-toc-title-toggle"><a href="#" class="ez-toc-pull-right ez-toc-btn ez-toc-btn-xs ez-toc-btn-default ez-toc-toggle" aria-label="${name}"><span class="ez-toc-js-icon-con"><span class="ez-toc-icon-toggle-span" aria-hidden="true">☰</span></span></a></span>`
}

/** @param isHidden whether it is closed until it is opened. @returns the table in front of the article's text. */
export function contentsTable(isHidden: boolean): Html {
  return html`<div id="ez-toc-container" class="ez-toc-v2_0_82 counter-hierarchy ez-toc-counter ez-toc-grey ez-toc-container-direction">
<div class="ez-toc-title-container"><p class="ez-toc-title">Nội dung bài viết</p>${toggle('Hiện hoặc ẩn nội dung bài viết')}</div>
<nav aria-label="Nội dung bài viết">${list(isHidden)}</nav></div>`
}

/** @returns the drawer at the side of the window, with inline handlers that need the plugin's own script (plugins contract 5.1). */
export function contentsDrawer(): Html {
  return html`<div class="ez-toc-sticky"><div class="ez-toc-sticky-fixed hide ez-toc-sticky-grey"><div class="ez-toc-sidebar">
<div class="ez-toc-sticky-title-container"><p class="ez-toc-sticky-title">Trong bài này</p><a class="ez-toc-close-icon" href="#" onclick="ezTOC_hideBar(event)" aria-label="Đóng">×</a></div>
<div id="ez-toc-sticky-container"><nav aria-label="Trong bài này">${list(false)}</nav></div></div></div>
<a class="ez-toc-open-icon" href="#" onclick="ezTOC_showBar(event)">Mục lục</a></div>`
}

/** @param isHidden whether it is closed until it is opened. @returns the table in the sidebar, as the plugin's widget prints it. */
export function contentsWidget(isHidden: boolean): Html {
  return html`<div class="widget ez-toc"><div id="ez-toc-widget-container" class="ez-toc-widget-container ez-toc-v2_0_82 ez-toc-widget counter-hierarchy ez-toc-container-direction">
<div class="ez-toc-title-container"><span class="ez-toc-title">Mục lục</span>${toggle('Hiện hoặc ẩn mục lục')}</div>
<nav aria-label="Mục lục">${list(isHidden)}</nav></div></div>`
}
