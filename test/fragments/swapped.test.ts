import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { swapFragments } from '../../src/fragments/swapFragments'
import { onRewritten, onSwapped } from '../../src/fragments/swapped'
import type { SwapDetail } from '../../src/page/events'
import { find } from '../support/page'
import { showWith, swapCart } from './page'

let swaps: (SwapDetail & { html: string })[]
let stop: () => void
beforeEach(() => {
  swaps = []
  stop = onSwapped((detail) => swaps.push({ ...detail, html: document.body.innerHTML }))
})
afterEach(() => {
  stop()
  vi.restoreAllMocks()
})

/** What the only swap touched on an element. */
const touchedOn = (selector: string) => [...(swaps[0]?.touched.get(find(selector)) ?? [])].sort()

test('a swap is told once, in its frame, when everything of all fragments is written', () => {
  document.body.innerHTML = '<b class="cart">1</b><i class="total">10</i>'
  const fresh = '<b class="cart">2</b><i class="total">20</i>'
  swapFragments({ '.cart': '<b class="cart">2</b>', '.total': '<i class="total">20</i>' })
  expect(swaps.map(({ html }) => html)).toEqual([fresh])
})

test('a swap of what is there already is not told', () => {
  showWith('<div class="cart">1</div>')
  swapCart('<div class="cart">1</div>')
  swapFragments({ '.missing': '<p></p>' })
  expect(swaps).toEqual([])
})

test('nobody hears any more who has stopped', () => {
  showWith('<div class="cart">1</div>')
  stop()
  swapCart('<div class="cart">2</div>')
  expect(swaps).toEqual([])
})

test('who asks for what was rewritten hears of each element that matches and was written to, until it stops', () => {
  showWith('<div class="cart"><b class="count">1</b><b class="count">5</b><i>1</i></div>')
  const rewritten: HTMLElement[] = []
  const stopHearing = onRewritten('.count', (element) => rewritten.push(element))
  swapCart('<div class="cart"><b class="count">2</b><b class="count">5</b><i>2</i></div>')
  expect(rewritten).toEqual([find('.count')])
  stopHearing()
  swapCart('<div class="cart"><b class="count">3</b><b class="count">5</b><i>3</i></div>')
  expect(rewritten).toHaveLength(1)
})

describe('the swapped places', () => {
  test('are the elements that stand there now: the same ones, those that replaced others, further roots', () => {
    document.body.innerHTML = '<b class="cart">1</b><u class="note">1</u><i class="total">1</i><s class="same">1</s>'
    swapFragments({
      '.cart': '<b class="cart">2</b><em>new</em>',
      '.total': '<strong class="total">2</strong>',
      '.same': '<s class="same">1</s>',
    })
    expect(swaps[0]?.places).toEqual([find('.cart'), find('em'), find('.total')])
  })

  test('are only those that changed, where a selector has several', () => {
    document.body.innerHTML = '<b class="cart">1</b><b class="cart">2</b>'
    const second = document.querySelectorAll('b')[1]
    swapFragments({ '.cart': '<b class="cart">1</b>' })
    expect(swaps[0]?.places).toEqual([second])
  })

  test('are without one whose new element could not be placed', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    document.body.innerHTML = '<b class="cart">1</b><i class="total">1</i>'
    vi.spyOn(find('.cart'), 'replaceWith').mockImplementation(() => {
      throw new TypeError('refused')
    })
    swapFragments({ '.cart': '<p class="cart">2</p>', '.total': '<i class="total">2</i>' })
    expect(swaps[0]?.places).toEqual([find('.total')])
    await vi.waitFor(() => expect(console.error).toHaveBeenCalled())
  })
})

describe('what was touched', () => {
  test('names the attributes that the server’s word replaced, took away or brought', () => {
    showWith('<div class="cart" title="a" lang="vi"><p id="p" class="x">1</p><p id="q" class="y">2</p></div>')
    swapCart('<div class="cart" title="b" dir="ltr"><p id="p" class="z">1</p><p id="q" class="y">2</p></div>')
    expect(touchedOn('.cart')).toEqual(['dir', 'lang', 'title'])
    expect(touchedOn('#p')).toEqual(['class'])
    expect(touchedOn('#q')).toEqual([])
  })

  test.each([
    ['a text changed', '<p id="p">2</p>'],
    ['an element came', '<p id="p">1<b></b></p>'],
    ['everything left', '<p id="p"></p>'],
  ])('tells the element in which %s, and none around it', (_what, fresh) => {
    showWith('<div class="cart"><section><p id="p">1</p></section></div>')
    swapCart(`<div class="cart"><section>${fresh}</section></div>`)
    expect(touchedOn('#p')).toEqual(['textContent'])
    expect(touchedOn('section')).toEqual([])
  })

  test('tells the element whose children changed their order', () => {
    showWith('<div class="cart"><i id="a"></i><i id="b"></i></div>')
    swapCart('<div class="cart"><i id="b"></i><i id="a"></i></div>')
    expect(touchedOn('.cart')).toEqual(['textContent'])
    expect(touchedOn('#a')).toEqual([])
  })
})
