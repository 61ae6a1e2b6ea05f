import { beforeEach, expect, test } from 'vitest'
import { isShown } from '../../src/fragments/isShown'

beforeEach(() => {
  document.body.innerHTML = '<b class="cart">1</b><b class="cart">1</b>'
})

test.each([
  ['the page shows it in every place', { '.cart': '<b class="cart">1</b>' }, true],
  ['nothing matches', { '.missing': '<b>1</b>' }, true],
  ['the fragment has no element', { '.cart': 'text' }, true],
  ['all else is data of a plugin’s', { '.cart': 2, '.missing': { items: [] } }, true],
  ['one place differs', { '.cart': '<b class="cart">2</b>' }, false],
  ['there are several roots', { '.cart': '<b class="cart">1</b><i>1</i>' }, false],
  ['the browser cannot read the selector', { 'b[[': '<b>1</b>' }, false],
])('%s', (_, fragments, shown) => {
  expect(isShown(fragments)).toBe(shown)
})
