import { beforeEach, describe, expect, test, vi } from 'vitest'
import { openPage, pass, stopClock, type TestPage } from '../../../support/freshPage'
import { recordNativeBehaviour } from '../../../support/nativeBehaviour'
import { withoutCanParse } from '../../../support/olderBrowser'
import { click, find } from '../../../support/page'
import { approach } from '../../../support/startPage'
import { startWishlistPage } from './wishlistTable'

let page: TestPage
let native: string[]
let opened: unknown[][]
let copied: string[]

/** Lets the browser open windows, or not. */
function stubWindow(isAllowed = true): { opener: unknown } {
  const network = { opener: window }
  vi.stubGlobal('open', (...args: unknown[]) => {
    opened.push(args)
    return isAllowed ? network : null
  })
  return network
}

function stubClipboard(clipboard: object | undefined): void {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard })
}

/** Lets the browser's older way of copying work, or not. */
function stubCopyCommand(isAllowed: boolean): void {
  Object.assign(document, {
    execCommand() {
      if (isAllowed) copied.push((document.activeElement as HTMLTextAreaElement).value)
      return isAllowed
    },
  })
}

/** Opens a page in a language, with the script awake on its links; the log-in form is hidden, or displayed so. */
async function open(lang: string, loginForm = 'none'): Promise<void> {
  page = openPage(`<main><div class="social-buttons"><ul>
    <li><a class="social social-facebook" href="https://www.facebook.com/sharer.php?u=x" title="Facebook"><i>f</i></a></li>
    <li><a class="social social-email" href="mailto:?body=https://shop.test/wishlist/a1b2c3/" title="Email">@</a></li>
    <li><a class="social social-whatsapp" href="https://api.whatsapp.com/send?text=x" title="WhatsApp">w</a></li>
    <li><a class="social social-clipboard" href="/wishlist/a1b2c3/" title="Sao chép">⧉</a></li></ul></div>
    <div class="social-buttons"><a id="other" href="/lien-he/">Liên hệ</a>
      <a class="social social-viber" href="viber://chat?number=84900000000">Viber</a></div>
    <div data-island="share"><a id="phone" href="tel:+84900000000">Gọi</a></div>
    <a class="social" href="https://www.facebook.com/shop">Trang của chúng tôi</a>
    <div class="tinv-login"><a class="showlogin" href="/my-account/">Đăng nhập</a><form class="login" style="display: ${loginForm}"><input></form></div>
    </main>`)
  document.documentElement.lang = lang
  native = recordNativeBehaviour()
  opened = []
  copied = []
  stopClock()
  stubWindow()
  stubClipboard({ writeText: async (text: string) => void copied.push(text) })
  stubCopyCommand(false)
  await startWishlistPage()
  await approach('a')
}

beforeEach(() => open('vi'))

describe('sharing', () => {
  test('with a network happens in a window of 420 by 320, which cannot reach into the page', () => {
    const network = stubWindow()
    const event = click(find('.social-facebook i'))
    expect(opened).toEqual([
      [
        'https://www.facebook.com/sharer.php?u=x',
        'Facebook',
        'width=420,height=320,resizable=yes,scrollbars=yes,status=yes',
      ],
    ])
    expect(event.defaultPrevented).toBe(true)
    expect(network.opener).toBeNull()
  })

  test('where the browser opens no window the link is followed', () => {
    stubWindow(false)
    click(find('.social-facebook'))
    expect(page.visited).toEqual(['https://www.facebook.com/sharer.php?u=x'])
  })

  test('by e-mail and messenger is an ordinary link, and so are other links to a network', () => {
    click(find('.social-email'))
    click(find('.social-whatsapp'))
    click(find('main > .social'))
    expect(opened).toEqual([])
    expect(native).toHaveLength(3)
  })

  test('a theme’s own links in a box of that name are ordinary links, and so is what opens another program', () => {
    click(find('#other'))
    click(find('.social-viber'))
    click(find('#phone'))
    expect(opened).toEqual([])
    expect(native).toHaveLength(3)
  })

  test('a click with a key held opens what the browser opens', () => {
    click(find('.social-facebook'), { ctrlKey: true })
    expect(opened).toEqual([])
  })
})

