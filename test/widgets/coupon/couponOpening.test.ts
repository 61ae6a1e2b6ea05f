import { beforeEach, describe, expect, test, vi } from 'vitest'
import { PAINT, pass, setCookie, type TestPage } from '../../support/freshPage'
import { installJQuery } from '../../support/jQuery'
import { linkBelow } from '../../support/linkBelow'
import { click, find, press } from '../../support/page'
import {
  BOX,
  couponBox,
  ICON,
  isBarAt,
  isIconShown,
  isOpen,
  openCouponPage,
  printCouponConfig,
  startCouponPage,
  watchCookies,
} from './couponPage'

let page: TestPage

beforeEach(() => {
  page = openCouponPage()
})

/** Hides or shows the tab. */
function setHidden(isHidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)
  document.dispatchEvent(new Event('visibilitychange'))
}

/** Scrolls so far that the window's end is at this percentage of the page. */
function scrollToPercentage(percentage: number): void {
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(10 * innerHeight)
  Object.assign(window, { scrollY: (percentage / 100) * 10 * innerHeight - innerHeight })
  window.dispatchEvent(new Event('scroll'))
}

function movePointer(type: 'mousemove' | 'mouseleave', clientY: number): void {
  document.documentElement.dispatchEvent(new MouseEvent(type, { clientY }))
}

describe('the time', () => {
  test('coupon-popup.open.after-the-delay: without a cookie the box opens when the delay is over, not before', async () => {
    printCouponConfig()
    await startCouponPage()
    await pass(4900)
    expect(isOpen()).toBe(false)
    await pass(100)
    expect(isOpen()).toBe(true)
  })

  test('coupon-popup.open.default-delay-3-s-by-time: three seconds where the page says nothing', async () => {
    await startCouponPage()
    await pass(2900)
    expect(isOpen()).toBe(false)
    await pass(100)
    expect(isOpen()).toBe(true)
  })

  test('coupon-popup.open.delay-and-expiries-per-site: the delay and both lifetimes are those of the site', async () => {
    const written = watchCookies()
    printCouponConfig({ wcb_popup_time: '1', wcb_expire: '60' })
    await startCouponPage()
    await pass(1000)
    expect(isOpen()).toBe(true)
    expect(written).toEqual(['woo_coupon_box=shown:1772000000; path=/; expires=Sun, 01 Mar 2026 08:01:01 GMT'])
  })

  test('begins when the tab is seen; a box that is due in a hidden tab waits', async () => {
    setHidden(true)
    await startCouponPage()
    await pass(60_000)
    setHidden(false)
    await pass(2900)
    expect(isOpen()).toBe(false)
    setHidden(true)
    await pass(60_000)
    expect(isOpen()).toBe(false)
    setHidden(false)
    await pass()
    expect(isOpen()).toBe(true)
  })
})

test.each([
  ['before its time', 1000],
  ['after it', 8000],
])('a box that the shopper has opened, and closes %s, does not open by itself afterwards', async (_when, open) => {
  openCouponPage(couponBox({ icon: 'visible' }))
  printCouponConfig()
  await startCouponPage()
  click(find('.wcb-coupon-box-small-icon'))
  await pass(open)
  expect(isOpen()).toBe(true)
  press('Escape', find(BOX))
  await pass(60_000)
  expect(isOpen()).toBe(false)
})

describe('coupon-popup.open.any-cookie-stops-it', () => {
  test.each(['shown:1', 'subscribed:1', 'closed:1', '1772000000', 'x'])('%s: nothing opens', async (value) => {
    setCookie('woo_coupon_box', value)
    await startCouponPage()
    await pass(60_000)
    expect(isOpen()).toBe(false)
  })

  test('where there is no icon either, nothing is loaded', async () => {
    openCouponPage(couponBox({ icon: 'none' }), 'shown:1')
    const area = vi.fn()
    vi.doMock('../../../widgets/coupon/index', () => {
      area()
      return {}
    })
    await startCouponPage()
    vi.doUnmock('../../../widgets/coupon/index')
    expect(area).not.toHaveBeenCalled()
  })

  test('not even when it was set while the delay ran, as in another tab', async () => {
    await startCouponPage()
    await pass(1000)
    setCookie('woo_coupon_box', 'shown:1')
    await pass(60_000)
    expect(isOpen()).toBe(false)
  })
})

