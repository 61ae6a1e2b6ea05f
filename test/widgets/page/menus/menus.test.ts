import { beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeIntersectionObserver } from '../../../support/fakeIntersectionObserver'
import { openPage, pass, stopClock } from '../../../support/freshPage'
import { click, find, press } from '../../../support/page'
import { startPage } from '../../../support/startPage'

const IDLE = 50

const LIST = (more = '') => `<ul class="nav nav-sidebar nav-vertical ${more}">
  <li id="shop"><a href="/shop/">Cửa hàng</a><ul class="children" id="below"><li id="food"><a id="food-link" href="/food/">Thức ăn</a></li></ul></li>
  <li id="toys" class="active"><a id="toys-link" href="#">Đồ chơi</a><ul class="sub-menu"><li><a href="/ball/">Bóng</a></li></ul></li></ul>`

async function start(html: string, seen = '.nav-sidebar,.mobile-sidebar-slide'): Promise<void> {
  openPage(html)
  stopClock()
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  const viewport = fakeIntersectionObserver()
  await startPage()
  await pass(IDLE)
  viewport.tell([...document.querySelectorAll(seen)])
  await pass(IDLE)
}

describe('a menu that unfolds', () => {
  beforeEach(() => start(LIST()))

  test('page.mobile-menu.submenus-expand: has a button between each entry and those below; the one of the open page is unfolded', () => {
    const button = find('#shop>button.toggle+ul')
    expect(button.style.display).toBe('none')
    expect(find('#shop>button').getAttribute('aria-label')).toBe('Mở hoặc đóng mục con: Cửa hàng')
    expect(find('#shop').className).toBe('has-child')
    expect(find('#toys>button').getAttribute('aria-label')).toBe('Mở hoặc đóng mục con: Đồ chơi')
    expect(find('#toys>button').getAttribute('aria-expanded')).toBe('true')
    expect(find('#toys>ul').style.display).toBe('block')
  })

  test('page.mobile-menu.submenus-expand: the button shows and hides them', async () => {
    click(find('#shop>button i'))
    await pass()
    expect(find('#below').style.display).toBe('block')
    expect(find('#shop').className).toBe('has-child active')
    click(find('#shop>button'))
    await pass()
    expect(find('#below').style.display).toBe('none')
  })

  test('a link that leads nowhere unfolds, too', async () => {
    expect(click(find('#toys-link')).defaultPrevented).toBe(true)
    await pass()
    expect(find('#toys>ul').style.display).toBe('none')
  })

  test('a link that leads somewhere does where the theme wants it, and there is something below', async () => {
    expect(click(find('#shop>a')).defaultPrevented).toBe(false)
    document.body.className = 'mobile-submenu-toggle'
    expect(click(find('#shop>a')).defaultPrevented).toBe(true)
    await pass()
    expect(find('#below').style.display).toBe('block')
    expect(click(find('#food-link')).defaultPrevented).toBe(false)
  })

  test('a link that unfolds opens its page in another tab with the Ctrl key, as any link, and nothing unfolds', async () => {
    document.body.className = 'mobile-submenu-toggle'
    expect(click(find('#shop>a'), { ctrlKey: true }).defaultPrevented).toBe(false)
    await pass()
    expect(find('#below').style.display).toBe('none')
  })

  test('an Enter that is held down unfolds once; on a link that leads somewhere it is the browser’s', () => {
    const isKept = (selector: string, repeat: boolean) => press('Enter', find(selector), { repeat }).defaultPrevented
    expect(['#shop>button', '#toys-link'].map((control) => isKept(control, false))).toEqual([false, false])
    expect(['#shop>button', '#toys-link'].map((control) => isKept(control, true))).toEqual([true, true])
    expect(['#shop>a', '#food-link'].map((link) => isKept(link, true))).toEqual([false, false])
    expect(press('ArrowDown', find('#shop>button'), { repeat: true }).defaultPrevented).toBe(false)
  })
})