describe('copying the link', () => {
  const link = () => find('.social-clipboard')

  test('copies the whole address, and the page is not left', async () => {
    const event = click(link())
    await pass()
    expect(copied).toEqual([`${location.origin}/wishlist/a1b2c3/`])
    expect(event.defaultPrevented).toBe(true)
  })

  test('copies an address letter by letter as the server printed it, not as the browser spells it', async () => {
    link().setAttribute('href', 'https://SHOP.test/yêu-thích/a1b2c3')
    click(link())
    await pass()
    expect(copied).toEqual(['https://SHOP.test/yêu-thích/a1b2c3'])
  })

  test('copies it in browsers that have no `URL.canParse`, too', async () => {
    withoutCanParse()
    click(link())
    await pass()
    expect(copied).toEqual([`${location.origin}/wishlist/a1b2c3/`])
  })

  test('wishlist.share.copy-link-says-copied: the link says so until the pointer or the focus leaves it, and it is spoken', async () => {
    await open('en')
    click(link())
    await pass()
    expect(link().getAttribute('aria-label')).toBe('Copied!')
    expect(link().classList).toContain('tooltipped')
    expect(link().classList).toContain('tooltipped-s')
    await pass(1000)
    expect(find('[role="status"]').textContent).toBe('Copied!')
    link().dispatchEvent(new Event('mouseleave'))
    await pass()
    expect(link().hasAttribute('aria-label')).toBe(false)
    expect(link().className).toBe('social social-clipboard')
  })

  test('copying twice leaves the link as it was in the end, with its own name', async () => {
    link().setAttribute('aria-label', 'Chép')
    click(link())
    await pass()
    click(link())
    await pass()
    expect(copied).toHaveLength(2)
    link().dispatchEvent(new Event('blur'))
    await pass()
    expect(link().getAttribute('aria-label')).toBe('Chép')
    link().setAttribute('aria-label', 'Khác')
    link().dispatchEvent(new Event('mouseleave'))
    await pass()
    expect(link().getAttribute('aria-label')).toBe('Khác')
  })

  test('says what the server has for it', async () => {
    Object.assign(window, { tinvwl_add_to_wishlist: { tinvwl_clipboard: 'Xong!' } })
    const { giveSettings } = await import('../../../../src/stores/mergeSettings')
    giveSettings({})
    click(link())
    await pass()
    expect(link().getAttribute('aria-label')).toBe('Xong!')
    Reflect.deleteProperty(window, 'tinvwl_add_to_wishlist')
  })

  test.each([
    ['has no clipboard', undefined],
    ['lets nobody at it', { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) }],
  ])('works where the browser %s, and the focus stays', async (_what, clipboard) => {
    stubClipboard(clipboard)
    stubCopyCommand(true)
    link().focus()
    click(link())
    await pass()
    expect(copied).toEqual([`${location.origin}/wishlist/a1b2c3/`])
    expect(link().getAttribute('aria-label')).toBe('Đã sao chép!')
    expect(document.activeElement).toBe(link())
    expect(document.querySelector('textarea')).toBeNull()
  })

  test('where nothing can be copied the link is followed, and nobody says that it was copied', async () => {
    stubClipboard(undefined)
    click(link())
    await pass(1000)
    expect(page.visited).toEqual([`${location.origin}/wishlist/a1b2c3/`])
    expect(link().classList).not.toContain('tooltipped')
  })
})

describe('the login prompt', () => {
  const form = () => find('.login')

  test('shows the form on one click and hides it on the next', async () => {
    const event = click(find('.showlogin'))
    await pass()
    expect(event.defaultPrevented).toBe(true)
    expect(form().style.display).toBe('block')
    expect(find('.showlogin').getAttribute('aria-expanded')).toBe('true')
    click(find('.showlogin'))
    await pass()
    expect(form().style.display).toBe('none')
    expect(find('.showlogin').getAttribute('aria-expanded')).toBe('false')
    click(find('.showlogin'))
    await pass()
    expect(form().style.display).toBe('block')
  })

  test('shows a form that was served with the attribute `hidden`', async () => {
    form().removeAttribute('style')
    form().hidden = true
    form().style.display = 'none'
    click(find('.showlogin'))
    await pass()
    expect(form().hidden).toBe(false)
  })

  test('hides a form that was shown from the first, as after a failed log-in, on a click and not before', async () => {
    await open('vi', 'block')
    expect(form().style.display).toBe('block')
    for (const display of ['none', 'block']) {
      click(find('.showlogin'))
      await pass()
      expect(form().style.display).toBe(display)
    }
  })

  test('without a form its link leads to the account', async () => {
    form().remove()
    click(find('.showlogin'))
    await pass()
    expect(native).toEqual(['follows /my-account/'])
  })
})
