import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { fakeIntersectionObserver } from '../../support/fakeIntersectionObserver'
import { pass } from '../../support/freshPage'
import { recordNativeBehaviour } from '../../support/nativeBehaviour'
import { click, find } from '../../support/page'
import { contentsTable, openArticle, sections } from './contentsPage'

let scrolled: ScrollToOptions[]

/** Sections lie 1,000 px apart, the first at 1,000; the page is scrolled by 100. */
async function open(
  hrefs: readonly string[],
  ids: readonly string[],
  settings: Readonly<Record<string, unknown>> = {},
  before = () => {},
) {
  const page = await openArticle(contentsTable(hrefs) + sections(...ids), settings, before)
  for (const heading of document.querySelectorAll<HTMLElement>('h2')) {
    const place = Number(heading.dataset['place'])
    heading.getBoundingClientRect = () => new DOMRect(0, 900 + 1000 * place, 300, 40)
  }
  return page
}

beforeEach(() => {
  fakeIntersectionObserver()
  scrolled = []
  vi.spyOn(window, 'scrollTo').mockImplementation((options) => {
    scrolled.push(options as ScrollToOptions)
  })
  vi.stubGlobal('scrollY', 100)
})

const entry = (index = 0) => document.querySelectorAll('.ez-toc-link')[index] ?? document
const lastTop = () => Math.round(scrolled.at(-1)?.top ?? Number.NaN)

/** Clicks an entry; where the page is in the end. */
async function follow(index = 0): Promise<number> {
  click(entry(index))
  await pass(600)
  return lastTop()
}

