import { beforeEach, describe, expect, test, vi } from 'vitest'
import { openPage, PAINT, pass, replaceBody, stopClock, type TestPage } from '../../../support/freshPage'
import { click, find, press } from '../../../support/page'
import { startPage } from '../../../support/startPage'

const CLOSES_IN = 300

let page: TestPage

beforeEach(() => {
  page = openPage(`
    <div role="status" class="live"></div>
    <header id="header">
      <a href="/cart/" class="header-cart-link off-canvas-toggle" id="toggle" data-open="#cart-popup" data-pos="right"
        data-class="off-canvas-cart" data-bg="dim" data-color="dark">Giỏ hàng</a>
      <a href="/menu/" id="menu-toggle" data-open="#menu" data-focus="#menu-link">Menu</a>
    </header>
    <main id="main"><input id="search">
      <div id="cart-popup" class="widget_shopping_cart mfp-hide" aria-label="Giỏ của bạn"><input id="qty" value="1"></div>
      <nav id="menu" class="mfp-hide"><a id="menu-link" href="/x">X</a></nav>
    </main>
    <footer inert></footer>`)
  stopClock()
})

async function open(selector = '#toggle'): Promise<MouseEvent> {
  const event = click(find(selector))
  await pass()
  return event
}

test('the panel is drawn in the elements that the styles of the theme know, around the content of the page itself', async () => {
  await startPage()
  const content = find('#cart-popup')
  const event = await open()
  expect(event.defaultPrevented).toBe(true)
  expect(find('body > .mfp-bg').className).toBe('mfp-bg dim off-canvas dark off-canvas-right mfp-ready')
  expect(find('body > .mfp-wrap').className).toBe('mfp-wrap off-canvas dark off-canvas-right mfp-ready')
  expect(find('.mfp-wrap > .mfp-container > .mfp-content.off-canvas-cart > #cart-popup')).toBe(content)
  expect(content.classList).not.toContain('mfp-hide')
  expect(document.documentElement.className).toBe('has-off-canvas has-off-canvas-right')
  expect(find('#toggle').classList).toContain('current-lightbox-clicked')
  expect(find('#toggle').getAttribute('aria-expanded')).toBe('true')
  expect(page.reports).toEqual([])
})

test('a panel is found by its id, also where that is no selector', async () => {
  await startPage()
  find('#cart-popup').id = '1-cart'
  find('#toggle').setAttribute('data-open', '#1-cart')
  await open()
  expect(find('.mfp-content > *').id).toBe('1-cart')
  await open()
  expect(document.querySelectorAll('.mfp-wrap')).toHaveLength(1)
})

test('what is neither an id nor a selector opens nothing, and the author is told; a link that leads to a page is followed', async () => {
  await startPage()
  find('#toggle').setAttribute('data-open', '#1-nothing')
  expect((await open()).defaultPrevented).toBe(false)
  expect(page.reports).toEqual(['nothing-to-open: #1-nothing'])
  find('#menu-toggle').setAttribute('href', '#')
  find('#menu-toggle').setAttribute('data-open', '#2-nothing')
  expect((await open('#menu-toggle')).defaultPrevented).toBe(true)
  expect(page.reports).toEqual(['nothing-to-open: #1-nothing', 'nothing-to-open: #2-nothing'])
})

test('it is a dialog with a name and a close button in the language of the shopper, which has the focus', async () => {
  await startPage()
  await open()
  const dialog = find('[role="dialog"]')
  expect(dialog.getAttribute('aria-modal')).toBe('true')
  expect(dialog.getAttribute('aria-label')).toBe('Giỏ của bạn')
  expect(document.activeElement).toBe(find('button.mfp-close'))
  expect(find('button.mfp-close').getAttribute('aria-label')).toBe('Đóng')
})

test('who has followed a link in it and comes back finds it closed, and what else is open as it was', async () => {
  await startPage()
  await open('#menu-toggle')
  const { registerLightbox } = await import('../../../../src/page/openLightboxes')
  const closeOther = vi.fn()
  registerLightbox(closeOther)
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  await pass(CLOSES_IN)
  expect(document.querySelector('[role="dialog"]')).toBeNull()
  expect(find('#menu-toggle').getAttribute('aria-expanded')).toBe('false')
  expect(closeOther).not.toHaveBeenCalled()
})

