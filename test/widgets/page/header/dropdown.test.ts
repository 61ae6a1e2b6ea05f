import { beforeEach, describe, expect, test, vi } from 'vitest'
import { shiftInto } from '../../../../widgets/page/header/usePanelPlace'
import { openPage, pass, stopClock, type TestPage } from '../../../support/freshPage'
import { click, find, press } from '../../../support/page'
import { startPage } from '../../../support/startPage'

const IDLE = 50
const OPENS_AFTER = 20
const CLOSES_AFTER = 70

const MENU = `<div class="ux-body-overlay"></div><div class="nav-prompts-overlay"><ul class="nav">
  <li id="food" class="has-dropdown"><a href="/food/" class="nav-top-link" aria-expanded="false">Thức ăn</a>
    <ul class="nav-dropdown"><li><a id="inside" href="/pate/">Pate</a></li></ul></li>
  <li id="press" class="has-dropdown nav-dropdown-toggle"><a href="#">Chỉ bấm</a><ul class="nav-dropdown"></ul></li></ul></div>
  <button id="elsewhere"></button>`

let page: TestPage

beforeEach(async () => {
  page = openPage(MENU)
  stopClock()
  await startPage()
  await pass(IDLE)
})

const isOpen = (id: string) => find(`#${id}`).classList.contains('current-dropdown')
const point = (type: string) => find('#food').dispatchEvent(new MouseEvent(type, { bubbles: type === 'pointerover' }))
/** The pointer rests on an entry. */
async function hover(): Promise<void> {
  point('pointerover')
  await pass(OPENS_AFTER)
}

test('under a finger the first touch opens and the second follows, also where a click does not say what made it', async () => {
  const over = (pointerType: string) =>
    find('#food>a').dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType }))
  const press = () => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 })
    find('#food>a').dispatchEvent(event)
    return event.defaultPrevented
  }
  over('touch')
  await pass(OPENS_AFTER)
  expect(isOpen('food')).toBe(false)
  expect(press()).toBe(true)
  await pass(OPENS_AFTER)
  expect(isOpen('food')).toBe(true)
  expect(press()).toBe(false)
})

// SmartMenus opens the list at the click that Enter makes, Superfish on focus; Space scrolls.
test('an entry whose list another script drops down (SmartMenus, Superfish) is that script’s: Enter, Space and a finger reach it', async () => {
  openPage(
    '<ul class="nav"><li class="has-dropdown"><a href="/food/">A</a><ul class="sub-menu"><li></li></ul></li></ul>',
  )
  stopClock()
  await startPage()
  await pass(IDLE)
  const heard: string[] = []
  // In place of the browser, which would follow the link.
  addEventListener('click', (event) => {
    heard.push(event.defaultPrevented ? 'ours' : 'theirs')
    event.preventDefault()
  })
  const link = find('.nav a')
  click(link)
  link.dispatchEvent(new PointerEvent('click', { bubbles: true, cancelable: true, detail: 1, pointerType: 'touch' }))
  expect(press(' ', link).defaultPrevented).toBe(false)
  await pass(OPENS_AFTER)
  expect(heard).toEqual(['theirs', 'theirs'])
})

describe('under a finger an entry that opens by a press', () => {
  const tap = async (id: string) => {
    const event = new PointerEvent('click', { bubbles: true, cancelable: true, detail: 1, pointerType: 'touch' })
    find(`#${id}>a`).dispatchEvent(event)
    await pass()
    return event.defaultPrevented
  }

  test('opens at the first tap, and its link is followed at the second', async () => {
    find('#press>a').setAttribute('href', '/press/')
    expect(await tap('press')).toBe(true)
    expect(isOpen('press')).toBe(true)
    expect(await tap('press')).toBe(false)
  })

  test('closes at the second where its link leads nowhere', async () => {
    expect(await tap('press')).toBe(true)
    expect(isOpen('press')).toBe(true)
    expect(await tap('press')).toBe(true)
    expect(isOpen('press')).toBe(false)
  })
})

