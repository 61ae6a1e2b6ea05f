import { describe, expect, test } from 'vitest'
import type { AttributionSettings } from '../../../../widgets/attribution/attributionSettings'
import { decodeText } from '../../../../widgets/attribution/tracker/records'
import { AGENT, SHOP, visitAll } from './fakeBrowser'

const N = '(none)'

/** Number in the contract, page, referrer, and the first six values of the current record; then settings and other values. */
type Row = [
  row: number,
  page: string,
  from: string,
  main: [string, string, string, string, string, string],
  settings?: Partial<AttributionSettings>,
  more?: Record<string, string>,
]

const referral = (source: string, content = '/'): Row[3] => ['referral', source, 'referral', N, content, N]
const organic = (source: string): Row[3] => ['organic', source, 'organic', N, N, N]
const utm = (src: string, mdm = N, cmp = N, cnt = N, trm = N): Row[3] => ['utm', src, mdm, cmp, cnt, trm]
const typein: Row[3] = ['typein', '(direct)', N, N, N, N]
const www = 'https://www.example.com'

/** Contract 12.5. Row 11 is the one that the source overrules: Yandex counts by its host alone (attribution.engine.two-by-host-alone). */
const rows: Row[] = [
  [1, '/', '', typein],
  [2, '/', 'https://www.google.com/', organic('google')],
  [3, '/', 'https://google.com.vn/search?q=cat', organic('google')],
  [4, '/', 'https://news.google.com/', referral('news.google.com')],
  [5, '/', 'https://www.bing.com/search?q=cat', organic('bing')],
  [6, '/', 'https://www.bing.com/', referral('bing.com')],
  [7, '/', 'https://search.yahoo.com/search?p=cat', organic('yahoo')],
  [8, '/', 'https://r.search.yahoo.com/_ylt=1', referral('r.search.yahoo.com', '/_ylt=1')],
  [9, '/', 'https://duckduckgo.com/?q=cat', referral('duckduckgo.com')],
  [10, '/', 'https://yandex.ru/search/?text=cat', organic('yandex')],
  [11, '/', 'https://yandex.ru/', organic('yandex')],
  [12, '/', 'https://m.ask.com/web?xq=1', organic('ask')],
  [13, '/', 'https://nova.rambler.ru/search?query=x', organic('rambler')],
  [14, '/', 'https://search.tut.by/?q=x', referral('search.tut.by')],
  [15, '/', 'https://t.co/abc', referral('twitter.com', '/abc')],
  [16, '/', 'https://plus.url.google.com/url?x=1', referral('plus.google.com', '/url')],
  [17, '/', 'https://www.facebook.com/groups/1?x=2', referral('facebook.com', '/groups/1')],
  [18, '/?fbclid=zz', 'https://l.facebook.com/', referral('l.facebook.com')],
  [19, '/', 'https://blog.shop.example.com/p', typein],
  [20, '/', 'https://example.com/p', referral('example.com', '/p')],
  [21, '/', 'https://www.google.com.evil.test/', referral('google.com.evil.test')],
  [22, '/', 'android-app://com.google.android.gm/', referral('com.google.android.gm')],
  [23, '/', 'https://user@ref.test:8080/deep/path.html?a=1#f', referral('ref.test', '/deep/path.html')],
  [
    24,
    '/?utm_source=fb&utm_medium=social&utm_campaign=tet%202026&utm_content=a&utm_term=b&utm_id=77&utm_source_platform=meta&utm_creative_format=video&utm_marketing_tactic=remarketing',
    '',
    utm('fb', 'social', 'tet 2026', 'a', 'b'),
    {},
    { id: '77', plt: 'meta', fmt: 'video', tct: 'remarketing' },
  ],
  [25, '/?utm_source=', '', utm('')],
  [26, '/?utm_medium', '', typein],
  [27, '/?gclid=xyz', '', utm('google', 'cpc', 'google_cpc')],
  [28, '/?gclid=1&fbclid=2', 'https://www.google.com/', utm('google', 'cpc', 'google_cpc')],
  [
    29,
    '/?yclid=1&utm_campaign=sale',
    'https://yandex.ru/search/?text=cho%20meo',
    utm('yandex', 'cpc', 'sale', N, 'cho meo'),
  ],
  [30, '/?utm_source=a&utm_source=b', '', utm('a,b')],
  [31, '/?utm_source=xin%20ch%C3%A0o+ban', '', utm('xin chào+ban')],
  [32, '/?utm_campaign=a=b', '', utm(N, N, 'a')],
  [33, '/?utm_source=50%', '', utm('50%')],
  [34, '/?utm_id=', '', utm(N)],
  [35, '/?utm_term=&gclid=1', '', utm('google', 'cpc', 'google_cpc', N, '')],
  [36, '/?UTM_SOURCE=x', '', typein],
  [36, '/#utm_source=x', '', typein],
  [37, '/?cmp=spring', '', utm(N, N, 'spring'), { attributionCampaignParameter: 'cmp' }],
  [
    38,
    '/?kw=cat&ad=1',
    '',
    utm(N, N, N, '1', 'cat'),
    { attributionTermParameter: 'kw', attributionContentParameter: 'ad' },
  ],
  [
    39,
    '/',
    'https://partner.test/x',
    ['referral', 'Partner', 'affiliate', N, '/x', N],
    { attributionReferrals: ['partner.test|Partner|affiliate'] },
  ],
  [
    40,
    '/',
    'https://coccoc.com/search?query=cat',
    organic('coccoc'),
    { attributionEngines: ['coccoc.com | query | coccoc'] },
  ],
  [41, `${www}/`, 'https://blog.example.com/', typein],
  [
    42,
    `${www}/`,
    'https://blog.example.com/',
    referral('blog.example.com'),
    { attributionDomain: 'www.example.com', attributionIsolated: true },
  ],
  [43, '/', '', ['typein', 'type', 'in', N, N, N], { attributionDirect: 'type|in' }],
]

