import { beforeEach, describe, expect, test, vi } from 'vitest'
import { openPage, pass, setCookie, stopClock, type TestPage } from '../../support/freshPage'
import { linkBelow } from '../../support/linkBelow'
import { click, find, press } from '../../support/page'
import { startWidgets } from '../../support/startPage'
import { tagOf } from '../../support/themeScripts'

/** The notice as the theme prints it. */
const NOTICE = `<div class="flatsome-cookies"><div class="flatsome-cookies__inner">
  <div class="flatsome-cookies__text">Trang này dùng cookie.</div><div class="flatsome-cookies__buttons">
  <a href="/rieng-tu/" class="button secondary flatsome-cookies__more-btn"><span>Xem thêm</span></a>
  <a href="#" class="button primary flatsome-cookies__accept-btn"><span>Đồng ý</span></a></div></div></div>`

const COOKIE = 'flatsome_cookie_notice'
const ACCEPT = '.flatsome-cookies__accept-btn'
/** Milliseconds until the notice slides in. */
const SLIDES_IN = 2500

async function open(html = NOTICE, accepted = '', settings = {}): Promise<TestPage> {
  const page = openPage(html)
  stopClock()
  // The server's kind of text.
  vi.stubGlobal('flatsomeVars', { options: { cookie_notice_version: '2' } })
  setCookie(COOKIE, accepted || '; expires=Thu, 01 Jan 1970 00:00:00 GMT')
  await startWidgets((await import('../../../widgets/banners/definitions')).banners, settings)
  return page
}

async function openShown(html = NOTICE): Promise<TestPage> {
  const page = await open(html)
  await pass(SLIDES_IN)
  return page
}

const notice = () => find('.flatsome-cookies,[data-island]')
const look = () => [
  notice().classList.contains('flatsome-cookies--active'),
  notice().classList.contains('flatsome-cookies--inactive'),
  notice().hasAttribute('inert'),
]
const WAITS = [false, false, true]
const IS_SHOWN = [true, false, false]
const IS_GONE = [false, true, true]

describe('the theme’s cookie notice', () => {
  beforeEach(() => openPage())

  test('stays away where it is accepted in another tab before its time, and goes where that was on the next page', async () => {
    await open()
    setCookie(COOKIE, '2')
    await pass(SLIDES_IN)
    expect(look()).toEqual(IS_GONE)
    await openShown()
    expect(look()).toEqual(IS_SHOWN)
    setCookie(COOKIE, '2')
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    await pass()
    expect(look()).toEqual(IS_GONE)
  })

  test('slides in after two and a half seconds; before that nothing in it can be reached', async () => {
    await open()
    expect(look()).toEqual(WAITS)
    await pass(SLIDES_IN - 50)
    expect(look()).toEqual(WAITS)
    await pass(50)
    expect(look()).toEqual(IS_SHOWN)
    expect(notice().getAttribute('role')).toBe('complementary')
  })

  test('goes when it is accepted, and the link is not followed', async () => {
    await openShown()
    expect(click(find(ACCEPT)).defaultPrevented).toBe(true)
    expect(look()).toEqual(IS_GONE)
    await pass(SLIDES_IN)
    expect(look()).toEqual(IS_GONE)
  })

  test('the second click of a double click that accepts it is none on the page below', async () => {
    await openShown()
    const below = linkBelow()
    click(find(ACCEPT), { detail: 1 })
    expect(below.isReachedBy(2)).toBe(false)
    expect(below.isReachedBy(1)).toBe(true)
  })

  test('an acceptance is remembered as the theme remembers it: its version, for the whole site and 365 days', async () => {
    await openShown()
    const written: string[] = []
    vi.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => {
      written.push(cookie)
    })
    const ends = new Date(Date.now() + 365 * 86_400_000).toUTCString()
    click(find(ACCEPT))
    expect(written).toEqual([`${COOKIE}=2; path=/; expires=${ends}`])
  })

  test('who has accepted this text does not see it again', async () => {
    await open(NOTICE, '2')
    await pass(2 * SLIDES_IN)
    expect(look()).toEqual(IS_GONE)
  })

  test.each(['1', '22', 'undefined'])('who has accepted another text (%s) is asked again', async (version) => {
    await open(NOTICE, version)
    await pass(SLIDES_IN)
    expect(look()).toEqual(IS_SHOWN)
  })

  test('version and time can be set', async () => {
    await open(NOTICE, '2', { bannerCookieVersion: '3', bannerCookieDelay: 0 })
    await pass()
    expect(look()).toEqual(IS_SHOWN)
    click(find(ACCEPT))
    expect(document.cookie).toContain(`${COOKIE}=3`)
  })

  test('is shown on markup of one’s own, too, and is hidden there as it was served', async () => {
    await openShown(
      '<div data-island="cookie-notice" role="region" hidden>Cookie <button data-dismiss>Đồng ý</button></div>',
    )
    expect([notice().hidden, notice().getAttribute('role')]).toEqual([false, 'region'])
    click(find('button'))
    expect(notice().hidden).toBe(true)
    expect(document.cookie).toContain(`${COOKIE}=2`)
  })

  test('what accepts is a button to screen readers, and Enter accepts where it has no address', async () => {
    await openShown(NOTICE.replace('href="#" ', ''))
    expect([find(ACCEPT).getAttribute('role'), find(ACCEPT).tabIndex]).toEqual(['button', 0])
    expect(press('Enter', find(ACCEPT)).defaultPrevented).toBe(true)
    expect(look()).toEqual(IS_GONE)
  })

  test('its other link is followed, and the notice stays', async () => {
    await openShown()
    const followed = new MouseEvent('click', { bubbles: true, cancelable: true })
    find('.flatsome-cookies__more-btn').dispatchEvent(followed)
    expect([followed.defaultPrevented, look()]).toEqual([false, IS_SHOWN])
  })

  test('who accepts tells everybody; where cookies are off, also that the notice comes back', async () => {
    const page = await openShown()
    const events = page.heard('shop-islands:banner-dismissed')
    vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {
      throw new Error('SecurityError')
    })
    click(find(ACCEPT))
    expect(events).toEqual([{ banner: 'cookie-notice', isRemembered: false }])
    expect(look()).toEqual(IS_GONE)
  })

  test('the theme’s file for it, where it still runs, is left to it', async () => {
    await openShown(
      NOTICE + tagOf('/wp-content/themes/flatsome/inc/extensions/flatsome-cookie-notice/flatsome-cookie-notice.js'),
    )
    expect(look()).toEqual([false, false, false])
    click(find(ACCEPT))
    expect(document.cookie).not.toContain(COOKIE)
  })
})
