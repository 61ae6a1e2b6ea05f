import { expect, test } from 'vitest'
import { decodeEntities, wordsIn, wordsOf } from '../../src/page/htmlText'

test('of HTML the words are read: without tags and the spaces around them, entities decoded', () => {
  expect(wordsIn(' <b>Oak</b> &amp; <i title="none">ash</i>\n')).toBe('Oak & ash')
  expect(wordsIn('<img src="oak.jpg" alt="Oak">')).toBe('')
})

test('of text the entities are decoded, and what looks like a tag is text', () => {
  expect(decodeEntities('Oak &amp; ash <i>60&nbsp;cm</i>')).toBe('Oak & ash <i>60\u00a0cm</i>')
  expect(decodeEntities(' 3 < 4 ')).toBe(' 3 < 4 ')
})

test('of an element the words are read without what it holds for browsers without script, as a lazy loader’s second picture', () => {
  const link = document.createElement('a')
  link.innerHTML = '<img src="blank.gif"><noscript></noscript>\n Gỗ <b>sồi</b> <noscript></noscript>'
  for (const held of link.querySelectorAll('noscript')) held.textContent = '<img src="oak.jpg">'
  expect(wordsOf(link)).toBe('Gỗ sồi')
  link.querySelector('b')?.remove()
  expect(wordsOf(link)).toBe('Gỗ')
})
