import { deleteCookie } from '../../../src/page/cookies'
import { openPage, pass, stopClock, type TestPage } from '../../support/freshPage'
import { startPage } from '../../support/startPage'

/** A table of contents as the plugin prints it (plugins contract 5.1): the entries by what stands behind `#`. */
export function contentsTable(hrefs: readonly string[], kind: 'article' | 'widget' = 'article', list = ''): string {
  const host =
    kind === 'article' ? 'id="ez-toc-container"' : 'id="ez-toc-widget-container" class="ez-toc-widget-container"'
  const entries = hrefs.map(
    (href) => `<li class="ez-toc-heading-level-2"><a class="ez-toc-link" href="${href}">${href}</a></li>`,
  )
  return `<div ${host}><div class="ez-toc-box-title"></div>
    <div class="ez-toc-title-container"><p class="ez-toc-title">Mục lục</p><span class="ez-toc-title-toggle">
      <a href="#" class="ez-toc-toggle" id="toggle-${kind}"><span>☰</span></a></span></div>
    <nav><ul class="ez-toc-list ${list}">${entries.join('')}</ul></nav></div>`
}

/** Sections with these ids, as they stand in the markup. */
export const sections = (...ids: readonly string[]) =>
  ids
    .map((id, index) => `<h2 data-place="${index}"><span class="ez-toc-section" id="${id}"></span>${id}</h2><p>…</p>`)
    .join('')

/** Opens a page with this HTML and starts the script, with these settings; `before` happens while it is not there yet. */
export async function openArticle(
  html: string,
  settings: Readonly<Record<string, unknown>> = {},
  before = () => {},
): Promise<TestPage> {
  const page = openPage(html)
  stopClock()
  // Those of the test before are alive only by the clock that has just been stopped.
  for (let index = 0; index < 4; index++) deleteCookie(`ezTOC_hidetoc-${index}`)
  before()
  await startPage(settings)
  await pass()
  return page
}
