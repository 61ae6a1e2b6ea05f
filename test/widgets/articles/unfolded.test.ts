import { beforeEach, describe, expect, test } from 'vitest'
import { fakeAnimations } from '../../support/fakeAnimations'
import { fakeIntersectionObserver } from '../../support/fakeIntersectionObserver'
import { pass } from '../../support/freshPage'
import { click, find } from '../../support/page'
import { contentsTable, openArticle, sections } from './contentsPage'

beforeEach(() => {
  fakeAnimations()
  fakeIntersectionObserver()
})

const isSeen = (selector: string) => getComputedStyle(find(selector)).display !== 'none'
/** Which are seen: the entries beyond the first, the button for more, that for less. */
const seen = () => ['.ez-toc-more-link', '#ez-toc-more-links-enabler', '#ez-toc-more-links-disabler'].map(isSeen)

/** A click, and whether the browser was kept from following it. */
async function press(selector: string): Promise<boolean> {
  const event = click(find(selector))
  await pass(300)
  return event.defaultPrevented
}

/** Opens a table that shows its first entry only, with these buttons below its list. */
async function openShortened(
  more = '<span id="ez-toc-more-links-enabler">More</span>',
  less = '<span id="ez-toc-more-links-disabler">Less</span>',
): Promise<void> {
  const table = contentsTable(['#a', '#b', '#c'])
    .replaceAll(
      /<li class="ez-toc-heading-level-2"><a class="ez-toc-link" href="#([bc])">/g,
      '<li class="ez-toc-more-link"><a class="ez-toc-link" href="#$1">',
    )
    .replace('</ul></nav>', `${more}${less}</ul></nav>`)
  await openArticle(table + sections('a', 'b', 'c'), {}, () => {
    document.head.innerHTML = '<style>.ez-toc-more-link,#ez-toc-more-links-disabler{display:none}</style>'
  })
}

test('the entries beyond the first few are shown by one button and hidden by another, each in the place of the other', async () => {
  await openShortened()
  expect(seen()).toEqual([false, true, false])
  await press('#ez-toc-more-links-enabler')
  expect(seen()).toEqual([true, false, true])
  await press('#ez-toc-more-links-disabler')
  expect(seen()).toEqual([false, true, false])
})

test('before the first press the plugin’s styles decide which entries and buttons are seen', async () => {
  await openShortened()
  find('style').remove()
  expect(seen()).toEqual([true, true, true])
})

test('what unfolds entries leaves the list open, and the toggle unfolds none', async () => {
  await openShortened()
  await press('.ez-toc-toggle')
  await press('.ez-toc-toggle')
  expect([isSeen('.ez-toc-list'), isSeen('.ez-toc-more-link')]).toEqual([true, false])
  await press('#ez-toc-more-links-enabler')
  expect([isSeen('.ez-toc-list'), isSeen('.ez-toc-more-link')]).toEqual([true, true])
  await press('.ez-toc-toggle')
  await press('.ez-toc-toggle')
  expect([isSeen('.ez-toc-list'), isSeen('.ez-toc-more-link')]).toEqual([true, true])
})

describe('the focus on the button that goes', () => {
  const MORE = '#ez-toc-more-links-enabler'
  const LESS = '#ez-toc-more-links-disabler'

  beforeEach(() =>
    openShortened(
      '<a href="#" id="ez-toc-more-links-enabler">More</a>',
      '<a href="#" id="ez-toc-more-links-disabler">Less</a>',
    ),
  )

  test('is handed on to the first entry that was unfolded, and back to the button that unfolds', async () => {
    find(MORE).focus()
    await press(MORE)
    expect(document.activeElement).toBe(find('.ez-toc-more-link a'))
    find(LESS).focus()
    await press(LESS)
    expect(document.activeElement).toBe(find(MORE))
  })

  test('stays where it is when it is elsewhere', async () => {
    find('.ez-toc-toggle').focus()
    await press(MORE)
    expect(document.activeElement).toBe(find('.ez-toc-toggle'))
  })
})

test('what unfolds the entries below another changes its id with each click, and nothing is followed', async () => {
  const table = contentsTable(['#a', '#b']).replaceAll('</a></li>', '</a><i id="ez-toc-open-sub-hd"></i></li>')
  await openArticle(table + sections('a', 'b'))
  const ids = () => [...document.querySelectorAll('li>i')].map(({ id }) => id.replace('ez-toc-open-sub-hd', ''))
  expect(ids()).toEqual(['', ''])
  expect(await press('li:last-child>i')).toBe(true)
  expect(ids()).toEqual(['', '-active'])
  await press('li:last-child>i')
  expect(ids()).toEqual(['', ''])
})

test.each([
  ['<span></span>', '☰'],
  ['', ''],
  ['<span>+</span>', '+'],
])('a toggle whose label holds %j shows %s', async (inLabel, shown) => {
  const table = contentsTable(['#a']).replace('<span>☰</span></a>', `<label>${inLabel}</label></a>`)
  Object.assign(window, { ezTOC: { visibility_hide_by_default: '', fallbackIcon: '<b>☰</b>' } })
  await openArticle(table + sections('a'))
  expect(find('.ez-toc-toggle label').textContent).toBe(shown)
  Reflect.deleteProperty(window, 'ezTOC')
})

test('toggles say that they are served, and the plugin’s public call is there for themes that make it', async () => {
  const ezTOC: { init?(): void } = {}
  Object.assign(window, { ezTOC })
  await openArticle(contentsTable(['#a']) + sections('a'))
  window.dispatchEvent(new Event('DOMContentLoaded'))
  expect(find('.ez-toc-toggle').classList).toContain('ez-toc-loaded')
  expect(() => ezTOC.init?.()).not.toThrow()
  expect(ezTOC.init).toBeInstanceOf(Function)
  Reflect.deleteProperty(window, 'ezTOC')
})