describe('coupon-popup.open.scroll-and-exit-triggers', () => {
  test('asked to wait for scrolling, the box opens when more of the page was seen than the percentage', async () => {
    printCouponConfig({ wcb_select_popup: 'scroll', wcb_popup_scroll: '40' })
    await startCouponPage()
    await pass(60_000)
    scrollToPercentage(40)
    await pass()
    expect(isOpen()).toBe(false)
    scrollToPercentage(41)
    await pass()
    expect(isOpen()).toBe(true)
  })

  test.each([
    ['a panel', document.body, 'body-scroll-lock--active'],
    ['another pop-up', document.documentElement, 'wcb-html-scroll'],
  ])(
    'a page that %s holds is as long as the window, which is no scrolling of the shopper',
    async (_what, place, name) => {
      printCouponConfig({ wcb_select_popup: 'scroll', wcb_popup_scroll: '40' })
      await startCouponPage()
      place.classList.add(name)
      vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(innerHeight)
      Object.assign(window, { scrollY: 0 })
      window.dispatchEvent(new Event('scroll'))
      place.classList.remove(name)
      await pass()
      expect(isOpen()).toBe(false)
    },
  )

  test.each(['mousemove', 'mouseleave'] as const)(
    'asked to wait for the exit, a pointer at the top opens it (%s)',
    async (type) => {
      printCouponConfig({ wcb_select_popup: 'exit', wcb_popup_exit: '1' })
      await startCouponPage()
      await pass(60_000)
      movePointer('mousemove', 3)
      await pass()
      expect(isOpen()).toBe(false)
      movePointer('mousemove', 10)
      movePointer('mouseleave', 400)
      await pass()
      expect(isOpen()).toBe(false)
      movePointer(type, 9)
      await pass()
      expect(isOpen()).toBe(true)
    },
  )

  test('asked for a button, nothing opens by itself', async () => {
    printCouponConfig({ wcb_select_popup: 'button' })
    await startCouponPage()
    await pass(60_000)
    scrollToPercentage(100)
    await pass()
    expect(isOpen()).toBe(false)
  })
})

