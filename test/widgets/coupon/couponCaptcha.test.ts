import { beforeEach, describe, expect, test, vi } from 'vitest'
import { openShop } from '../../support/fakeShop'
import { PAINT, pass, type TestPage } from '../../support/freshPage'
import { click, find, press } from '../../support/page'
import { fillIn, isOpen, openCouponPage, printCouponConfig, startCouponPage } from './couponPage'

const ON = { wcb_recaptcha: '1', wcb_recaptcha_version: '2', wcb_recaptcha_site_key: 'key1' }

let page: TestPage

beforeEach(() => {
  page = openCouponPage()
})

/** The provider's script as the page has it. */
function printCaptchaScript() {
  const grecaptcha = {
    ready: vi.fn((work: () => void) => work()),
    render: vi.fn((holder: HTMLElement, _options: Record<string, unknown>) => {
      holder.innerHTML = '<div>captcha</div>'
      return 7
    }),
    execute: vi.fn(async (_key: string, _options: object) => 'token3'),
    reset: vi.fn(),
  }
  Object.assign(window, { grecaptcha })
  return grecaptcha
}

async function openBox(config: Readonly<Record<string, string | undefined>>, settings = {}): Promise<void> {
  printCouponConfig(config)
  await startCouponPage(settings)
  await pass(5000)
  expect(isOpen()).toBe(true)
}

async function subscribe(): Promise<void> {
  fillIn('meo@shop.vn')
  click(find('.wcb-button'))
  await pass()
}

/** Calls what version 2 was given for this. */
function callBack({ render }: ReturnType<typeof printCaptchaScript>, name: string, token?: string): void {
  const callback = render.mock.calls[0]?.[1][name] as (token?: string) => void
  callback(token)
}

test('the provider’s riddle, which lies outside the box, can be solved after the box was closed and opened again', async () => {
  printCaptchaScript()
  await openBox(ON)
  document.body.insertAdjacentHTML(
    'beforeend',
    '<div id="riddle" style="visibility: hidden"><img alt="" src="/recaptcha/api2/bframe"></div><div id="else"></div>',
  )
  press('Escape', document.body)
  await pass()
  click(find('.wcb-coupon-box-small-icon'))
  await pass(PAINT)
  expect(isOpen()).toBe(true)
  expect([find('#riddle'), find('#else')].map((element) => element.hasAttribute('inert'))).toEqual([false, true])
})

test('where it is switched off, a part of the page that holds somebody else’s is shut out like all else', async () => {
  printCouponConfig({ ...ON, wcb_recaptcha: '0' })
  document.body.insertAdjacentHTML('beforeend', '<form id="theirs"><img alt="" src="/recaptcha/api2/anchor"></form>')
  await startCouponPage()
  await pass(5000)
  await pass(PAINT)
  expect(isOpen()).toBe(true)
  expect(find('#theirs').hasAttribute('inert')).toBe(true)
})

describe('where it is not wanted', () => {
  test.each([
    ['coupon-popup.captcha.off-by-default: nothing configured', {}],
    ['coupon-popup.captcha.blocks-only-v2-with-site-key: switched off', { ...ON, wcb_recaptcha: '0' }],
    ['coupon-popup.captcha.blocks-only-v2-with-site-key: without a site key', { ...ON, wcb_recaptcha_site_key: '' }],
  ])('%s: there is none, nothing is loaded, and the box sends without one', async (_case, config) => {
    const captcha = printCaptchaScript()
    const shop = openShop()
    await openBox(config, { couponRecaptchaScript: 'https://captcha.test/api.js' })
    expect(captcha.render).not.toHaveBeenCalled()
    expect(document.querySelector('script[src]')).toBeNull()
    await subscribe()
    expect(shop.requests[0]?.fields['g_validate_response']).toBe('')
  })

  test('coupon-popup.captcha.off-by-default: its defaults are version 2 and the light theme', async () => {
    const { couponSettings } = await import('../../../widgets/coupon/couponSettings')
    expect(couponSettings()).toMatchObject({
      couponRecaptcha: false,
      couponRecaptchaVersion: 2,
      couponRecaptchaSecretTheme: 'light',
    })
  })

  test('a box that has no place for it sends without one', async () => {
    find('#wcb-recaptcha').remove()
    printCaptchaScript()
    const shop = openShop()
    await openBox(ON)
    await subscribe()
    expect(shop.requests).toHaveLength(1)
  })
})