describe('a menu of the theme with a third level', () => {
  const menu = (
    more = '',
  ) => `<ul class="nav nav-sidebar nav-vertical"${more}><li id="shop"><a href="/shop/">Cửa hàng</a><ul
    class="sub-menu nav-sidebar-ul children"><li id="food"><a id="food-link" href="/food/">Thức ăn</a><ul class="sub-menu nav-sidebar-ul" id="deeper"><li><a
    href="/pate/">Pate</a></li></ul></li></ul></li><li id="toys"><a href="/toys/">Đồ chơi</a><ul class="sub-menu nav-sidebar-ul"><li><a href="/ball/">Bóng</a></li></ul></li></ul>`

  test('folds the second, the third stands open, and its heading is a link as any other', async () => {
    await start(menu())
    const before = find('#food').outerHTML
    expect(find('#toys').querySelectorAll(':scope>button')).toHaveLength(1)
    click(find('#shop>button'))
    await pass()
    expect(find('#shop>ul').style.display).toBe('block')
    document.body.className = 'mobile-submenu-toggle'
    expect(click(find('#food-link')).defaultPrevented).toBe(false)
    expect(find('#food').outerHTML).toBe(before)
  })

  test('folds every level where our own mark asks for it', async () => {
    await start(menu(' data-island="nested-menu"'))
    click(find('#food>button'))
    await pass()
    expect(find('#deeper').style.display).toBe('block')
  })
})

describe('a list of links that is no mobile menu, such as that of the account', () => {
  const styles =
    '<style>.nav .children { position: fixed; opacity: 0 } .nav .active>.children { position: static; opacity: 1 }</style>'
  const links = `<ul class="nav nav-line nav-vertical" id="list"><li id="shop"><a href="/account/">Tài khoản</a><ul class="sub-menu nav-sidebar-ul children"
    id="below"><li><a href="/orders/">Đơn hàng</a></li></ul></li><li id="toys" class="active"><a id="toys-link" href="#">Trợ giúp</a><ul class="children"><li><a
    href="/help/">Liên hệ</a></li></ul></li></ul>`

  test('unfolds by its buttons; the one with the open page is unfolded', async () => {
    await start(styles + links, '#list')
    expect(find('#toys>button').getAttribute('aria-expanded')).toBe('true')
    expect(find('#below').style.display).toBe('none')
    click(find('#shop>button'))
    await pass()
    expect(find('#shop').className).toBe('has-child active')
    expect(find('#below').style.display).toBe('block')
  })

  test('unfolds by a link that leads nowhere, and by no other', async () => {
    await start(styles + links, '#list')
    document.body.className = 'mobile-submenu-toggle'
    expect(click(find('#shop>a')).defaultPrevented).toBe(false)
    expect(click(find('#toys-link')).defaultPrevented).toBe(true)
    await pass()
    expect(find('#toys>ul').style.display).toBe('none')
  })

  test('is left alone in a header: there lists of other themes drop down', async () => {
    await start(`${styles}<header>${links}</header>`, '#list')
    expect(find('#list').querySelector('button')).toBe(null)
    expect(document.querySelectorAll('[style]')).toHaveLength(0)
  })

  test.each([
    ['leaves it open', ''],
    ['lets it drop down', '<style>.nav .children { position: absolute; display: none }</style>'],
  ])('is left alone under a theme that %s', async (_what, style) => {
    await start(style + links, '#list')
    expect(document.querySelector('button')).toBe(null)
    expect(document.querySelectorAll('[style]')).toHaveLength(0)
  })

  test('is left alone where what lies below drops down', async () => {
    const html = links.replaceAll('children', 'nav-dropdown')
    await start(html, '#list')
    expect(document.querySelector('button')).toBe(null)
  })
})

