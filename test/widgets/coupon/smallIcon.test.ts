import { describe, expect, test, vi } from 'vitest'
import { PAINT, pass } from '../../support/freshPage'
import { linkBelow } from '../../support/linkBelow'
import { click, find, press } from '../../support/page'
import { startScript } from '../../support/startPage'
import {
  type BoxOptions,
  couponBox,
  ICON,
  isIconShown,
  isOpen,
  openCouponPage,
  printCouponConfig,
  startCouponPage,
  watchCookies,
} from './couponPage'

/** Opens a page whose box and icon were printed like this, for a shopper with this cookie. */
async function start(options: BoxOptions = {}, cookie = ''): Promise<void> {
  openCouponPage(couponBox(options), cookie)
  printCouponConfig()
  await startCouponPage()
}

describe('after a load', () => {
  test.each([
    ['', 'hidden', false],
    ['', 'visible', true],
    ['shown:1', 'visible', true],
    ['shown:1', 'hidden', true],
    ['subscribed:1', 'visible', false],
    ['1772000000', 'visible', false],
    ['closed:1', 'visible', false],
  ] as const)('with the cookie %j and an icon that was printed %s, it is shown: %s', async (cookie, icon, isShown) => {
    await start({ icon }, cookie)
    expect(isIconShown()).toBe(isShown)
    expect(find(ICON).hasAttribute('inert')).toBe(!isShown)
  })

  test('it can be used with the keyboard, and says what it does', async () => {
    await start({ icon: 'visible' }, 'shown:1')
    const [icon, close] = [find('.wcb-coupon-box-small-icon'), find('.wcb-coupon-box-small-icon-close')]
    expect(
      [icon, close].map((part) => [part.getAttribute('role'), part.tabIndex, part.getAttribute('aria-label')]),
    ).toEqual([
      ['button', 0, 'Nhận mã giảm giá'],
      ['button', 0, 'Ẩn biểu tượng mã giảm giá'],
    ])
  })
})

test('coupon-popup.icon.shown-after-closing: it is hidden while the box is open, and there when it has closed', async () => {
  await start({ icon: 'visible' })
  await pass(5000)
  expect([isOpen(), isIconShown()]).toEqual([true, false])
  press('Escape', document.body)
  await pass()
  expect([isOpen(), isIconShown()]).toEqual([false, true])
})

test('coupon-popup.icon.shown-after-closing: also where it was printed hidden and something else in the page has opened the box', async () => {
  await start({ icon: 'hidden' })
  document.body.insertAdjacentHTML('beforeend', '<a class="wcb-open-popup" href="#">Mã giảm giá</a>')
  await pass(100)
  click(find('.wcb-open-popup'))
  await pass()
  expect([isOpen(), isIconShown()]).toEqual([true, false])
  press('Escape', document.body)
  await pass()
  expect([isOpen(), isIconShown()]).toEqual([false, true])
})

test('coupon-popup.icon.reopens-the-box: a click opens the box again, writes no cookie, and gets the focus back', async () => {
  await start({ icon: 'visible' }, 'shown:1')
  const written = watchCookies()
  const icon = find('.wcb-coupon-box-small-icon')
  icon.focus()
  click(icon)
  await pass()
  expect([isOpen(), isIconShown()]).toEqual([true, false])
  click(icon)
  press('Escape', document.body)
  await pass()
  expect([isOpen(), isIconShown()]).toEqual([false, true])
  expect(document.activeElement).toBe(icon)
  press('Enter', icon)
  await pass()
  expect(isOpen()).toBe(true)
  expect(written).toEqual([])
})

test.each([
  ['the page’s content', 'MAIN', '<main></main>'],
  ['nothing, where the page does not say what its content is', 'DIV', '<div></div>'],
])('an icon that goes with the box gives the focus to %s', async (_case, tag, content) => {
  openCouponPage(couponBox({ icon: 'visible' }), 'shown:1')
  find('main').outerHTML = content
  printCouponConfig({ wcb_never_reminder_enable: '1' })
  await startCouponPage()
  const icon = find('.wcb-coupon-box-small-icon')
  // As in a browser, where what is inert cannot have the focus.
  vi.spyOn(icon, 'focus').mockImplementation(() => {})
  click(icon)
  await pass()
  click(find('.wcb-md-close-never-reminder'))
  await pass()
  expect(isOpen()).toBe(false)
  expect(document.activeElement?.tagName).toBe(tag)
})

