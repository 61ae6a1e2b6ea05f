import { beforeEach, describe, expect, test, vi } from 'vitest'
import { openPage, pass, setCookie, stopClock, type TestPage } from '../../support/freshPage'
import { hidePage } from '../../support/hiddenPage'
import { startWidgets } from '../../support/startPage'

const N = '(none)'
/** As the shop prints it (contract 9.3); `fields` shortened. */
const params = { lifetime: 0.00001, session: 30, base64: false, prefix: 'wc_order_attribution_', allowTracking: true }

interface Shop {
  params?: { allowTracking?: boolean }
  setOrderTracking(allowed: unknown): void
  getAttributionData(): Record<string, string | null>
}

interface SourceMaps {
  get: Record<string, Record<string, string>>
  init(preferences?: object): void
}

let page: TestPage

beforeEach(() => {
  page = openPage('<main></main>', '?utm_source=fb&utm_medium=social')
  for (const name of ['sbjs', 'wc_order_attribution', 'wp_has_consent', 'wp_consent_type'])
    Reflect.deleteProperty(window, name)
})

const shop = () => (window as unknown as { wc_order_attribution: Shop }).wc_order_attribution
const sources = () => (window as unknown as { sbjs: SourceMaps }).sbjs
const trackerCookies = () => document.cookie.split('; ').filter((cookie) => cookie.startsWith('sbjs_'))

async function start(printed?: object) {
  // A copy, because the page's object is written into.
  if (printed) Object.assign(window, { wc_order_attribution: structuredClone(printed) })
  const store = await import('../../../widgets/attribution/attribution')
  store.startAttribution()
  await vi.dynamicImportSettled()
  return store
}

describe('the fields of an order', () => {
  test.each([
    ['attribution.field.source-type', { source_type: 'utm' }],
    ['attribution.field.referrer', { referrer: 'https://ref.test/x' }],
    [
      'attribution.field.utm-fields',
      {
        utm_campaign: 'tet',
        utm_source: 'fb',
        utm_medium: 'social',
        utm_content: 'b',
        utm_id: '7',
        utm_term: 'mèo',
        utm_source_platform: 'meta',
        utm_creative_format: 'video',
        utm_marketing_tactic: 're',
      },
    ],
    [
      'attribution.field.session-entry',
      { session_entry: expect.stringMatching(/^http:\/\/localhost.*\?utm_source=fb/) },
    ],
    ['attribution.field.session-start-time', { session_start_time: '2026-01-15 10:20:30' }],
    ['attribution.field.session-pages', { session_pages: '3' }],
    ['attribution.field.session-count', { session_count: '5' }],
    ['attribution.field.user-agent', { user_agent: navigator.userAgent }],
  ])('%s', async (_id, fields) => {
    const query =
      '?utm_source=fb&utm_medium=social&utm_campaign=tet&utm_content=b&utm_term=m%C3%A8o&utm_id=7&utm_source_platform=meta&utm_creative_format=video&utm_marketing_tactic=re'
    history.replaceState(null, '', `/${query}`)
    vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://ref.test/x')
    setCookie('sbjs_session', 'pgs%3D2%7C%7C%7Ccpg%3Dx')
    setCookie('sbjs_udata', 'vst%3D5%7C%7C%7Cuip%3Dx')
    vi.useFakeTimers({ now: new Date('2026-01-15T10:20:30Z'), toFake: ['Date'] })
    const { readAttribution } = await start()
    expect(readAttribution()).toMatchObject(fields)
    expect(Object.keys(readAttribution())).toHaveLength(16)
  })

  test('are those that the shop asks for, in its order; what is not known is empty', async () => {
    const fields = { b: 'current.src', a: 'current_add.rf', c: 'current.nothing', d: 'nobody.src', e: '', f: 7 }
    const { readAttribution } = await start({ params, fields: { ...fields, g: 'current.constructor' } })
    const expected = { b: 'fb', a: N, c: '', d: '', e: '', f: '', g: '' }
    expect(Object.entries(readAttribution())).toEqual(Object.entries(expected))
  })

  test.each(['broken', null, [1]])('that are no map are reported, and the usual ones taken: %j', async (fields) => {
    const { readAttribution } = await start({ params, fields })
    expect(readAttribution()).toMatchObject({ source_type: 'utm', utm_source: 'fb' })
    expect(page.reports).toEqual([`setting-wrong-type: wc_order_attribution.fields: ${String(fields)}`])
  })

  test('of a record of the tracker’s first versions are empty where it has no such value', async () => {
    history.replaceState(null, '', '/')
    setCookie('sbjs_first', 'typ%3Dutm%7Csrc%3Dfb')
    setCookie('sbjs_current', 'typ%3Dutm%7Csrc%3Dfb')
    const { readAttribution } = await start({ params })
    expect(readAttribution()).toMatchObject({ utm_source: 'fb', utm_id: '', utm_source_platform: '' })
  })
})