describe('a list in a sidebar', () => {
  const sidebar = (rule: string) =>
    `<style>${rule}</style><div class="widget"><ul id="list"><li id="shop"><a href="/shop/">Cửa hàng</a><ul class="children" id="below"><li><a href="/food/">Thức ăn</a></li></ul></li>
    <li class="current-cat-parent" id="toys"><a href="/toys/">Đồ chơi</a><ul class="children"><li><a href="/ball/">Bóng</a></li></ul></li></ul></div>`

  test('unfolds where the theme folds it; the one with the open page is unfolded', async () => {
    await start(sidebar('.widget ul ul { display: none }'), '#list')
    expect(find('#toys>button').getAttribute('aria-expanded')).toBe('true')
    expect(find('#toys>ul').style.display).toBe('block')
    click(find('#shop>button'))
    await pass()
    expect(find('#below').style.display).toBe('block')
    click(find('#shop>button'))
    await pass()
    expect(find('#below').style.display).toBe('none')
  })

  test('has those below the open page unfolded, too, as the theme’s script has them', async () => {
    await start(
      sidebar('.widget ul ul { display: none }').replace('id="shop"', 'class="current-cat" id="shop"'),
      '#list',
    )
    expect(find('#shop>button').getAttribute('aria-expanded')).toBe('true')
    expect(find('#below').style.display).toBe('block')
  })

  test('unfolds by a link that leads nowhere, and by no other', async () => {
    await start(sidebar('.widget ul ul { display: none }').replace('/shop/', '#'), '#list')
    document.body.className = 'mobile-submenu-toggle'
    expect(click(find('#toys>a')).defaultPrevented).toBe(false)
    expect(click(find('#shop>a')).defaultPrevented).toBe(true)
    await pass()
    expect(find('#below').style.display).toBe('block')
  })

  test('has its buttons also where the theme’s styles come only after it was looked at', async () => {
    await start(sidebar(''), '#list')
    expect(find('#list').querySelector('button')).toBe(null)
    find('style').textContent = '.widget ul ul { display: none }'
    window.dispatchEvent(new Event('load'))
    await pass()
    expect(find('#toys>button').getAttribute('aria-expanded')).toBe('true')
    expect(find('#below').style.display).toBe('none')
  })

  test('is left as it is where it is open for good, the one with the open page, too', async () => {
    await start(sidebar(''), '#list')
    expect(find('#below').outerHTML).toBe('<ul class="children" id="below"><li><a href="/food/">Thức ăn</a></li></ul>')
    expect(find('#list').querySelector('button')).toBe(null)
    expect(find('#toys').className).toBe('current-cat-parent')
    expect(find('#toys>ul').getAttribute('style')).toBe(null)
  })

  test.each(['<span class="toggle"></span>', '<i class="open-this"></i>', '<button class="unfold">+</button>'])(
    'is left to another theme’s script that has put a toggle of its own there, as GT3’s: %s',
    async (toggle) => {
      const folded = sidebar('.widget ul ul { display: none }').replaceAll('<ul class="children"', `${toggle}$&`)
      await start(folded, '#list')
      expect(document.body.innerHTML).toBe(folded)
    },
  )

  test('unfolds also where a number of products or a picture stands in its entry', async () => {
    const more = '<span class="count">(2)</span><img src="/shop.svg" alt="">'
    await start(sidebar('.widget ul ul { display: none }').replaceAll('<ul class="children"', `${more}$&`), '#list')
    click(find('#shop>button'))
    await pass()
    expect(find('#below').style.display).toBe('block')
  })

  const only = (rule: string) => `<style>${rule}.current-cat > .children { display: block !important }</style>
    <div class="widget"><ul id="list"><li class="cat-item current-cat" id="shop"><a href="/shop/">Cửa hàng</a><ul class="children" id="below"></ul></li></ul></div>`

  test('is left as it is where another theme leaves it open, also if it is the only one and has the open page', async () => {
    const html = only('')
    await start(html, '#list')
    expect(document.body.innerHTML).toBe(html)
  })

  test('unfolds where the theme folds it, also if it is the only one and has the open page', async () => {
    await start(only('.widget ul ul { display: none }'), '#list')
    expect(find('#list').children).toHaveLength(1)
    click(find('#shop>button'))
    await pass()
    expect(find('#below').style.display).toBe('none')
  })

  const MENU = `<ul class="menu" id="list"><li class="current-menu-ancestor" id="toys"><a href="/toys/">Đồ chơi</a><ul class="sub-menu"><li><a
    href="/ball/">Bóng</a></li></ul></li><li id="shop"><a href="/shop/">Cửa hàng</a><ul class="sub-menu" id="below"><li><a href="/food/">Thức ăn</a></li></ul></li></ul>`

  test('may be a menu', async () => {
    await start(`<style>.sub-menu { display: none }</style><aside class="widget"><nav>${MENU}</nav></aside>`, '#list')
    click(find('#shop>button'))
    await pass()
    expect(find('#below').style.display).toBe('block')
  })

  test('is no menu that another theme has in its header: it drops down by styles or a script of its own', async () => {
    const header = `<style>.sub-menu { display: none }</style><nav class="site-navigation">${MENU}</nav>`
    await start(header, '#list')
    expect(find('#list').querySelector('button')).toBe(null)
    expect(document.querySelectorAll('[style]')).toHaveLength(0)
  })
})

