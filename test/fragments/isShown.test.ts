import { beforeEach, expect, test } from 'vitest'
import { isShown } from '../../src/fragments/isShown'
import { swapFragments } from '../../src/fragments/swapFragments'

beforeEach(() => {
  document.body.innerHTML = '<b class="cart">1</b><b class="cart">1</b>'
})

test.each([
  ['the page shows it in every place', { '.cart': '<b class="cart">1</b>' }, true],
  ['nothing matches', { '.missing': '<b>1</b>' }, true],
  ['a text stands in every place', { '.cart': ' 1\n' }, true],
  ['another text is to stand there', { '.cart': '0' }, false],
  ['nothing is to stand there', { '.cart': '' }, false],
  ['nothing is to stand where nothing matches', { '.missing': '' }, true],
  ['all else is data of a plugin’s', { '.cart': 2, '.missing': { items: [] } }, true],
  ['one place differs', { '.cart': '<b class="cart">2</b>' }, false],
  ['one of several fragments differs', { '.missing': '<b>1</b>', '.cart': '<b class="cart">2</b>' }, false],
  ['data come before a fragment that differs', { items: 2, '.cart': '<b class="cart">2</b>' }, false],
  [
    'comments and blanks are missing, as an optimiser takes them out of the page',
    { '.cart': '<b class="cart">\n\t1 <!-- piece -->\n</b>' },
    true,
  ],
  ['a blank stands within the text', { '.cart': '<b class="cart">1 1</b>' }, false],
  ['there are none', {}, true],
  ['there are several roots', { '.cart': '<b class="cart">1</b><i>1</i>' }, false],
  ['the browser cannot read the selector', { 'b[[': '<b>1</b>' }, false],
])('%s', (_, fragments, shown) => {
  expect(isShown(fragments)).toBe(shown)
})

test.each([
  ['is empty, as the server printed it', '<b class="cart"></b>', '', true],
  ['has a text among blanks', '<b class="cart">\n 1 </b>', '1', true],
  ['has an element', '<b class="cart"><i></i></b>', '', false],
])('a fragment without an element and a place that %s', (_, page, html, shown) => {
  document.body.innerHTML = page
  expect(isShown({ '.cart': html })).toBe(shown)
})

test.each(['', ' \n', '<!-- none -->'])('a place that a fragment (%j) has emptied shows it', (html) => {
  document.body.innerHTML = '<b class="cart">1</b>'
  swapFragments({ '.cart': html })
  expect(isShown({ '.cart': html })).toBe(true)
  expect(isShown({ '.cart': '<b class="cart">1</b>' })).toBe(false)
})
