import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isShown } from '../../src/fragments/isShown'
import { swapFragments } from '../../src/fragments/swapFragments'
import { find } from '../support/page'
import { showWith } from './page'

/** Puts a picture in the place of each flag in the texts of an element, as `wp.emoji.parse` does with twemoji. */
function drawFlags(element: Element): void {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const found: Node[] = []
  while (texts.nextNode()) found.push(texts.currentNode)
  for (const text of found) {
    const [before, ...further] = (text.nodeValue ?? '').split('🇻🇳')
    const flags = further.flatMap((words) => [
      Object.assign(document.createElement('img'), { className: 'emoji', alt: '🇻🇳' }),
      words,
    ])
    if (flags.length) (text as Text).replaceWith(before ?? '', ...flags)
  }
}

const name = (words: string) => `<p class="cart"><a href="/tea">${words}</a></p>`

beforeEach(() => {
  vi.stubGlobal('wp', { emoji: { parse: drawFlags } })
  showWith(name('Tea 🇻🇳 green'))
  drawFlags(document.body)
})
afterEach(() => vi.unstubAllGlobals())

test('a flag in a product’s name stays the picture that WordPress has drawn there, and the cart that is shown is known as such', () => {
  const flag = find('img.emoji')
  expect(isShown({ '.cart': name('Tea 🇻🇳 green') })).toBe(true)
  swapFragments({ '.cart': name('Tea 🇻🇳 green') })
  expect(find('img.emoji')).toBe(flag)
  expect(find('.cart').textContent).toBe('Tea  green')
})

test('flags of a new name are pictures, too', () => {
  swapFragments({ '.cart': name('🇻🇳 Tea 🇻🇳, black') })
  expect(document.querySelectorAll('img.emoji')).toHaveLength(2)
  expect(find('.cart').textContent).toBe(' Tea , black')
})

test('a text without elements fills its place, flags and all', () => {
  swapFragments({ '.cart a': '3 🇻🇳' })
  expect(find('.cart a').textContent).toBe('3 🇻🇳')
})
