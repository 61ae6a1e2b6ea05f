import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type FakeShop, openShop } from '../../support/fakeShop'
import { CUT_OFF, pass, type TestPage } from '../../support/freshPage'
import { loseTexts } from '../../support/loseTexts'
import { click, find, press } from '../../support/page'
import {
  ADDRESSES,
  BOX,
  couponBox,
  fillIn,
  ICON,
  isIconShown,
  isOpen,
  openCouponPage,
  printCouponConfig,
  startCouponPage,
  watchCookies,
} from './couponPage'

const SUBSCRIBED = {
  status: 'subscribed',
  message: 'Mã ở trong <b>hộp thư</b>',
  code: '<input class="wcb-coupon-treasure" readonly value="MEO10">',
  thankyou: '<i>Cảm ơn bạn</i>',
  warning: '',
  wcb_current_time: 1772000999,
}

let page: TestPage

beforeEach(() => {
  page = openCouponPage()
})

/** Opens the box on a page with this configuration. */
async function openBox(config: Readonly<Record<string, string | undefined>> = {}, settings = {}): Promise<void> {
  printCouponConfig(config)
  await startCouponPage(settings)
  await pass(5000)
  expect(isOpen()).toBe(true)
}

/** Clicks the button of the box, which takes the focus as it does in a browser. */
async function subscribe(): Promise<void> {
  find('.wcb-button').focus()
  click(find('.wcb-button'))
  await pass()
}

const warning = () => find('.wcb-warning-message').textContent
const email = () => find<HTMLInputElement>('.wcb-email')

describe('the e-mail', () => {
  const isAccepted = async (address: string) => {
    const shop = openShop()
    await openBox()
    fillIn(address)
    await subscribe()
    return shop.requests.length > 0
  }

  test.each(ADDRESSES.localPart)('coupon-popup.email.local-part-characters: %s', async (address, isValid) => {
    expect(await isAccepted(address)).toBe(isValid)
  })

  test.each(ADDRESSES.domain)('coupon-popup.email.needs-domain-and-tld: %s', async (address, isValid) => {
    expect(await isAccepted(address)).toBe(isValid)
  })

  test.each(ADDRESSES.topLevelDomain)('coupon-popup.email.tld-2-to-4-letters: %s', async (address, isValid) => {
    expect(await isAccepted(address)).toBe(isValid)
  })

  test('blanks around it do not count', async () => {
    const shop = openShop()
    await openBox()
    fillIn('meo@shop.vn')
    // A field of this type takes blanks off by itself.
    email().type = 'text'
    email().value = ' meo@shop.vn '
    await subscribe()
    expect(shop.requests[0]?.fields['email']).toBe('meo@shop.vn')
  })

  test('coupon-popup.email.empty-text: nothing is sent without one', async () => {
    const shop = openShop()
    await openBox()
    fillIn('')
    await subscribe()
    expect(warning()).toBe('*Vui lòng nhập địa chỉ email và đăng ký.')
    expect(shop.requests).toEqual([])
  })

  test('coupon-popup.email.empty-text, coupon-popup.email.invalid-text: in English as the source has them', async () => {
    const shop = openShop()
    await openBox({}, { locale: 'en' })
    fillIn('')
    await subscribe()
    expect(warning()).toBe('*Please enter your email address and subscribe.')
    fillIn('meo')
    await subscribe()
    expect(warning()).toBe('*Email is not valid!')
    expect(shop.requests).toEqual([])
  })

  test('coupon-popup.email.configured-empty-warning, coupon-popup.email.configured-invalid-warning: the site’s own words win', async () => {
    await openBox({ wcb_empty_email_warning: 'Email <b>đâu</b>?', wcb_invalid_email_warning: 'Sai rồi' })
    fillIn('')
    await subscribe()
    expect(find('.wcb-warning-message').innerHTML).toBe('Email <b>đâu</b>?')
    fillIn('meo')
    await subscribe()
    expect(warning()).toBe('Sai rồi')
  })

  test.each(['', 'meo'])(
    'coupon-popup.email.field-marked-invalid: %j is marked and has the focus, until it is corrected',
    async (address) => {
      await openBox()
      // The shop's script scrolls the cart page to the first alert, an empty one as well.
      expect(document.querySelector('[role="alert"]')).toBeNull()
      fillIn(address)
      await subscribe()
      expect(email().classList.contains('wcb-invalid-email')).toBe(true)
      expect(email().getAttribute('aria-invalid')).toBe('true')
      expect(document.activeElement).toBe(email())
      const room = find('.wcb-warning-message-wrap').style
      expect([room.visibility, room.opacity]).toEqual(['visible', '1'])
      expect(find('.wcb-warning-message').getAttribute('role')).toBe('alert')
      email().dispatchEvent(new Event('input', { bubbles: true }))
      await pass()
      expect(email().classList.contains('wcb-invalid-email')).toBe(false)
      expect(email().hasAttribute('aria-invalid')).toBe(false)
      expect([room.visibility, room.opacity, warning()]).toEqual(['hidden', '0', ''])
      expect(document.querySelector('[role="alert"]')).toBeNull()
    },
  )

  test('a warning that comes twice is spoken twice, in the place that stays', async () => {
    await openBox()
    fillIn('')
    await subscribe()
    const place = find('[role="alert"]')
    const spoken: (string | null)[] = []
    const observer = new MutationObserver((records) => {
      for (const { addedNodes } of records) for (const node of addedNodes) spoken.push(node.textContent)
    })
    observer.observe(place, { childList: true, subtree: true })
    await subscribe()
    await subscribe()
    expect(spoken).toEqual(Array(2).fill('*Vui lòng nhập địa chỉ email và đăng ký.'))
    expect(find('[role="alert"]')).toBe(place)
    expect(warning()).toBe('*Vui lòng nhập địa chỉ email và đăng ký.')
  })

  test('a warning goes with the box', async () => {
    await openBox()
    fillIn('')
    await subscribe()
    press('Escape', document.body)
    await pass()
    expect(warning()).toBe('')
  })
})

