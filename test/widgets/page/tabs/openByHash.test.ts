import { describe, expect, test, vi } from 'vitest'
import { openPage, pass, stopClock } from '../../../support/freshPage'
import { click, find } from '../../../support/page'
import { startPage } from '../../../support/startPage'

const IDLE = 50

const TABS = `<div class="tabbed-content" id="tabs"><ul class="nav">
    <li class="tab"><a href="#tab_size">Cỡ</a></li><li class="tab"><a href="#tab_care">Giữ gìn</a></li>
    <li class="reviews_tab"><a href="#tab-reviews">Đánh giá</a></li></ul>
  <div class="panel" id="tab_size"></div><div class="panel" id="tab_care"></div><div class="panel" id="tab-reviews"></div></div>`

const ACCORDION = `<div class="accordion"><div class="accordion-item"><a class="accordion-title" id="care" href="#accordion-item-care">Giữ gìn</a>
  <div class="accordion-inner">Giặt tay</div></div></div>`

let scrolledTo: (Element | undefined)[]

async function start(html: string, address: string, bodyClass = '', type = 'navigate'): Promise<void> {
  openPage(html, address)
  document.body.className = bodyClass
  stopClock()
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  scrolledTo = []
  vi.stubGlobal('scrollY', 0)
  vi.spyOn(window, 'scrollTo').mockImplementation((options) => {
    scrolledTo.push([...document.querySelectorAll('[id]')][(options as ScrollToOptions).top ?? -1])
  })
  // Each element stands at the height of its number among those with an id.
  for (const [index, element] of [...document.querySelectorAll('[id]')].entries())
    element.getBoundingClientRect = () => new DOMRect(0, index, 10, 10)
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as PerformanceNavigationTiming])
  await startPage()
  await pass(IDLE)
}

const activePanels = () => [...document.querySelectorAll('.panel.active')].map(({ id }) => id)

/** Tells of what is watched for its size after a moment, as the browser does. */
function tellSizesLate(): void {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe: () => void
      constructor(tell: () => void) {
        this.observe = () => setTimeout(tell, IDLE)
      }
      disconnect() {}
    },
  )
}