describe('who gives way', () => {
  test('another dialog that is open is not disturbed: the box opens when it has gone', async () => {
    await startCouponPage()
    const { openModal } = await import('../../../src/page/modal')
    find('main').insertAdjacentHTML('beforebegin', '<div id="dialog" tabindex="-1"></div>')
    const close = openModal(find('#dialog'), { opener: find('#other'), hasScrollBar: false, close() {} })
    await pass(5000)
    expect(isOpen()).toBe(false)
    close()
    await pass()
    expect(isOpen()).toBe(true)
    await pass(PAINT)
    expect(find('main').hasAttribute('inert')).toBe(true)
    expect(find(BOX).hasAttribute('inert')).toBe(false)
  })

  test('nor is it where the styles hide the box until it opens, and so nothing shuts it out', async () => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<style>.wcb-md-modal:not(.wcb-md-show) { visibility: hidden }</style><div id="dialog" tabindex="-1"></div>',
    )
    await startCouponPage()
    const { openModal } = await import('../../../src/page/modal')
    const close = openModal(find('#dialog'), { opener: find('#other'), hasScrollBar: false, close() {} })
    await pass(PAINT)
    await pass(5000)
    expect(isOpen()).toBe(false)
    close()
    await pass()
    expect(isOpen()).toBe(true)
  })

  describe('nor is who types', () => {
    const field = () => find('#name')
    const type = () => field().dispatchEvent(new Event('input', { bubbles: true }))

    beforeEach(async () => {
      document.body.insertAdjacentHTML('afterbegin', '<input id="name">')
      printCouponConfig()
      await startCouponPage()
      field().focus()
      // To just before the box is due.
      await pass(4500)
      type()
      await pass(2000)
      expect([isOpen(), document.activeElement]).toEqual([false, field()])
    })

    test('the box opens after a pause of three seconds', async () => {
      type()
      await pass(2999)
      expect(isOpen()).toBe(false)
      await pass(1)
      expect(isOpen()).toBe(true)
    })

    test('or a second after the field was left', async () => {
      type()
      field().blur()
      await pass(999)
      expect(isOpen()).toBe(false)
      await pass(1)
      expect(isOpen()).toBe(true)
    })

    test('a box that leaves the page meanwhile does not come back', async () => {
      find(BOX).remove()
      await pass(5000)
      expect(document.querySelector('.wcb-md-show')).toBeNull()
    })
  })

  test('who only has the focus in a field types nothing, and the box opens at its time', async () => {
    document.body.insertAdjacentHTML('afterbegin', '<input id="name">')
    printCouponConfig()
    await startCouponPage()
    find('#name').focus()
    await pass(5000)
    expect(isOpen()).toBe(true)
  })

  test('who is in a frame may be typing there, as in the fields of a payment: the box opens a second after the focus has come back', async () => {
    document.body.insertAdjacentHTML('afterbegin', '<iframe title="Thẻ"></iframe>')
    const focused = vi.spyOn(document, 'activeElement', 'get').mockReturnValue(find('iframe'))
    printCouponConfig()
    await startCouponPage()
    await pass(60_000)
    expect(isOpen()).toBe(false)
    focused.mockReturnValue(document.body)
    window.dispatchEvent(new Event('focus'))
    await pass(999)
    expect(isOpen()).toBe(false)
    await pass(1)
    expect(isOpen()).toBe(true)
  })

  test('a lightbox that the shopper asked for takes the place of the box: page and keyboard are the lightbox’s, the small icon stays', async () => {
    await startCouponPage()
    await pass(5000)
    await pass(PAINT)
    const { closeLightbox } = await import('../../../src/page/openLightboxes')
    const { openModal } = await import('../../../src/page/modal')
    find('main').insertAdjacentHTML('beforebegin', '<div id="dialog" tabindex="-1"></div>')
    closeLightbox()
    const close = openModal(find('#dialog'), { opener: find('#other'), hasScrollBar: false, close() {} })
    await pass(PAINT)
    expect([isOpen(), isIconShown()]).toEqual([false, true])
    expect(document.activeElement).toBe(find('#dialog'))
    expect(['main', '#dialog'].map((part) => find(part).hasAttribute('inert'))).toEqual([true, false])
    close()
    expect([document.activeElement, find('main').hasAttribute('inert')]).toEqual([find('#other'), false])
  })

  test('the plugin’s own script does everything itself, where it still runs', async () => {
    document.head.innerHTML = '<script type="x" src="/wp-content/plugins/woo-coupon-box/js/wcb.js"></script>'
    find(ICON).removeAttribute('class')
    find('.wcb-coupon-box-small-icon-container').parentElement?.classList.add(ICON.slice(1))
    await startCouponPage()
    await pass(60_000)
    click(find('.wcb-coupon-box-small-icon'))
    await pass()
    expect(isOpen()).toBe(false)
  })

  test('merged into another file, it is known by its handler for the cross', async () => {
    installJQuery()(find('.wcb-md-close')).on('click', () => find(BOX).classList.remove('wcb-md-show'))
    await startCouponPage()
    await pass(60_000)
    expect(isOpen()).toBe(false)
  })

  test('what others do when the cross is clicked, such as statistics, does not keep the box closed', async () => {
    installJQuery()(find('.wcb-md-close')).on('click', () => {})
    await startCouponPage()
    await pass(60_000)
    expect(isOpen()).toBe(true)
  })

  test('a box that leaves the page while it waits does not come back', async () => {
    await startCouponPage()
    const box = find(BOX)
    box.remove()
    await pass(5000)
    expect(box.classList.contains('wcb-md-show')).toBe(false)
    expect(document.cookie).toBe('')
  })

  test('where cookies are switched off the box opens once on a page', async () => {
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('')
    await startCouponPage()
    await pass(5000)
    press('Escape', document.body)
    await pass()
    const again = find(BOX).cloneNode(true)
    find(BOX).replaceWith(again)
    await pass(60_000)
    expect(isOpen()).toBe(false)
  })
})