describe('the worked examples of the contract (12.5)', () => {
  test.each(rows)(
    'row %i: %s from "%s"',
    (_row, path, from, [typ, src, mdm, cmp, cnt, trm], settings = {}, more = {}) => {
      const page = new URL(path, SHOP).href
      const { records } = visitAll({ page, from, settings })
      const current = { typ, src, mdm, cmp, cnt, trm, id: N, plt: N, fmt: N, tct: N, ...more }
      // What reads the records gets addresses decoded as well.
      const seen = decodeText(page)
      const extra = { fd: '2026-01-15 10:20:30', ep: seen, rf: decodeText(from) || N }
      expect(records).toEqual({
        current,
        first: current,
        current_add: extra,
        first_add: extra,
        session: { pgs: '1', cpg: seen },
        udata: { vst: '1', uip: N, uag: AGENT },
        promo: {},
      })
    },
  )

  test('row 1 writes exactly these cookies, in this order', () => {
    const page = `${SHOP}/`
    const extra = 'fd=2026-01-15 10:20:30|||ep=https://shop.example.com/|||rf=(none)'
    const record =
      'typ=typein|||src=(direct)|||mdm=(none)|||cmp=(none)|||cnt=(none)|||trm=(none)|||id=(none)|||plt=(none)|||fmt=(none)|||tct=(none)'
    const { browser } = visitAll({ page })
    expect(browser.lines.map((line) => decodeURIComponent(line))).toEqual([
      'sbjs_migrations=1418474375998=1;domain=.shop.example.com; path=/',
      `sbjs_current_add=${extra};domain=.shop.example.com; path=/`,
      `sbjs_first_add=${extra};domain=.shop.example.com; path=/`,
      `sbjs_current=${record};domain=.shop.example.com; path=/`,
      `sbjs_first=${record};domain=.shop.example.com; path=/`,
      'sbjs_udata=vst=1|||uip=(none)|||uag=UA/1;domain=.shop.example.com; path=/',
      'sbjs_session=pgs=1|||cpg=https://shop.example.com/; expires=Thu, 15 Jan 2026 10:50:30 GMT;domain=.shop.example.com; path=/',
    ])
    expect(browser.lines[5]).toBe(
      'sbjs_udata=vst%3D1%7C%7C%7Cuip%3D%28none%29%7C%7C%7Cuag%3DUA%2F1;domain=.shop.example.com; path=/',
    )
  })

  test('on www.example.com the cookies are those of .example.com; isolated they are of the host alone', () => {
    const domainsOf = (settings: Partial<AttributionSettings>) =>
      visitAll({ page: `${www}/`, settings }).browser.kept.map(({ domain }) => domain)
    expect(new Set(domainsOf({}))).toEqual(new Set(['example.com']))
    expect(new Set(domainsOf({ attributionIsolated: true }))).toEqual(new Set(['']))
  })
})
