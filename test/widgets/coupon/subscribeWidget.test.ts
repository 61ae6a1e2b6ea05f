import { beforeEach, describe, expect, test } from 'vitest'
import { fakeIntersectionObserver } from '../../support/fakeIntersectionObserver'
import { openShop } from '../../support/fakeShop'
import { CUT_OFF, pass, type TestPage } from '../../support/freshPage'
import { installJQuery } from '../../support/jQuery'
import { click, find, press } from '../../support/page'
import { ADDRESSES, couponBox, fillIn, isOpen, openCouponPage, startCouponPage, watchCookies } from './couponPage'

/** A widget as the plugin prints it (plugins contract 4.6). */
function widget(id: string, showCoupon = '1', consent = true): string {
  return `<aside class="woo-coupon-box-widget woo-coupon-box-widget-type-1" id="${id}">
    <div class="wcbwidget-coupon-box-newsletter"><div class="wcbwidget-newsletter">
      <div class="wcbwidget-warning-message"></div>
      <input type="email" class="wcbwidget-email"><span class="wcbwidget-button" data-show_coupon="${showCoupon}">Đăng ký</span>
      ${consent ? '<div class="wcbwidget-gdpr-field"><label><input type="checkbox" class="wcbwidget-gdpr-checkbox"> <a href="/dieu-khoan/">Đồng ý</a></label></div>' : ''}
    </div></div></aside>`
}

const SUBSCRIBED = { status: 'subscribed', message: 'Cảm <b>ơn</b>. ', code: '<i>MEO10</i>', warning: '' }

let page: TestPage

beforeEach(() => {
  fakeIntersectionObserver()
  page = openCouponPage(widget('first') + widget('second'))
})

function printConfig(more: Readonly<Record<string, string>> = {}): void {
  Object.assign(window, {
    wcb_widget_params: {
      ajaxurl: '/wp-admin/admin-ajax.php',
      wcb_current_time: '1772000000',
      wcb_show_coupon: '1',
      wcb_gdpr_checkbox: '1',
      _woocouponbox_nonce: 'nonce6',
      ...more,
    },
  })
}

async function start(config: Readonly<Record<string, string>> = {}, settings = {}): Promise<void> {
  printConfig(config)
  await startCouponPage(settings)
}

async function subscribe(id = 'first', address = 'meo@shop.vn'): Promise<void> {
  fillIn(address, `#${id}`)
  click(find(`#${id} .wcbwidget-button`))
  await pass()
}

const warning = (id = 'first') => find(`#${id} .wcbwidget-warning-message`)
const email = (id = 'first') => find<HTMLInputElement>(`#${id} .wcbwidget-email`)
const consent = () => find<HTMLInputElement>('#first .wcbwidget-gdpr-checkbox')
const button = () => find('#first .wcbwidget-button')

test('the plugin’s own script, merged into another file, is known by its handler for the button, which it takes off while it sends', async () => {
  const jQuery = installJQuery()
  const sent: string[] = []
  const button = find('#first .wcbwidget-button')
  jQuery(button).on('click', () => {
    sent.push('wcb_widget_subscribe')
    jQuery(button).off()
  })
  const shop = openShop(SUBSCRIBED)
  await start()
  await subscribe()
  await subscribe()
  expect([sent.length, shop.requests.length]).toEqual([1, 0])
  await subscribe('second')
  expect(shop.requests).toHaveLength(1)
})

test.each([
  ['a success', SUBSCRIBED],
  ['a refusal', { status: 'existed', warning: 'Đã có' }],
])('%s that comes while the shopper is elsewhere takes the focus from nobody', async (_what, answer) => {
  const shop = openShop()
  await start()
  button().focus()
  await subscribe()
  email('second').focus()
  shop.answer(answer)
  await pass()
  expect(find('#first').textContent).toMatch(/Cảm ơn|Đã có/)
  expect(document.activeElement).toBe(email('second'))
})