describe('tracking', () => {
  test.each([[undefined], [{}], [{ params: {} }], [{ params }]])(
    'attribution.tracking.allowed-by-default: the tracker runs with %j',
    async (printed) => {
      await start(printed)
      expect(trackerCookies()).toHaveLength(7)
    },
  )

  test('attribution.tracking.disabled-deletes-cookies: all of them go, and none is written', async () => {
    for (const name of ['current', 'current_add', 'first', 'first_add', 'session', 'udata', 'promo', 'migrations'])
      setCookie(`sbjs_${name}`, 'x')
    await start({ params: { ...params, allowTracking: false } })
    expect(trackerCookies()).toEqual([])
  })

  test('the cookies of every domain of the shop go', async () => {
    setCookie('sbjs_session', 'x')
    const lines: string[] = []
    vi.spyOn(document, 'cookie', 'set').mockImplementation((line) => lines.push(line))
    history.replaceState(null, '', '/')
    const { removeCookies } = await import('../../../widgets/attribution/tracker/ownCookies')
    vi.stubGlobal('location', { hostname: 'www.meo.test' })
    removeCookies('dog.test')
    const domains = lines.map((line) => /domain=([^;]*)/.exec(line)?.[1])
    expect(domains).toEqual(['.dog.test', '.meo.test', '.www.meo.test', undefined])
    for (const line of lines) expect(line).toMatch(/^sbjs_session=; expires=Thu, 01 Jan 1970 00:00:00 GMT.*; path=\/$/)
  })

  test('attribution.tracking.disabled-sends-empty-fields', async () => {
    const { readAttribution } = await start({ params: { ...params, allowTracking: false } })
    expect(Object.keys(readAttribution())).toHaveLength(16)
    expect(new Set(Object.values(readAttribution()))).toEqual(new Set(['']))
    expect(new Set(Object.values(shop().getAttributionData()))).toEqual(new Set([null]))
  })

  test('may be allowed late, and withdrawn, at any moment; everybody hears of it', async () => {
    const { readAttribution, onAttributionChange } = await start({ params: { ...params, allowTracking: false } })
    const seen: string[] = []
    const stop = onAttributionChange(() => seen.push(readAttribution()['utm_source'] ?? 'missing'))
    const events = page.heard('shop-islands:attribution-changed')
    const { params: held } = shop()
    shop().setOrderTracking(true)
    await vi.dynamicImportSettled()
    expect(shop().params).toEqual({ ...params, allowTracking: true })
    // Other scripts may hold the object that the shop has printed.
    expect(held).toBe(shop().params)
    expect(shop().getAttributionData()).toEqual(readAttribution())
    shop().setOrderTracking(false)
    expect(trackerCookies()).toEqual([])
    expect(shop().params?.allowTracking).toBe(false)
    stop()
    shop().setOrderTracking(true)
    await vi.dynamicImportSettled()
    expect(trackerCookies()).toHaveLength(7)
    expect(seen).toEqual(['fb', ''])
    expect(events).toEqual([{ isKnown: true }, { isKnown: false }, { isKnown: true }])
  })

  test('allowed again and again, started again and again, one page counts once', async () => {
    const events = page.heard('shop-islands:attribution-changed')
    const { readAttribution, startAttribution } = await start({ params })
    startAttribution()
    shop().setOrderTracking(true)
    shop().setOrderTracking(1)
    await vi.dynamicImportSettled()
    expect(readAttribution()).toMatchObject({ session_pages: '1', session_count: '1' })
    expect(events).toEqual([{ isKnown: true }])
    expect(trackerCookies().find((cookie) => cookie.startsWith('sbjs_session'))).toMatch(/pgs%3D1%/)
  })

  test('withdrawn in the task in which the tracker starts, no cookies stay', async () => {
    Object.assign(window, { wc_order_attribution: { params: { ...params } } })
    const { startAttribution } = await import('../../../widgets/attribution/attribution')
    startAttribution()
    shop().setOrderTracking(false)
    await vi.dynamicImportSettled()
    expect(trackerCookies()).toEqual([])
  })

  test('where the browser keeps no cookies that is reported, and the order still has its source', async () => {
    vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {})
    const { readAttribution } = await start({ params })
    expect(readAttribution()['utm_source']).toBe('fb')
    expect(page.reports).toEqual(['attribution-cookies-refused'])
  })
})