describe('an icon with a look of its own, whose link stands in a box', () => {
  beforeEach(async () => {
    openPage(`<ul class="nav"><li id="search" class="header-search has-icon has-dropdown"><div class="header-button"><a href="#" class="icon button circle"><i
      class="icon-search"></i></a></div><ul class="nav-dropdown"><li><form><a id="inside" href="/x/">X</a></form></li></ul></li></ul>`)
    stopClock()
    await startPage()
    await pass(IDLE)
  })

  test('opens under the pointer', async () => {
    find('.icon-search').dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))
    await pass(OPENS_AFTER)
    expect(isOpen('search')).toBe(true)
  })

  test('opens by Space and at the first touch; what is in its panel is followed', async () => {
    press(' ', find('.header-button>a'))
    await pass()
    expect(isOpen('search')).toBe(true)
    press(' ', find('.header-button>a'))
    await pass()
    expect(isOpen('search')).toBe(false)
    const touch = { bubbles: true, cancelable: true, pointerType: 'touch' }
    expect(find('#inside').dispatchEvent(new PointerEvent('click', touch))).toBe(true)
    expect(find('.icon-search').dispatchEvent(new PointerEvent('click', touch))).toBe(false)
    await pass()
    expect(isOpen('search')).toBe(true)
  })
})

describe('under the pointer', () => {
  test('page.dropdown.opens-and-closes: opens 20 ms after the pointer has come, says so, and closes 70 ms after it has left', async () => {
    const opened = page.heard('flatsome-dropdown-opened')
    point('pointerover')
    await pass(OPENS_AFTER - 1)
    expect(isOpen('food')).toBe(false)
    await pass(1)
    expect(isOpen('food')).toBe(true)
    expect(find('#food>a').getAttribute('aria-expanded')).toBe('true')
    expect(find('.ux-body-overlay').className).toBe('ux-body-overlay ux-body-overlay--hover-active')
    expect(opened).toEqual([[find('#food')]])
    point('mouseleave')
    await pass(CLOSES_AFTER - 1)
    expect(isOpen('food')).toBe(true)
    await pass(1)
    expect(isOpen('food')).toBe(false)
    expect(find('.ux-body-overlay').className).toBe('ux-body-overlay')
  })

  test('a quick click of a mouse, before it opens, follows the link', async () => {
    point('pointerover')
    const quick = { bubbles: true, cancelable: true, detail: 1, pointerType: 'mouse' }
    expect(find('#food>a').dispatchEvent(new PointerEvent('click', quick))).toBe(true)
  })

  test('stays open where the pointer comes back in time', async () => {
    await hover()
    point('mouseleave')
    await pass(CLOSES_AFTER - 1)
    point('mouseenter')
    await pass(CLOSES_AFTER)
    expect(isOpen('food')).toBe(true)
  })

  test.each([
    ['sticks', 'flatsome-header-sticky'],
    ['is back in its place', 'flatsome-header-unsticky'],
  ])('closes when the header %s', async (_when, event) => {
    await hover()
    document.dispatchEvent(new CustomEvent(event, { bubbles: true }))
    await pass()
    expect(isOpen('food')).toBe(false)
  })

  test('closed by the header, it gives the focus in it to its link', async () => {
    await hover()
    find('#food .nav-dropdown a').focus()
    document.dispatchEvent(new CustomEvent('flatsome-header-sticky', { bubbles: true }))
    await pass()
    expect(isOpen('food')).toBe(false)
    expect(document.activeElement).toBe(find('#food>a'))
    // It can be shown again by whoever opens it, as the cart's reveal does.
    expect(find('#food .nav-dropdown').style.visibility).toBe('')
  })

  test('leaves the focus in a panel that something else keeps open', async () => {
    await hover()
    point('mouseleave')
    await pass(CLOSES_AFTER)
    const inside = find('#food .nav-dropdown a')
    find('#food').classList.add('current-dropdown')
    inside.focus()
    document.dispatchEvent(new CustomEvent('flatsome-header-sticky', { bubbles: true }))
    await pass()
    expect(document.activeElement).toBe(inside)
  })

  test('is closed for who comes back to the page', async () => {
    await hover()
    find('#inside').focus()
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    await pass()
    expect(isOpen('food')).toBe(false)
    expect(document.activeElement).toBe(find('#food>a'))
  })

  test('answers an Esc alone, and only one that nothing has answered and that is not held', async () => {
    await hover()
    const esc = (repeat = false) =>
      new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true, repeat })
    document.body.dispatchEvent(esc(true))
    const answered = esc()
    answered.preventDefault()
    document.body.dispatchEvent(answered)
    await pass()
    expect(isOpen('food')).toBe(true)
    const free = esc()
    document.body.dispatchEvent(free)
    await pass()
    expect(isOpen('food')).toBe(false)
    expect(free.defaultPrevented).toBe(true)
  })

  test('leaves the Esc to a dialog that has opened over it, and closes with that', async () => {
    await hover()
    const { openModal } = await import('../../../../src/page/modal')
    document.body.insertAdjacentHTML('beforeend', '<div id="modal" tabindex="-1"></div>')
    const close = vi.fn()
    openModal(find('#modal'), { opener: find('#elsewhere'), hasScrollBar: false, close })
    press('Escape', find('#modal'))
    await pass()
    expect(close).toHaveBeenCalledOnce()
    expect(isOpen('food')).toBe(false)
  })

  test('Esc hides the panel for as long as the pointer is there', async () => {
    await hover()
    press('Escape', document.body)
    await pass()
    expect(isOpen('food')).toBe(false)
    expect(find('#food .nav-dropdown').style.visibility).toBe('hidden')
    point('mouseleave')
    await pass()
    expect(find('#food .nav-dropdown').style.visibility).toBe('')
  })
})