test('subscribe.widget.has-its-controls: e-mail, consent, button and warning area; once seen, the keyboard reaches the button', async () => {
  const viewport = fakeIntersectionObserver()
  await start()
  expect(
    find('#first').querySelectorAll('.wcbwidget-email,.wcbwidget-gdpr-checkbox,.wcbwidget-warning-message'),
  ).toHaveLength(3)
  expect(button().hasAttribute('role')).toBe(false)
  viewport.tell([find('#first')])
  await pass()
  expect([button().getAttribute('role'), button().tabIndex]).toEqual(['button', 0])
  expect(document.querySelector('[role="alert"]')).toBeNull()
  press('Enter', button())
  await pass()
  expect(find('[role="alert"]')).toBe(warning())
  expect(warning().textContent).toBe('*Vui lòng nhập email và đăng ký.')
})

describe('the e-mail', () => {
  const isAccepted = async (address: string) => {
    const shop = openShop()
    await start()
    await subscribe('first', address)
    return shop.requests.length > 0
  }

  test.each(ADDRESSES.localPart)('subscribe.email.local-part-characters: %s', async (address, isValid) => {
    expect(await isAccepted(address)).toBe(isValid)
  })

  test.each(ADDRESSES.domain)('subscribe.email.domain-characters: %s', async (address, isValid) => {
    expect(await isAccepted(address)).toBe(isValid)
  })

  test.each(ADDRESSES.topLevelDomain)('subscribe.email.tld-2-to-4-letters: %s', async (address, isValid) => {
    expect(await isAccepted(address)).toBe(isValid)
  })

  test('subscribe.email.case-does-not-matter', async () => {
    expect(await isAccepted('MEO@SHOP.VN')).toBe(true)
  })

  test('subscribe.email.empty-text, subscribe.email.invalid-text: in the warning area, and nothing is sent', async () => {
    const shop = openShop()
    await start({}, { locale: 'en' })
    await subscribe('first', '')
    expect(warning().textContent).toBe('*Please enter your email and subscribe.')
    expect(document.activeElement).toBe(email())
    await subscribe('first', 'meo')
    expect(warning().textContent).toBe('*Invalid email! Please enter a valid email and subscribe.')
    expect(email().classList.contains('wcbwidget-invalid-email')).toBe(true)
    expect(shop.requests).toEqual([])
  })
})

describe('the consent', () => {
  test('subscribe.consent.unticked-text, subscribe.consent.unticked-focuses-checkbox: nothing is sent without it', async () => {
    const shop = openShop()
    await start({}, { locale: 'en' })
    email().value = 'meo@shop.vn'
    click(button())
    await pass()
    expect(warning().textContent).toBe('*Please agree with the term and condition.')
    expect(document.activeElement).toBe(consent())
    expect(shop.requests).toEqual([])
  })

  test.each([
    ['switched off', widget('first'), { wcb_gdpr_checkbox: '' }],
    ['not printed', widget('first', '1', false), {}],
  ])('subscribe.consent.off-is-not-required: %s', async (_case, html, config) => {
    openCouponPage(html)
    const shop = openShop()
    await start(config)
    email().value = 'meo@shop.vn'
    click(button())
    await pass()
    expect(shop.requests).toHaveLength(1)
  })

  test('the link to the terms is followed as ever', async () => {
    await start()
    expect(click(find('#first a')).defaultPrevented).toBe(false)
  })
})