describe('a page that nobody sees yet', () => {
  test('is counted when it is shown: prepared by the browser', async () => {
    Object.assign(document, { prerendering: true })
    await start({ params })
    expect(trackerCookies()).toEqual([])
    Object.assign(document, { prerendering: false })
    document.dispatchEvent(new Event('prerenderingchange'))
    await vi.dynamicImportSettled()
    expect(trackerCookies()).toHaveLength(7)
    Reflect.deleteProperty(document, 'prerendering')
  })

  test('is counted when it is shown: in a tab behind', async () => {
    const show = hidePage()
    await start({ params })
    document.dispatchEvent(new Event('visibilitychange'))
    await vi.dynamicImportSettled()
    expect(trackerCookies()).toEqual([])
    show()
    await vi.dynamicImportSettled()
    expect(trackerCookies()).toHaveLength(7)
  })
})

describe('consent plugins', () => {
  const asked = () => ({ params: { ...params, consentCategory: 'marketing' } })
  const say = (detail: unknown) => document.dispatchEvent(new CustomEvent('wp_listen_for_consent_change', { detail }))

  test('decide by their category; the map may be an array with names', async () => {
    await start(asked())
    say({ statistics: 'deny' })
    say(null)
    say({ marketing: 'perhaps' })
    expect(trackerCookies()).toHaveLength(7)
    say(Object.assign([], { marketing: 'deny' }))
    expect(trackerCookies()).toEqual([])
    expect(shop().params?.allowTracking).toBe(false)
    say({ marketing: 'allow' })
    await vi.dynamicImportSettled()
    expect(trackerCookies()).toHaveLength(7)
  })

  test('are asked when they say that they know their kind', async () => {
    await start(asked())
    document.dispatchEvent(new CustomEvent('wp_consent_type_defined'))
    expect(trackerCookies()).toHaveLength(7)
    const ask = vi.fn(() => false)
    Object.assign(window, { wp_has_consent: ask })
    document.dispatchEvent(new CustomEvent('wp_consent_type_defined'))
    expect(ask).toHaveBeenCalledWith('marketing')
    expect(trackerCookies()).toEqual([])
  })

  test('that have spoken before we listened are asked at once, and win over what the page says', async () => {
    Object.assign(window, { wp_consent_type: 'optin', wp_has_consent: () => false })
    await start(asked())
    expect(trackerCookies()).toEqual([])
  })

  test('that do not know their kind yet are asked only once they say so: until then the shop’s own answer counts', async () => {
    Object.assign(window, { wp_has_consent: () => true })
    await start({ params: { ...asked().params, allowTracking: false } })
    expect(trackerCookies()).toEqual([])
    document.dispatchEvent(new CustomEvent('wp_consent_type_defined'))
    await vi.dynamicImportSettled()
    expect(trackerCookies()).toHaveLength(7)
  })

  test('that fail do not decide', async () => {
    const broken = () => {
      throw new Error('broken plugin')
    }
    vi.stubGlobal('reportError', vi.fn())
    Object.assign(window, { wp_consent_type: 'optin', wp_has_consent: broken })
    await start(asked())
    expect(trackerCookies()).toHaveLength(7)
    expect(reportError).toHaveBeenCalledOnce()
  })

  test('are not followed where the shop names no category', async () => {
    Object.assign(window, { wp_consent_type: 'optin', wp_has_consent: () => false })
    await start({ params })
    say({ '': 'deny' })
    expect(trackerCookies()).toHaveLength(7)
  })
})