describe('a link in the menu', () => {
  const follow = async (href: string, keys: MouseEventInit = {}) => {
    await startPage()
    await open('#menu-toggle')
    await pass(PAINT)
    find('#menu').insertAdjacentHTML('beforeend', '<p id="sub"></p>')
    find('#menu-link').setAttribute('href', href)
    return click(find('#menu-link'), keys)
  }
  const isShutOut = () => find('#main').hasAttribute('inert')

  test.each(['#search', `${location.href.split('#')[0]}#search`])(
    'to a part of the page closes it before the browser goes there: %s',
    async (href) => {
      expect((await follow(href)).defaultPrevented).toBe(false)
      expect(isShutOut()).toBe(false)
      await pass(CLOSES_IN)
      expect(document.querySelector('.mfp-wrap')).toBeNull()
    },
  )

  test.each(['#', '#sub', '#nowhere', '/other/#search', '/other/'])('to %s leaves it open', async (href) => {
    await follow(href)
    expect(isShutOut()).toBe(true)
  })

  test('that is opened in another tab leaves it open', async () => {
    await follow('#search', { ctrlKey: true })
    expect(isShutOut()).toBe(true)
  })
})

describe('on a phone', () => {
  const LOCK = 'body-scroll-lock--active'
  const styleOfBody = () => {
    const { position, overflow, top, width } = document.body.style
    return [position, overflow, top, width]
  }
  const scrolled = vi.fn<(to: ScrollToOptions) => void>()

  beforeEach(() => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 14) Mobile Safari')
    vi.stubGlobal('scrollY', 240)
    scrolled.mockReset()
    // What the browser could not do while the body is fixed, it does not do.
    vi.stubGlobal('scrollTo', (to: ScrollToOptions) => document.body.matches(`.${LOCK}`) || scrolled(to))
    document.body.className = 'home'
    document.body.style.cssText = 'width: 50%'
  })

  test('the page is held where it is, once the panel is seen, and goes on from there as soon as it closes', async () => {
    await startPage()
    await open()
    await pass(PAINT)
    expect(document.body.className).toBe(`home ${LOCK}`)
    expect(styleOfBody()).toEqual(['fixed', 'hidden', '-240px', '100%'])
    vi.stubGlobal('scrollY', 0)
    press('Escape', document.body)
    await pass()
    expect(document.body.className).toBe('home')
    expect(styleOfBody()).toEqual(['', '', '', '50%'])
    expect(scrolled.mock.calls).toEqual([[{ left: 0, top: 240, behavior: 'instant' }]])
  })

  test.each(['', 'auto', 'hidden'])(
    'the page that another plugin’s quick view held before is as that has left it meanwhile: “%s”',
    async (left) => {
      document.body.style.overflow = 'hidden'
      await startPage()
      await open()
      await pass(PAINT)
      document.body.style.overflow = left
      press('Escape', document.body)
      await pass()
      expect(styleOfBody()).toEqual(['', left, '', '50%'])
    },
  )

  test('a panel that closes before it was seen has held nothing, and scrolls nothing', async () => {
    await startPage()
    click(find('#toggle'))
    await pass(0)
    press('Escape', document.body)
    await pass(CLOSES_IN)
    expect(document.body.className).toBe('home')
    expect(scrolled).not.toHaveBeenCalled()
  })

  test('a toggle that leaves the page lets it go', async () => {
    await startPage()
    await open()
    await pass(PAINT)
    find('#toggle').remove()
    await pass(CLOSES_IN)
    expect(document.body.className).toBe('home')
    expect(styleOfBody()).toEqual(['', '', '', '50%'])
    expect(scrolled.mock.calls).toEqual([[{ left: 0, top: 240, behavior: 'instant' }]])
  })

  test('a page whose body a script puts in the place of this one’s, as after a link in the menu, begins where that script has scrolled it', async () => {
    await startPage()
    await open()
    await pass(PAINT)
    await replaceBody()
    await pass(CLOSES_IN)
    expect(document.body.className).toBe('')
    expect(scrolled).not.toHaveBeenCalled()
  })
})

test('the copy of the page that Turbo keeps for Back has no open panel in it, which nothing could close there', async () => {
  await startPage()
  const { outerHTML } = document.body
  await open()
  await pass(PAINT)
  document.dispatchEvent(new Event('turbo:before-cache'))
  // Turbo makes the copy in a task of its own.
  await pass()
  // The toggle, to which the focus returns, wakes again.
  expect(document.body.outerHTML.replace(' aria-expanded="false"', '')).toBe(outerHTML)
  await open()
  expect(find('.mfp-wrap #cart-popup')).not.toBeNull()
})

