import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SHOP, type Step } from './fakeBrowser'
import { compare } from './originalTracker'

const words = fc.constantFrom(
  'a',
  'FB',
  'tet%202026',
  'm%C3%A8o',
  'a+b',
  '50%',
  'x%2521',
  'cat(1)!',
  '%27a%27',
  'a,b',
  'a|b',
)
const campaignNames = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_content',
  'utm_term',
  'gclid',
  'yclid',
  'fbclid',
  'x',
]
const mayBeEmpty = ['utm_source', 'utm_medium', 'utm_campaign', 'gclid', 'yclid']

const parameters = fc.oneof(
  fc.tuple(fc.constantFrom(...campaignNames), words).map(([name, value]) => `${name}=${value}`),
  fc.constantFrom(...mayBeEmpty).map((name) => `${name}=`),
  fc.constantFrom('utm_source', 'gclid', 'fbclid', 'UTM_SOURCE=x', '=x', '', 'utm_medium=a=b'),
)

const pages = fc
  .tuple(
    fc.constantFrom('/', '/p/', '/a.html', '/m%C3%A8o/', '/(a)!*'),
    fc.oneof(
      { weight: 3, arbitrary: fc.constant<string[]>([]) },
      { weight: 2, arbitrary: fc.array(parameters, { maxLength: 4 }) },
    ),
    fc.constantFrom('', '', '#a', '#utm_source=x'),
  )
  .map(([path, query, hash]) => new URL(`${path}${query.length ? `?${query.join('&')}` : ''}${hash}`, SHOP).href)
  // A name once without a value and once with one: see differences.test.ts.
  .filter((page) => !/(utm_source|gclid)(&|#|$)/.test(page) || !/(utm_source|gclid)=/.test(page))

const hosts = [
  'www.google.com',
  'google.com.vn',
  'news.google.com',
  'www.google.com.evil.test',
  'www.bing.com',
  'm.ask.com',
  'search.yahoo.com',
  'search.tut.by',
  'nova.rambler.ru',
  'go.mail.ru',
  'duckduckgo.com',
  't.co',
  'at.co',
  'plus.url.google.com',
  'l.facebook.com',
  'example.com',
  'shop.example.com',
  'www.shop.example.com',
  'blog.shop.example.com',
  'xshop.example.com',
  'ref.test:8080',
]

const referrers = fc.oneof(
  fc.constant(''),
  fc
    .tuple(
      fc.constantFrom(...hosts),
      fc.constantFrom('/', '/search', '/a/b.html', '/m%C3%A8o/(x)'),
      fc.constantFrom('', '?q=cat', '?p=cat', '?query=cat', '?xq=1', '?Q=1', '?a=1'),
    )
    .map(([host, path, query]) => `https://${host}${path}${query}`),
  fc.constantFrom(
    'https://yandex.ru/search/?text=cho%20meo',
    'https://ya.yandex.com.tr/?a=1&text=x',
    'android-app://com.google.android.gm/',
  ),
)

const lost = fc.subarray(['session', 'udata', 'first_add', 'current_add', 'first', 'migrations'], { maxLength: 2 })

/** Page views of one visitor, some of which follow hours later, or after a cookie was lost. */
const histories = fc
  .array(fc.record({ page: pages, from: referrers, wait: fc.constantFrom(0, 1, 20, 29, 30, 31, 600, -5), lost }), {
    minLength: 2,
    maxLength: 5,
  })
  .map((views) => {
    let at = 0
    return views.map(({ wait, ...view }): Step => {
      at += wait
      return { ...view, at }
    })
  })

const kept = (name: string, text: string) =>
  `sbjs_${name}=${encodeURIComponent(text)}; path=/; domain=.shop.example.com`

/** Records of the tracker's first versions. */
const oldRecords = ['first', 'current'].map((name) => kept(name, 'typ=utm|src=fb|mdm=x|cmp=y|cnt=z|trm=(none)'))

/** What a browser may have kept from anybody: counts that are none, names that only begin alike, cookies of the first versions. */
const leftovers = fc
  .tuple(
    fc.constantFrom([], oldRecords),
    fc.subarray([
      kept('session', 'pgs=abc|||cpg=x'),
      kept('udata', 'vst=41|||uip=x'),
      kept('udata', 'vst=|||uip=x'),
      'sbjs_currently=1; path=/',
      'xsbjs_session=1; path=/',
    ]),
    fc.constantFrom([], [kept('migrations', '1418474375998=0')]),
  )
  .map(([records, others, marker]) => [...records, ...others, ...(records.length > 0 ? [] : marker)])

describe('beside the original tracker', () => {
  test('any history of a visitor gives the same cookies, with the same values, domains and expiry', () => {
    let views = 0
    fc.assert(
      fc.property(histories, leftovers, (steps, stored) => {
        // A record that cannot be read: see differences.test.ts.
        fc.pre(!stored.some((line) => line.startsWith('sbjs_first')) || !steps[0]?.lost?.includes('first'))
        views += steps.length
        const [ours, theirs] = compare(steps, stored)
        expect(ours).toEqual(theirs)
      }),
      { numRuns: 150 },
    )
    expect(views).toBeGreaterThan(300)
  }, 60_000)
})