describe('the paid edition, which prints the captcha’s settings apart and marks its field by a class', () => {
  const APART = { ...ON, wcb_recaptcha_secret_theme: 'light' }

  beforeEach(() => {
    Object.assign(find('#wcb-g-validate-response'), { id: '', className: 'wcb-g-validate-response' })
    Object.assign(find('#wcb-recaptcha'), { id: '' })
  })

  test('version 3: its response goes along', async () => {
    printCaptchaScript()
    vi.stubGlobal('wcb_recaptcha_params', { ...APART, wcb_recaptcha_version: '3' })
    const shop = openShop()
    await openBox({ wcb_recaptcha: undefined, wcb_gdpr_checkbox: '' })
    await subscribe()
    expect(shop.requests[0]?.fields['g_validate_response']).toBe('token3')
  })

  test('version 2: unsolved it holds back, and what its own script has drawn and solved goes along', async () => {
    const captcha = printCaptchaScript()
    vi.stubGlobal('wcb_recaptcha_params', APART)
    find('.wcb-recaptcha').innerHTML = '<div>drawn</div>'
    const shop = openShop()
    await openBox({ wcb_recaptcha: undefined, wcb_gdpr_checkbox: '' })
    await subscribe()
    expect(shop.requests).toEqual([])
    find<HTMLInputElement>('.wcb-g-validate-response').value = 'solved'
    await subscribe()
    expect(captcha.render).not.toHaveBeenCalled()
    expect(shop.requests[0]?.fields['g_validate_response']).toBe('solved')
  })
})

