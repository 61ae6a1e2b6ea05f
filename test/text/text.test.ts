import { beforeEach, describe, expect, test } from 'vitest'
import { messages as english } from '../../src/text/en'
import { loadText } from '../../src/text/text'
import { messages as vietnamese } from '../../src/text/vi'
import { openPage } from '../support/freshPage'

beforeEach(() => {
  openPage()
})

describe('the language of the texts', () => {
  test.each([
    ['en', 'vi', english],
    ['vi', 'en', vietnamese],
    ['en_US', 'vi', english],
    ['EN', 'vi', english],
  ])('the setting %j wins over the page’s %j', async (locale, lang, texts) => {
    document.documentElement.lang = lang
    expect(await loadText('cart', locale)).toEqual(texts.cart)
  })

  test.each([
    ['en-GB', english],
    ['vi-VN', vietnamese],
  ])('without a setting the page’s own language %j counts', async (lang, texts) => {
    document.documentElement.lang = lang
    expect(await loadText('cart', '')).toEqual(texts.cart)
  })

  test.each([
    ['', ''],
    ['fr', 'de'],
    ['', 'xx'],
  ])(
    'page.locale.vietnamese-by-default: Vietnamese where neither %j nor %j is a language that we have',
    async (locale, lang) => {
      document.documentElement.lang = lang
      expect(await loadText('cart', locale)).toEqual(vietnamese.cart)
    },
  )

  test('a setting that we do not have leaves the choice to the page', async () => {
    document.documentElement.lang = 'en'
    expect(await loadText('cart', 'fr')).toEqual(english.cart)
  })
})

describe('the texts', () => {
  const placeholders = (text: string) => text.match(/\{\w+\}/g) ?? []

  /** Every text with its path, as `coupon.box.failed`. */
  const flatten = (texts: object, path = ''): [string, string][] =>
    Object.entries(texts).flatMap(([key, text]) =>
      typeof text === 'string' ? [[path + key, text]] : flatten(text, `${path}${key}.`),
    )
  /** What the widget or the pop-up has nothing to say about. */
  const silent = ['coupon.box.consent', 'coupon.widget.failed']
  const inVietnamese = new Map(flatten(vietnamese))

  test('both languages have the same texts', () => {
    expect([...inVietnamese.keys()]).toEqual(flatten(english).map(([path]) => path))
  })

  test.each(flatten(english))('%s is there in both languages, with the same gaps', (path, text) => {
    const other = inVietnamese.get(path) ?? ''
    if (!silent.includes(path)) {
      expect(text.trim()).not.toBe('')
      expect(other.trim()).not.toBe('')
    }
    expect(placeholders(other)).toEqual(placeholders(text))
  })

  test('page.locale.one-plural-form: a Vietnamese count is one sentence with a gap for the number', () => {
    expect(placeholders(vietnamese.cart.cartSummary)).toEqual(['{count}'])
  })
})