describe('an entry', () => {
  test('the address keeps its page where the shop has set another base for links', async () => {
    await open([`${location.origin}/blog/cat/#b`], ['b'], {}, () => {
      history.replaceState(null, '', '/blog/cat/')
      document.head.innerHTML += '<base href="/">'
    })
    onTestFinished(() => find('base').remove())
    const pushed = vi.spyOn(history, 'pushState')
    await follow()
    expect(lastTop()).toBe(1000)
    const address = String(pushed.mock.lastCall?.[2])
    expect(new URL(address, document.baseURI).href).toBe(`${location.origin}/blog/cat/#b`)
  })

  test('toc.entry.scrolls-smoothly-to-section: the page scrolls for 500 ms and the address changes, without a jump', async () => {
    await open(['#a', '#b'], ['a', 'b'])
    const history = vi.spyOn(window.history, 'pushState')
    expect(click(entry(1)).defaultPrevented).toBe(true)
    await pass(16)
    await pass(250)
    expect(lastTop()).toBeGreaterThan(900)
    expect(lastTop()).toBeLessThan(1200)
    await pass(300)
    expect(lastTop()).toBe(2000)
    expect(location.hash).toBe('#b')
    expect(document.activeElement).toBe(find('[data-place="1"]'))
    await follow(1)
    expect(history).toHaveBeenCalledOnce()
  })

  test.each([
    ['toc.entry.scroll-offset-0: nothing', {}, 1000],
    ['the offset that is set', { contentsOffset: 50 }, 950],
    ['nothing for what the plugin prints where nobody set an offset', { contentsOffset: 30 }, 1000],
  ])('%s stays free above the section', async (_what, settings, top) => {
    await open(['#a'], ['a'], settings)
    expect(await follow()).toBe(top)
  })

  test('a fixed header and a fixed admin bar stay free, ones that scroll away do not', async () => {
    await open(['#a'], ['a'])
    document.body.insertAdjacentHTML(
      'afterbegin',
      '<div id="wpadminbar" style="position:fixed"></div><header style="position:sticky"></header>',
    )
    for (const [selector, height] of [
      ['#wpadminbar', 32],
      ['header', 70],
    ] as const)
      Object.defineProperty(find(selector), 'offsetHeight', { value: height })
    expect(await follow()).toBe(1000 - 102)
    find('#wpadminbar').style.position = 'absolute'
    expect(await follow()).toBe(1000 - 70)
  })

  test('what the theme says of its header counts', async () => {
    await open(['#a'], ['a'], {}, () => vi.stubGlobal('flatsomeVars', { scrollPaddingTop: 85 }))
    expect(await follow()).toBe(915)
  })

  test.each<[string, Record<string, unknown>, Record<string, unknown>]>([
    ['the setting', { contentsSmooth: false }, {}],
    ['the plugin', {}, { ezTOC: { smooth_scroll: '' } }],
  ])('the page goes there at once where %s says so', async (_who, settings, globals) => {
    await open(['#a'], ['a'], settings, () => {
      for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value)
    })
    click(entry())
    await pass(50)
    expect(lastTop()).toBe(1000)
  })

  test('the address stays as it is where the plugin says so', async () => {
    await open(['#a'], ['a'], {}, () => vi.stubGlobal('eztoc_smooth_local', { JumpJsLinks: '1', scroll_offset: '40' }))
    expect(await follow()).toBe(960)
    expect(location.hash).toBe('')
  })

  test('the page hears that the address has changed, once: what opens by it opens, and the page scrolls to the section alone', async () => {
    await open(['#panel-b'], [])
    const heard: string[][] = []
    // happy-dom itself announces what `pushState` has changed, later; no browser does.
    let hasJustChanged = false
    const pushState = history.pushState.bind(history)
    vi.spyOn(history, 'pushState').mockImplementation((...given) => {
      hasJustChanged = true
      queueMicrotask(() => {
        hasJustChanged = false
      })
      pushState(...given)
    })
    addEventListener('hashchange', (event) => {
      if (hasJustChanged) heard.push([event.oldURL, event.newURL])
      else event.stopImmediatePropagation()
    })
    document.body.insertAdjacentHTML(
      'beforeend',
      `<div class="woocommerce-tabs"><ul class="tabs"><li class="active"><a href="#panel-a">A</a></li><li><a href="#panel-b">B</a></li></ul>
      <div class="panel" id="panel-a"></div><div class="panel" id="panel-b"></div></div>`,
    )
    find('.woocommerce-tabs').getBoundingClientRect = () => new DOMRect(0, 300, 300, 40)
    find('#panel-b').getBoundingClientRect = () => new DOMRect(0, 500, 300, 40)
    await pass(1000)
    await follow()
    await pass(1500)
    expect(heard).toEqual([[`${location.origin}/`, `${location.origin}/#panel-b`]])
    expect(find('#panel-b').style.display).toBe('')
    expect(find('#panel-a').style.display).toBe('none')
    expect(lastTop()).toBe(600)
    const { length } = history
    await follow()
    expect(heard).toHaveLength(1)
    // The section is closed by another tab meanwhile.
    click(find('[href="#panel-a"]'))
    await pass(100)
    expect(find('#panel-b').style.display).toBe('none')
    hasJustChanged = true
    await follow()
    expect(heard).toHaveLength(2)
    expect(find('#panel-b').style.display).toBe('')
    expect(history.length).toBe(length)
  })

  test('opens what is closed around its section, as the browser does for a link', async () => {
    const page = await open(['#a', '#b'], [])
    document.body.insertAdjacentHTML(
      'beforeend',
      `<details id="outer"><summary>…</summary><div id="found" hidden="until-found"><details id="inner"><summary><h2 id="a">A</h2></summary></details>
      <h2 id="b">B</h2></div></details><details id="other"></details>`,
    )
    const isOpen = (id: string) => find(id).hasAttribute('open')
    const found = page.heard('beforematch')
    await follow(0)
    expect([isOpen('#outer'), find('#found').hidden, isOpen('#inner'), isOpen('#other')]).toEqual([
      true,
      false,
      false,
      false,
    ])
    expect(found).toHaveLength(1)
    find('#outer').removeAttribute('open')
    await follow(1)
    expect([isOpen('#outer'), found.length]).toEqual([true, 1])
  })
})

