import { describe, expect, test } from 'vitest'
import { SHOP, type Step, visitAll } from './fakeBrowser'
import { compare } from './originalTracker'

/** What was stored before, the page views, and what the cookie then says: ours and the original's; `undefined` for no cookie. */
interface Difference {
  steps: readonly Step[]
  stored?: readonly string[]
  cookie?: string
  ours: string | undefined
  theirs: string | undefined
}

const home = `${SHOP}/`
const N = '(none)'
const record = (typ: string, src: string, mdm: string, cmp = N, cnt = N, trm = N) =>
  `typ=${typ}|||src=${src}|||mdm=${mdm}|||cmp=${cmp}|||cnt=${cnt}|||trm=${trm}`
const from = (referrer: string) => [{ page: home, from: referrer }]
const at = (path: string) => [{ page: `${home}${path}` }]
const kept = (name: string, text: string) =>
  `sbjs_${name}=${encodeURIComponent(text)}; path=/; domain=.shop.example.com`
const direct = record('typein', '(direct)', N)
const marker = kept('migrations', '1418474375998=1')
const localhost = [{ page: 'http://localhost/' }]

/** Every difference that is intended, for docs/decisions.md; whatever is not here is the same (againstOriginal.test.ts). */
const differences: Record<string, Difference> = {
  'Yandex counts by its host alone': {
    steps: from('https://yandex.ru/'),
    ours: record('organic', 'yandex', 'organic'),
    theirs: record('referral', 'yandex.ru', 'referral', N, '/'),
  },
  'a seventh engine has the parameter q': {
    steps: from('https://www.ecosia.org/search?q=cat'),
    ours: record('organic', 'ecosia', 'organic'),
    theirs: record('referral', 'ecosia.org', 'referral', N, '/search'),
  },
  'www. is taken off only in front of a host': {
    steps: from('https://xwww.site.test/'),
    ours: record('referral', 'xwww.site.test', 'referral', N, '/'),
    theirs: record('referral', 'xsite.test', 'referral', N, '/'),
  },
  'a referrer without a host has a source that says so': {
    steps: from('data:text/html,hello'),
    ours: record('referral', '(Houston, we have a problem)', 'referral'),
    theirs: record('referral', 'text', 'referral', N, '/html,hello'),
  },
  'an empty content and an empty term stay empty, as with the shop’s tracker': {
    steps: at('?utm_source=a&utm_content=&utm_term='),
    ours: record('utm', 'a', N, N, '', ''),
    theirs: record('utm', 'a', N),
  },
  'four more parameters make a campaign, as with the shop’s tracker': {
    steps: at('?utm_id=7'),
    ours: record('utm', N, N),
    theirs: direct,
  },
  'a name that stands there once more without a value adds nothing': {
    steps: at('?utm_source=a&utm_source'),
    ours: record('utm', 'a', N),
    theirs: record('utm', 'a,', N),
  },
  'a parameter called false is no custom parameter': {
    steps: at('?false=1'),
    ours: direct,
    theirs: record('utm', N, N, '1'),
  },
  'a separator in a value cuts it before it is stored': {
    steps: at('?utm_source=a|||typ=organic&utm_medium=b||'),
    ours: record('utm', 'a', 'b'),
    theirs: record('utm', 'a|||typ', 'b||'),
  },
  'a lost current record is the first one again': {
    steps: at(''),
    stored: [marker, kept('first', record('utm', 'fb', 'cpc'))],
    ours: record('utm', 'fb', 'cpc'),
    theirs: 'null',
  },
  'records that were cut in half are decided anew': {
    steps: at(''),
    stored: [marker, kept('first', 'typ=ut'), kept('current', 'typ=utm|||sr')],
    ours: direct,
    theirs: 'typ=utm|||sr',
  },
  'a first record that was cut in half is written anew': {
    steps: at(''),
    stored: [marker, kept('first', 'typ=ut'), kept('current', direct)],
    cookie: 'first',
    ours: direct,
    theirs: 'typ=ut',
  },
  'a count below 1 is no count': {
    steps: at(''),
    stored: [kept('udata', 'vst=-3|||uip=x')],
    cookie: 'udata',
    ours: 'vst=2|||uip=(none)|||uag=UA/1',
    theirs: 'vst=-2|||uip=(none)|||uag=UA/1',
  },
  'where the domain is refused the host alone has the cookies': {
    steps: localhost,
    ours: direct,
    theirs: undefined,
  },
}

describe('the intended differences from the original tracker', () => {
  test.each(Object.entries(differences))('%s', (_what, { steps, stored = [], cookie = 'current', ours, theirs }) => {
    const texts = compare(steps, stored).map((cookies) => cookies[`sbjs_${cookie}`]?.text)
    expect(texts).toEqual([ours, theirs])
  })

  test('a parameter called like something every object has stops only the original', () => {
    expect(visitAll(...at('?constructor=1&__proto__=2')).records.current['typ']).toBe('typein')
    expect(() => compare(at('?constructor=1'))).toThrow()
  })
})
