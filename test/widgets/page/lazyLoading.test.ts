import { expect, test } from 'vitest'
import { fakeIntersectionObserver } from '../../support/fakeIntersectionObserver'
import { openPage, pass, stopClock } from '../../support/freshPage'
import { find } from '../../support/page'
import { startPage } from '../../support/startPage'

/** Milliseconds after which the page's services have begun. */
const IDLE = 100

/** A list as the server prints it, with a picture and a section whose background is kept back. */
const list = (picture: string, price: string) => `<div class="list"><p>${price}</p>
  <img class="lazy-load" alt="" src="/placeholder.gif" data-src="${picture}" data-srcset="${picture} 2x">
  <section class="bg" data-price="${price}"></section></div>`

/** Puts the server's newer list into the page. */
async function swapList(html: string): Promise<void> {
  const { swapFragments } = await import('../../../src/fragments/swapFragments')
  swapFragments({ '.list': html })
}

const picture = () => find<HTMLImageElement>('.list img')

test('page.background.loads-on-demand: pictures and backgrounds that a swap has kept are still shown after it', async () => {
  openPage(list('/cat.jpg', '10 ₫'))
  stopClock()
  const viewport = fakeIntersectionObserver()
  await startPage()
  await pass(IDLE)
  const kept = picture()
  kept.dispatchEvent(new Event('load'))
  viewport.tell([], [find('.bg')])
  expect(find('.bg').className).toBe('bg')
  viewport.tell([find('.bg')])
  expect([kept.getAttribute('src'), kept.className]).toEqual(['/cat.jpg', 'lazy-load-active'])
  expect(find('.bg').className).toBe('bg bg-loaded')

  await swapList(list('/cat.jpg', '12 ₫'))
  expect(picture()).toBe(kept)
  expect([kept.getAttribute('src'), kept.getAttribute('srcset')]).toEqual(['/cat.jpg', '/cat.jpg 2x'])
  // Before an observer could answer.
  expect(find('.bg').className).toBe('bg bg-loaded')

  await swapList(list('/dog.jpg', '12 ₫'))
  expect([kept.getAttribute('src'), kept.getAttribute('srcset')]).toEqual(['/dog.jpg', '/dog.jpg 2x'])
  kept.dispatchEvent(new Event('load'))
  expect(kept.className).toBe('lazy-load-active')
})

test('a picture of which the server keeps back one address alone asks for nothing else', async () => {
  openPage('<img class="lazy-load" alt="" data-src="/cat.jpg">')
  stopClock()
  fakeIntersectionObserver()
  await startPage()
  await pass(IDLE)
  expect(['src', 'srcset', 'sizes'].map((name) => find('img').getAttribute(name))).toEqual(['/cat.jpg', null, null])
})
