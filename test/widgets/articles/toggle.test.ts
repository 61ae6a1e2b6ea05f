import { beforeEach, describe, expect, test, vi } from 'vitest'
import { deleteCookie } from '../../../src/page/cookies'
import { readCookie } from '../../../src/page/readCookie'
import { fakeAnimations } from '../../support/fakeAnimations'
import { fakeIntersectionObserver } from '../../support/fakeIntersectionObserver'
import { openPage, pass, setCookie, stopClock } from '../../support/freshPage'
import { click, find } from '../../support/page'
import { startPage } from '../../support/startPage'
import { contentsTable, openArticle, sections } from './contentsPage'

const TWO = contentsTable(['#a']) + contentsTable(['#a'], 'widget') + sections('a')

beforeEach(() => {
  fakeAnimations()
  fakeIntersectionObserver()
})

const list = (kind = 'article') =>
  find(kind === 'article' ? '#ez-toc-container .ez-toc-list' : '.ez-toc-widget-container .ez-toc-list')
const isShown = (kind?: string) => getComputedStyle(list(kind)).display !== 'none'
const shown = () => [isShown(), isShown('widget')]
const clickToggle = async (kind = 'article') => {
  const event = click(find(`#toggle-${kind} span`))
  await pass(300)
  return event
}
const hideStyles = () => {
  document.head.innerHTML = '<style>.eztoc-toggle-hide-by-default{display:none}</style>'
}

describe('the toggle', () => {
  test('toc.collapse.toggles-the-list: closes and opens the list of its own table, and says so', async () => {
    await openArticle(TWO)
    expect(shown()).toEqual([true, true])
    expect((await clickToggle()).defaultPrevented).toBe(true)
    expect(shown()).toEqual([false, true])
    expect(find('#ez-toc-container').classList).toContain('toc_close')
    expect(find('.ez-toc-box-title').classList).toContain('toc-closed')
    expect(find('#toggle-article').getAttribute('aria-expanded')).toBe('false')
    expect(find('#toggle-widget').getAttribute('aria-expanded')).toBe('true')
    await clickToggle()
    expect(shown()).toEqual([true, true])
    expect(find('#ez-toc-container').classList).not.toContain('toc_close')
    expect(find('.ez-toc-box-title').classList).not.toContain('toc-closed')
  })

  test('is shown where the plugin has printed it hidden for its own script, and stays so', async () => {
    await openArticle(TWO, {}, () => {
      find('#toggle-article').style.display = 'none'
    })
    expect(find('#toggle-article').style.display).toBe('')
    await clickToggle()
    expect(find('#toggle-article').style.display).toBe('')
    expect(shown()).toEqual([false, true])
  })

  test('two clicks before its code is there leave it open, and nothing to be remembered', async () => {
    openPage(TWO)
    stopClock()
    deleteCookie('ezTOC_hidetoc-0')
    await startPage()
    click(find('#toggle-article'))
    click(find('#toggle-article'))
    await pass(300)
    expect(isShown()).toBe(true)
    expect(find('#toggle-article').getAttribute('aria-expanded')).toBe('true')
    expect(readCookie('ezTOC_hidetoc-0')).not.toBe('1')
  })

  test('a second click while the list still closes opens it again', async () => {
    await openArticle(TWO)
    click(find('#toggle-article'))
    await pass(50)
    await clickToggle()
    expect(isShown()).toBe(true)
  })

  test('is a button that names its list', async () => {
    await openArticle(TWO)
    const toggle = find('#toggle-article')
    expect(toggle.getAttribute('role')).toBe('button')
    expect(toggle.getAttribute('aria-controls')).toBe(list().id)
    expect(list().id).not.toBe(list('widget').id)
    expect(toggle.hasAttribute('tabindex')).toBe(false)
  })

  test('a title that is a toggle too stays text, and shares the memory of its table', async () => {
    await openArticle(TWO.replace('class="ez-toc-title"', 'class="ez-toc-title ez-toc-toggle"'))
    const title = find('.ez-toc-title')
    expect(title.hasAttribute('role')).toBe(false)
    // Nobody is told of a state that an element without a role cannot have.
    expect(title.getAttributeNames()).toEqual(expect.not.arrayContaining(['aria-expanded', 'aria-controls']))
    click(title)
    await pass(300)
    expect(isShown()).toBe(false)
    expect(find('#toggle-article').getAttribute('aria-expanded')).toBe('false')
    expect(readCookie('ezTOC_hidetoc-0')).toBe('1')
    await clickToggle('widget')
    expect(readCookie('ezTOC_hidetoc-2')).toBe('1')
    await clickToggle()
    expect(readCookie('ezTOC_hidetoc-0')).toBe('null')
  })

  test('a label that works by its own checkbox is left alone, and so is its table', async () => {
    const native = `<div id="ez-toc-container" class="native"><label for="box" class="ez-toc-toggle">☰</label>
      <input type="checkbox" id="box"><nav><ul class="ez-toc-list"></ul></nav></div>`
    await openArticle(native + contentsTable(['#a'], 'widget'), {}, () => setCookie('ezTOC_hidetoc-0', '1'))
    expect(click(find('label')).defaultPrevented).toBe(false)
    await pass(300)
    expect(find('.native').outerHTML).toBe(native)
    await clickToggle('widget')
    expect(readCookie('ezTOC_hidetoc-1')).toBe('1')
  })

  test('the plugin’s own script, where it still runs, has its tables to itself', async () => {
    await openArticle(TWO, {}, () => {
      document.head.innerHTML =
        '<script type="x" src="/plugins/easy-table-of-contents/assets/js/front.min.js"></script>'
      setCookie('ezTOC_hidetoc-0', '1')
    })
    expect(shown()).toEqual([true, true])
    expect((await clickToggle()).defaultPrevented).toBe(false)
    expect(click(find('.ez-toc-link')).defaultPrevented).toBe(false)
    expect(find('#toggle-article').hasAttribute('role')).toBe(false)
  })

  test('our own markup works without any class of the plugin', async () => {
    await openArticle(`<nav data-island="contents"><button data-island="contents-toggle"></button>
      <ol><li><a href="#a">A</a></li></ol></nav>${sections('a')}`)
    click(find('button'))
    await pass(300)
    expect(getComputedStyle(find('ol')).display).toBe('none')
    expect(find('button').hasAttribute('role')).toBe(false)
  })
})