test('a consent plugin that holds the shop’s global back and releases it on this page starts the tracker here', async () => {
  stopClock()
  const { attribution } = await import('../../../widgets/attribution/definitions')
  await startWidgets(attribution)
  await pass(2000)
  expect(trackerCookies()).toEqual([])
  Object.assign(window, { wc_order_attribution: { params: { ...params } } })
  document.head.append(Object.assign(document.createElement('script'), { text: '' }))
  await pass(2000)
  expect(decodeURIComponent(trackerCookies().join())).toContain('src=fb')
})

describe('other scripts', () => {
  test('read the maps of the existing tracker at sbjs.get', async () => {
    await start({ params: { ...params, allowTracking: false } })
    const empty = { current: {}, current_add: {}, first: {}, first_add: {}, session: {}, udata: {}, promo: {} }
    expect(sources().get).toEqual(empty)
    shop().setOrderTracking(true)
    await vi.dynamicImportSettled()
    expect(Object.keys(sources().get)).toEqual(Object.keys(empty))
    expect(sources().get).toMatchObject({ current: { src: 'fb' }, first: { src: 'fb' }, session: { pgs: '1' } })
  })

  test('are called back by sbjs.init as soon as something is known, once, and count no page', async () => {
    await start({ params: { ...params, allowTracking: false } })
    const seen: unknown[] = []
    const callback = ({ current }: SourceMaps['get']) => seen.push(current?.['src'])
    sources().init()
    sources().init({ callback: 'nothing' })
    sources().init({ callback })
    shop().setOrderTracking(false)
    expect(seen).toEqual([])
    shop().setOrderTracking(true)
    await vi.dynamicImportSettled()
    shop().setOrderTracking(false)
    shop().setOrderTracking(true)
    await vi.dynamicImportSettled()
    expect(seen).toEqual(['fb'])
    sources().init({ callback })
    expect(seen).toEqual(['fb', 'fb'])
    expect(sources().get['session']?.['pgs']).toBe('1')
  })

  const showTag = (attributes: string) => () =>
    document.head.insertAdjacentHTML('beforeend', `<script type="x" ${attributes}></script>`)

  test.each<[string, () => void]>([
    ['by its tag', showTag('src="/wp-content/plugins/woocommerce/assets/js/frontend/order-attribution.min.js"')],
    ['by its tag’s id, renamed', showTag('src="/cache/9d2f.js" id="wc-order-attribution-js"')],
    [
      'by its tag, held back',
      showTag('data-src="/wp-content/plugins/woocommerce/assets/js/frontend/order-attribution.min.js"'),
    ],
    [
      'by the placeholder that it has defined',
      () => {
        Object.assign(window, { wc_order_attribution: { params } })
        vi.spyOn(customElements, 'get').mockReturnValue(class extends HTMLElement {})
      },
    ],
    ['by its public call', () => Object.assign(window, { wc_order_attribution: { params, setOrderTracking() {} } })],
  ])('keep the old tracker: found %s, ours only reads what it has written', async (_how, place) => {
    place()
    setCookie('sbjs_current', 'typ%3Dorganic%7C%7C%7Csrc%3Dgoogle')
    setCookie('sbjs_session', 'pgs%3D4')
    const before = document.cookie
    const { readAttribution } = await start()
    expect(document.cookie).toBe(before)
    expect(readAttribution()).toMatchObject({ utm_source: 'google', session_pages: '4', session_count: '' })
    expect(sources()?.init).toBeUndefined()
  })

  test('that bring the old tracker’s library for themselves keep it, and ours counts beside them', async () => {
    const library = { get: {} }
    Object.assign(window, { sbjs: library })
    showTag('src="/plugins/reports/sourcebuster.min.js" id="sourcebuster-js"')()
    const { readAttribution } = await start({ params })
    expect(readAttribution()).toMatchObject({ utm_source: 'fb', session_pages: '1' })
    expect(shop().getAttributionData()).toEqual(readAttribution())
    expect(sources()).toBe(library)
  })
})