describe('version 2', () => {
  test('coupon-popup.captcha.shown-when-on: is drawn in its place, once', async () => {
    const captcha = printCaptchaScript()
    await openBox({ ...ON, wcb_recaptcha_secret_theme: 'dark' })
    expect(captcha.render).toHaveBeenCalledOnce()
    expect(captcha.render.mock.calls[0]?.[0]).toBe(find('#wcb-recaptcha'))
    expect(captcha.render.mock.calls[0]?.[1]).toMatchObject({ sitekey: 'key1', theme: 'dark', isolated: false })
    expect(find('.wcb-recaptcha-field').style.display).toBe('')
    await subscribe()
    expect(captcha.render).toHaveBeenCalledOnce()
  })

  test('is not drawn over one that somebody else has drawn', async () => {
    find('#wcb-recaptcha').innerHTML = '<div>theirs</div>'
    const captcha = printCaptchaScript()
    await openBox(ON)
    expect(captcha.render).not.toHaveBeenCalled()
    find<HTMLInputElement>('#wcb-g-validate-response').value = 'theirs'
    const shop = openShop({ status: 'existed' })
    await subscribe()
    expect(shop.requests[0]?.fields['g_validate_response']).toBe('theirs')
    expect(captcha.reset).not.toHaveBeenCalled()
  })

  test('coupon-popup.captcha.v2-without-response-blocks: unsolved, it is marked and has the focus, and nothing is sent', async () => {
    printCaptchaScript()
    const shop = openShop()
    await openBox(ON)
    await subscribe()
    expect(shop.requests).toEqual([])
    expect(find('#wcb-recaptcha').classList.contains('wcb-warning-checkbox')).toBe(true)
    expect(document.activeElement).toBe(find('#wcb-recaptcha'))
  })

  test('coupon-popup.captcha.response-is-sent: solved, its response goes along, and stands in the field', async () => {
    const captcha = printCaptchaScript()
    const shop = openShop()
    await openBox(ON)
    await subscribe()
    callBack(captcha, 'callback', 'token2')
    await pass()
    expect(find<HTMLInputElement>('#wcb-g-validate-response').value).toBe('token2')
    await subscribe()
    expect(shop.requests[0]?.fields['g_validate_response']).toBe('token2')
    expect(find('#wcb-recaptcha').classList.contains('wcb-warning-checkbox')).toBe(false)
  })

  test('works without a field for the response; one that expired counts as none', async () => {
    find('#wcb-g-validate-response').remove()
    const captcha = printCaptchaScript()
    const shop = openShop()
    await openBox(ON)
    await subscribe()
    callBack(captcha, 'callback', 'token2')
    callBack(captcha, 'expired-callback')
    await subscribe()
    expect(shop.requests).toEqual([])
  })

  test.each([
    ['a refusal', { status: 'existed', warning: 'Đã có' }],
    ['a failure, for the server may have used the response,', 500],
  ])('after %s it has to be solved again', async (_what, answer) => {
    const captcha = printCaptchaScript()
    const shop = openShop(answer)
    await openBox(ON)
    callBack(captcha, 'callback', 'token2')
    await subscribe()
    expect(captcha.reset.mock.calls).toEqual([[7]])
    await subscribe()
    expect(shop.requests).toHaveLength(1)
  })

  test('a script that the page is still loading is waited for', async () => {
    const readyState = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
    const parsed = { domContentLoadedEventStart: 1 } as PerformanceNavigationTiming
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([parsed])
    await openBox(ON)
    expect(page.reports).toEqual([])
    const captcha = printCaptchaScript()
    readyState.mockReturnValue('complete')
    window.dispatchEvent(new Event('load'))
    await pass()
    expect(captcha.render).toHaveBeenCalledOnce()
    expect(page.reports).toEqual([])
  })

  test('a captcha that its own script refuses to draw is told to the author', async () => {
    printCaptchaScript().render.mockImplementation(() => {
      throw new Error('Invalid site key')
    })
    await openBox(ON)
    expect(page.reports).toEqual(['captcha-missing: Error: Invalid site key'])
  })

  test('a script that keeps the box waiting is told to the author and holds nothing back; when it has come after all, the captcha is drawn and must be solved', async () => {
    const captcha = printCaptchaScript()
    let begin = () => {}
    captcha.ready.mockImplementation((work) => {
      begin = work
    })
    const shop = openShop({ status: 'invalid' })
    await openBox(ON)
    await subscribe()
    expect([shop.requests, page.reports]).toEqual([[], []])
    await pass(5000)
    expect(page.reports).toEqual(['captcha-missing: TimeoutError: grecaptcha: 5000 ms'])
    await subscribe()
    expect(shop.requests.map(({ fields }) => fields['g_validate_response'])).toEqual([''])
    begin()
    await pass()
    expect(captcha.render).toHaveBeenCalledOnce()
    await subscribe()
    expect(shop.requests).toHaveLength(1)
  })

  test('a stand-in of a consent plugin holds nothing back; where the shop refuses, the script that has come meanwhile draws the captcha', async () => {
    vi.stubGlobal('grecaptcha', {})
    const shop = openShop({ status: 'invalid' })
    await openBox(ON)
    const captcha = printCaptchaScript()
    await subscribe()
    expect(shop.requests.map(({ fields }) => fields['g_validate_response'])).toEqual([''])
    expect(captcha.render).toHaveBeenCalledOnce()
    await subscribe()
    expect(shop.requests).toHaveLength(1)
  })

  test('a script that is not there is told to the author, and looked for again at the next try', async () => {
    const shop = openShop()
    await openBox(ON)
    expect(page.reports).toEqual(['captcha-missing: Error: no grecaptcha'])
    const captcha = printCaptchaScript()
    await subscribe()
    expect(shop.requests).toEqual([])
    expect(captcha.render).toHaveBeenCalledOnce()
  })
})

