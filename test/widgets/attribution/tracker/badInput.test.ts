import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { readTexts } from '../../../../widgets/attribution/tracker/cookieTexts'
import { AGENT, openBrowser, SHOP, visitAll } from './fakeBrowser'
import { compare } from './originalTracker'

const home = `${SHOP}/`
const direct = { typ: 'typein', src: '(direct)' }

describe('addresses', () => {
  const long = `${home}?utm_source=${'m%C3%A8o'.repeat(600)}&utm_campaign=${'b'.repeat(3000)}`

  test('8 kB of query are shortened: every cookie is kept, and all of them together fit into a request', () => {
    const { browser, records } = visitAll({ page: long, from: long.replace('shop', 'other') })
    expect(browser.kept).toHaveLength(7)
    expect(browser.kept.reduce((sum, { name, value }) => sum + name.length + value.length, 0)).toBeLessThan(7000)
    for (const { value } of browser.kept) expect(value.length).toBeLessThanOrEqual(1300)
    expect(records.current).toMatchObject({ typ: 'utm', mdm: '(none)' })
    expect(records.current['src']).toMatch(/^(mèo)+/)
    expect(records.current_add).toMatchObject({ fd: '2026-01-15 10:20:30', ep: expect.stringContaining(home) })
    expect(browser.visit({ page: home, at: 1 })).toMatchObject({ session: { pgs: '2' }, udata: { vst: '1' } })
    const [, theirs] = compare([{ page: long }])
    expect(theirs['sbjs_session']).toBeUndefined()
  })

  test.each([
    ['%', '%'],
    ['%E1%BA', '%E1%BA'],
    ['a%C3%A0%', 'aà%'],
    ['%zz%20b', '%zz b'],
    ['%ff%41', '%ffA'],
  ])('malformed escapes stay as they are: %s', (value, src) => {
    expect(visitAll({ page: `${home}?utm_source=${value}` }).records.current).toMatchObject({ typ: 'utm', src })
  })

  test('separators of the cookies in an address give no values of their own', () => {
    const page = `${home}?utm_source=a|||typ=typein|||cmp=x&utm_medium=b|#|||rf=https://evil.test/`
    const { records } = visitAll({ page, from: 'https://ref.test/|||ep=x' })
    expect(records.current).toMatchObject({ typ: 'utm', src: 'a', mdm: 'b', cmp: '(none)' })
    expect(Object.keys(records.current_add)).toEqual(['fd', 'ep', 'rf'])
    expect(records.current_add['rf']).toMatch(/^https:\/\/ref\.test\//)
    expect(records.session).toMatchObject({ pgs: '1' })
  })

  test('half a character in a setting is left out', () => {
    const settings = { attributionDirect: 'm\ud83dèo|x' }
    expect(visitAll({ page: home, settings }).browser.text('current')).toContain('src=mèo|||')
  })
})

describe('cookies', () => {
  const names = ['current', 'current_add', 'first', 'first_add', 'session', 'udata', 'migrations']

  test('cut in half, or overwritten with anything, they are no reason to stop: the next record is whole', () => {
    const junk = fc.record({
      name: fc.constantFrom(...names),
      value: fc.oneof(
        fc.nat(120),
        fc.constantFrom(
          '',
          '1',
          'null',
          '%',
          '|||',
          '%7C%7C%7C=',
          'dHlwPXV0bQ',
          'typ%3Dutm',
          '=',
          '__proto__%3D1',
          '%E1',
        ),
      ),
    })
    const lists = fc.array(junk, { maxLength: 7 })
    const check = (list: readonly { name: string; value: number | string }[]) => {
      const { browser } = visitAll({ page: `${home}?utm_source=m%C3%A8o`, from: 'https://ref.test/' })
      for (const { name, value } of list) {
        const found = browser.kept.find((cookie) => cookie.name === `sbjs_${name}`)
        if (found) found.value = typeof value === 'number' ? found.value.slice(0, value) : value
      }
      const records = browser.visit({ page: home, at: 1 })
      expect(records.current['typ']).toMatch(/^(utm|typein)$/)
      expect(records.first['typ']).toMatch(/^(utm|typein)$/)
      expect(Number(records.session['pgs'])).toBeGreaterThan(0)
      expect(Number(records.udata['vst'])).toBeGreaterThan(0)
      expect(records.udata['uag']).toBe(AGENT)
    }
    fc.assert(fc.property(lists, check))
  }, 60_000)

  test.each(['1', 'null', 'abcd'])('a short plain value is not taken for base64: %s', (value) => {
    expect(readTexts(`other=2; sbjs_session=${value}`)).toEqual({ session: value })
  })

  test('with cookies off the page still knows its own visit, and each page is the first', async () => {
    const browser = openBrowser()
    browser.keepsCookies = false
    vi.spyOn(console, 'info').mockImplementation(() => {})
    for (const at of [0, 1]) {
      const { current, session, udata } = browser.visit({ page: `${home}?utm_source=fb`, at })
      expect([current['src'], session['pgs'], udata['vst']]).toEqual(['fb', '1', '1'])
    }
    expect(browser.kept).toEqual([])
    await vi.dynamicImportSettled()
  })

  test('a page that may not even ask for cookies gets the same', async () => {
    const browser = openBrowser()
    const forbid = () => {
      throw new DOMException('sandboxed', 'SecurityError')
    }
    vi.spyOn(console, 'info').mockImplementation(() => {})
    Object.defineProperty(browser, 'cookie', { get: forbid, set: forbid })
    expect(browser.visit({ page: home }).current).toMatchObject(direct)
    await vi.dynamicImportSettled()
  })

  test('cookies of a host alone that came before do not hide those of the domain', () => {
    const browser = openBrowser()
    browser.cookie = 'sbjs_session=pgs%3D7; path=/'
    expect(browser.visit({ page: home }).session['pgs']).toBe('8')
    expect(browser.visit({ page: home, at: 1 }).session['pgs']).toBe('9')
  })
})

describe('time', () => {
  test('a clock that goes backwards takes nothing away', () => {
    const { records } = visitAll({ page: home, at: 60 }, { page: `${home}?utm_source=fb`, at: 0 })
    expect(records).toMatchObject({ current: { src: 'fb' }, session: { pgs: '2' }, udata: { vst: '1' } })
    expect(records.current_add['fd']).toBe('2026-01-15 10:20:30')
  })

  test('two tabs that begin a session at once begin one visit', () => {
    const tabs = openBrowser()
    tabs.visit({ page: home })
    tabs.open({ page: home, at: 40 })
    const before = tabs.kept.map((cookie) => ({ ...cookie }))
    tabs.visit({ page: `${SHOP}/a/`, at: 40 })
    // The other tab has read its cookies before this one wrote any.
    const after = tabs.kept
    tabs.kept = before
    const other = tabs.visit({ page: `${SHOP}/b/`, at: 40 })
    expect(tabs.kept.map(({ name }) => name).sort()).toEqual(after.map(({ name }) => name).sort())
    expect(other).toMatchObject({ current: direct, session: { pgs: '1' }, udata: { vst: '2' } })
    expect(tabs.visit({ page: home, at: 41 })).toMatchObject({ session: { pgs: '2' }, udata: { vst: '2' } })
  })
})
