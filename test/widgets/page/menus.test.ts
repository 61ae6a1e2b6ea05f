import { beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeIntersectionObserver } from '../../support/fakeIntersectionObserver'
import { openPage, pass, stopClock } from '../../support/freshPage'
import { click, find } from '../../support/page'
import { startPage } from '../../support/startPage'

const IDLE = 50

const LIST = (more = '') => `<ul class="nav nav-sidebar nav-vertical ${more}">
  <li id="shop"><a href="/shop/">Cửa hàng</a><ul class="children" id="below"><li id="food"><a id="food-link" href="/food/">Thức ăn</a></li></ul></li>
  <li id="toys" class="active"><a id="toys-link" href="#">Đồ chơi</a><ul class="sub-menu"><li><a href="/ball/">Bóng</a></li></ul></li></ul>`

async function start(html: string): Promise<void> {
  openPage(html)
  stopClock()
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  const viewport = fakeIntersectionObserver()
  await startPage()
  await pass(IDLE)
  viewport.tell([...document.querySelectorAll('.nav-sidebar,.mobile-sidebar-slide')])
  await pass(IDLE)
}

describe('a menu that unfolds', () => {
  beforeEach(() => start(LIST()))

  test('page.mobile-menu.submenus-expand: has a button between each entry and those below; the one of the open page is unfolded', () => {
    const button = find('#shop>button.toggle+ul')
    expect(button.style.display).toBe('none')
    expect(find('#shop>button').getAttribute('aria-label')).toBe('Mở hoặc đóng mục con')
    expect(find('#shop').className).toBe('has-child')
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

  test('a link that leads nowhere unfolds, too, where the theme wants it', async () => {
    expect(click(find('#toys-link')).defaultPrevented).toBe(false)
    document.body.className = 'mobile-submenu-toggle'
    expect(click(find('#toys-link')).defaultPrevented).toBe(true)
    await pass()
    expect(find('#toys>ul').style.display).toBe('none')
  })
})

test('a button that the server printed is the one', async () => {
  await start(LIST().replace('<ul class="children"', '<button class="toggle"></button>$&'))
  expect(find('#shop').querySelectorAll(':scope>button')).toHaveLength(1)
  click(find('#shop>button'))
  await pass()
  expect(find('#shop>button').getAttribute('aria-expanded')).toBe('true')
})

describe('a menu whose levels slide in', () => {
  beforeEach(() => start(`<div class="mobile-sidebar mobile-sidebar-slide" data-levels="2">${LIST('nav-slide')}</div>`))

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