describe('version 3', () => {
  const V3 = { ...ON, wcb_recaptcha_version: '3' }

  test('coupon-popup.captcha.shown-when-on, coupon-popup.captcha.response-is-sent: is asked when something is sent; its empty place is hidden', async () => {
    const captcha = printCaptchaScript()
    const shop = openShop({ status: 'existed' }, { status: 'existed' })
    await openBox(V3)
    expect(find('.wcb-recaptcha-field').style.display).toBe('none')
    expect(captcha.execute).not.toHaveBeenCalled()
    await subscribe()
    expect(captcha.execute.mock.calls).toEqual([['key1', { action: 'homepage' }]])
    expect(captcha.render).not.toHaveBeenCalled()
    expect(shop.requests[0]?.fields['g_validate_response']).toBe('token3')
    await subscribe()
    expect(captcha.execute).toHaveBeenCalledTimes(2)
    expect(captcha.reset).not.toHaveBeenCalled()
  })

  test('coupon-popup.captcha.blocks-only-v2-with-site-key: without a response the box sends all the same', async () => {
    const captcha = printCaptchaScript()
    captcha.execute.mockRejectedValue(new Error('blocked'))
    const shop = openShop()
    await openBox(V3)
    await subscribe()
    expect(shop.requests[0]?.fields['g_validate_response']).toBe('')
    expect(page.reports).toEqual(['captcha-missing: Error: blocked'])
  })
})

describe('version 3, of which a part never comes', () => {
  const never = () => new Promise<never>(() => {})

  test.each<[string, (captcha: ReturnType<typeof printCaptchaScript>) => void]>([
    ['it never says that it is ready', ({ ready }) => ready.mockImplementation(() => {})],
    ['it never answers', ({ execute }) => execute.mockImplementation(never)],
  ])('%s: after five seconds the box sends without a response, and the author is told once', async (_what, spoil) => {
    spoil(printCaptchaScript())
    const shop = openShop({ status: 'invalid', warning: 'Thử lại' })
    await openBox({ ...ON, wcb_recaptcha_version: '3' })
    await subscribe()
    await pass(4900)
    expect(shop.requests).toEqual([])
    expect(find('.wcb-button').classList).toContain('wcb-adding')
    await pass(100)
    expect(shop.requests.map(({ fields }) => fields['g_validate_response'])).toEqual([''])
    expect(find('.wcb-button').classList).not.toContain('wcb-adding')
    expect(find('.wcb-warning-message').textContent).toBe('Thử lại')
    expect(page.reports).toEqual(['captcha-missing: TimeoutError: grecaptcha: 5000 ms'])
  })
})

describe('the provider’s script', () => {
  let scripts: HTMLScriptElement[]

  beforeEach(() => {
    scripts = []
    // Put on the page it would be looked for in the network.
    vi.spyOn(document.head, 'append').mockImplementation((script) => {
      scripts.push(script as HTMLScriptElement)
    })
  })

  test('is fetched when the box opens, from where the author says', async () => {
    await openBox(ON, { couponRecaptchaScript: 'https://captcha.test/api.js?render=explicit' })
    expect(scripts.map(({ src }) => src)).toEqual(['https://captcha.test/api.js?render=explicit'])
    const captcha = printCaptchaScript()
    scripts[0]?.dispatchEvent(new Event('load'))
    await pass()
    expect(captcha.render).toHaveBeenCalledOnce()
    expect(page.reports).toEqual([])
  })

  test('is not fetched where the page has it', async () => {
    printCaptchaScript()
    await openBox(ON, { couponRecaptchaScript: 'https://captcha.test/api.js' })
    expect(scripts).toEqual([])
  })

  test('that could not be loaded is told to the author, and fetched again at the next try', async () => {
    await openBox(ON, { couponRecaptchaScript: 'https://captcha.test/api.js' })
    scripts[0]?.dispatchEvent(new Event('error'))
    await pass()
    expect(page.reports).toHaveLength(1)
    expect(page.reports[0]).toMatch(/^captcha-missing/)
    await subscribe()
    expect(scripts).toHaveLength(2)
  })

  test('comes from no address that is none of the web', async () => {
    await openBox(ON, { couponRecaptchaScript: 'javascript:alert(1)' })
    expect(scripts).toEqual([])
    expect(page.reports).toContain('address-unsafe: javascript:alert(1)')
  })
})
