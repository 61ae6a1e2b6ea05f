import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openPage, pass, replaceBody, setCookie, stopClock, type TestPage } from '../../support/freshPage'
import { startScript } from '../../support/startPage'

const campaign = '?utm_source=fb&utm_medium=social'

let page: TestPage

beforeEach(() => {
  page = openPage('<main></main>', campaign)
  for (const name of ['sbjs', 'wc_order_attribution']) Reflect.deleteProperty(window, name)
})

afterEach(() => vi.restoreAllMocks())

/** Starts the script, and lets the page become idle. Gives the cookies that it has then. */
async function startTracker(): Promise<string> {
  // Today: cookies that are over by the real time are not cleared with the page.
  stopClock(new Date())
  await startScript((await import('../../../widgets/attribution/definitions')).attribution)
  await pass(100)
  vi.useRealTimers()
  return document.cookie
}

test('a page of a shop that wants to know where its orders come from is recorded when the browser is idle', async () => {
  Object.assign(window, { wc_order_attribution: { params: { allowTracking: true } } })
  expect(await startTracker()).toContain('sbjs_current=typ%3Dutm')
})

test('so is a page that says so itself', async () => {
  document.querySelector('main')?.setAttribute('data-island', 'attribution')
  expect(await startTracker()).toContain('sbjs_current=typ%3Dutm')
})

describe('other scripts that steer the tracker before it has come', () => {
  interface Shop {
    params?: { allowTracking?: unknown }
    setOrderTracking?(allowed: unknown): void
    getAttributionData?(): object
  }
  const shop = () => (window as { wc_order_attribution?: Shop }).wc_order_attribution

  /** The core has come, and nothing else has happened yet. */
  async function loadCore(printed: object): Promise<void> {
    Object.assign(window, { wc_order_attribution: printed })
    await import('../../../widgets/attribution/definitions')
  }

  test('find the call there: express payments make it, and stop where it is missing', async () => {
    await loadCore({ params: { allowTracking: true } })
    expect(shop()?.setOrderTracking).toBeTypeOf('function')
    shop()?.setOrderTracking?.(shop()?.params?.allowTracking)
    expect(shop()?.params).toEqual({ allowTracking: true })
    expect(await startTracker()).toContain('sbjs_current=typ%3Dutm')
  })

  test.each([
    [false, true],
    [true, false],
  ])('are heeded when it comes: %s where the shop had said %s', async (asked, printed) => {
    await loadCore({ params: { allowTracking: printed, session: 30 } })
    const held = shop()?.params
    shop()?.setOrderTracking?.(asked ? 1 : 0)
    expect(shop()?.params).toEqual({ allowTracking: asked, session: 30 })
    expect(held).toBe(shop()?.params)
    expect((await startTracker()).includes('sbjs_current')).toBe(asked)
  })

  test('find it, too, where the shop’s data are printed behind our script', async () => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading')
    await import('../../../widgets/attribution/definitions')
    Object.assign(window, { wc_order_attribution: {} })
    dispatchEvent(new Event('DOMContentLoaded'))
    shop()?.setOrderTracking?.(true)
    expect(shop()?.params).toEqual({ allowTracking: true })
  })

  test('get the fields of an order from it, empty as long as nothing is known', async () => {
    await loadCore({
      params: { allowTracking: true },
      fields: { utm_source: 'current.src', referrer: 'current_add.rf' },
    })
    expect(shop()?.getAttributionData?.()).toEqual({ utm_source: '', referrer: '' })
    shop()?.setOrderTracking?.(false)
    expect(shop()?.getAttributionData?.()).toEqual({ utm_source: null, referrer: null })
    shop()?.setOrderTracking?.(true)
    await startTracker()
    expect(shop()?.getAttributionData?.()).toEqual({ utm_source: 'fb', referrer: '(none)' })
  })

  test('get no fields where the shop names none', async () => {
    await loadCore({ params: { allowTracking: true } })
    expect(shop()?.getAttributionData?.()).toEqual({})
  })

  test('find none of ours where the shop’s own tracker is there, or will be', async () => {
    const own = () => {}
    await loadCore({ setOrderTracking: own })
    expect(shop()?.setOrderTracking).toBe(own)
    openPage(
      '<script type="x" data-src="/wp-content/plugins/woocommerce/assets/js/frontend/order-attribution.min.js"></script>',
    )
    await loadCore({ params: { allowTracking: true } })
    expect(shop()).not.toHaveProperty('setOrderTracking')
    expect(shop()).not.toHaveProperty('getAttributionData')
  })

  test('make no tracker of their own where the shop has none', async () => {
    await import('../../../widgets/attribution/definitions')
    expect(window).not.toHaveProperty('wc_order_attribution')
  })
})

