import { beforeEach, expect, test, vi } from 'vitest'
import { fakeIntersectionObserver } from '../../support/fakeIntersectionObserver'
import { find } from '../../support/page'
import { contentsTable, openArticle, sections } from './contentsPage'

beforeEach(() => {
  fakeIntersectionObserver()
})

/** Opens an article with a widget in its sidebar, which the plugin keeps in view where it is marked so. */
async function open(ezTOC: object, mark = 'ez-toc-affix') {
  const widget = contentsTable(['#a'], 'widget').replace('class="ez-toc-widget-container', `$& ${mark}`)
  const { reports } = await openArticle(
    `${sections('a')}<aside id="secondary"><div class="widget">${widget}</div></aside>`,
    {},
    () => {
      vi.stubGlobal('ezTOC', ezTOC)
      vi.stubGlobal('flatsomeVars', { scrollPaddingTop: 70 })
    },
  )
  const { position, top } = find('#secondary').style
  return { position, top, reports }
}

test.each([
  ['as far below it as the plugin says', '40', '40px'],
  ['at its edge, where the plugin says so', '0', '0px'],
  ['30 px below it where the offset is not set', undefined, '30px'],
  ['30 px below it where the offset is empty', '', '30px'],
])('a widget that is marked so keeps its sidebar in view, below a fixed header: %s', async (_what, offset, free) => {
  const { position, top } = await open({ affixSelector: '#secondary', scroll_offset: offset })
  const later = 'var(--flatsome--header--sticky-height, 0px) + var(--wp-admin--admin-bar--height, 0px)'
  expect([position, top]).toEqual(['sticky', `calc(max(70px, ${later}) + ${free})`])
})

test.each([
  ['is not marked', { affixSelector: '#secondary' }, '', []],
  ['has no sidebar named', {}, undefined, []],
  [
    'has words for its sidebar that are no selector, which is reported,',
    { affixSelector: '#secondary >' },
    undefined,
    ['setting-wrong-type: contentsAffix: #secondary >'],
  ],
])('one that %s goes with the page', async (_what, globals, mark, told) => {
  const { position, reports } = await open(globals, mark)
  expect(position).toBe('')
  expect(reports).toEqual(told)
  expect(find('#toggle-widget').getAttribute('aria-expanded')).toBe('true')
})