describe('the open box', () => {
  test('coupon-popup.cookie.shown-when-box-opens: is remembered with the server’s time, for wcb_expire seconds, unencoded', async () => {
    const written = watchCookies()
    printCouponConfig()
    await startCouponPage()
    await pass(5000)
    expect(document.cookie).toBe('woo_coupon_box=shown:1772000000')
    expect(written).toEqual(['woo_coupon_box=shown:1772000000; path=/; expires=Sun, 01 Mar 2026 10:00:05 GMT'])
  })

  test('coupon-popup.box.has-its-controls: e-mail, consent, a button and a way to close it, all for the keyboard too', async () => {
    await startCouponPage()
    await pass(5000)
    const box = find(BOX)
    expect(box.querySelectorAll('.wcb-email,.wcb-gdpr-checkbox')).toHaveLength(2)
    for (const name of ['.wcb-button', '.wcb-md-close']) {
      expect(find(name).getAttribute('role')).toBe('button')
      expect(find(name).tabIndex).toBe(0)
    }
    expect(find('.wcb-md-close').getAttribute('aria-label')).toBe('Đóng')
    expect(find('.wcb-button').hasAttribute('aria-label')).toBe(false)
    press('x', find('.wcb-md-close'))
    await pass()
    expect(isOpen()).toBe(true)
    expect(press('Enter', find('.wcb-md-close')).defaultPrevented).toBe(true)
    await pass()
    expect(isOpen()).toBe(false)
  })

  test('coupon-popup.box.keeps-focus-inside: is a named dialog with the focus; the page behind it is shut out until it closes', async () => {
    await startCouponPage()
    find('#other').focus()
    await pass(5000)
    await pass(PAINT)
    const box = find(BOX)
    expect([box.getAttribute('role'), box.getAttribute('aria-modal'), box.getAttribute('aria-label')]).toEqual([
      'dialog',
      'true',
      'Quà cho mèo',
    ])
    expect(document.activeElement).toBe(box)
    expect(find('main').hasAttribute('inert')).toBe(true)
    expect(find('.wcb-md-overlay').hasAttribute('inert')).toBe(false)
    press('Escape', document.body)
    await pass()
    expect(find('main').hasAttribute('inert')).toBe(false)
    expect(box.hasAttribute('aria-modal')).toBe(false)
    expect(document.activeElement).toBe(find('#other'))
  })

  test.each([
    ['longer than the window stands as it is scrolled, in the way that the plugin’s styles know', 10, true, '-432px'],
    ['that fits into the window has nothing to stand still for', 1, false, ''],
  ])('over a page %s; closed, it gives that back', async (_page, windows, stands, top) => {
    const root = document.documentElement
    const look = () => [root.classList.contains('wcb-html-scroll'), root.style.top]
    vi.spyOn(root, 'scrollHeight', 'get').mockReturnValue(windows * innerHeight)
    Object.assign(window, { scrollY: 432 })
    const scrolled = vi.spyOn(window, 'scrollTo').mockReturnValue()
    await startCouponPage()
    await pass(5000)
    await pass(PAINT)
    expect(look()).toEqual([stands, top])
    press('Escape', document.body)
    await pass()
    expect(look()).toEqual([false, ''])
    expect(scrolled.mock.calls).toEqual(stands ? [[{ left: 0, top: 432, behavior: 'instant' }]] : [])
    Object.assign(window, { scrollY: 0 })
  })

  test('has a name also where it has no title', async () => {
    find('.wcb-coupon-box-title').remove()
    await startCouponPage()
    await pass(5000)
    expect(find(BOX).getAttribute('aria-label')).toBe('Mã giảm giá')
  })

  test('other plugins and pages hear that it opened and closed', async () => {
    const heard = ['wcb_show_popup', 'wcb_hide_popup', 'shop-islands:coupon-opened', 'shop-islands:coupon-closed'].map(
      (name) => page.heard(name),
    )
    const changes = page.heard('shop-islands:coupon-changed')
    await startCouponPage()
    await pass(5000)
    expect(heard.map(({ length }) => length)).toEqual([1, 0, 1, 0])
    press('Escape', document.body)
    await pass()
    expect(heard.map(({ length }) => length)).toEqual([1, 1, 1, 1])
    expect(changes).toEqual([{ state: 'shown' }])
  })

  test('is moved to where a modal has to be, with the overlay behind it', async () => {
    openCouponPage(`<footer>${couponBox()}</footer>`)
    await startCouponPage()
    await pass(5000)
    await pass(PAINT)
    expect(find(BOX).parentElement).toBe(document.body)
    expect(find(BOX).nextElementSibling).toBe(find('.wcb-md-overlay'))
    expect(find('footer').hasAttribute('inert')).toBe(true)
  })

  test('that lies elsewhere with its overlay is back in its place when the island fails', async () => {
    openCouponPage(`<footer><p></p>${couponBox()}</footer>`)
    const before = document.body.innerHTML
    await startCouponPage()
    await pass(5000)
    const { islandOn } = await import('../../../src/islands/islands')
    const { coupon } = await import('../../../widgets/coupon/definitions')
    for (const definition of coupon) {
      const host = document.querySelector(definition.selectors)
      if (host) islandOn(host, definition)?.fail('test')
    }
    expect(document.body.innerHTML).toBe(before)
  })

  test('gets an overlay where none was printed', async () => {
    find('.wcb-md-overlay').remove()
    await startCouponPage()
    await pass(5000)
    expect(find('.wcb-md-overlay').closest('[inert]')).toBeNull()
    click(find('.wcb-md-overlay'))
    await pass()
    expect(isOpen()).toBe(false)
  })
})