describe('the consent', () => {
  const consent = () => find<HTMLInputElement>('.wcb-gdpr-checkbox')

  test('coupon-popup.consent.unticked-blocks, coupon-popup.consent.on-by-default: unticked it is marked, and nothing is sent', async () => {
    const shop = openShop()
    await openBox({ wcb_gdpr_checkbox: undefined })
    fillIn('meo@shop.vn')
    consent().checked = false
    await subscribe()
    expect(shop.requests).toEqual([])
    expect(consent().classList.contains('wcb-warning-checkbox')).toBe(true)
    expect(document.activeElement).toBe(consent())
    expect(warning()).toBe('')
  })

  test('its mark follows the tick', async () => {
    await openBox()
    const change = async (isChecked: boolean) => {
      consent().checked = isChecked
      consent().dispatchEvent(new Event('change', { bubbles: true }))
      await pass()
      return consent().classList.contains('wcb-warning-checkbox')
    }
    expect([await change(true), await change(false), await change(true)]).toEqual([false, true, false])
  })

  test('coupon-popup.consent.off-is-not-required: switched off, the box sends without it', async () => {
    const shop = openShop()
    await openBox({ wcb_gdpr_checkbox: '0' })
    fillIn('meo@shop.vn')
    consent().checked = false
    await subscribe()
    expect(shop.requests).toHaveLength(1)
  })

  test('coupon-popup.consent.off-is-not-required: not printed, it cannot be asked for', async () => {
    openCouponPage(couponBox({ consent: false }))
    const shop = openShop()
    await openBox()
    fillIn('meo@shop.vn')
    await subscribe()
    expect(shop.requests).toHaveLength(1)
  })
})

