import { describe, expect, test, vi } from 'vitest'
import type { AttributionSettings } from '../../../../widgets/attribution/attributionSettings'
import { searchEngines } from '../../../../widgets/attribution/tracker/referrers'
import { AGENT, openBrowser, SHOP, type Step, visitAll } from './fakeBrowser'

const home = `${SHOP}/`

const firstVisit = (path: string, from = '', settings: Partial<AttributionSettings> = {}) =>
  visitAll({ page: `${home}${path}`, from, settings }).records.current

const expiryOf = (name: string, settings: Partial<AttributionSettings>) =>
  visitAll({ page: home, settings }).browser.kept.find((cookie) => cookie.name === `sbjs_${name}`)?.expires

describe('the type', () => {
  test.each([
    ['utm_source', 'src'],
    ['utm_medium', 'mdm'],
    ['utm_campaign', 'cmp'],
    ['utm_content', 'cnt'],
    ['utm_term', 'trm'],
    ['utm_id', 'id'],
    ['utm_source_platform', 'plt'],
    ['utm_creative_format', 'fmt'],
    ['utm_marketing_tactic', 'tct'],
  ])('attribution.type.utm-on-any-campaign-parameter: %s alone, which is kept as %s', (parameter, key) => {
    expect(firstVisit(`?a=b&${parameter}=m%C3%A8o`)).toMatchObject({ typ: 'utm', [key]: 'mèo' })
  })

  test('attribution.type.utm-on-gclid: the source is the provider of search ads, the medium cpc', () => {
    expect(firstVisit('?gclid=1')).toMatchObject({ typ: 'utm', src: 'google', mdm: 'cpc', cmp: 'google_cpc' })
  })

  test('attribution.type.utm-on-yclid: the source is the other provider, the medium cpc', () => {
    expect(firstVisit('?yclid=1')).toMatchObject({ typ: 'utm', src: 'yandex', mdm: 'cpc', cmp: 'yandex_cpc' })
  })

  test.each<[keyof AttributionSettings, string]>([
    ['attributionCampaignParameter', 'cmp'],
    ['attributionTermParameter', 'trm'],
    ['attributionContentParameter', 'cnt'],
  ])('attribution.type.utm-on-custom-parameters: %s gives %s', (setting, key) => {
    const settings = { [setting]: 'quang-cao' }
    expect(firstVisit('?quang-cao=tet', '', settings)).toMatchObject({ typ: 'utm', [key]: 'tet' })
    expect(firstVisit('?quang-cao=tet&utm_campaign=a&utm_term=a&utm_content=a', '', settings)[key]).toBe('a')
    expect(firstVisit('?quang-cao=tet')['typ']).toBe('typein')
  })

  test('attribution.type.organic-needs-engine-and-query: without its parameter an engine is a referrer like others', () => {
    expect(firstVisit('', 'https://www.bing.com/search?q=cat')).toMatchObject({ typ: 'organic', src: 'bing' })
    expect(firstVisit('', 'https://www.bing.com/search?p=cat')).toMatchObject({ typ: 'referral', src: 'bing.com' })
    expect(firstVisit('', 'https://search.test/?q=cat')).toMatchObject({ typ: 'referral', src: 'search.test' })
  })

  test('attribution.type.referral-from-external-host: without a session another site is the source', () => {
    expect(firstVisit('', 'https://www.ref.test/x')).toMatchObject({ typ: 'referral', src: 'ref.test', cnt: '/x' })
  })

  test.each(['https://shop.example.com/p', 'https://www.shop.example.com/', 'https://blog.shop.example.com/'])(
    'attribution.type.own-host-is-no-referral: %s',
    (from) => {
      expect(firstVisit('', from)['typ']).toBe('typein')
    },
  )

  test('attribution.type.own-host-is-no-referral: nor is it where the shop is one host alone, and its subdomains are other sites', () => {
    const typeFrom = (from: string) => firstVisit('', from, { attributionIsolated: true })['typ']
    expect(typeFrom('https://shop.example.com/p')).toBe('typein')
    expect(typeFrom('https://www.shop.example.com/')).toBe('typein')
    expect(typeFrom('https://blog.shop.example.com/')).toBe('referral')
  })

  test('attribution.type.typein-without-record, attribution.value.direct-visit: nothing is known, nothing is said', () => {
    expect(firstVisit('')).toMatchObject({ typ: 'typein', src: '(direct)', mdm: '(none)' })
  })

  test('attribution.type.utm-beats-organic: a campaign from a search engine', () => {
    expect(firstVisit('?utm_source=fb', 'https://www.google.com/')).toMatchObject({ typ: 'utm', src: 'fb' })
  })

  test('attribution.type.organic-beats-referral: a search is no referral, with a session or without', () => {
    const from = 'https://www.bing.com/search?q=cat'
    expect(firstVisit('', from)['typ']).toBe('organic')
    expect(visitAll({ page: home }, { page: home, from, at: 1 }).records.current['typ']).toBe('organic')
  })
})

