import type { PageContext } from '../context'
import { type Html, html } from '../html'
import type { Page } from '../layout'

interface Section {
  id: string
  level: 2 | 3
  title: string
  text: string
}

const sections: readonly Section[] = [
  {
    id: 'Chuan_bi_nha_cua',
    level: 2,
    title: 'Chuẩn bị nhà cửa',
    text: 'Bé cần một góc yên tĩnh với nệm, nước và khay cát đặt xa chỗ ăn. Cất dây điện, dây chun và cây độc lên cao.',
  },
  {
    id: 'Dem_dau_tien',
    level: 3,
    title: 'Đêm đầu tiên',
    text: 'Để đèn ngủ và một chiếc áo có mùi của bạn. Bé kêu là bình thường; hãy ngồi gần chứ đừng bế liên tục.',
  },
  {
    id: 'An_uong',
    level: 2,
    title: 'Ăn uống',
    text: 'Ba đến bốn bữa nhỏ mỗi ngày đến sáu tháng tuổi. Trộn pate với hạt, đổi món dần trong một tuần.',
  },
  {
    // Some servers print percent signs into ids as they are (field notes).
    id: 'M%E1%BA%B9o_%E2%80%9Cnu%E1%BB%9Bc%E2%80%9D',
    level: 3,
    title: 'Mẹo “nước”',
    text: 'Mèo thích nước chảy: đài phun giúp bé uống nhiều hơn và thận khỏe hơn.',
  },
  {
    id: 'Ve_sinh_va_suc_khoe',
    level: 2,
    title: 'Vệ sinh và sức khỏe',
    text: 'Chải lông mỗi tuần hai lần, cắt móng mỗi hai tuần. Tẩy giun và tiêm phòng theo lịch của bác sĩ thú y.',
  },
  {
    id: 'Choi_cung_be',
    level: 2,
    title: 'Chơi cùng bé',
    text: 'Hai lần mười phút mỗi ngày với cần câu lông vũ, kết thúc bằng một thanh súp thưởng.',
  },
]

/** The list of contents, sections of level 3 nested under the one before (plugins.md 5.1). */
function contents(): Html {
  const groups = sections.reduce<{ top: Section; below: Section[] }[]>((all, section) => {
    const last = all.at(-1)
    if (section.level === 3 && last) last.below.push(section)
    else all.push({ top: section, below: [] })
    return all
  }, [])
  const link = ({ id, title }: Section, index: number): Html =>
    html`<a class="ez-toc-link ez-toc-heading-${index}" href="#${id}">${title}</a>`
  return html`<div id="ez-toc-container" class="ez-toc-v2_0_82 counter-hierarchy ez-toc-counter ez-toc-grey ez-toc-container-direction">
<div class="ez-toc-title-container"><p class="ez-toc-title">Nội dung bài viết</p><span class="ez-toc-title-toggle"><a href="#" class="ez-toc-pull-right ez-toc-btn ez-toc-btn-xs ez-toc-btn-default ez-toc-toggle" aria-label="Hiện hoặc ẩn mục lục"><span class="ez-toc-js-icon-con"><span class="ez-toc-icon-toggle-span" aria-hidden="true">☰</span></span></a></span></div>
<nav aria-label="Mục lục"><ul class="ez-toc-list ez-toc-list-level-1">${groups.map(
    ({ top, below }, index) =>
      html`<li class="ez-toc-page-1 ez-toc-heading-level-2">${link(top, index + 1)}${below.length > 0 && html`<ul class="ez-toc-list-level-3">${below.map((section, place) => html`<li class="ez-toc-heading-level-3">${link(section, index + place + 2)}</li>`)}</ul>`}</li>`,
  )}</ul></nav></div>`
}

function sectionHtml({ id, level, title, text }: Section): Html {
  const heading = html`<span class="ez-toc-section" id="${id}"></span>${title}<span class="ez-toc-section-end"></span>`
  return html`${level === 2 ? html`<h2>${heading}</h2>` : html`<h3>${heading}</h3>`}<p>${text}</p>`
}

/** @returns an article with a table of contents, or null for an unknown slug. */
export function articlePage(_context: PageContext, slug: string): Page | null {
  if (slug !== 'cham-soc-meo-con') return null
  return {
    title: 'Chăm sóc mèo con trong tháng đầu',
    bodyClass: 'post-template-default single single-post',
    content: html`<div class="container"><article class="post type-post">
<header class="entry-header"><h1 class="entry-title">Chăm sóc mèo con trong tháng đầu</h1></header>
<div class="entry-image"><img src="/images/article-hero.svg" alt="" width="1200" height="480"></div>
<div class="entry-content single-page">
<p>Tháng đầu quyết định bé sẽ tin bạn đến đâu. Đây là những điều nên làm, theo thứ tự.</p>
${contents()}
${sections.map(sectionHtml)}
</div>
</article></div>`,
  }
}