test('a button that the server printed is the one', async () => {
  await start(LIST().replace('<ul class="children"', '<button class="toggle"></button>$&'))
  expect(find('#shop').querySelectorAll(':scope>button')).toHaveLength(1)
  expect(find('#shop>button').getAttribute('aria-label')).toBe('Mở hoặc đóng mục con: Cửa hàng')
  click(find('#shop>button'))
  await pass()
  expect(find('#shop>button').getAttribute('aria-expanded')).toBe('true')
})

test('a level that slides in is named by the words of its link, not by the HTML that a lazy loader keeps beside its icon', async () => {
  const menu = `<div class="mobile-sidebar mobile-sidebar-slide" data-levels="2">${LIST('nav-slide')}</div>`
  const icon = '<img src="blank.gif" alt=""><noscript>&lt;img src="icon.png"&gt;</noscript>'
  await start(menu.replace('Cửa hàng</a>', `${icon}Cửa hàng</a>`))
  expect(find('#below>.nav-slide-header').textContent).toContain('Cửa hàng')
  expect(find('#below>.nav-slide-header').textContent).not.toContain('img')
})

describe('a menu whose levels slide in', () => {
  beforeEach(() => start(`<div class="mobile-sidebar mobile-sidebar-slide" data-levels="2">${LIST('nav-slide')}</div>`))

  test('at rest nothing is moved', async () => {
    expect(find('.nav-slide').getAttribute('style')).toBe(null)
    click(find('#shop>button'))
    await pass()
    click(find('#below>li.nav-slide-header>button'))
    await pass()
    expect(find('.nav-slide').getAttribute('style')).toBe(null)
  })

  test('goes one level by two quick taps, down and up', async () => {
    const opener = find('#shop>button')
    const back = find('#below>li.nav-slide-header>button')
    click(opener)
    click(opener)
    await pass()
    expect(find('.nav-slide').style.transform).toBe('translateX(-100%)')
    click(back)
    click(back)
    await pass()
    expect(find('.nav-slide').className).toContain('is-current-slide')
    click(opener)
    await pass()
    expect(find('.nav-slide').style.transform).toBe('translateX(-100%)')
  })

  test('goes one level by a held Enter, down and up: the browser clicks nothing more for its repetitions', async () => {
    const opener = find('#shop>button')
    const back = find('#below>li.nav-slide-header>button')
    const isPrevented = (target: Element, more: KeyboardEventInit) => press('Enter', target, more).defaultPrevented
    for (const control of [opener, back, find('#toys-link')]) {
      expect([isPrevented(control, {}), isPrevented(control, { repeat: true })]).toEqual([false, true])
    }
    // A link that leads elsewhere is the browser's, and so are other keys.
    expect(isPrevented(find('#food-link'), { repeat: true })).toBe(false)
    expect(press('Tab', opener, { repeat: true }).defaultPrevented).toBe(false)
  })

  test('leads to the level below and back, with the focus, and what is on no level in view cannot be reached', async () => {
    expect(find('#food-link').tabIndex).toBe(-1)
    expect(find('#below').getAttribute('aria-hidden')).toBe('true')
    click(find('#shop>button'))
    await pass()
    const back = find('#below>li.nav-slide-header>button')
    expect(document.activeElement).toBe(back)
    expect(back.textContent).toBe(' Cửa hàng')
    expect(find('.nav-slide').style.transform).toBe('translateX(-100%)')
    expect(find('#below').className).toBe('children is-current-slide')
    expect([find('#food-link').tabIndex, find('#toys-link').tabIndex, find('#shop>button').tabIndex]).toEqual([
      0, -1, -1,
    ])
    click(back)
    await pass()
    expect(document.activeElement).toBe(find('#shop>button'))
    expect(find('.nav-slide').className).toContain('is-current-slide')
    expect(find('#toys-link').tabIndex).toBe(0)
  })

  test('the buttons that lead down and back can be reached on the level in view, and on no other', async () => {
    const [opener, back, other] = [find('#shop>button'), find('#below>.nav-slide-header>button'), find('#toys>button')]
    const reached = () => [opener, back, other].map(({ tabIndex }) => tabIndex === 0)
    expect(reached()).toEqual([true, false, true])
    click(opener)
    await pass()
    expect(reached()).toEqual([false, true, false])
    click(back)
    await pass()
    expect(reached()).toEqual([true, false, true])
  })
})

