import { describe, expect, test } from 'vitest'
import { readRecord } from '../../../../widgets/attribution/tracker/records'
import { openBrowser, SHOP, visitAll } from './fakeBrowser'

const google = 'https://www.google.com/'
const ref = 'https://ref.test/x'
const home = `${SHOP}/`
const product = `${SHOP}/p/`

describe('the sequences of the contract (12.5)', () => {
  test('S1: a direct visit goes on to the cart', () => {
    const { records } = visitAll({ page: home }, { page: `${SHOP}/cart/`, from: home, at: 1 })
    expect(records).toMatchObject({ current: { typ: 'typein' }, session: { pgs: '2' }, udata: { vst: '1' } })
    expect(records.current_add).toMatchObject({ ep: home, fd: '2026-01-15 10:20:30' })
  })

  test('S2, attribution.type.no-referral-within-a-session: an external referrer keeps the stored record', () => {
    const { records } = visitAll({ page: home, from: google }, { page: product, from: ref, at: 5 })
    expect(records).toMatchObject({ current: { typ: 'organic', src: 'google' }, session: { pgs: '2' } })
    expect(records.current_add['ep']).toBe(home)
  })

  test('S3, attribution.record.first-set-only-once: another source is current, the first one stays', () => {
    const { records } = visitAll({ page: home, from: google }, { page: product, from: ref, at: 31 })
    expect(records).toMatchObject({
      current: { typ: 'referral', src: 'ref.test', cnt: '/x' },
      current_add: { ep: product, fd: '2026-01-15 10:51:30', rf: ref },
      first: { typ: 'organic', src: 'google' },
      first_add: { ep: home, fd: '2026-01-15 10:20:30', rf: google },
      session: { pgs: '1' },
      udata: { vst: '2' },
    })
  })

  test('S4, attribution.type.stored-record-kept: a direct visit keeps the campaign', () => {
    const { records } = visitAll({ page: `${home}?utm_source=fb` }, { page: product, at: 31 })
    expect(records).toMatchObject({ current: { typ: 'utm', src: 'fb' }, session: { pgs: '1' }, udata: { vst: '2' } })
    expect(records.current_add['ep']).toBe(`${home}?utm_source=fb`)
  })

  test('S5: a search engine counts within a session as well', () => {
    const { records } = visitAll(
      { page: home, from: ref },
      { page: home, from: 'https://www.bing.com/search?q=1', at: 5 },
    )
    expect(records).toMatchObject({
      current: { typ: 'organic', src: 'bing' },
      first: { typ: 'referral', src: 'ref.test' },
      session: { pgs: '2' },
      udata: { vst: '1' },
    })
  })

  test('S6: so does a campaign, with a referrer of the shop itself', () => {
    const { records } = visitAll({ page: home }, { page: `${product}?utm_source=fb`, from: home, at: 2 })
    expect(records).toMatchObject({
      current: { typ: 'utm', src: 'fb' },
      current_add: { rf: home, fd: '2026-01-15 10:22:30' },
      first: { typ: 'typein' },
      session: { pgs: '2' },
      udata: { vst: '1' },
    })
  })

  test('S7, attribution.visit.counts-up-without-session: three visits, each without the session before', () => {
    const browser = openBrowser()
    const visits = [0, 40, 80].map((at) => browser.visit({ page: home, at }))
    expect(visits.map(({ udata }) => udata['vst'])).toEqual(['1', '2', '3'])
    expect(visits.map(({ session }) => session['pgs'])).toEqual(['1', '1', '1'])
  })

  test('S8: a reload of a campaign page refreshes what is kept of the current visit', () => {
    const page = `${home}?utm_source=fb`
    const { records } = visitAll({ page }, { page, at: 1 })
    expect(records.current).toEqual(records.first)
    expect(records.current_add['fd']).toBe('2026-01-15 10:21:30')
    expect(records.first_add['fd']).toBe('2026-01-15 10:20:30')
    expect(records.session['pgs']).toBe('2')
  })

  test('S9: who comes back from paying elsewhere keeps the source', () => {
    const { records } = visitAll(
      { page: home, from: google },
      { page: `${SHOP}/checkout/`, from: 'https://pay.test/done', at: 3 },
    )
    expect(records).toMatchObject({ current: { typ: 'organic', src: 'google' }, session: { pgs: '2' } })
  })

  test('S10: a lost count starts again at 1', () => {
    const { records } = visitAll({ page: home }, { page: home, at: 1, lost: ['udata'] })
    expect(records).toMatchObject({ session: { pgs: '2' }, udata: { vst: '1' } })
  })

  test('S11: cookies of the first versions, with single bars, are brought into the grammar of today', () => {
    const browser = openBrowser()
    const old = 'typ=utm|src=fb|mdm=(none)|cmp=a|cnt=(none)|trm=(none)'
    for (const [name, text] of [
      ['current', old],
      ['first', old],
      ['session', '1'],
      ['udata', 'vst=4|uip=(none)|uag=x'],
    ])
      browser.cookie = `sbjs_${name}=${encodeURIComponent(text ?? '')}; path=/`
    const { current, session, udata } = browser.visit({ page: home })
    expect(current).toEqual({ typ: 'utm', src: 'fb', mdm: '(none)', cmp: 'a', cnt: '(none)', trm: '(none)' })
    expect([session['pgs'], udata['vst']]).toEqual(['2', '4'])
    expect(browser.text('first')).toBe(old.replaceAll('|', '|||'))
    expect(browser.text('migrations')).toBe('1418474375998=1')
    expect(browser.kept.filter(({ domain }) => !domain)).toEqual([])
  })

  test('S12: with base64 on and then off the record is still read, and written plain', () => {
    const browser = openBrowser()
    browser.visit({ page: home, from: google, settings: { attributionBase64: true } })
    const stored = browser.kept.find(({ name }) => name === 'sbjs_current')?.value ?? ''
    expect(stored).toMatch(/^[A-Za-z\d+/]+$/)
    expect(readRecord(decodeURIComponent(atob(stored)))).toMatchObject({ typ: 'organic', src: 'google' })
    expect(browser.visit({ page: product, at: 1 }).current).toMatchObject({ typ: 'organic', src: 'google' })
    expect(browser.text('current')).toMatch(/^typ=organic\|\|\|src=google\|\|\|/)
  })
})