describe('by a press', () => {
  test('opens what the pointer alone does not', async () => {
    const over = new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' })
    find('#press>a').dispatchEvent(over)
    await pass(OPENS_AFTER)
    expect(isOpen('press')).toBe(false)
  })

  test('stays open while the focus goes on in its panel, and closes when it leaves', async () => {
    const leave = (next: string) => {
      const event = new FocusEvent('focusout', { bubbles: true, relatedTarget: find(next) })
      find('#food>a').dispatchEvent(event)
    }
    press(' ', find('#food>a'))
    await pass()
    leave('#inside')
    await pass()
    // It counts as opened by the key all the same.
    point('mouseleave')
    await pass(CLOSES_AFTER)
    expect(isOpen('food')).toBe(true)
    leave('#elsewhere')
    await pass()
    expect(isOpen('food')).toBe(false)
  })

  test('opens and closes, and the pointer that leaves changes nothing', async () => {
    expect(click(find('#press>a')).defaultPrevented).toBe(true)
    await pass()
    expect(isOpen('press')).toBe(true)
    find('#press').dispatchEvent(new MouseEvent('mouseleave'))
    await pass(CLOSES_AFTER)
    expect(isOpen('press')).toBe(true)
    click(find('#press>a'))
    await pass()
    expect(isOpen('press')).toBe(false)
  })

  test('Space opens and closes; a press elsewhere closes', async () => {
    press(' ', find('#food>a'))
    await pass()
    expect(isOpen('food')).toBe(true)
    press(' ', find('#food>a'))
    await pass()
    expect(isOpen('food')).toBe(false)
    press(' ', find('#food>a'))
    await pass()
    find('#elsewhere').dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }))
    await pass()
    expect(isOpen('food')).toBe(false)
  })

  test('Enter opens it again after Esc, and follows the link once it is open', async () => {
    press(' ', find('#food>a'))
    await pass()
    press('Escape', find('#food>a'))
    await pass()
    // The click that the browser makes of the key.
    const byKey = () => new PointerEvent('click', { bubbles: true, cancelable: true, detail: 0, pointerType: '' })
    expect(find('#food>a').dispatchEvent(byKey())).toBe(false)
    await pass()
    expect(isOpen('food')).toBe(true)
    expect(find('#food>a').dispatchEvent(byKey())).toBe(true)
  })

  test('Space that is held down opens once', async () => {
    press(' ', find('#food>a'))
    for (const _time of ['first', 'second', 'third']) {
      expect(press(' ', find('#food>a'), { repeat: true }).defaultPrevented).toBe(true)
      await pass()
      expect(isOpen('food')).toBe(true)
    }
  })

  test.each([
    ['two clicks close again', () => [click(find('#press>a')), click(find('#press>a'))], 'press', false],
    ['Space twice closes again', () => [press(' ', find('#food>a')), press(' ', find('#food>a'))], 'food', false],
    [
      'Space that is held opens',
      () => [press(' ', find('#food>a')), press(' ', find('#food>a'), { repeat: true })],
      'food',
      true,
    ],
    ['Space opens what focus was to open', () => [find('#food>a').focus(), press(' ', find('#food>a'))], 'food', true],
    [
      'Enter opens what focus was to open',
      () => [find('#food>a').focus(), click(find('#food>a'), { detail: 0 })],
      'food',
      true,
    ],
  ])('while its code is on its way: %s', async (_what, act, id, isOpenThen) => {
    act()
    await pass(OPENS_AFTER)
    expect(isOpen(id)).toBe(isOpenThen)
  })

  test('what is in the panel is followed', () => {
    expect(click(find('#inside')).defaultPrevented).toBe(false)
  })
})