describe('a link of a menu whose levels slide in', () => {
  beforeEach(() => start(`<div class="mobile-sidebar-slide" data-levels="1">${LIST('nav-slide')}</div>`))
  const isSlidIn = (name: string) => !!find(`#${name}>ul`).matches('.is-current-slide')

  test('leads to the level below where it leads nowhere else', async () => {
    expect(click(find('#toys-link')).defaultPrevented).toBe(true)
    await pass()
    expect(isSlidIn('toys')).toBe(true)
  })

  test('and where the theme wants it; one without a level below is followed', async () => {
    expect(click(find('#shop>a')).defaultPrevented).toBe(false)
    document.body.className = 'mobile-submenu-toggle'
    expect(click(find('#shop>a')).defaultPrevented).toBe(true)
    await pass()
    expect(isSlidIn('shop')).toBe(true)
    expect(click(find('#food-link')).defaultPrevented).toBe(false)
  })

  test('but opens its page in another tab with the Ctrl key, as any link, and nothing slides', async () => {
    document.body.className = 'mobile-submenu-toggle'
    expect(click(find('#shop>a'), { ctrlKey: true }).defaultPrevented).toBe(false)
    await pass()
    expect(isSlidIn('shop')).toBe(false)
  })
})

describe('which lists of a menu slide in', () => {
  const menu = (levels: number) => `<div class="mobile-sidebar-slide" data-levels="${levels}"><ul class="nav-slide">
    <li id="shop"><a href="/shop/"> Cửa hàng </a><ul class="children" id="one"><li id="food"><a id="food-link" href="/food/">Thức ăn</a>
      <ul class="children" id="two"><li><a id="pate-link" href="/pate/">Pate</a></li></ul></li></ul></li>
    <li id="named">Không có liên kết<ul class="children" id="unnamed"><li><a href="/x/">X</a></li></ul></li>
    <li id="double"><a href="/double/">Hai</a><ul class="sub-menu" id="first"></ul><ul class="sub-menu" id="second"></ul></li></ul></div>`
  const slides = () => [...document.querySelectorAll('ul:has(>.nav-slide-header)')].map(({ id }) => id)
  const isReached = (name: string) => find(`#${name}-link`).tabIndex === 0

  test('one for each entry that is a link, as many levels as the menu says', async () => {
    await start(menu(2))
    expect(slides()).toEqual(['one', 'two', 'first'])
    expect(find('#one>.nav-slide-header').textContent?.trim()).toBe('Cửa hàng')
    click(find('#shop>button'))
    await pass()
    expect([isReached('food'), isReached('pate')]).toEqual([true, false])
    click(find('#food>button'))
    await pass()
    expect([isReached('food'), isReached('pate')]).toEqual([false, true])
    expect(find('.nav-slide').style.transform).toBe('translateX(-200%)')
  })

  test('what lies deeper stays in its place, and is reached with the level around it', async () => {
    await start(menu(1))
    expect(slides()).toEqual(['one', 'first'])
    expect([isReached('food'), isReached('pate')]).toEqual([false, false])
    click(find('#shop>button'))
    await pass()
    expect([isReached('food'), isReached('pate')]).toEqual([true, true])
  })
})