describe('values', () => {
  test('attribution.value.empty-is-none: what is not known is (none)', () => {
    const { current, current_add, udata } = visitAll({ page: `${home}?utm_id=&utm_source_platform=` }).records
    expect(Object.values(current)).toEqual(['utm', ...Array(9).fill('(none)')])
    expect([current_add['rf'], udata['uip']]).toEqual(['(none)', '(none)'])
    expect(firstVisit('', 'app://ref.test')['cnt']).toBe('(none)')
  })

  test.each(['data:text/html,hello', 'file:///C:/a.html', 'not an address'])(
    'attribution.value.undetermined-source: a referrer without a host: %s',
    (from) => {
      const record = { typ: 'referral', src: '(Houston, we have a problem)', mdm: 'referral', cnt: '(none)' }
      expect(firstVisit('', from)).toMatchObject(record)
    },
  )

  test('an app that an older browser finds no host for is a referral from the app, as in a newer one', () => {
    vi.stubGlobal(
      'URL',
      class extends URL {
        override get hostname(): string {
          return this.protocol === 'android-app:' ? '' : super.hostname
        }
        override get pathname(): string {
          return this.protocol === 'android-app:' ? `//${super.hostname}${super.pathname}` : super.pathname
        }
      },
    )
    expect(firstVisit('', 'android-app://com.google.android.gm/inbox?x=1')).toMatchObject({
      typ: 'referral',
      src: 'com.google.android.gm',
      cnt: '/inbox',
    })
  })

  test('attribution.engine.query-parameters: seven engines have q, one p, two query', () => {
    const parameters = searchEngines.map((engine) => engine.split('|')[1])
    const count = (name: string) => parameters.filter((parameter) => parameter === name).length
    expect([count('q'), count('p'), count('query'), parameters.length]).toEqual([7, 1, 2, 10])
    for (const engine of searchEngines) {
      const [host, parameter, name = host] = engine.split('|')
      expect(firstVisit('', `https://a.${host}/s?${parameter}=cat`)).toMatchObject({ typ: 'organic', src: name })
      expect(firstVisit('', `https://${host}/s?other=cat`)).toMatchObject({ typ: 'referral', src: host })
    }
  })

  test.each([
    ['https://google.com/', 'google'],
    ['https://www.google.com.vn/', 'google'],
    ['https://ya.yandex.com.tr/', 'yandex'],
    ['https://yandex.ru/', 'yandex'],
  ])('attribution.engine.two-by-host-alone: %s', (from, src) => {
    expect(firstVisit('', from)).toMatchObject({ typ: 'organic', src })
  })

  test.each([
    'https://xgoogle.com/',
    'https://google.company.museum/',
    'https://yandexa.ru/',
    'https://bing.com.vn/?q=a',
  ])('a host that only looks like an engine is none: %s', (from) => {
    expect(firstVisit('', from)['typ']).toBe('referral')
  })

  test('attribution.alias.short-link-host: its network is the source', () => {
    expect(firstVisit('', 'https://t.co/a')).toMatchObject({ typ: 'referral', src: 'twitter.com', cnt: '/a' })
    expect(firstVisit('', 'https://at.co/a')['src']).toBe('at.co')
  })

  test('attribution.alias.link-redirect-host: its network is the source', () => {
    expect(firstVisit('', 'https://plus.url.google.com/')).toMatchObject({ typ: 'referral', src: 'plus.google.com' })
  })

  test('engines and names of one’s own go before those that are built in; what is left out is the host', () => {
    const attributionEngines = ['bing.com|x|Tìm', 'coccoc.com|query']
    expect(firstVisit('', 'https://bing.com/?x=1', { attributionEngines })['src']).toBe('Tìm')
    expect(firstVisit('', 'https://coccoc.com/?query=1', { attributionEngines })['src']).toBe('coccoc.com')
    const attributionReferrals = ['T.co|X', 'zalo.me']
    expect(firstVisit('', 'https://t.co/', { attributionReferrals })).toMatchObject({ src: 'X', mdm: 'referral' })
    expect(firstVisit('', 'https://a.zalo.me/', { attributionReferrals })['src']).toBe('zalo.me')
  })
})