test('on other devices the body is not touched', async () => {
  await startPage()
  await open()
  await pass(PAINT)
  expect([document.body.className, document.body.style.position]).toEqual(['', ''])
})

test('content without a name of its own has a name all the same, and a panel may ask for another focus', async () => {
  await startPage({ locale: 'en' })
  await open('#menu-toggle')
  expect(find('[role="dialog"]').getAttribute('aria-label')).toBe('Main menu')
  expect(document.activeElement).toBe(find('#menu-link'))
})

test('content whose label is empty has a name all the same', async () => {
  await startPage()
  find('#menu').setAttribute('aria-label', '')
  await open('#menu-toggle')
  expect(find('[role="dialog"]').getAttribute('aria-label')).toBe('Menu chính')
})

test('what names no side, as the theme’s login and search do not, stands at none', async () => {
  await startPage()
  await open('#menu-toggle')
  expect(find('body > .mfp-bg').className).toBe('mfp-bg  off-canvas mfp-ready')
  expect(find('body > .mfp-wrap').className).toBe('mfp-wrap off-canvas mfp-ready')
  expect(document.documentElement.className).toBe('has-off-canvas')
})

test('markup of one’s own that names no side stands at the left', async () => {
  find('#menu-toggle').dataset['island'] = 'off-canvas'
  await startPage()
  await open('#menu-toggle')
  expect(find('body > .mfp-wrap').className).toBe('mfp-wrap off-canvas off-canvas-left mfp-ready shop-islands-dialog')
  expect(document.documentElement.className).toBe('has-off-canvas has-off-canvas-left')
})

test.each([
  ['a cart, whatever opens it', '<div class="mini-cart">Trống</div>', 'Giỏ hàng'],
  ['anything else is called what its toggle says', '<input type="checkbox">', 'Lọc'],
])('%s', async (_what, inside, name) => {
  document.body.insertAdjacentHTML(
    'afterbegin',
    `<button data-open="#own"> Lọc </button><div id="own" hidden>${inside}</div>`,
  )
  await startPage()
  await open('[data-open="#own"]')
  expect(find('[role="dialog"]').getAttribute('aria-label')).toBe(name)
})

test('what an icon opens has the icon’s name', async () => {
  find('#menu-toggle').innerHTML = '<i class="icon-search"></i>'
  find('#menu-toggle').setAttribute('aria-label', 'Tìm kiếm')
  find('#menu-toggle').dataset['open'] = '#own'
  document.body.insertAdjacentHTML('afterbegin', '<form id="own" class="mfp-hide"><input type="search"></form>')
  await startPage()
  await open('#menu-toggle')
  expect(find('[role="dialog"]').getAttribute('aria-label')).toBe('Tìm kiếm')
})

test.each([
  ['has the name of its heading', '<h3> Đăng nhập </h3><form></form>', 'Đăng nhập'],
  ['is a dialog, not a cart, where it has none', '<form></form>', 'Hộp nội dung'],
])('what an icon without a name opens %s', async (_what, inside, name) => {
  document.body.insertAdjacentHTML(
    'afterbegin',
    `<a href="/account/" data-open="#login-form"><i class="icon-user"></i></a><div id="login-form" class="mfp-hide">${inside}</div>`,
  )
  await startPage()
  await open('[data-open="#login-form"]')
  expect(find('[role="dialog"]').getAttribute('aria-label')).toBe(name)
})

test('only what markup of one’s own opens has our plain look: a theme’s looks as the theme says', async () => {
  document.body.insertAdjacentHTML(
    'afterbegin',
    '<button data-island="off-canvas" data-open="#menu" id="own">Mở</button>',
  )
  await startPage()
  const looks = () => ['.mfp-bg', '.mfp-wrap'].map((selector) => find(selector).matches('.shop-islands-dialog'))
  await open('#menu-toggle')
  expect(looks()).toEqual([false, false])
  press('Escape', document.body)
  await pass(CLOSES_IN)
  await open('#own')
  expect(looks()).toEqual([true, true])
})

test('a panel of one’s own may be `hidden`: it is seen while it is open', async () => {
  find('#menu').className = ''
  find('#menu').hidden = true
  await startPage()
  await open('#menu-toggle')
  expect(find('#menu').hidden).toBe(false)
  press('Escape', document.body)
  await pass(CLOSES_IN)
  expect(find('#menu').hidden).toBe(true)
})