describe('what is remembered', () => {
  test('toc.memory.cookie-per-table: each table has a cookie of its own, named after the place of its toggle', async () => {
    await openArticle(TWO)
    await clickToggle('widget')
    expect([readCookie('ezTOC_hidetoc-0'), readCookie('ezTOC_hidetoc-1')]).toEqual(['', '1'])
    expect(shown()).toEqual([true, false])
    await clickToggle()
    expect([readCookie('ezTOC_hidetoc-0'), readCookie('ezTOC_hidetoc-1')]).toEqual(['1', '1'])
  })

  test('toc.memory.cookie-lasts-30-days: the closed state is kept that long, the open one until the browser is closed', async () => {
    await openArticle(TWO)
    const written: string[] = []
    vi.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => {
      written.push(cookie)
    })
    const inThirtyDays = new Date(Date.now() + 2_592_000_000).toUTCString()
    vi.setSystemTime(new Date(inThirtyDays).getTime() - 2_592_000_000)
    await clickToggle()
    await clickToggle()
    expect(written).toEqual([
      `ezTOC_hidetoc-0=1; path=/; samesite=Strict; expires=${inThirtyDays}`,
      'ezTOC_hidetoc-0=null; path=/; samesite=Strict',
    ])
  })

  test.each([
    ['1', false],
    ['null', true],
    ['', true],
    ['%E0%A4%A', true],
  ])('toc.memory.state-remembered: with the cookie %j the table comes back open: %s', async (cookie, isOpen) => {
    await openArticle(TWO, {}, () => setCookie('ezTOC_hidetoc-0', cookie))
    expect(shown()).toEqual([isOpen, true])
    expect(find('#toggle-article').getAttribute('aria-expanded')).toBe(String(isOpen))
    expect(readCookie('ezTOC_hidetoc-0')).toBe(cookie)
    await clickToggle()
    expect(isShown()).toBe(!isOpen)
  })

  test.each([
    ['1', true],
    ['null', false],
    ['', false],
  ])(
    'toc.memory.state-remembered: where tables are closed by default, the cookie %j means open: %s',
    async (cookie, isOpen) => {
      await openArticle(contentsTable(['#a'], 'article', 'eztoc-toggle-hide-by-default'), {}, () => {
        hideStyles()
        setCookie('ezTOC_hidetoc-0', cookie)
      })
      expect(isShown()).toBe(isOpen)
      await clickToggle()
      expect(isShown()).toBe(!isOpen)
      expect(readCookie('ezTOC_hidetoc-0')).toBe(isOpen ? 'null' : '1')
    },
  )

  test.each([
    [{ visibility_hide_by_default: '1' }, false],
    [{ visibility_hide_by_default: '1', visibility_hide_by_device: '0' }, true],
    [{ visibility_hide_by_default: '', visibility_hide_by_device: '1' }, true],
  ])('the plugin’s settings %j: open at first: %s', async (global, isOpen) => {
    await openArticle(contentsTable(['#a']), {}, () => vi.stubGlobal('ezTOC', global))
    expect(isShown()).toBe(isOpen)
  })

  test('a table closed by its class opens where that is not meant for this device', async () => {
    await openArticle(
      contentsTable(['#a'], 'article', 'eztoc-toggle-hide-by-default'),
      { contentsHiddenHere: false },
      hideStyles,
    )
    expect(isShown()).toBe(true)
  })

  test('a table at rest is not written to: its list keeps the display that it has', async () => {
    await openArticle(contentsTable(['#a'], 'article', '" style="display:grid'))
    expect(list().style.display).toBe('grid')
  })
})