describe('more about the shopper, which the paid edition asks for', () => {
  const DETAILS = `<div class="wcb-custom-input-fields">
    <input type="text" name="wcb_input_name" class="wcb-input-name wcb-input-required">
    <select name="wcb_input_gender" class="wcb-input-gender"><option value=""></option><option value="female">Nữ</option></select></div>
    <input type="checkbox" class="wcb-register-account-checkbox">`

  beforeEach(() => {
    find('.wcb-newsletter').insertAdjacentHTML('afterbegin', DETAILS)
  })

  const isMarked = (selector: string) => find(selector).classList.contains('wcb-invalid-email')

  test('goes along, and so does whether an account is wanted', async () => {
    const shop = openShop()
    await openBox({ wcb_gdpr_checkbox: '' })
    fillIn('meo@shop.vn')
    find<HTMLInputElement>('.wcb-input-name').value = 'Mèo'
    find<HTMLSelectElement>('.wcb-input-gender').value = 'female'
    find<HTMLInputElement>('.wcb-register-account-checkbox').checked = true
    await subscribe()
    expect(shop.requests[0]?.fields).toMatchObject({
      email: 'meo@shop.vn',
      wcb_input_name: 'Mèo',
      wcb_input_gender: 'female',
      accept_register_account: '1',
    })
  })

  test('is marked field by field, also where two have one name, or none', async () => {
    find('.wcb-input-name').insertAdjacentHTML(
      'afterend',
      '<input id="second" name="wcb_input_name" class="wcb-input-required"><input id="third" class="wcb-input-required">',
    )
    openShop()
    const warned = vi.spyOn(console, 'error')
    await openBox({ wcb_gdpr_checkbox: '' })
    fillIn('meo@shop.vn')
    find<HTMLInputElement>('#second').value = 'Mèo'
    await subscribe()
    expect(['.wcb-input-name', '#second', '#third'].map(isMarked)).toEqual([true, false, true])
    expect(warned.mock.calls.filter(([text]) => /key/.test(String(text)))).toEqual([])
  })

  test('loses its mark as soon as it is filled in, and what is still missing keeps its own', async () => {
    find('.wcb-input-name').insertAdjacentHTML('afterend', '<input id="second" class="wcb-input-required">')
    await openBox({ wcb_gdpr_checkbox: '' })
    fillIn('meo@shop.vn')
    await subscribe()
    const marks = () => ['.wcb-input-name', '#second'].map(isMarked)
    const write = async (selector: string) => {
      find<HTMLInputElement>(selector).value = 'Mèo'
      find(selector).dispatchEvent(new Event('input', { bubbles: true }))
      await pass()
    }
    expect(marks()).toEqual([true, true])
    await write('#second')
    expect(marks()).toEqual([true, false])
    await write('.wcb-input-name')
    expect(marks()).toEqual([false, false])
    expect(find('.wcb-input-name').hasAttribute('aria-invalid')).toBe(false)
  })

  test('is needed where the server says so: it is marked and has the focus, and nothing is sent', async () => {
    const shop = openShop()
    await openBox({ wcb_gdpr_checkbox: '' })
    fillIn('meo@shop.vn')
    await subscribe()
    const name = find<HTMLInputElement>('.wcb-input-name')
    expect(shop.requests).toEqual([])
    expect(document.activeElement).toBe(name)
    expect(name.classList).toContain('wcb-invalid-email')
    expect(find('.wcb-input-gender').classList).not.toContain('wcb-invalid-email')
    name.value = 'Mèo'
    await subscribe()
    expect(shop.requests).toHaveLength(1)
    expect(name.classList).not.toContain('wcb-invalid-email')
  })
})