test('a page that wants nothing of the kind keeps no cookies', async () => {
  expect(await startTracker()).toBe('')
})

describe('a landing page that is left before the tracker has come', () => {
  const allowed = () => ({ params: { allowTracking: true } })

  /** The script starts, and the page is left in the next task: long before anything is idle. */
  async function leaveAtOnce(printed: object | undefined, settings = {}): Promise<void> {
    if (printed) Object.assign(window, { wc_order_attribution: printed })
    stopClock()
    // The browser is busy.
    vi.stubGlobal('requestIdleCallback', () => 0)
    const { attribution } = await import('../../../widgets/attribution/definitions')
    await startScript(attribution, settings)
    await pass()
    vi.unstubAllGlobals()
    vi.useRealTimers()
  }

  /** A link of the shop is followed, in the same tab. */
  function openNext(path: string): void {
    const kept = { ...sessionStorage }
    const { href } = location
    openPage('<main></main>')
    for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, value)
    Object.assign(window, { wc_order_attribution: allowed() })
    history.replaceState(null, '', path)
    vi.spyOn(document, 'referrer', 'get').mockReturnValue(href)
  }

  const kept = () => sessionStorage.getItem('shop-islands-visits')

  test('is recorded with the next page, and before it: attribution.visit.pages-count-up-per-page', async () => {
    vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://ref.test/x')
    await leaveAtOnce(allowed())
    expect(document.cookie).toBe('')
    openNext('/gio-hang/')
    const cookies = decodeURIComponent(await startTracker())
    expect(cookies).toMatch(/sbjs_current=typ=utm\|\|\|src=fb/)
    expect(cookies).toMatch(/sbjs_first=typ=utm/)
    expect(cookies).toMatch(/sbjs_current_add=[^;]*\|\|\|ep=[^|]*utm_source=fb[^|]*\|\|\|rf=https:\/\/ref.test\/x/)
    expect(cookies).toMatch(/sbjs_session=pgs=2\|\|\|cpg=[^;]*gio-hang/)
    expect(kept()).toBe('')
  })

  test('may be several pages, the last loaded anew', async () => {
    await leaveAtOnce(allowed())
    for (let time = 0; time < 3; time++) {
      openNext('/gio-hang/')
      await leaveAtOnce(allowed())
    }
    openNext('/gio-hang/')
    expect(decodeURIComponent(await startTracker())).toMatch(/sbjs_session=pgs=5/)
  })

  test('is recorded once, and before the page from which the visitor has come back to it', async () => {
    vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://ref.test/x')
    Object.assign(window, { wc_order_attribution: allowed() })
    stopClock(new Date())
    const whenIdle: IdleRequestCallback[] = []
    vi.stubGlobal('requestIdleCallback', (callback: IdleRequestCallback) => whenIdle.push(callback))
    await startScript((await import('../../../widgets/attribution/definitions')).attribution)
    await pass()
    // The next page was left as early, and the browser has kept this one.
    const next = `${location.origin}/gio-hang/?utm_source=zalo ${location.href}\n`
    sessionStorage.setItem('shop-islands-visits', `${kept()}${next}`)
    for (const callback of whenIdle) callback({ didTimeout: false, timeRemaining: () => 50 })
    await pass(100)
    vi.useRealTimers()
    const cookies = decodeURIComponent(document.cookie)
    expect(cookies).toMatch(/sbjs_session=pgs=2\|\|\|cpg=[^;]*gio-hang/)
    expect(cookies).toMatch(/sbjs_first=[^;]*src=fb/)
    expect(cookies).toMatch(/sbjs_current=[^;]*src=zalo/)
    expect(kept()).toBe('')
  })

  test('is one visit, also where another body takes the place of the first, before it is recorded and after', async () => {
    Object.assign(window, { wc_order_attribution: allowed() })
    stopClock()
    const [{ attribution }, { takeVisits }] = await Promise.all([
      import('../../../widgets/attribution/definitions'),
      import('../../../widgets/attribution/takeVisits'),
    ])
    await startScript(attribution.filter(({ name }) => name === 'kept-visit'))
    await replaceBody()
    expect(takeVisits()).toHaveLength(1)
    expect(takeVisits()).toHaveLength(1)
    await replaceBody()
    vi.useRealTimers()
    expect(kept()).toBe('')
  })

  test('is not recorded twice where it is not left at all', async () => {
    Object.assign(window, { wc_order_attribution: allowed() })
    expect(decodeURIComponent(await startTracker())).toMatch(/sbjs_session=pgs=1/)
    expect(kept()).toBe('')
  })

  test.each<[string, object | undefined, object?]>([
    ['the shop has no attribution', undefined],
    ['the shop does not say that it may', {}],
    ['tracking is denied', { params: { allowTracking: false } }],
    ['a category decides, and nobody knows of it', { params: { allowTracking: true, consentCategory: 'marketing' } }],
    ['the page’s author has a say', allowed(), { attributionAllowed: false }],
    ['the page’s author has named a category', allowed(), { attributionConsentCategory: 'marketing' }],
  ])('is not kept where %s', async (_why, printed, settings) => {
    await leaveAtOnce(printed, settings)
    expect(kept()).toBeNull()
    expect(page.reports).toEqual([])
  })

  test.each([true, false])('is kept as a consent plugin has it: %s', async (isAllowed) => {
    vi.stubGlobal('wp_has_consent', (category: string) => category === 'marketing' && isAllowed)
    await leaveAtOnce({ params: { allowTracking: true, consentCategory: 'marketing' } })
    expect(!!kept()).toBe(isAllowed)
  })

  test('is not kept where the consent plugin fails, which is said without stopping anything', async () => {
    const broken = new Error('broken plugin')
    const said = vi.fn()
    vi.stubGlobal('reportError', said)
    vi.stubGlobal('wp_has_consent', () => {
      throw broken
    })
    await leaveAtOnce({ params: { allowTracking: true, consentCategory: 'marketing' } })
    expect(kept()).toBeNull()
    expect(said).toHaveBeenCalledExactlyOnceWith(broken)
  })

  test('is left to the old tracker where that is still there', async () => {
    Object.assign(window, { wc_order_attribution: { ...allowed(), setOrderTracking() {} } })
    expect(await startTracker()).toBe('')
    expect(kept()).toBe('')
  })

  test('is forgotten where tracking is denied on the next page', async () => {
    await leaveAtOnce(allowed())
    openNext('/gio-hang/')
    Object.assign(window, { wc_order_attribution: { params: { allowTracking: false } } })
    expect(await startTracker()).toBe('')
    expect(kept()).toBe('')
  })

  test('counts for nothing where another script has written something else in its place', async () => {
    sessionStorage.setItem('shop-islands-visits', 'https://dog.test/ x\n\n/?utm_source=zalo\n')
    setCookie('sbjs_session', 'pgs%3D2')
    Object.assign(window, { wc_order_attribution: allowed() })
    expect(decodeURIComponent(await startTracker())).toMatch(/sbjs_session=pgs=3/)
  })
})