describe('coupon-popup.open.effect-class', () => {
  const effects = () => [...find(BOX).classList].filter((name) => name.startsWith('wcb-md-effect-'))

  test.each([
    ['the default where nobody says anything', '', undefined, ['wcb-md-effect-1']],
    ['the configured one in place of the printed one', 'wcb-md-effect-1', 'wcb-md-effect-7', ['wcb-md-effect-7']],
    ['the printed one where none is configured', 'wcb-md-effect-5', undefined, ['wcb-md-effect-5']],
    ['none where none is wanted', '', '', []],
  ])('%s', async (_case, classes, type, expected) => {
    openCouponPage(couponBox({ classes }))
    if (type !== undefined) printCouponConfig({ wcb_popup_type: type })
    await startCouponPage()
    await pass(5000)
    expect(effects()).toEqual(expected)
  })

  test('none where the shopper asked for less motion', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(() => ({ matches: true }) as MediaQueryList)
    await startCouponPage()
    await pass(5000)
    expect(isOpen()).toBe(true)
    expect(effects()).toEqual([])
  })
})

describe('an open box that a page takes away', () => {
  test('gives the page back, without an icon that would open nothing', async () => {
    await startCouponPage()
    find('#other').focus()
    await pass(5000)
    find(BOX).remove()
    await pass(20)
    expect(document.querySelectorAll(`[inert]:not(${ICON})`)).toHaveLength(0)
    expect(document.documentElement.style.overflow).toBe('')
    expect(document.activeElement).toBe(find('#other'))
    expect(isIconShown()).toBe(false)
  })

  test('is no matter where something else leaves the page', async () => {
    await startCouponPage()
    await pass(5000)
    find('main').remove()
    await pass()
    expect(isOpen()).toBe(true)
  })
})