test('a menu opens with the keyboard on the first thing in it that brings up no other keyboard', async () => {
  find('#menu').className = 'mobile-sidebar mfp-hide'
  find('#menu').insertAdjacentHTML('afterbegin', '<input type="search"><a id="shop" href="/shop">Cửa hàng</a>')
  delete find('#menu-toggle').dataset['focus']
  await startPage()
  await open('#menu-toggle')
  expect(document.activeElement).toBe(find('#shop'))
  expect(find('[role="dialog"]').getAttribute('aria-label')).toBe('Menu chính')
})

test('two toggles of one panel: the second opens it while it is closing after the first, and all is in place in the end', async () => {
  find('#menu-toggle').dataset['open'] = '#cart-popup'
  const before = find('main').innerHTML
  await startPage()
  await open()
  press('Escape', document.body)
  await pass(100)
  await open('#menu-toggle')
  await pass(CLOSES_IN)
  expect(document.querySelectorAll('.mfp-wrap')).toHaveLength(1)
  expect(find('.mfp-wrap #cart-popup').classList).not.toContain('mfp-hide')
  press('Escape', document.body)
  await pass(CLOSES_IN)
  expect(find('main').innerHTML).toBe(before)
  await open()
  expect(find('.mfp-wrap #cart-popup').classList).not.toContain('mfp-hide')
})

test('whose toggle leaves the page while it is open leaves as well, and the content is back in its place', async () => {
  const before = find('main').innerHTML
  await startPage()
  await open()
  find('#toggle').remove()
  await pass()
  expect(find('main').innerHTML).toBe(before)
  expect(document.querySelector('.mfp-wrap,.mfp-bg,main[inert]')).toBeNull()
  expect(document.documentElement.className).toBe('')
  expect(document.documentElement.style.overflow).toBe('')
})

test('the page behind cannot be reached, what screen readers listen to can, and all is as before afterwards', async () => {
  await startPage()
  await open()
  await pass(PAINT)
  expect([...document.querySelectorAll('body > [inert]')].map(({ localName }) => localName)).toEqual([
    'header',
    'main',
    'footer',
  ])
  expect(document.documentElement.style.overflow).toBe('hidden')
  press('Escape', document.body)
  expect([...document.querySelectorAll('body > [inert]')].map(({ localName }) => localName)).toEqual(['footer'])
  expect(document.documentElement.style.overflow).toBe('')
})

describe.each([
  ['Esc', () => press('Escape', document.body)],
  ['the close button', () => click(find('.mfp-close'))],
  ['a click beside the content', () => click(find('.mfp-container'))],
])('closing by %s', (_how, close) => {
  test('gives focus back, and puts the content back to its place when the animation is over', async () => {
    const before = find('main').innerHTML
    await startPage()
    await open()
    find<HTMLInputElement>('#qty').value = '5'
    close()
    expect(document.activeElement).toBe(find('#toggle'))
    await pass()
    expect(find('#toggle').getAttribute('aria-expanded')).toBe('false')
    expect(find('#toggle').classList).not.toContain('current-lightbox-clicked')
    expect(document.documentElement.className).toBe('')
    expect(find('.mfp-wrap').classList).toContain('mfp-removing')
    expect(find('.mfp-bg').classList).toContain('mfp-removing')
    await pass(CLOSES_IN - 1)
    expect(find('.mfp-wrap #cart-popup')).toBeTruthy()
    await pass(1)
    expect(document.querySelector('.mfp-wrap,.mfp-bg')).toBeNull()
    expect(find('main').innerHTML).toBe(before)
    expect(find<HTMLInputElement>('#qty').value).toBe('5')
  })
})

test('a click inside of the content, and other keys, close nothing', async () => {
  await startPage()
  await open()
  click(find('#qty'))
  press('a', find('#qty'))
  await pass(CLOSES_IN)
  expect(find('.mfp-wrap').classList).not.toContain('mfp-removing')
})

test('content that shall stay visible after a close does', async () => {
  find('#toggle').dataset['visibleAfter'] = ''
  await startPage()
  await open()
  press('Escape', document.body)
  await pass(CLOSES_IN)
  expect(find('main > #cart-popup').classList).not.toContain('mfp-hide')
})

test('two clicks in one frame open one panel', async () => {
  await startPage()
  click(find('#toggle'))
  await open()
  expect(document.querySelectorAll('.mfp-wrap')).toHaveLength(1)
  await open()
  expect(document.querySelectorAll('.mfp-wrap')).toHaveLength(1)
})