describe('the hash of the address', () => {
  test('opens the tab whose link it is, and after 500 ms the page scrolls there', async () => {
    await start(TABS, '#tab_care')
    expect(activePanels()).toEqual(['tab_care'])
    expect(scrolledTo).toEqual([])
    await pass(500)
    expect(scrolledTo).toEqual([find('#tabs')])
  })

  test.each(['#tab_b%e1%ba%a3o-h%c3%a0nh', '#tab_b%E1%BA%A3o-h%C3%A0nh'])(
    'opens a tab with a name of its language, however the address writes it: %s',
    async (address) => {
      await start(TABS.replace('#tab_care', '#tab_bảo-hành').replace('id="tab_care"', 'id="tab_bảo-hành"'), address)
      expect(activePanels()).toEqual(['tab_bảo-hành'])
    },
  )

  test('opens the section whose link it is, once, and after 500 ms the page scrolls there', async () => {
    await start(ACCORDION, '#accordion-item-care')
    expect(find('#care').className).toBe('accordion-title active')
    await pass(500)
    expect(scrolledTo).toEqual([find('#care')])
  })

  test('on a page that is reloaded the browser puts it where it was: the tab opens, and only a later change of the hash scrolls', async () => {
    await start(TABS, '#tab_care', '', 'reload')
    expect(activePanels()).toEqual(['tab_care'])
    await pass(500)
    expect(scrolledTo).toEqual([])
    location.hash = '#tab_size'
    window.dispatchEvent(new HashChangeEvent('hashchange'))
    await pass(500)
    expect(scrolledTo).toEqual([find('#tabs')])
  })

  test('leaves a section open that is open already', async () => {
    await start(ACCORDION.replace('accordion-title', 'accordion-title active'), '#accordion-item-care')
    expect(find('#care').className).toBe('accordion-title active')
  })

  test('opens all that have it, and the page scrolls to the first only', async () => {
    await start(
      `${TABS}<div class="tabbed-content" id="second"><ul><li><a href="#tab_care">x</a></li></ul><div class="panel" id="p"></div></div>`,
      '#tab_care',
    )
    expect(activePanels()).toEqual(['tab_care', 'p'])
    await pass(500)
    expect(scrolledTo).toEqual([find('#tabs')])
  })

  test.each([
    ['tabs', TABS, '#tab_care', '#tabs'],
    ['sections', ACCORDION, '#accordion-item-care', '#care'],
  ])(
    'opens %s that a page builder has printed twice, for wide screens and for phones; the page scrolls to what is seen',
    async (_, html, hash, seen) => {
      const unseen = html.replace(/ id="(tabs|care)"/, '')
      await start(`<div class="show-for-small">${unseen}</div>${html}`, '')
      for (const element of document.querySelectorAll('.show-for-small *')) element.getClientRects = () => [] as never
      location.hash = hash
      window.dispatchEvent(new HashChangeEvent('hashchange'))
      await pass(IDLE + 500)
      expect(scrolledTo).toEqual([find(seen)])
    },
  )

  test.each(['', '#tab_car', '#tab_care2', '#somewhere'])(
    '"%s" names none, so the page stays as it is',
    async (hash) => {
      await start(TABS, hash)
      expect(activePanels()).toEqual(['tab_size'])
      await pass(1000)
      expect(scrolledTo).toEqual([])
    },
  )

  test('opens what it names when it changes on the open page', async () => {
    await start(TABS, '')
    location.hash = '#tab_care'
    window.dispatchEvent(new HashChangeEvent('hashchange'))
    await pass()
    expect(activePanels()).toEqual(['tab_care'])
    await pass(499)
    expect(scrolledTo).toEqual([])
    await pass(1)
    expect(scrolledTo).toEqual([find('#tabs')])
  })

  test('is followed again by a link to the same place, which raises no event', async () => {
    await start(`${TABS}<a class="again" href="#tab_care">Giữ gìn thế nào?</a>`, '#tab_care')
    click(find('a[href="#tab_size"]'))
    await pass(500)
    expect(activePanels()).toEqual(['tab_size'])
    click(find('.again'), { ctrlKey: true })
    await pass()
    expect(activePanels()).toEqual(['tab_size'])
    scrolledTo.length = 0
    click(find('.again'))
    await pass(500)
    expect(activePanels()).toEqual(['tab_care'])
    expect(scrolledTo.at(-1)).toBe(find('#tabs'))
  })

  test('of a section in a tab opens both, and the page scrolls to the section', async () => {
    await start(TABS.replace('id="tab_care">', `id="tab_care">${ACCORDION}`), '#accordion-item-care')
    expect(activePanels()).toEqual(['tab_care'])
    expect(find('#care').className).toBe('accordion-title active')
    await pass(500)
    expect(scrolledTo).toEqual([find('#care')])
  })

  test('of something in a tab or a section opens what is around it, and the page scrolls to it', async () => {
    const heading = '<h2 id="washing">Giặt</h2>'
    const inSection = ACCORDION.replace('Giặt tay', heading)
    await start(TABS.replace('id="tab_care">', `id="tab_care">${inSection}`), '')
    tellSizesLate()
    // As long as it is in what is closed, it is not laid out.
    find('#washing').getClientRects = () => (activePanels()[0] === 'tab_care' ? [new DOMRect()] : []) as never
    location.hash = '#washing'
    window.dispatchEvent(new HashChangeEvent('hashchange'))
    await pass()
    expect(activePanels()).toEqual(['tab_care'])
    expect(find('#care').className).toBe('accordion-title active')
    await pass(IDLE + 500)
    expect(scrolledTo).toEqual([find('#washing')])
  })

  test('of something in a tab leads to it also where the theme’s styles leave closed panels their place, without height', async () => {
    await start(TABS.replace('id="tab_care">', 'id="tab_care"><h2 id="washing">Giặt</h2>'), '')
    document.head.innerHTML = '<style>.panel:not(.active) { visibility: hidden; height: 0 }</style>'
    location.hash = '#washing'
    window.dispatchEvent(new HashChangeEvent('hashchange'))
    await pass(IDLE + 500)
    expect(activePanels()).toEqual(['tab_care'])
    expect(scrolledTo).toEqual([find('#washing')])
  })

  test('of something in a panel that is open leaves the page to the browser', async () => {
    await start(TABS.replace('id="tab_size">', 'id="tab_size"><h2 id="chest">Ngực</h2>'), '#chest')
    expect(activePanels()).toEqual(['tab_size'])
    await pass(500)
    expect(scrolledTo).toEqual([])
  })

  test('of something hidden in a panel that is open leaves it to who shows it, such as a plugin’s pop-up', async () => {
    await start(TABS.replace('id="tab_size">', 'id="tab_size"><div id="pop-up">'), '')
    const popUp = vi.spyOn(find('#pop-up'), 'getClientRects').mockReturnValue([] as never)
    tellSizesLate()
    location.hash = '#pop-up'
    window.dispatchEvent(new HashChangeEvent('hashchange'))
    popUp.mockRestore()
    await pass(IDLE + 500)
    expect(scrolledTo).toEqual([])
  })

  test('leaves the tabs around one that it names where they are, if they are named, too', async () => {
    const inner = `<div class="tabbed-content"><ul><li><a href="#tab_size">Cỡ</a></li><li><a href="#tab_care">x</a></li></ul>
      <div class="panel" id="p"></div><div class="panel" id="q"></div></div>`
    await start(TABS.replace('id="tab_care">', `id="tab_care">${inner}`), '#tab_size')
    expect(activePanels()).toEqual(['tab_size', 'p'])
  })

  test('leaves what is in the reviews to their own rules', async () => {
    await start(TABS.replace('id="tab-reviews">', 'id="tab-reviews"><form id="mine">'), '#mine')
    window.dispatchEvent(new HashChangeEvent('hashchange'))
    await pass()
    expect(activePanels()).toEqual(['tab_size'])
    // On a product page those press the title of a section that is closed.
    const inSection = ACCORDION.replace('Giặt tay', '<div id="reviews">')
    await start(inSection, '#reviews', 'single-product')
    expect(find('#care').className).toBe('accordion-title active')
  })

  test('leaves the reviews of a product page to their own rules when the page starts, and to nobody else later', async () => {
    await start(TABS, '#tab-reviews', 'single-product')
    // Opened by those rules, which lead to the reviews, and not by these, which lead to the tabs.
    expect(activePanels()).toEqual(['tab-reviews'])
    await pass(500)
    expect(scrolledTo).not.toContain(find('#tabs'))
    click(find('a[href="#tab_size"]'))
    await pass()
    window.dispatchEvent(new HashChangeEvent('hashchange'))
    await pass(500)
    expect(activePanels()).toEqual(['tab-reviews'])
    expect(scrolledTo.at(-1)).toBe(find('#tabs'))
  })
})