describe('closing', () => {
  test.each([
    ['coupon-popup.close.button', () => click(find('.wcb-md-close'))],
    ['coupon-popup.close.esc', () => press('Escape', document.body)],
    ['coupon-popup.close.overlay-click', () => click(find('.wcb-md-overlay'))],
  ])('%s: hides the box and shows the small icon; no cookie is written', async (_id, closeBox) => {
    await startCouponPage()
    await pass(5000)
    expect(isIconShown()).toBe(false)
    const written = watchCookies()
    closeBox()
    await pass()
    expect(isOpen()).toBe(false)
    expect(isIconShown()).toBe(true)
    expect(written).toEqual([])
  })

  test.each(['.wcb-md-close', '.wcb-md-overlay'])(
    'the second click of a double click on %s is none on the page below',
    async (closer) => {
      await startCouponPage()
      await pass(5000)
      const below = linkBelow()
      click(find(closer), { detail: 1 })
      await pass()
      expect([isOpen(), below.isReachedBy(2)]).toEqual([false, false])
      expect(below.isReachedBy(1)).toBe(true)
    },
  )

  test('coupon-popup.close.overlay-click: a click inside the box does not close it', async () => {
    await startCouponPage()
    await pass(5000)
    for (const inside of ['.wcb-coupon-message', '.wcb-email', BOX]) click(find(inside))
    await pass()
    expect(isOpen()).toBe(true)
  })

  test('coupon-popup.close.on-close-is-hide: nothing of the box stays, and the icon is the way back', async () => {
    printCouponConfig({ wcb_on_close: 'hide' })
    await startCouponPage()
    await pass(5000)
    press('Escape', document.body)
    await pass()
    expect(find(BOX).className).toBe('wcb-md-modal wcb-coupon-box wcb-coupon-box-1 wcb-md-effect-1')
    expect(isIconShown()).toBe(true)
  })

  test('where the box is to become a bar, it gets the plugin’s classes for that, and a click on the bar opens it', async () => {
    printCouponConfig({ wcb_on_close: 'bottom' })
    await startCouponPage()
    await pass(5000)
    press('Escape', document.body)
    await pass()
    expect(isBarAt('bottom')).toBe(true)
    expect(find('.wcb-recaptcha-field').style.display).toBe('none')
    click(find('.wcb-coupon-message'))
    await pass()
    expect(isOpen()).toBe(true)
    expect(find(BOX).className).not.toContain('collapse')
    expect(find('.wcb-recaptcha-field').style.display).toBe('')
    click(find('.wcb-coupon-message'))
    click(find('.wcb-md-close'))
    await pass()
    expect(isOpen()).toBe(false)
    expect(isBarAt('bottom')).toBe(true)
  })

  test('the bar opens by keyboard, and what sends in it is out of reach', async () => {
    printCouponConfig({ wcb_on_close: 'bottom' })
    await startCouponPage()
    await pass(5000)
    const [heading, newsletter] = [find('.wcb-coupon-box-title'), find('.wcb-coupon-box-newsletter')]
    expect([heading.getAttribute('role'), newsletter.inert, find(BOX).role]).toEqual([null, false, 'dialog'])
    press('Escape', document.body)
    await pass()
    expect([heading.role, heading.tabIndex, newsletter.inert, find(BOX).role]).toEqual(['button', 0, true, 'region'])
    press('Enter', heading)
    await pass()
    expect(isOpen()).toBe(true)
    expect([heading.getAttribute('role'), newsletter.inert, find(BOX).role]).toEqual([null, false, 'dialog'])
  })

  test('the bar’s own close button puts it away, until the icon has opened the box again', async () => {
    printCouponConfig({ wcb_on_close: 'top' })
    await startCouponPage()
    await pass(5000)
    click(find('.wcb-md-close'))
    await pass()
    expect(isBarAt('top')).toBe(true)
    click(find('.wcb-md-close'))
    await pass()
    expect(find(BOX).className).toBe('wcb-md-modal wcb-coupon-box wcb-coupon-box-1 wcb-md-effect-1')
    click(find('.wcb-coupon-box-small-icon'))
    await pass()
    expect(isOpen()).toBe(true)
    click(find('.wcb-md-close'))
    await pass()
    expect(isBarAt('top')).toBe(true)
  })

  /** The shopper has subscribed on another page. */
  const subscribeElsewhere = () => setCookie('woo_coupon_box', 'subscribed:1')

  test('who has subscribed on another page and comes back to this one finds neither bar nor icon', async () => {
    printCouponConfig({ wcb_on_close: 'bottom' })
    await startCouponPage()
    await pass(5000)
    click(find('.wcb-md-close'))
    await pass()
    expect([isBarAt('bottom'), isIconShown()]).toEqual([true, true])
    subscribeElsewhere()
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    await pass()
    expect([isBarAt('bottom'), isIconShown()]).toEqual([false, false])
  })

  test('who has subscribed in another tab is left no bar by a box that they open once more', async () => {
    printCouponConfig({ wcb_on_close: 'bottom' })
    await startCouponPage()
    await pass(5000)
    click(find('.wcb-md-close'))
    await pass()
    subscribeElsewhere()
    click(find('.wcb-coupon-box-small-icon'))
    await pass()
    expect(isOpen()).toBe(true)
    click(find('.wcb-md-close'))
    await pass()
    expect([isBarAt('bottom'), isIconShown()]).toEqual([false, false])
  })

  test('who wants no more of it is left no bar', async () => {
    printCouponConfig({ wcb_on_close: 'bottom', wcb_never_reminder_enable: '1' })
    await startCouponPage()
    await pass(5000)
    click(find('.wcb-md-close-never-reminder'))
    await pass()
    expect(find(BOX).className).not.toContain('wcb-md-show')
  })
})