describe('a menu whose levels slide in, with two tabs', () => {
  const list = (name: string, more: string) => `<ul class="nav nav-sidebar nav-vertical nav-slide ${more}" id="${name}">
    <li id="${name}-shop"><a href="/shop/">Cửa hàng</a><ul class="sub-menu nav-sidebar-ul children" id="${name}-below"><li><a
    id="${name}-food" href="/food/">Thức ăn</a></li></ul></li><li><a id="${name}-news" href="/news/">Cẩm nang</a></li></ul>`

  const MENU = `<div id="main-menu" class="mobile-sidebar mobile-sidebar-slide mobile-sidebar-levels-1" data-levels="1"><div class="sidebar-menu">
    <ul class="sidebar-menu-tabs nav nav-line"><li class="sidebar-menu-tabs__tab active" id="tab-one"><a href="#">Menu</a></li><li
    class="sidebar-menu-tabs__tab" id="tab-two"><a href="#">Danh mục</a></li></ul>
    ${list('two', 'hidden" data-tab="2')}${list('one', '" data-tab="1')}</div></div>`

  const panel = () => find('.sidebar-menu')
  const isSlidIn = (name: string) => find(`#${name}-below`).classList.contains('is-current-slide')

  beforeEach(() => start(MENU))

  test.each([
    ['one', 'two'],
    ['two', 'one'],
  ])(
    'page.mobile-menu.submenus-expand: in list %s an entry leads to those below and back, and list %s stays',
    async (used, other) => {
      const before = find(`#${other}`).outerHTML
      click(find(`#${used}-shop>button`))
      await pass()
      expect([isSlidIn(used), isSlidIn(other)]).toEqual([true, false])
      const back = find(`#${used}-below>li.nav-slide-header>button`)
      expect(document.activeElement).toBe(back)
      click(back)
      await pass()
      expect([isSlidIn(used), isSlidIn(other)]).toEqual([false, false])
      expect(document.activeElement).toBe(find(`#${used}-shop>button`))
      expect(find(`#${other}`).outerHTML).toBe(before)
    },
  )

  test('each has one button for each entry that has entries below, and one header', () => {
    for (const name of ['one', 'two']) {
      expect(document.querySelectorAll(`#${name} li>button.toggle+ul`)).toHaveLength(1)
      expect(document.querySelectorAll(`#${name} li.nav-slide-header`)).toHaveLength(1)
    }
  })

  test('the panel moves, and only while a level is open: what is fixed in it hangs on the page otherwise', async () => {
    const atRest = () => [panel().getAttribute('style'), find('#one').getAttribute('style')]
    expect(atRest()).toEqual([null, null])
    click(find('#one-shop>button'))
    await pass()
    expect(panel().style.transform).toBe('translateX(-100%)')
    expect(find('#one').getAttribute('style')).toBe(null)
    click(find('#one-below>.nav-slide-header>button'))
    await pass()
    expect(atRest()).toEqual([null, null])
  })

  test('what moves away with the panel cannot be reached, and can be again when it is back', async () => {
    click(find('#one-shop>button'))
    await pass()
    expect(find('#tab-two a').tabIndex).toBe(-1)
    click(find('#one-below>.nav-slide-header>button'))
    await pass()
    expect(find('#tab-two a').getAttribute('tabindex')).toBe(null)
  })

  test('a list that a tab shows is in view: the panel is back', async () => {
    click(find('#one-shop>button'))
    await pass()
    click(find('#tab-two a'))
    await pass()
    expect(find('#two').classList.contains('hidden')).toBe(false)
    expect(panel().style.transform).toBe('')
    expect([isSlidIn('one'), isSlidIn('two')]).toEqual([false, false])
  })
})

test('without lists that say that they slide, every one does', async () => {
  await start(
    `<div class="mobile-sidebar-slide" data-levels="1">${LIST()}${LIST().replaceAll('id="', 'id="other-')}</div>`,
  )
  click(find('#other-shop>button'))
  await pass()
  expect([...document.querySelectorAll('.is-current-slide')].map(({ id }) => id)).toEqual(['', 'other-below'])
  expect(find('.nav-sidebar').style.transform).toBe('')
  expect([...document.querySelectorAll<HTMLElement>('.nav-sidebar')][1]?.style.transform).toBe('translateX(-100%)')
})

test('a panel around the menu is not moved, nor one that is the menu', async () => {
  await start(
    `<div class="sidebar-menu"><div class="sidebar-menu" data-island="slide-menu" id="host"><ul class="nav-slide"><li id="shop"><a href="/shop/">Cửa hàng</a><ul class="children"><li><a href="/food/">Thức ăn</a></li></ul></li></ul></div></div>`,
    '#host',
  )
  click(find('#shop>button'))
  await pass()
  expect(find('.nav-slide').style.transform).toBe('translateX(-100%)')
  expect([...document.querySelectorAll<HTMLElement>('.sidebar-menu')].map(({ style }) => style.transform)).toEqual([
    '',
    '',
  ])
})

test('a tab of the mobile menu shows its list and hides the other', async () => {
  await start(`<div class="sidebar-menu"><ul><li class="sidebar-menu-tabs__tab active" id="one"><a href="#">Một</a></li>
    <li class="sidebar-menu-tabs__tab" id="two"><a href="#">Hai</a></li></ul>
    <ul class="nav-sidebar" data-tab="1" id="first"></ul><ul class="nav-sidebar hidden" data-tab="2" id="second"></ul></div>`)
  expect(click(find('#two a')).defaultPrevented).toBe(true)
  await pass()
  expect([find('#one').classList.contains('active'), find('#two').classList.contains('active')]).toEqual([false, true])
  expect([find('#first').className, find('#second').className]).toEqual(['nav-sidebar hidden', 'nav-sidebar'])
})