describe('the request', () => {
  let shop: FakeShop

  async function send(config: Readonly<Record<string, string | undefined>> = {}): Promise<void> {
    shop = openShop()
    await openBox(config)
    fillIn('meo@shop.vn')
    await subscribe()
  }

  test('coupon-popup.subscribe.request: is a post to the general endpoint with its nonce', async () => {
    await send()
    expect(shop.requests).toHaveLength(1)
    expect(shop.requests[0]).toMatchObject({ url: '/wp-admin/admin-ajax.php', init: { method: 'POST' } })
    expect(shop.requests[0]?.fields).toEqual({
      action: 'wcb_email',
      email: 'meo@shop.vn',
      g_validate_response: '',
      nonce: 'nonce4',
    })
  })

  test('Enter in the e-mail field sends it too, but not while an input method composes', async () => {
    shop = openShop()
    await openBox()
    fillIn('meo@shop.vn')
    email().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, isComposing: true }))
    await pass()
    expect(shop.requests).toHaveLength(0)
    press('a', email())
    expect(press('Enter', email()).defaultPrevented).toBe(true)
    await pass()
    expect(shop.requests).toHaveLength(1)
  })

  test('coupon-popup.subscribe.loading-while-running: the button is busy, and a second click sends nothing', async () => {
    await send()
    const button = find('.wcb-button')
    expect(button.classList.contains('wcb-adding')).toBe(true)
    expect(button.getAttribute('aria-disabled')).toBe('true')
    await subscribe()
    expect(shop.requests).toHaveLength(1)
    shop.answer({ status: 'existed', warning: 'Đã có' })
    await pass()
    expect(button.classList.contains('wcb-adding')).toBe(false)
    expect(button.hasAttribute('aria-disabled')).toBe(false)
  })

  test.each([
    ['existed', '<b>Đã</b> đăng ký'],
    ['invalid', 'Sai email'],
    ['', 'Không rõ'],
  ])(
    'coupon-popup.subscribe.only-subscribed-is-success, coupon-popup.subscribe.failure-shows-warning: %j is refused, and can be tried again',
    async (status, text) => {
      await send()
      shop.answer({ status, warning: text, code: 'MEO10', thankyou: 'x', message: 'y' })
      await pass()
      expect(find('.wcb-warning-message').innerHTML).toBe(text)
      expect(find(BOX).classList.contains('wcb-subscribed')).toBe(false)
      expect(find('.wcb-coupon-content').innerHTML).toBe('')
      expect(document.cookie).toBe('woo_coupon_box=shown:1772000000')
      await subscribe()
      expect(shop.requests).toHaveLength(2)
      expect(warning()).toBe('')
    },
  )

  test('coupon-popup.subscribe.failure-focuses-email: the e-mail is marked and has the focus', async () => {
    await send()
    shop.answer({ status: 'existed', warning: 'Đã có' })
    await pass()
    expect(document.activeElement).toBe(email())
    expect(email().classList.contains('wcb-invalid-email')).toBe(true)
  })

  test('coupon-popup.subscribe.failure-focuses-captcha: where the captcha failed, it is that', async () => {
    await send()
    shop.answer({ status: 'invalid', warning: 'Máy?', g_validate_response: 1 })
    await pass()
    expect(document.activeElement).toBe(find('#wcb-recaptcha'))
    expect(find('#wcb-recaptcha').classList.contains('wcb-warning-checkbox')).toBe(true)
    expect(email().classList.contains('wcb-invalid-email')).toBe(false)
  })

  test('a failed captcha that was not printed leads to the e-mail', async () => {
    find('#wcb-recaptcha').remove()
    await send()
    shop.answer({ status: 'invalid', warning: 'Máy?', g_validate_response: 1 })
    await pass()
    expect(document.activeElement).toBe(email())
  })

  test.each([
    ['a dead server', new TypeError('offline')],
    ['an error page', 500],
    ['an empty answer', ''],
    ['HTML', '<!doctype html><p>Lỗi'],
    ['a number', '1'],
  ])(
    'coupon-popup.subscribe.request-error-recovers, coupon-popup.cookie.deleted-on-request-error: %s',
    async (_fault, answer) => {
      const failed = page.heard('shop-islands:coupon-failed')
      await send()
      const written = watchCookies()
      shop.answer(answer)
      await pass(CUT_OFF)
      expect(find('.wcb-button').classList.contains('wcb-adding')).toBe(false)
      expect(warning()).toBe('Chưa đăng ký được. Vui lòng thử lại.')
      expect(email().value).toBe('meo@shop.vn')
      expect(document.cookie).toBe('')
      expect(written).toEqual(['woo_coupon_box=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT'])
      expect(page.reports).toHaveLength(1)
      expect(page.reports[0]).toMatch(/^call-failed: /)
      expect(failed).toHaveLength(1)
      await subscribe()
      expect(shop.requests).toHaveLength(2)
      shop.answer(SUBSCRIBED)
      await pass()
      expect(find(BOX).classList.contains('wcb-subscribed')).toBe(true)
    },
  )

  test('goes to an address of its own where one is set', async () => {
    shop = openShop({ status: 'x' })
    await startCouponPage({ couponAjaxUrl: '/box/' })
    await pass(3000)
    fillIn('meo@shop.vn')
    await subscribe()
    expect(shop.requests.map(({ url }) => url)).toEqual(['/box/'])
  })

  test('without any setting it goes to the general endpoint, and a nonce is looked for in our settings script, too', async () => {
    const script = '<script type="application/json">{"couponNonce":"fresh"}</script>'
    shop = openShop(403, script, { status: 'x' })
    await startCouponPage()
    await pass(3000)
    fillIn('meo@shop.vn')
    await subscribe()
    expect(shop.requests[0]?.url).toBe('/wp-admin/admin-ajax.php')
    expect(shop.requests.at(-1)?.fields).toMatchObject({ action: 'wcb_email', nonce: 'fresh' })
  })

  test('a refused nonce is taken afresh from the page, once', async () => {
    await send()
    shop.answer(403, '<script>var wcb_params = {"ajaxurl":"x","_woocouponbox_nonce":"nonce5"}</script>', SUBSCRIBED)
    await pass()
    expect(shop.requests.at(-1)?.fields['nonce']).toBe('nonce5')
    expect(find(BOX).classList.contains('wcb-subscribed')).toBe(true)
    expect(page.reports).toEqual([])
  })

  test('a box without an e-mail field is told to the author, and sends nothing', async () => {
    email().remove()
    shop = openShop()
    await openBox()
    await subscribe()
    expect(shop.requests).toEqual([])
    expect(page.reports).toEqual(['coupon-without-fields'])
  })

  test('a page that cannot fetch its texts still marks what is wrong', async () => {
    page = openCouponPage(couponBox({ icon: 'none' }))
    loseTexts()
    openShop(new TypeError('offline'))
    await openBox()
    fillIn('meo')
    await subscribe()
    expect(document.activeElement).toBe(email())
    fillIn('meo@shop.vn')
    await subscribe()
    await pass(CUT_OFF)
    expect(warning()).toBe('')
    expect(find('.wcb-button').classList.contains('wcb-adding')).toBe(false)
  })
})