describe('something in the page that opens the box', () => {
  test.each([
    ['nothing yet', ''],
    ['that it was shown', 'shown:1'],
  ])(
    'opens it as often as it is clicked, and gets the focus back; the cookie says %s, and keeps it',
    async (_what, cookie) => {
      openCouponPage(
        `<button class="wcb-coupon-box-click-trigger" id="opener">Mã giảm giá</button>${couponBox({ icon: 'none' })}`,
        cookie,
      )
      printCouponConfig({ wcb_select_popup: 'button' })
      await startCouponPage()
      const written = watchCookies()
      await pass(10_000)
      for (let time = 0; time < 2; time++) {
        find('#opener').focus()
        expect(click(find('#opener')).defaultPrevented).toBe(true)
        await pass()
        expect(isOpen()).toBe(true)
        press('Escape', document.body)
        await pass()
        expect([isOpen(), document.activeElement]).toEqual([false, find('#opener')])
      }
      expect(written).toEqual([])
    },
  )

  test('what the plugin’s own shortcode prints opens it, by the keyboard, too', async () => {
    openCouponPage(`<a class='wcb-open-popup' id="opener">Đăng ký</a>${couponBox({ icon: 'none' })}`)
    printCouponConfig({ wcb_select_popup: 'button' })
    await startCouponPage()
    click(find('#opener'))
    await pass()
    expect(isOpen()).toBe(true)
    press('Escape', document.body)
    await pass()
    expect([find('#opener').getAttribute('role'), find('#opener').tabIndex]).toEqual(['button', 0])
    press('Enter', find('#opener'))
    await pass()
    expect(isOpen()).toBe(true)
  })

  test('does nothing of ours on a page without a box', async () => {
    openCouponPage('<a href="#ma" class="wcb-coupon-box-click-trigger" id="opener">Mã giảm giá</a>')
    await startCouponPage()
    expect(click(find('#opener')).defaultPrevented).toBe(false)
  })
})

describe('coupon-popup.box.never-remind-only-when-enabled', () => {
  const control = '.wcb-md-close-never-reminder'

  test('off, as by default, the control is not there', async () => {
    await startCouponPage()
    await pass(5000)
    expect(find(control).style.display).toBe('none')
  })

  test('coupon-popup.cookie.closed-by-never-remind: on, it closes the box for ten years, without an icon', async () => {
    printCouponConfig({ wcb_never_reminder_enable: '1' })
    await startCouponPage()
    await pass(5000)
    expect(find(control).style.display).toBe('')
    const written = watchCookies()
    press(' ', find(control))
    await pass()
    expect(isOpen()).toBe(false)
    expect(isIconShown()).toBe(false)
    expect(written).toEqual(['woo_coupon_box=closed:1772000000; path=/; expires=Wed, 27 Feb 2036 08:00:05 GMT'])
  })
})
