import { beforeEach, describe, expect, test } from 'vitest'
import { messages as english } from '../../src/text/en'
import { loadTexts, textsOf } from '../../src/text/text'
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
    expect(await loadTexts(locale)).toEqual(texts)
  })

  test.each([
    ['en-GB', english],
    ['vi-VN', vietnamese],
  ])('without a setting the page’s own language %j counts', async (lang, texts) => {
    document.documentElement.lang = lang
    expect(await loadTexts('')).toEqual(texts)
  })

  test('page.locale.vietnamese-by-default: Vietnamese where neither a setting nor the page says anything', async () => {
    document.documentElement.lang = ''
    expect(await loadTexts('')).toEqual(vietnamese)
  })

  test.each([
    ['', 'fr-FR'],
    ['', 'vie'],
    ['fr', 'de'],
    ['fr', 'vi'],
  ])('English where we have no texts in the language (setting %j, page %j)', async (locale, lang) => {
    document.documentElement.lang = lang
    expect(await loadTexts(locale)).toEqual(english)
  })
})

describe('texts that the page brings', () => {
  test('stand in the places of ours, by area and key', async () => {
    const texts = await loadTexts('en', { cart: { viewCart: 'View basket' }, coupon: { box: { failed: 'Failed.' } } })
    expect(texts).toEqual({
      ...english,
      cart: { ...english.cart, viewCart: 'View basket' },
      coupon: { ...english.coupon, box: { ...english.coupon.box, failed: 'Failed.' } },
    })
    expect(textsOf('cart').viewCart).toBe('View basket')
  })

  test.each([
    { cart: 'all of it' },
    { cart: { viewCart: 5, close: { deep: 'x' }, cartSummary: null }, product: [1], nothing: { of: 'ours' } },
  ])('change nothing where they are no texts of ours: %j', async (own) => {
    expect(await loadTexts('en', own)).toEqual(english)
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