describe('a box that is closed before the answer is there', () => {
  /** Closes the box with its call under way, and types elsewhere. */
  async function closeAndType() {
    const shop = openShop()
    await openBox()
    fillIn('meo@shop.vn')
    await subscribe()
    press('Escape', document.body)
    await pass()
    find('main').insertAdjacentHTML('beforeend', '<input id="note">')
    find('#note').focus()
    find('#note').dispatchEvent(new Event('input', { bubbles: true }))
    return shop
  }

  test('opens again for the code, once the shopper has ended what they typed meanwhile', async () => {
    const shop = await closeAndType()
    const cookies = watchCookies()
    shop.answer(SUBSCRIBED)
    await pass(1000)
    expect([isOpen(), document.activeElement]).toEqual([false, find('#note')])
    find('#note').blur()
    await pass(999)
    expect(isOpen()).toBe(false)
    await pass(1)
    expect(isOpen()).toBe(true)
    expect(find<HTMLInputElement>('.wcb-coupon-treasure').value).toBe('MEO10')
    expect(find(BOX).contains(document.activeElement)).toBe(true)
    expect(cookies.filter((cookie) => !cookie.includes('=subscribed'))).toEqual([])
    press('Escape', document.body)
    await pass(5000)
    expect(isOpen()).toBe(false)
  })

  test('stays closed after a refusal, and takes no focus', async () => {
    const shop = await closeAndType()
    shop.answer({ status: 'existed', warning: 'Đã có' })
    await pass(5000)
    expect([isOpen(), document.activeElement]).toEqual([false, find('#note')])
  })
})