test('the second click of a double click on the icon’s close button is none on the page below', async () => {
  await start({ icon: 'visible' }, 'shown:1')
  const below = linkBelow()
  click(find('.wcb-coupon-box-small-icon-close'), { detail: 1 })
  await pass()
  expect([isIconShown(), below.isReachedBy(2)]).toEqual([false, false])
  expect(below.isReachedBy(1)).toBe(true)
})

test('coupon-popup.cookie.closed-by-closing-the-icon: its close button puts it away for an hour, and opens nothing', async () => {
  await start({ icon: 'visible' }, 'shown:1')
  const written = watchCookies()
  press('Enter', find('.wcb-coupon-box-small-icon-close'))
  await pass()
  expect([isOpen(), isIconShown()]).toEqual([false, false])
  expect(written).toEqual(['woo_coupon_box=closed:1772000000; path=/; expires=Sun, 01 Mar 2026 09:00:00 GMT'])
})

describe('the side', () => {
  const side = () => find(ICON).className.replace('wcb-coupon-box-small-icon-wrap', '').trim()

  test('coupon-popup.icon.right-by-default: right where nothing is configured', async () => {
    openCouponPage('<div class="wcb-coupon-box"></div><div class="wcb-coupon-box-small-icon-wrap"></div>')
    await startCouponPage()
    expect(side()).toBe('wcb-coupon-box-small-icon-position-bottom-right')
  })

  test('where the plugin’s settings went with its script it stays on the side on which it is printed', async () => {
    openCouponPage(couponBox({ icon: 'hidden' }).replaceAll('-right', '-left'))
    await startCouponPage()
    expect(side()).toBe('wcb-coupon-box-small-icon-position-bottom-left wcb-coupon-box-small-icon-hide-left')
  })

  test.each([
    ['left', 'visible', 'wcb-coupon-box-small-icon-position-bottom-left'],
    ['left', 'hidden', 'wcb-coupon-box-small-icon-position-bottom-left wcb-coupon-box-small-icon-hide-left'],
    ['right', 'hidden', 'wcb-coupon-box-small-icon-position-bottom-right wcb-coupon-box-small-icon-hide-right'],
  ] as const)('coupon-popup.icon.sits-on-configured-side: %s, printed %s', async (position, icon, classes) => {
    openCouponPage(couponBox({ icon }))
    printCouponConfig({ wcb_popup_position: position })
    await startCouponPage()
    expect(side()).toBe(classes)
  })
})

test('an icon without a box does nothing', async () => {
  openCouponPage('<div data-island="coupon-icon"><button>%</button></div>')
  await startCouponPage()
  expect(click(find('button')).defaultPrevented).toBe(false)
})

test('a click before the pop-up is awake opens it as soon as it is', async () => {
  openCouponPage(couponBox({ icon: 'visible' }), 'shown:1')
  const { coupon } = await import('../../../widgets/coupon/definitions')
  await startScript(coupon)
  click(find('.wcb-coupon-box-small-icon'))
  await pass(PAINT)
  expect([isOpen(), isIconShown()]).toEqual([true, false])
})

test('an icon that leaves the page is as it was printed, and follows nothing any more', async () => {
  await start({ icon: 'visible' }, 'shown:1')
  const icon = find(ICON)
  icon.remove()
  await pass(20)
  const { keepState } = await import('../../../widgets/coupon/couponState')
  keepState('closed', 1)
  await pass(20)
  expect(icon.className).not.toContain('hide')
  expect(icon.hasAttribute('inert')).toBe(false)
  expect(icon.querySelector('[role]')).toBeNull()
})