describe('what is kept', () => {
  test('attribution.record.fields: type, source, medium, campaign, content, term, id, platform, format and tactic, in this order', () => {
    const keys = ['typ', 'src', 'mdm', 'cmp', 'cnt', 'trm', 'id', 'plt', 'fmt', 'tct']
    for (const [path, from] of [
      ['', ''],
      ['?utm_id=1', ''],
      ['', 'https://google.com/'],
      ['', 'https://ref.test/'],
    ])
      expect(Object.keys(firstVisit(path ?? '', from))).toEqual(keys)
  })

  test('attribution.record.first-and-current: both are kept in the browser', () => {
    const { browser } = visitAll({ page: `${home}?utm_source=a` }, { page: `${home}?utm_source=b`, at: 1 })
    expect(browser.text('first')).toContain('|||src=a|||')
    expect(browser.text('current')).toContain('|||src=b|||')
  })

  test('attribution.record.extra-data: referrer, entry page and date', () => {
    const { browser } = visitAll({ page: home, from: 'https://ref.test/x' })
    expect(browser.text('current_add')).toBe(`fd=2026-01-15 10:20:30|||ep=${home}|||rf=https://ref.test/x`)
    expect(browser.text('first_add')).toBe(browser.text('current_add'))
  })

  test('attribution.record.user-data: visit count, IP and user agent', () => {
    const { browser } = visitAll({ page: home, settings: { attributionUserIp: '203.0.113.7' } })
    expect(browser.text('udata')).toBe(`vst=1|||uip=203.0.113.7|||uag=${AGENT}`)
  })

  test('attribution.record.pages-seen, attribution.visit.pages-count-up-per-page: one more on each page, with its address', () => {
    const { browser } = visitAll({ page: home }, { page: `${SHOP}/a/`, at: 1 }, { page: `${SHOP}/b/`, at: 29 })
    expect(browser.text('session')).toBe(`pgs=3|||cpg=${SHOP}/b/`)
  })

  test.each([
    [0, {}, '100000'],
    [0.9999999, {}, '999999'],
    [0.5, { attributionPromoRange: '1-9999' }, '5000'],
    [0, { attributionPromoRange: '1-9999' }, '0001'],
    [0, { attributionPromoRange: 'anything' }, '100000'],
  ])('attribution.record.promo-code-optional: drawn at %d with %j', (drawn, settings, code) => {
    const random = vi.spyOn(Math, 'random').mockReturnValue(drawn)
    const step: Step = { page: home, settings: { attributionPromo: true, ...settings } }
    const { browser, records } = visitAll(step)
    expect(records.promo).toEqual({ code })
    random.mockRestore()
    expect(browser.visit({ ...step, at: 50 }).promo).toEqual({ code })
    expect(visitAll({ page: home }).records.promo).toEqual({})
  })

  test('attribution.visit.session-expires-after-30-minutes: the next page then begins a new visit', () => {
    const secondVisit = (at: number) => visitAll({ page: home }, { page: home, at }).records
    expect(secondVisit(29.9)).toMatchObject({ session: { pgs: '2' }, udata: { vst: '1' } })
    expect(secondVisit(30)).toMatchObject({ session: { pgs: '1' }, udata: { vst: '2' } })
    expect(expiryOf('session', { attributionSession: 0 })).toBe('Thu, 15 Jan 2026 10:50:30 GMT')
    expect(expiryOf('session', { attributionSession: 5 })).toBe('Thu, 15 Jan 2026 10:25:30 GMT')
  })
})

describe('the settings', () => {
  test('attribution.config.lifetime-default-6-months: 180 days', () => {
    expect(expiryOf('first', { attributionLifetime: 6 })).toBe('Tue, 14 Jul 2026 10:20:30 GMT')
  })

  test.each([
    [6, 'Tue, 14 Jul 2026 10:20:30 GMT'],
    [1, 'Sat, 14 Feb 2026 10:20:30 GMT'],
    [0.0001, 'Thu, 15 Jan 2026 10:24:30 GMT'],
    [0.00001, ''],
    [0.0000001, ''],
    [0, ''],
  ])(
    'attribution.config.lifetime-counted-in-minutes: %d months; none is until the browser closes',
    (months, expires) => {
      for (const name of ['current', 'current_add', 'first', 'first_add', 'udata', 'migrations'])
        expect(expiryOf(name, { attributionLifetime: months })).toBe(expires)
    },
  )

  test('attribution.config.base64-off: values are only percent-encoded', () => {
    const { browser } = visitAll({ page: home })
    expect(browser.kept.find(({ name }) => name === 'sbjs_current')?.value).toMatch(/^typ%3Dtypein%7C%7C%7Csrc/)
  })

  test.each([
    ['0', '2026-01-15 10:20:30'],
    ['7', '2026-01-15 17:20:30'],
    ['-3.5', '2026-01-15 06:50:30'],
  ])(
    'attribution.config.time-zone-offset-0: dates are kept in UTC, or %s hours from it',
    (attributionTimeZone, date) => {
      expect(visitAll({ page: home, settings: { attributionTimeZone } }).records.current_add['fd']).toBe(date)
    },
  )

  test.each(['', 'Asia/Ho_Chi_Minh'])('the time zone "%s" is the visitor’s own', (attributionTimeZone) => {
    const browser = openBrowser()
    vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-330)
    const { current_add } = browser.visit({ page: home, settings: { attributionTimeZone } })
    expect(current_add['fd']).toBe('2026-01-15 15:50:30')
  })

  test.each(['x', '|y', 'x|'])('a direct visit needs both of its values: "%s"', (attributionDirect) => {
    expect(firstVisit('', '', { attributionDirect })).toMatchObject({ src: '(direct)', mdm: '(none)' })
  })
})