describe('the subscribed state', () => {
  async function succeed(config: Readonly<Record<string, string | undefined>> = {}, answer: object = SUBSCRIBED) {
    openShop(answer)
    await openBox({ wcb_title_after_subscribing: 'Xong <em>rồi</em>', ...config })
    fillIn('meo@shop.vn')
    await subscribe()
  }

  test('coupon-popup.subscribe.answer-fields, coupon-popup.subscribed.thank-you-and-message, coupon-popup.subscribed.shows-code: everything of the answer stands in its place, as HTML', async () => {
    await succeed()
    expect(find('.wcb-coupon-message').innerHTML).toBe(SUBSCRIBED.message)
    expect(find('.wcb-coupon-box-newsletter').innerHTML).toBe(SUBSCRIBED.thankyou)
    expect(find<HTMLInputElement>('.wcb-coupon-content input').value).toBe('MEO10')
    expect(find(BOX).classList.contains('wcb-subscribed')).toBe(true)
    expect(document.activeElement).toBe(find(BOX))
  })

  test('coupon-popup.subscribed.title-replaced: by the title after subscribing', async () => {
    await succeed()
    expect(find('.wcb-coupon-box-title').innerHTML).toBe('Xong <em>rồi</em>')
    expect(find('.wcb-coupon-box-title').style.display).toBe('')
  })

  test('keeps the height that the box had, and nothing of its content is lost', async () => {
    find('.wcb-content-wrap').style.height = '380px'
    openShop(SUBSCRIBED)
    await openBox()
    fillIn('meo@shop.vn')
    await subscribe()
    expect(find('.wcb-content-wrap').style.minHeight).toBe('min(380px, 100vh)')
    expect(find('.wcb-content-wrap').children).toHaveLength(2)
    press('Enter', find('.wcb-md-close'))
    await pass()
    expect(isOpen()).toBe(false)
  })

  test('coupon-popup.subscribed.title-hidden-when-none', async () => {
    await succeed({ wcb_title_after_subscribing: '' })
    expect(find('.wcb-coupon-box-title').style.display).toBe('none')
  })

  test('coupon-popup.subscribed.success-text: is shown, and announced', async () => {
    await succeed()
    expect(find('.wcb-modal-body > [data-island-outlet] > p').textContent).toBe('Đăng ký thành công!')
    await pass(1000)
    expect(find('.widget_shopping_cart_live_region').textContent).toBe('Đăng ký thành công!')
  })

  test('coupon-popup.subscribed.success-text: once, where it is the title already', async () => {
    openShop(SUBSCRIBED)
    await openBox({ wcb_title_after_subscribing: 'Subscribed successfully!' }, { locale: 'en' })
    fillIn('meo@shop.vn')
    await subscribe()
    expect(find(BOX).textContent?.match(/Subscribed successfully!/g)).toHaveLength(1)
  })

  test('coupon-popup.subscribed.success-text: in a box with nothing else in it, too', async () => {
    for (const part of ['.wcb-coupon-message', '.wcb-coupon-content', '.wcb-modal-header']) find(part).remove()
    const newsletter = find('.wcb-coupon-box-newsletter')
    newsletter.replaceWith(...newsletter.childNodes)
    await succeed()
    expect(find(`${BOX} > [data-island-outlet] > p`).textContent).toBe('Đăng ký thành công!')
  })

  test.each(['0', ''])(
    'coupon-popup.subscribed.show-coupon-off-hides-code: %j shows no code, but the message',
    async (off) => {
      await succeed({ wcb_show_coupon: off })
      expect(find('.wcb-coupon-content').innerHTML).toBe('')
      expect(find('.wcb-coupon-message').innerHTML).toBe(SUBSCRIBED.message)
    },
  )

  test.each(['', undefined])(
    'an answer whose code is %j subscribes, and leaves the place of the code as it is',
    async (code) => {
      await succeed({}, { ...SUBSCRIBED, code })
      expect(find('.wcb-coupon-content').hasAttribute('tabindex')).toBe(false)
      expect(document.querySelector('.wcb-coupon-content input')).toBeNull()
      expect(find('.wcb-coupon-message').innerHTML).toBe(SUBSCRIBED.message)
      expect(document.cookie).toMatch(/^woo_coupon_box=subscribed:/)
    },
  )

  test('coupon-popup.subscribed.code-selected-on-focus: the field’s text is selected', async () => {
    await succeed()
    const field = find<HTMLInputElement>('.wcb-coupon-treasure')
    field.focus()
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, 5])
  })

  test('coupon-popup.subscribed.code-selected-on-focus: a code that is no field takes the focus, and is selected', async () => {
    await succeed({}, { ...SUBSCRIBED, code: '<b>MEO10</b>' })
    find('.wcb-coupon-content').focus()
    expect(String(getSelection())).toBe('MEO10')
  })

  test('coupon-popup.cookie.subscribed-on-success, coupon-popup.cookie.time-comes-from-the-server: the answer’s time, for wcb_expire_subscribed seconds', async () => {
    openShop(SUBSCRIBED)
    await openBox()
    fillIn('meo@shop.vn')
    const written = watchCookies()
    await subscribe()
    expect(written).toEqual(['woo_coupon_box=subscribed:1772000999; path=/; expires=Wed, 11 Mar 2026 08:00:05 GMT'])
  })

  test('coupon-popup.cookie.time-comes-from-the-server: else that of the settings', async () => {
    await succeed({}, { ...SUBSCRIBED, wcb_current_time: undefined })
    expect(document.cookie).toBe('woo_coupon_box=subscribed:1772000000')
  })

  test('coupon-popup.cookie.time-comes-from-the-server: else the browser’s', async () => {
    await succeed({ wcb_current_time: undefined }, { ...SUBSCRIBED, wcb_current_time: '' })
    expect(document.cookie).toBe(`woo_coupon_box=subscribed:${Date.UTC(2026, 2, 1, 8, 0, 5) / 1000}`)
  })

  test('coupon-popup.cookie.subscribed-default-360-days: where nothing is configured', async () => {
    openShop(SUBSCRIBED)
    await openBox({ wcb_expire_subscribed: undefined })
    fillIn('meo@shop.vn')
    const written = watchCookies()
    await subscribe()
    expect(written[0]).toContain('expires=Wed, 24 Feb 2027 08:00:05 GMT')
  })

  test('coupon-popup.icon.not-after-subscribing: closing the box then shows no icon', async () => {
    await succeed()
    press('Escape', document.body)
    await pass()
    expect(isOpen()).toBe(false)
    expect(isIconShown()).toBe(false)
    expect(find(ICON).hasAttribute('inert')).toBe(true)
  })
})
