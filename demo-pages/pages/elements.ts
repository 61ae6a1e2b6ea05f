import type { PageContext } from '../context'
import { editing } from '../elements/editing'
import { effects } from '../elements/effects'
import { lightboxes } from '../elements/lightboxes'
import { menus } from '../elements/menus'
import { sliders } from '../elements/sliders'
import { ways } from '../elements/ways'
import { type Html, html } from '../html'
import type { Page } from '../layout'

/** The groups of elements that any page may have, by the part of the address that names them. */
const groups = new Map<string, readonly [title: string, content: (context: PageContext) => Html]>([
  ['', ['Đi lại trong trang', ways]],
  ['menu', ['Menu', menus]],
  ['hop-noi', ['Hộp nổi', lightboxes]],
  ['trinh-chieu', ['Trình chiếu', sliders]],
  ['hieu-ung', ['Hiệu ứng', effects]],
  ['soan-thao', ['Soạn thảo', editing]],
])

/**
 * @param detail which group; nothing for the ways through a page.
 * @returns a page with the theme's elements of that group; null for an unknown one.
 */
export function elementsPage(context: PageContext, detail: string): Page | null {
  const group = groups.get(detail)
  if (!group) return null
  const [title, content] = group
  return {
    title,
    bodyClass: 'page-template-default page elements-page mobile-submenu-toggle',
    content: html`<div class="container"><h1 class="page-title">${title}</h1>
<nav aria-label="Các nhóm phần tử"><ul class="in-page">${[...groups].map(
      ([path, [name]]) => html`<li><a href="/phan-tu/${path && `${path}/`}">${name}</a></li>`,
    )}</ul></nav>
${content(context)}</div>`,
  }
}
