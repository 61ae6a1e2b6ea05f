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
    expect(await loadText(locale)).toEqual(texts)
  })

  test.each([
    ['en-GB', english],
    ['vi-VN', vietnamese],
  ])('without a setting the page’s own language %j counts', async (lang, texts) => {
    document.documentElement.lang = lang
    expect(await loadText('')).toEqual(texts)
  })

  test.each([
    ['', ''],
    ['fr', 'de'],
    ['', 'xx'],
  ])(
    'page.locale.vietnamese-by-default: Vietnamese where neither %j nor %j is a language that we have',
    async (locale, lang) => {
      document.documentElement.lang = lang
      expect(await loadText(locale)).toEqual(vietnamese)
    },
  )

  test('a setting that we do not have leaves the choice to the page', async () => {
    document.documentElement.lang = 'en'
    expect(await loadText('fr')).toEqual(english)
  })
})

describe('the texts', () => {
  const placeholders = (text: string) => text.match(/\{\w+\}/g) ?? []

  test.each(Object.keys(english) as (keyof typeof english)[])(
    '%s is there in both languages, with the same gaps',
    (key) => {
      expect(vietnamese[key].trim()).not.toBe('')
      expect(english[key].trim()).not.toBe('')
      expect(placeholders(vietnamese[key])).toEqual(placeholders(english[key]))
    },
  )

  test('page.locale.one-plural-form: a Vietnamese count is one sentence with a gap for the number', () => {
    expect(placeholders(vietnamese.cartSummary)).toEqual(['{count}'])
  })
})