describe('page.dropdown.kept-inside-its-container: a panel is moved', () => {
  const room = { left: 15, right: 985, isFull: false }
  test.each([
    ['not where there is room', room, { left: 100, right: 400 }, 0],
    ['to the left where it sticks out', room, { left: 800, right: 1100 }, -115],
    ['no further than to the beginning where it is too wide', room, { left: 500, right: 1600 }, -485],
    ['to the beginning where it is of full size', { ...room, isFull: true }, { left: 100, right: 1070 }, -85],
  ])('%s', (_how, space, box, shift) => {
    expect(shiftInto(space, box)).toBe(shift)
  })
})

describe('the panel of an entry of full size begins where its bar of the header ends', () => {
  const entry = (id: string, design: string) =>
    `<li id="${id}" class="menu-item menu-item-design-${design} has-dropdown"><a href="/x/" class="nav-top-link">X</a><div class="nav-dropdown"></div></li>`
  const top = async (id: string) => {
    find(`#${id}`).dispatchEvent(new MouseEvent('pointerover', { bubbles: true }))
    await pass(OPENS_AFTER)
    expect(isOpen(id)).toBe(true)
    return find(`#${id}>.nav-dropdown`).style.top
  }

  beforeEach(async () => {
    openPage(`<header><div id="masthead"><ul class="nav">${entry('full', 'full-width')}${entry('own', 'default')}
      <li><ul class="ux-nav-vertical-menu nav">${entry('beside', 'container-width')}</ul></li></ul></div></header>
      <ul class="nav">${entry('elsewhere', 'container-width')}</ul>`)
    stopClock()
    find('#masthead').getBoundingClientRect = () => ({ bottom: 130 }) as DOMRect
    for (const id of ['full', 'own', 'beside', 'elsewhere'])
      find(`#${id}`).getBoundingClientRect = () => ({ left: 0, right: 100, top: 65, bottom: 105 }) as DOMRect
    await startPage()
    await pass(IDLE)
  })

  test.each([
    ['full', '65px'],
    ['own', ''],
    ['beside', ''],
    ['elsewhere', ''],
  ])('%s: %s', async (id, expected) => {
    expect(await top(id)).toBe(expected)
  })
})

