import { beforeEach, describe, expect, test, vi } from 'vitest'
import { openPage, pass, stopClock, type TestPage } from '../../../support/freshPage'
import { click, find, press } from '../../../support/page'
import { startPage } from '../../../support/startPage'

const IDLE = 50

function section(name: string, isOpen = false): string {
  return `<div id="accordion-${name}" class="accordion-item">
    <a id="${name}" class="accordion-title plain${isOpen ? ' active' : ''}" href="#accordion-item-${name}"><button class="toggle"></button>${name}</a>
    <div id="${name}-content" class="accordion-inner">${name}</div></div>`
}

let page: TestPage

beforeEach(() => {
  page = openPage(`<div class="accordion" id="product">${section('description', true)}${section('reviews')}</div>
    <div class="accordion" id="questions">${section('delivery', true)}</div>`)
  stopClock()
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(prefers-reduced-motion: reduce)' }))
})

async function start(): Promise<void> {
  await startPage()
  await pass(IDLE)
}

const openSections = () => [...document.querySelectorAll('.accordion-title.active')].map(({ id }) => id)
const shownContents = () =>
  [...document.querySelectorAll<HTMLElement>('.accordion-inner')]
    .filter(({ style }) => style.display === 'block')
    .map(({ id }) => id)

describe('a click on the title of a section', () => {
  test('opens it, and closes the one that was open in the same accordion', async () => {
    await start()
    expect(click(find('#reviews')).defaultPrevented).toBe(true)
    await pass()
    expect(openSections()).toEqual(['reviews', 'delivery'])
    expect(shownContents()).toEqual(['reviews-content', 'delivery-content'])
    expect(find('#reviews').getAttribute('aria-expanded')).toBe('true')
    expect(find('#description').getAttribute('aria-expanded')).toBe('false')
  })

  test('closes it again', async () => {
    await start()
    click(find('#description'))
    await pass()
    expect(openSections()).toEqual(['delivery'])
    expect(shownContents()).toEqual(['delivery-content'])
    expect(find('#description').getAttribute('aria-expanded')).toBe('false')
  })

  test.each([
    ['scrolls to it where the section above it has closed and taken it out of the window', '#reviews', -400, [620]],
    ['scrolls to it where the header covers it', '#reviews', 70, [1090]],
    ['leaves the page where it is when the title can be seen', '#reviews', 80, []],
    ['leaves the page where it is when it closes the section', '#description', -400, []],
  ])('%s', async (_what, title, top, scrolled) => {
    await start()
    vi.stubGlobal('scrollY', 1100)
    vi.stubGlobal('flatsomeVars', { scrollPaddingTop: 80 })
    const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue()
    find(title).getBoundingClientRect = () => ({ top }) as DOMRect
    click(find(title))
    await pass(200)
    expect(scrollTo).not.toHaveBeenCalled()
    await pass(200)
    expect(scrollTo.mock.calls.map(([options]) => (options as ScrollToOptions).top)).toEqual(scrolled)
  })

  test('leaves the page to a scroll that is going to begin, such as to the reviews', async () => {
    await start()
    const { scrollToElement } = await import('../../../../src/page/scroll')
    const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue()
    find('#reviews').getBoundingClientRect = () => ({ top: -400 }) as DOMRect
    click(find('#reviews'))
    scrollToElement(find('#questions'), { delay: 500 })
    await pass(450)
    expect(scrollTo).not.toHaveBeenCalled()
    await pass(100)
    expect(scrollTo).toHaveBeenCalledOnce()
  })

  test('does the same on the arrow in it', async () => {
    await start()
    click(find('#reviews .toggle'))
    await pass()
    expect(openSections()).toEqual(['reviews', 'delivery'])
  })

  test('leaves the accordion around its own alone', async () => {
    find('#description-content').innerHTML = `<div class="accordion">${section('inner')}</div>`
    await start()
    click(find('#inner'))
    await pass()
    expect(openSections()).toEqual(['description', 'inner', 'delivery'])
    click(find('#reviews'))
    await pass()
    expect(openSections()).toEqual(['inner', 'reviews', 'delivery'])
  })

  test('without content behind it is reported', async () => {
    find('#reviews-content').remove()
    await start()
    click(find('#reviews'))
    await pass()
    expect(page.reports).toEqual(['panel-missing'])
    expect(find('#reviews').className).toBe('accordion-title plain')
  })

  test('is left to the theme’s own script where that still runs', async () => {
    document.head.append(
      Object.assign(document.createElement('script'), {
        type: 'text/plain',
        src: '/themes/flatsome/assets/js/flatsome.js',
      }),
    )
    await start()
    expect(click(find('#reviews')).defaultPrevented).toBe(false)
    await pass()
    expect(openSections()).toEqual(['description', 'delivery'])
    expect(find('#reviews').hasAttribute('aria-expanded')).toBe(false)
  })
})

