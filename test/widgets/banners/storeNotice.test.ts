import { beforeEach, describe, expect, test, vi } from 'vitest'
import { openPage, pass, setCookie, stopClock, type TestPage } from '../../support/freshPage'
import { linkBelow } from '../../support/linkBelow'
import { click, find, press } from '../../support/page'
import { startWidgets } from '../../support/startPage'

const ID = '0a1b2c3d4e5f60718293a4b5c6d7e8f9'

/** A notice as the shop prints it (contract 9.5). */
function notice(id = ID, link = 'href="#"'): string {
  return `<p class="woocommerce-store-notice demo_store" data-notice-id="${id}" style="display:none;">Nghỉ lễ
    <a role="button" ${link} class="woocommerce-store-notice__dismiss-link">Bỏ qua</a> <a href="/lich/">Lịch</a></p>`
}

const LINK = '.woocommerce-store-notice__dismiss-link'

async function start(): Promise<void> {
  await startWidgets((await import('../../../widgets/banners/definitions')).banners)
}

async function open(html = notice(), cookies: Readonly<Record<string, string>> = {}): Promise<TestPage> {
  const page = openPage(html)
  stopClock()
  for (const [name, value] of Object.entries(cookies)) setCookie(name, value)
  await start()
  return page
}

const isShown = (selector = 'p') => getComputedStyle(find(selector)).display !== 'none'

/** Notes every write to the page's cookies. */
function watchCookies(): string[] {
  const written: string[] = []
  vi.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => {
    written.push(cookie)
  })
  return written
}

describe('the store’s notice', () => {
  beforeEach(() => {
    setCookie(`store_notice${ID}`, '; expires=Thu, 01 Jan 1970 00:00:00 GMT')
  })

  test('is served hidden and shown by the script', async () => {
    await open()
    expect(isShown()).toBe(true)
  })

  test('banners.store-notice.stays-hidden: is gone where it was dismissed on the next page, and the shopper comes back to this one', async () => {
    await open()
    setCookie(`store_notice${ID}`, 'hidden')
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    await pass()
    expect(isShown()).toBe(false)
  })

  test('is shown where the shop’s own style sheet hides it, too', async () => {
    await open(`<style>.woocommerce-store-notice { display: none }</style>${notice()}`)
    expect(isShown()).toBe(true)
    click(find(LINK))
    expect(isShown()).toBe(false)
  })

  test('is shown on markup of one’s own, too', async () => {
    await open(
      '<div data-island="store-notice" data-notice-id="x" hidden>Nghỉ lễ <button data-dismiss>×</button></div>',
    )
    expect(isShown('div')).toBe(true)
    click(find('button'))
    expect(isShown('div')).toBe(false)
    expect(document.cookie).toContain('store_noticex=hidden')
  })

  test('banners.store-notice.dismiss-hides: the dismiss link hides it, and is not followed', async () => {
    await open()
    expect(click(find(LINK)).defaultPrevented).toBe(true)
    expect(isShown()).toBe(false)
  })

  test('the second click of a double click that dismisses it is none on the page below', async () => {
    await open()
    const below = linkBelow()
    click(find(LINK), { detail: 1 })
    expect(below.isReachedBy(2)).toBe(false)
    expect(below.isReachedBy(1)).toBe(true)
  })

  test('banners.store-notice.dismiss-sets-cookie: dismissing sets store_notice{id}=hidden for the whole site and the browser’s session', async () => {
    await open()
    const written = watchCookies()
    click(find(LINK))
    expect(written).toEqual([`store_notice${ID}=hidden; path=/`])
  })

  test('without an id the cookie’s name ends where the id would begin', async () => {
    await open(notice().replace(`data-notice-id="${ID}"`, ''))
    const written = watchCookies()
    click(find(LINK))
    expect(written).toEqual(['store_notice=hidden; path=/'])
  })

  test('an id that is no hash cannot break the cookie', async () => {
    await open(notice('a;b=c'))
    const written = watchCookies()
    click(find(LINK))
    expect(written).toEqual(['store_noticea%3Bb%3Dc=hidden; path=/'])
  })

  test('banners.store-notice.stays-hidden: once dismissed, it stays hidden on later pages', async () => {
    await open()
    click(find(LINK))
    await open(notice(), { [`store_notice${ID}`]: 'hidden' })
    expect(isShown()).toBe(false)
    await open(notice().replace('display:none;', ''), { [`store_notice${ID}`]: 'hidden' })
    expect(isShown()).toBe(false)
  })

  test('banners.store-notice.other-notice-still-shows: a notice with another id is shown', async () => {
    await open(notice('ffff'), { [`store_notice${ID}`]: 'hidden', store_notice: 'hidden' })
    expect(isShown()).toBe(true)
  })

  test.each(['', 'shown', 'hidden2', '%E0%A4%A'])('a cookie that says %j hides nothing', async (value) => {
    await open(notice(), { [`store_notice${ID}`]: value })
    expect(isShown()).toBe(true)
  })

  test('where cookies are off it goes for now, and the event says that it comes back', async () => {
    const page = await open()
    const events = page.heard('shop-islands:banner-dismissed')
    vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {
      throw new Error('SecurityError')
    })
    click(find(LINK))
    expect(isShown()).toBe(false)
    expect(events).toEqual([{ banner: 'store-notice', isRemembered: false }])
    expect(page.reports).toEqual([])
  })

  test('who dismisses it tells everybody', async () => {
    const page = await open()
    const events = page.heard('shop-islands:banner-dismissed')
    click(find(LINK))
    expect(events).toEqual([{ banner: 'store-notice', isRemembered: true }])
  })

  test('where a page shows it twice, both go, and one of another text stays', async () => {
    await open(`${notice()}${notice()}${notice('ffff')}`)
    click(find(LINK))
    await pass()
    const display = (each: HTMLElement) => each.style.display === 'none'
    expect([...document.querySelectorAll<HTMLElement>('.woocommerce-store-notice')].map(display)).toEqual([
      true,
      true,
      false,
    ])
  })

  test('Enter dismisses where the link has no address, and the keyboard reaches it', async () => {
    await open(notice(ID, ''))
    expect(find(LINK).tabIndex).toBe(0)
    press('a', find(LINK))
    expect(isShown()).toBe(true)
    expect(press('Enter', find(LINK)).defaultPrevented).toBe(true)
    expect(isShown()).toBe(false)
  })

  test('Enter on a link with an address is left to the browser, which makes a click of it', async () => {
    await open()
    expect(press('Enter', find(LINK)).defaultPrevented).toBe(false)
    expect(isShown()).toBe(true)
  })

  test('the notice’s other links are followed', async () => {
    await open()
    const followed = new MouseEvent('click', { bubbles: true, cancelable: true })
    find('[href="/lich/"]').dispatchEvent(followed)
    expect([followed.defaultPrevented, isShown()]).toEqual([false, true])
  })

  test('a notice without a dismiss link is shown all the same', async () => {
    const page = await open('<p class="demo_store" style="display:none">Nghỉ lễ</p>')
    expect(isShown()).toBe(true)
    expect(page.reports).toEqual([])
  })

  test('the shop’s own script, where it still runs, is left to it', async () => {
    openPage(
      `${notice()}<script type="text/plain" src="/wp-content/plugins/woocommerce/assets/js/frontend/woocommerce.min.js"></script>`,
    )
    stopClock()
    await start()
    expect(isShown()).toBe(false)
    click(find(LINK))
    expect(document.cookie).not.toContain('store_notice')
  })
})