describe('the request', () => {
  test('subscribe.send.request: is a post to the general endpoint with its nonce', async () => {
    const shop = openShop()
    await start()
    await subscribe()
    expect(shop.requests).toHaveLength(1)
    expect(shop.requests[0]).toMatchObject({ url: '/wp-admin/admin-ajax.php', init: { method: 'POST' } })
    expect(shop.requests[0]?.fields).toEqual({
      action: 'wcb_widget_subscribe',
      email: 'meo@shop.vn',
      show_coupon: '1',
      _woocouponbox_nonce: 'nonce6',
    })
  })

  test('goes to an address of its own where one is set', async () => {
    const shop = openShop()
    await start({}, { subscribeAjaxUrl: '/widget/' })
    await subscribe()
    expect(shop.requests.map(({ url }) => url)).toEqual(['/widget/'])
  })

  test('Enter in the e-mail field sends it too', async () => {
    const shop = openShop()
    await start()
    fillIn('meo@shop.vn', '#second')
    expect(press('a', email('second')).defaultPrevented).toBe(false)
    expect(press('Enter', email('second')).defaultPrevented).toBe(true)
    await pass()
    expect(shop.requests).toHaveLength(1)
    shop.answer({ status: 'existed' })
    await pass()
    // Held down.
    expect(press('Enter', email('second'), { repeat: true }).defaultPrevented).toBe(true)
    await pass()
    expect(shop.requests).toHaveLength(1)
  })

  test('the button is busy from the first click on, before the widget is awake', async () => {
    const shop = openShop()
    await start()
    fillIn('meo@shop.vn', '#first')
    click(button())
    expect(button().classList.contains('wcbwidget-adding')).toBe(true)
    await pass()
    expect(button().classList.contains('wcbwidget-adding')).toBe(true)
    shop.answer({ status: 'existed' })
    await pass()
    expect(button().classList.contains('wcbwidget-adding')).toBe(false)
  })

  test('subscribe.send.button-busy-while-adding: a second click sends nothing; another widget is not concerned', async () => {
    const shop = openShop()
    await start()
    await subscribe()
    expect(button().classList.contains('wcbwidget-adding')).toBe(true)
    expect(find('#second .wcbwidget-button').classList.contains('wcbwidget-adding')).toBe(false)
    await subscribe()
    expect(shop.requests).toHaveLength(1)
    await subscribe('second')
    expect(shop.requests).toHaveLength(2)
  })

  test('a button that says nothing about the coupon sends nothing about it', async () => {
    button().removeAttribute('data-show_coupon')
    const shop = openShop()
    await start()
    await subscribe()
    expect(shop.requests[0]?.fields['show_coupon']).toBe('')
  })
})

describe('a success', () => {
  test('subscribe.done.content-becomes-message, subscribe.done.shows-code-when-asked, subscribe.send.answer-fields: message and code, as HTML; the focus goes on from there', async () => {
    openShop(SUBSCRIBED)
    await start()
    const content = find('#first .wcbwidget-newsletter')
    content.style.height = '120px'
    await subscribe()
    expect(content.style.minHeight).toBe('min(120px, 100vh)')
    expect(content.innerHTML).toBe('Cảm <b>ơn</b>. <i>MEO10</i>')
    expect(document.activeElement).toBe(content)
    expect(email('second').isConnected).toBe(true)
  })

  test('is announced where the shopper has gone on meanwhile', async () => {
    const shop = openShop()
    await start()
    await subscribe()
    email('second').focus()
    shop.answer(SUBSCRIBED)
    await pass(1000)
    expect(document.activeElement).toBe(email('second'))
    expect(find('[role="status"]').textContent).toBe('Cảm ơn.')
  })

  test.each(['', '0', 'false', 'null'])(
    'subscribe.done.no-code-otherwise: with show_coupon %j no code, even where the answer has one',
    async (showCoupon) => {
      openCouponPage(widget('first', showCoupon))
      openShop(SUBSCRIBED)
      await start()
      await subscribe()
      expect(find('#first .wcbwidget-newsletter').innerHTML).toBe('Cảm <b>ơn</b>. ')
    },
  )

  test('subscribe.done.content-becomes-message: a widget whose content is not marked becomes it as a whole', async () => {
    find('#first .wcbwidget-newsletter').removeAttribute('class')
    openShop(SUBSCRIBED)
    await start()
    await subscribe()
    expect(find('#first').textContent).toBe('Cảm ơn. MEO10')
  })

  test('subscribe.done.sets-cookie-for-360-days: the server’s bare time, until that time and 31104000 s have passed', async () => {
    openShop(SUBSCRIBED)
    await start()
    const written = watchCookies()
    await subscribe()
    expect(written).toEqual(['woo_coupon_box=1772000000; path=/; expires=Sat, 20 Feb 2027 06:13:20 GMT'])
  })

  test('subscribe.done.sets-cookie-for-360-days: from the browser’s time on, where the server’s is not known', async () => {
    openShop(SUBSCRIBED)
    await start({ wcb_current_time: '' })
    const written = watchCookies()
    await subscribe()
    expect(written).toEqual([
      `woo_coupon_box=${Date.UTC(2026, 2, 1, 8) / 1000}; path=/; expires=Wed, 24 Feb 2027 08:00:00 GMT`,
    ])
  })

  test('subscribe.done.keeps-the-popup-away: the pop-up does not open any more', async () => {
    openCouponPage(couponBox() + widget('first'))
    openShop(SUBSCRIBED)
    await start()
    await subscribe()
    await pass(60_000)
    expect(isOpen()).toBe(false)
  })
})