describe('a panel that is wider than the container of its menu', () => {
  /** How wide the container and the panel are, which begins at the entry, and how wide the theme's styles make it by the class. */
  const widths = { container: 1000, panel: 1200, styled: 1150 }
  const panel = () => find('#mega>.nav-dropdown')

  beforeEach(async () => {
    openPage(`<div class="container" id="box"><ul class="nav"><li id="mega" class="has-dropdown menu-item-design-default"><a href="/x/">X</a><div
      class="nav-dropdown"></div></li><li id="list"><ul class="ux-nav-vertical-menu"></ul></li></ul></div>`)
    stopClock()
    Object.assign(widths, { container: 1000, panel: 1200, styled: 1150 })
    vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1280)
    vi.spyOn(find('#box'), 'clientWidth', 'get').mockImplementation(() => widths.container)
    find('#box').getBoundingClientRect = () => new DOMRect(100, 0, widths.container, 50)
    panel().getBoundingClientRect = () =>
      widths.styled && panel().matches('.nav-dropdown-full')
        ? new DOMRect(65, 50, widths.styled, 300)
        : new DOMRect(400, 50, widths.panel, 300)
    await startPage()
    await pass(IDLE)
  })

  const open = async () => {
    find('#mega').dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))
    await pass(OPENS_AFTER)
    expect(isOpen('mega')).toBe(true)
  }
  const close = async () => {
    find('#mega').dispatchEvent(new MouseEvent('mouseleave'))
    await pass(CLOSES_AFTER)
    expect(isOpen('mega')).toBe(false)
  }

  test('has the class by which the theme’s styles place it, while it is open, and is not moved', async () => {
    const before = panel().outerHTML
    await open()
    expect(panel().className).toBe('nav-dropdown nav-dropdown-full')
    expect([panel().style.translate, panel().style.width]).toEqual(['', ''])
    await close()
    expect(panel().outerHTML).toBe(before)
    await open()
    expect(panel().className).toBe('nav-dropdown nav-dropdown-full')
    expect([panel().style.translate, panel().style.width]).toEqual(['', ''])
  })

  test('is moved into the window where no styles place it by the class', async () => {
    widths.styled = 0
    await open()
    expect(panel().style.translate).toBe('-320px')
  })

  test('is measured each time: in a window that has become wider it is moved as any other', async () => {
    await open()
    await close()
    widths.container = 1200
    await open()
    expect(panel().className).toBe('nav-dropdown')
    expect(panel().style.translate).toBe('-285px')
  })

  test('is measured again while it is open when the device is turned: in a narrow window it is where its styles put it', async () => {
    /** The window gets another width, and the container with it. */
    const turn = async (width: number, container: number) => {
      vi.stubGlobal('innerWidth', width)
      widths.container = container
      window.dispatchEvent(new Event('resize'))
      await pass()
    }
    await open()
    await turn(1500, 1200)
    expect([panel().className, panel().style.translate]).toEqual(['nav-dropdown', '-285px'])
    await turn(1280, 1000)
    expect([panel().className, panel().style.translate]).toEqual(['nav-dropdown nav-dropdown-full', ''])
    await turn(700, 700)
    expect([panel().className, panel().style.translate]).toEqual(['nav-dropdown', ''])
    expect(isOpen('mega')).toBe(true)
    await close()
    await turn(1500, 1200)
    await open()
    await turn(700, 700)
    expect([panel().className, panel().style.translate]).toEqual(['nav-dropdown', ''])
  })

  test('stays as it is beside a vertical menu', async () => {
    find('#list>ul').append(find('#mega'))
    await open()
    expect(panel().className).toBe('nav-dropdown')
    expect(panel().style.translate).toBe('')
  })
})
