import { type ArticleSection, articleSections } from '../articleSections'
import { contentsDrawer, contentsTable, contentsWidget } from '../contentsTable'
import type { PageContext } from '../context'
import { type Html, html } from '../html'
import type { Page } from '../layout'

function sectionHtml({ id, level, title, paragraphs }: ArticleSection): Html {
  const heading = html`<span class="ez-toc-section" id="${id}"></span>${title}<span class="ez-toc-section-end"></span>`
  return html`${level === 2 ? html`<h2>${heading}</h2>` : html`<h3>${heading}</h3>`}${paragraphs.map((text) => html`<p>${text}</p>`)}`
}

/** @returns an article with two tables of contents, where it is asked for a third in a drawer, or null for an unknown slug. */
export function articlePage({ variants }: PageContext, slug: string): Page | null {
  if (slug !== 'cham-soc-meo-con') return null
  const isHidden = variants.contents === 'hidden'
  return {
    title: 'Chăm sóc mèo con trong tháng đầu',
    bodyClass: 'post-template-default single single-post',
    content: html`<div class="container"><article class="post type-post">
<header class="entry-header"><h1 class="entry-title">Chăm sóc mèo con trong tháng đầu</h1></header>
<div class="entry-image"><img src="/images/article-hero.svg" alt="" width="1200" height="480"></div>
<div class="row">
<div class="col large-9"><div class="entry-content single-page">
<p>Tháng đầu quyết định bé sẽ tin bạn đến đâu. Đây là những điều nên làm, theo thứ tự.</p>
${contentsTable(isHidden)}
${articleSections.map(sectionHtml)}
</div></div>
<aside class="post-sidebar col large-3" aria-label="Thanh bên">${contentsWidget(isHidden)}</aside>
</div>
</article>${variants.contents === 'drawer' && contentsDrawer()}</div>`,
  }
}