describe('a refusal', () => {
  test.each(['existed', 'invalid', 'x'])(
    'subscribe.refused.allows-retry, subscribe.refused.marks-and-focuses-email, subscribe.refused.shows-warning: %s',
    async (status) => {
      const shop = openShop({ status, warning: '<b>Đã</b> có', message: 'x', code: 'y' }, SUBSCRIBED)
      await start()
      await subscribe()
      expect(warning().innerHTML).toBe('<b>Đã</b> có')
      expect(email().classList.contains('wcbwidget-invalid-email')).toBe(true)
      expect(email().getAttribute('aria-invalid')).toBe('true')
      expect(document.activeElement).toBe(email())
      expect(button().classList.contains('wcbwidget-adding')).toBe(false)
      expect(warning('second').innerHTML).toBe('')
      expect(document.cookie).toBe('')
      await subscribe()
      expect(shop.requests).toHaveLength(2)
      expect(find('#first').textContent).toContain('Cảm ơn')
    },
  )

  test('a refused nonce is taken afresh from the page; without another it is a refusal without words', async () => {
    const shop = openShop('0', '<script>var wcb_widget_params = {"_woocouponbox_nonce":"nonce7"}</script>', '0')
    await start()
    await subscribe()
    expect(shop.requests.map(({ fields }) => fields['_woocouponbox_nonce'])).toEqual(['nonce6', undefined, 'nonce7'])
    expect(warning().innerHTML).toBe('')
    expect(document.activeElement).toBe(email())
    expect(button().classList.contains('wcbwidget-adding')).toBe(false)
    expect(page.reports).toEqual([])
  })
})

describe('a request that fails', () => {
  test.each([
    ['a dead server', new TypeError('offline')],
    ['an error page', 500],
    ['an empty answer', ''],
    ['HTML', '<!doctype html>'],
    ['null', 'null'],
  ])('subscribe.error.enables-button-without-message, subscribe.error.clears-cookie: %s', async (_fault, answer) => {
    openCouponPage(widget('first'), 'shown:1')
    const shop = openShop(answer)
    await start()
    await subscribe()
    await pass(CUT_OFF)
    expect(warning().innerHTML).toBe('')
    expect(email().value).toBe('meo@shop.vn')
    expect(button().classList.contains('wcbwidget-adding')).toBe(false)
    expect(button().hasAttribute('aria-disabled')).toBe(false)
    expect(document.cookie).toBe('')
    await subscribe()
    expect(shop.requests).toHaveLength(2)
  })
})

test('our own markup works like the plugin’s: a form with fields that are named by data-coupon', async () => {
  openCouponPage(`<form data-island="subscribe" id="first"><div data-coupon="newsletter"><p data-coupon="warning-message"></p>
    <input type="email" data-coupon="email"><input type="checkbox" data-coupon="gdpr-checkbox">
    <button data-coupon="button" data-show_coupon="1">Đăng ký</button></div></form>`)
  const shop = openShop(SUBSCRIBED)
  await start()
  fillIn('meo@shop.vn', '#first')
  expect(click(find('#first button')).defaultPrevented).toBe(true)
  await pass()
  expect(shop.requests).toHaveLength(1)
  expect(find('#first').textContent).toBe('Cảm ơn. MEO10')
})

test('a widget that leaves the page is taken off, and is as the server made it', async () => {
  const printed = find('#first').outerHTML
  const shop = openShop()
  await start()
  await subscribe('first', '')
  const gone = find('#first')
  expect(gone.outerHTML).not.toBe(printed)
  gone.remove()
  await pass(20)
  expect(gone.outerHTML).toBe(printed)
  document.body.append(gone)
  await pass(20)
  await subscribe()
  expect(shop.requests).toHaveLength(1)
})