describe('an accordion at rest', () => {
  test('shows the section that the server marked, and says which are open', async () => {
    await start()
    expect(shownContents()).toEqual(['description-content', 'delivery-content'])
    expect(find('#reviews-content').style.display).toBe('none')
    expect(find('#description').getAttribute('aria-expanded')).toBe('true')
    expect(find('#reviews').getAttribute('aria-expanded')).toBe('false')
    expect(find('#reviews').getAttribute('aria-controls')).toBe('reviews-content')
  })

  test('opens the section whose number the theme printed before 3.16, until the shopper closes it', async () => {
    find('#product').setAttribute('rel', '2')
    find('#description').className = 'accordion-title plain'
    find('#questions').setAttribute('rel', '0')
    find('#delivery').className = 'accordion-title plain'
    await start()
    expect([openSections(), shownContents()]).toEqual([['reviews'], ['reviews-content']])
    click(find('#reviews'))
    await pass()
    expect([openSections(), shownContents()]).toEqual([[], []])
    click(find('#description'))
    await pass()
    expect(openSections()).toEqual(['description'])
  })

  test('is one stop for the keyboard in each title: the arrow does nothing that the title does not', async () => {
    await start()
    expect(find('#reviews .toggle').outerHTML).toBe('<button class="toggle" tabindex="-1" aria-hidden="true"></button>')
  })

  test('that arrives late is made ready too', async () => {
    await start()
    find('#questions').outerHTML = `<div class="accordion">${section('late')}</div>`
    await pass(IDLE)
    expect(find('#late').getAttribute('aria-expanded')).toBe('false')
  })
})

describe('an accordion of one’s own, of headings and blocks', () => {
  beforeEach(() => {
    document.body.innerHTML = `<div data-island="accordion">
      <h3 id="delivery">Giao hàng</h3><div class="accordion-inner" id="delivery-content"><h4>Nội thành</h4></div>
      <h3 id="returns">Đổi trả <a href="/x">luật</a></h3><div class="accordion-inner" id="returns-content">7 ngày</div></div>`
  })
  const buttons = () => [...document.querySelectorAll('h3 > button')]
  const states = () => buttons().map((button) => button.getAttribute('aria-expanded'))

  test('opens by a click on a heading, or on the button in it that the keyboard finds', async () => {
    await start()
    expect([shownContents(), states()]).toEqual([[], ['false', 'false']])
    click(find('#delivery'))
    await pass()
    expect([shownContents(), states()]).toEqual([['delivery-content'], ['true', 'false']])
    click(find('#returns button'))
    await pass()
    expect([shownContents(), states()]).toEqual([['returns-content'], ['false', 'true']])
    click(find('#returns button'))
    await pass()
    expect(shownContents()).toEqual([])
  })

  test.each([
    ['a link', 'a'],
    ['what looks like one, as of a drawing,', 'span'],
  ])('leaves %s in a heading to the browser', async (_which, tag) => {
    find('#returns').innerHTML = find('#returns').innerHTML.replaceAll(/(<\/?)a\b/g, `$1${tag}`)
    await start()
    expect(click(find('#returns [href]')).defaultPrevented).toBe(false)
    await pass()
    expect([shownContents(), page.reports]).toEqual([[], []])
  })

  test('opens and closes by a heading’s link to itself, too', async () => {
    find('#returns a').setAttribute('href', '#returns')
    await start()
    click(find('#returns a'))
    await pass()
    expect(shownContents()).toEqual(['returns-content'])
    click(find('#returns a'))
    await pass()
    expect(shownContents()).toEqual([])
  })

  test('keeps its headings: each holds a button that has its words and says what it opens', async () => {
    await start()
    for (const title of document.querySelectorAll('h3'))
      expect([title.getAttribute('role'), title.tabIndex]).toEqual([null, -1])
    expect(
      buttons().map((button) => [button.getAttribute('aria-label'), button.getAttribute('aria-controls')]),
    ).toEqual([
      ['Giao hàng', 'delivery-content'],
      ['Đổi trả luật', 'returns-content'],
    ])
    // Named by its own words, or the button's would be read as a part of it once more.
    expect(find('#delivery').getAttribute('aria-label')).toBe('Giao hàng')
  })

  test('leaves keys in a heading, and headings in a section, alone', async () => {
    await start()
    expect(press('Enter', find('#returns a')).defaultPrevented).toBe(false)
    click(find('h4'))
    await pass()
    expect([shownContents(), find('h4').children.length]).toEqual([[], 0])
  })

  test('opens the section that the address names', async () => {
    location.hash = '#returns'
    await start()
    expect(shownContents()).toEqual(['returns-content'])
  })
})

describe('an accordion of another library, with other names for its content', () => {
  const FOREIGN = `<ul class="accordion" data-accordion><li class="accordion-item is-active">
    <a class="accordion-title" id="foreign" href="#">Foundation</a><div class="accordion-content" data-tab-content>Nội dung</div></li></ul>`

  test('is left alone', async () => {
    find('#product').outerHTML = FOREIGN
    await start()
    expect(click(find('#foreign')).defaultPrevented).toBe(false)
    await pass()
    expect(find('.accordion-content').style.display).toBe('')
  })

  test('is no part of ours where it stands in a section', async () => {
    find('#description-content').innerHTML = FOREIGN
    await start()
    expect(click(find('#foreign')).defaultPrevented).toBe(false)
    await pass()
    expect(openSections()).toEqual(['description', 'delivery'])
    expect(find('.accordion-content').style.display).toBe('')
  })
})