test('who opens it again while it closes has it open, and the content is back in its place in the end', async () => {
  const before = find('main').innerHTML
  await startPage()
  await open()
  press('Escape', document.body)
  await pass(100)
  await open()
  expect(document.querySelectorAll('.mfp-wrap')).toHaveLength(1)
  await pass(CLOSES_IN)
  expect(find('.mfp-wrap:not(.mfp-removing) #cart-popup').classList).not.toContain('mfp-hide')
  press('Escape', document.body)
  await pass(CLOSES_IN)
  expect(find('main').innerHTML).toBe(before)
})

test('closing twice is closing once', async () => {
  await startPage()
  await open()
  const close = find('.mfp-close')
  click(close)
  find('#search').focus()
  click(close)
  expect(document.activeElement).toBe(find('#search'))
  await pass(CLOSES_IN)
  expect(document.querySelector('.mfp-wrap')).toBeNull()
})

test('another panel takes the place of the first', async () => {
  await startPage()
  await open()
  await open('#menu-toggle')
  expect(find('.mfp-wrap:not(.mfp-removing)').contains(find('#menu'))).toBe(true)
  await pass(CLOSES_IN)
  expect(find('main > #cart-popup').classList).toContain('mfp-hide')
  expect(document.querySelectorAll('.mfp-wrap')).toHaveLength(1)
})

test.each([
  ['there is nothing to open', '#gone', ''],
  [
    'the script of the theme opens its panels itself',
    '#cart-popup',
    '/wp-content/themes/flatsome/assets/js/flatsome.js',
  ],
])('when %s no panel is drawn, and the link is followed', async (_why, target, script) => {
  find('#toggle').dataset['open'] = target
  if (script) document.head.append(Object.assign(document.createElement('script'), { type: 'text/plain', src: script }))
  await startPage()
  const event = await open()
  expect(event.defaultPrevented).toBe(false)
  expect(document.querySelector('.mfp-wrap')).toBeNull()
})

test('where the browser can move without taking out, the content is moved so, and what lives in it goes on', async () => {
  const moved: string[] = []
  Object.assign(HTMLElement.prototype, {
    moveBefore(this: HTMLElement, node: HTMLElement, before: Node | null) {
      moved.push(`#${node.id} into ${this.className || this.localName}`)
      this.insertBefore(node, before)
    },
  })
  await startPage()
  await open()
  press('Escape', document.body)
  await pass(CLOSES_IN)
  Reflect.deleteProperty(HTMLElement.prototype, 'moveBefore')
  expect(moved).toEqual(['#cart-popup into mfp-content off-canvas-cart', '#cart-popup into main'])
})

describe('the theme’s login', () => {
  const IDLE = 50
  const addLogin = (notices: string) =>
    document.body.insertAdjacentHTML(
      'beforeend',
      `<a href="/account/" id="hidden-login" data-open="#login-form-popup">Đăng nhập</a><a href="/account/" id="login" data-open="#login-form-popup">Đăng nhập</a>
      <div id="login-form-popup" class="lightbox-content mfp-hide"><div class="woocommerce-notices-wrapper">${notices}</div><form class="login"></form></div>`,
    )
  const opener = () => document.querySelector('.current-lightbox-clicked')?.id

  test('opens by itself where it says why a login was refused, and belongs to the icon that can be seen', async () => {
    addLogin('<ul class="woocommerce-error" role="alert"><li>Sai mật khẩu</li></ul>')
    find('#hidden-login').getClientRects = () => [] as unknown as DOMRectList
    find('#login').getClientRects = () => [new DOMRect()] as unknown as DOMRectList
    await startPage()
    await pass(IDLE)
    expect(find('.mfp-content').textContent).toContain('Sai mật khẩu')
    expect(opener()).toBe('login')
  })

  test('opens by any of its icons where none can be seen', async () => {
    addLogin('<ul class="woocommerce-error" role="alert"><li>Sai mật khẩu</li></ul>')
    await startPage()
    await pass(IDLE)
    expect(document.querySelector('.mfp-content')).not.toBe(null)
  })

  test('stays where it is as long as it has nothing to say', async () => {
    addLogin('')
    await startPage()
    await pass(IDLE)
    expect(document.querySelector('.mfp-wrap')).toBe(null)
  })

  test('stays where it is on a page that has nothing to open it by', async () => {
    addLogin('<ul class="woocommerce-error" role="alert"><li>Sai mật khẩu</li></ul>')
    for (const toggle of document.querySelectorAll('[data-open="#login-form-popup"]')) toggle.remove()
    await startPage()
    await pass(IDLE)
    expect(document.querySelector('.mfp-wrap')).toBe(null)
  })
})