describe('addresses that are odd', () => {
  test.each([
    ['literal percent signs on both sides', '#M%E1%BA%B9o_%E2%80%9Cx%E2%80%9D', 'M%E1%BA%B9o_%E2%80%9Cx%E2%80%9D'],
    ['percent signs in the link only', '#M%E1%BA%B9o', 'Mẹo'],
    ['percent signs in the id only', '#Mẹo', 'M%E1%BA%B9o'],
    ['a percent sign that encodes nothing', '#100%_x', '100%_x'],
    ['that sign encoded in the link', '#100%25_x', '100%_x'],
    ['blanks and quotes', "#thịt &quot;tươi&quot; &amp; 'ngon'", "thịt &quot;tươi&quot; &amp; 'ngon'"],
    ['brackets and commas', '#a[1],(b):c.d', 'a[1],(b):c.d'],
    ['the page’s whole address', `${location.origin}/?x=1#a`, 'a'],
  ])('%s', async (_what, href, id) => {
    const page = await open(['#other', href], ['other', id])
    expect(await follow(1)).toBe(2000)
    expect(page.reports).toEqual([])
  })

  test('the page’s whole address, its percent signs in another case than the browser has them', async () => {
    const page = await open([`${location.origin}/m%e1%ba%b9o/#a`], ['a'], {}, () =>
      history.replaceState(null, '', '/m%E1%BA%B9o/'),
    )
    expect(await follow()).toBe(1000)
    expect(page.visited).toEqual([])
  })

  test('the address may stand in an attribute of its own', async () => {
    await open(['#" data-href="#b'], ['a', 'b'])
    expect(await follow()).toBe(2000)
    expect(location.hash).toBe('#b')
  })

  test('of two sections with the same id the second entry leads to the second; more entries to the first', async () => {
    await open(['#x', '#a', '#x', '#x'], ['x', 'a', 'x'])
    expect(await follow(0)).toBe(1000)
    expect(await follow(2)).toBe(3000)
    expect(await follow(3)).toBe(1000)
  })

  test('a heading that has the id itself, too, is one section', async () => {
    await open(['#a', '#a'], ['a'])
    find('h2').id = 'a'
    expect(await follow(1)).toBe(1000)
  })

  test('a section that is no heading is gone to as well', async () => {
    await open(['#a'], [])
    document.body.insertAdjacentHTML('beforeend', '<p id="a"></p>')
    find('#a').getBoundingClientRect = () => new DOMRect(0, 200, 1, 1)
    expect(await follow()).toBe(300)
  })

  test.each(['#', '', '/page/2/#a', 'https://other.example/#a', 'http://[', 'mailto:a@b'])(
    'an entry that leads to %j is left to the browser',
    async (href) => {
      await open([href], ['a'])
      const native = recordNativeBehaviour()
      click(entry())
      await pass(600)
      expect(native).toEqual([`follows ${href}`])
      expect(scrolled).toEqual([])
    },
  )

  test('an entry whose section is not here leads where its address says', async () => {
    const page = await open(['?page=2#z'], ['a'])
    await follow()
    expect(page.visited).toEqual([`${location.origin}/?page=2#z`])
    expect(scrolled).toEqual([])
  })

  test('a click with Ctrl is the browser’s', async () => {
    await open(['#a'], ['a'])
    expect(click(entry(), { ctrlKey: true }).defaultPrevented).toBe(false)
  })

  test('an entry outside of any table scrolls too', async () => {
    await open([], ['a'])
    document.body.insertAdjacentHTML('beforeend', '<a class="ez-toc-link" href="#a"></a>')
    expect(await follow()).toBe(1000)
  })
})

test('where the plugin’s own script still scrolls, entries are left to it', async () => {
  await open(['#a'], ['a'], {}, () => {
    document.head.innerHTML =
      '<script type="x" src="/plugins/easy-table-of-contents/assets/js/smooth_scroll.min.js"></script>'
  })
  expect(click(entry()).defaultPrevented).toBe(false)
})
