import { beforeEach, describe, expect, test, vi } from 'vitest'
import { deferred } from '../../support/deferred'
import { openNextPage, openPage, pass, stopClock, type TestPage } from '../../support/freshPage'
import { recordNativeBehaviour } from '../../support/nativeBehaviour'
import { click, find, press } from '../../support/page'

/** Milliseconds after which a held link is followed (src/stores/cart/holdCartLinks.ts). */
const LONGEST_HOLD = 5000

let page: TestPage
let native: string[]
beforeEach(() => {
  page = openPage(`<a class="checkout wc-forward" id="checkout" href="/checkout/"><b>Checkout</b></a>
    <a id="cart" href="/cart/">Cart</a><a id="other" href="/food/">Food</a><a id="tab" class="checkout" href="/checkout/" target="_blank">Checkout</a>
    <a id="self" class="checkout" href="/checkout/?self" target="_self">Checkout</a><a id="part" class="checkout" href="#part">Part</a>
    <a id="unsafe" class="checkout" href="javascript:void 0">Checkout</a>`)
  stopClock()
  native = recordNativeBehaviour()
})

const address = (path: string) => new URL(path, location.href).href
const isMarked = (id: string) => find(id).hasAttribute('data-island-waits')

/** Begins a call. @returns what ends it. */
async function begin(lane: 'inTurn' | 'inBackground' = 'inTurn'): Promise<() => void> {
  const queue = await import('../../../src/stores/cart/queue')
  const { promise, resolve } = deferred<void>()
  queue[lane](() => promise)
  await pass()
  return resolve
}

describe('while a call of the shopper’s is under way', () => {
  test.each([
    ['#checkout b', '#checkout', '/checkout/'],
    ['#cart', '#cart', '/cart/'],
    ['#self', '#self', '/checkout/?self'],
  ])('%s waits until it has ended, with a sign', async (target, link, path) => {
    const end = await begin()
    click(find(target))
    await pass()
    expect([native, page.visited]).toEqual([[], []])
    expect(isMarked(link)).toBe(true)
    end()
    await pass()
    expect([native, page.visited]).toEqual([[], [address(path)]])
    expect(isMarked(link)).toBe(true)
    // The shopper has come back.
    window.dispatchEvent(new Event('pageshow'))
    await pass()
    expect(isMarked(link)).toBe(false)
  })

  test('a link to the cart page waits also where the page is named in another alphabet, and the link was typed by hand', async () => {
    const { giveSettings } = await import('../../../src/stores/mergeSettings')
    giveSettings({ cartUrl: '/%e3%82%ab%e3%83%bc%e3%83%88/' })
    find('#other').setAttribute('href', '/カート/')
    const end = await begin()
    click(find('#other'))
    await pass()
    expect([native, isMarked('#other')]).toEqual([[], true])
    end()
  })

  describe('in a dropdown that stops clicks, to stay open', () => {
    beforeEach(() => {
      const dropdown = document.createElement('div')
      find('#checkout').replaceWith(dropdown)
      dropdown.innerHTML = '<a class="checkout" id="checkout" href="/checkout/">Checkout</a>'
      dropdown.addEventListener('click', (event) => event.stopPropagation())
    })

    test('it waits, too, and a double click is one click', async () => {
      const end = await begin()
      const clicks = [click(find('#checkout'), { detail: 1 })]
      await pass()
      clicks.push(click(find('#checkout'), { detail: 2 }))
      await pass()
      expect(clicks.map(({ defaultPrevented }) => defaultPrevented)).toEqual([true, true])
      expect([isMarked('#checkout'), page.visited]).toEqual([true, []])
      end()
      await pass()
      expect(page.visited).toEqual([address('/checkout/')])
    })

    test('a second click follows it at once', async () => {
      await begin()
      click(find('#checkout'))
      await pass()
      expect(click(find('#checkout')).defaultPrevented).toBe(false)
    })

    test('what another script serves is its own', async () => {
      const end = await begin()
      find('#checkout').addEventListener('click', (event) => event.preventDefault())
      click(find('#checkout'))
      end()
      await pass()
      expect([isMarked('#checkout'), page.visited]).toEqual([false, []])
    })
  })

  test('it waits for 5 s at most', async () => {
    await begin()
    click(find('#checkout'))
    await pass(LONGEST_HOLD - 1)
    expect(page.visited).toEqual([])
    await pass(1)
    expect(page.visited).toEqual([address('/checkout/')])
  })

  test('it is not followed from another page, whose body has taken the place of this one meanwhile', async () => {
    const end = await begin()
    click(find('#checkout'))
    await pass()
    openNextPage()
    end()
    await pass()
    expect(page.visited).toEqual([])
  })

  test('a second click follows it at once', async () => {
    await begin()
    click(find('#checkout'))
    click(find('#checkout'))
    expect(native).toEqual(['follows /checkout/'])
  })

  test('a double click is one click', async () => {
    const end = await begin()
    click(find('#checkout'), { detail: 1 })
    click(find('#checkout'), { detail: 2 })
    expect([native, page.visited]).toEqual([[], []])
    end()
    await pass()
    expect(page.visited).toEqual([address('/checkout/')])
  })

  test('an Enter that is held is one press', async () => {
    const { followHeldEnter } = await import('../../../src/page/heldEnter')
    followHeldEnter()
    const end = await begin()
    for (const repeat of [false, true, true]) {
      press('Enter', find('#checkout'), { repeat })
      click(find('#checkout'))
    }
    expect([native, page.visited]).toEqual([[], []])
    end()
    await pass()
    expect(page.visited).toEqual([address('/checkout/')])
  })

  test('the link that was pressed last is the one that is followed', async () => {
    const end = await begin()
    click(find('#checkout'))
    click(find('#cart'))
    end()
    await pass()
    expect(page.visited).toEqual([address('/cart/')])
    expect(isMarked('#checkout')).toBe(false)
  })

  test('who leaves meanwhile goes elsewhere', async () => {
    const end = await begin()
    click(find('#checkout'))
    window.dispatchEvent(new Event('beforeunload'))
    end()
    await pass()
    expect(page.visited).toEqual([])
    expect(isMarked('#checkout')).toBe(false)
  })

  test.each(['#other', '#tab', '#part'])('%s is followed at once', async (link) => {
    await begin()
    click(find(link))
    expect(native).toHaveLength(1)
  })

  test.each([{ ctrlKey: true }, { button: 1 }])('so is a click with %o, in its tab', async (keys) => {
    await begin()
    click(find('#checkout'), keys)
    expect(native).toEqual(['follows /checkout/'])
  })

  test('what another script serves is its own; an address that is no page’s leads nowhere', async () => {
    const end = await begin()
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    find('#cart').addEventListener('click', (event) => event.preventDefault())
    click(find('#cart'))
    click(find('#unsafe'))
    click(document)
    end()
    await pass()
    expect(page.visited).toEqual([])
    expect([isMarked('#cart'), isMarked('#unsafe')]).toEqual([false, false])
  })

  test('what waits behind a call of the page’s own counts as well', async () => {
    const end = await begin('inBackground')
    const endSecond = await begin()
    click(find('#checkout'))
    expect(native).toEqual([])
    end()
    await pass()
    endSecond()
    await pass()
  })
})

test('a call that the page makes by itself holds nothing, nor does one that has ended', async () => {
  const endBackground = await begin('inBackground')
  click(find('#checkout'))
  expect(native).toEqual(['follows /checkout/'])
  endBackground()
  await pass()
  const end = await begin()
  end()
  await pass()
  click(find('#checkout'))
  expect(native).toEqual(['follows /checkout/', 'follows /checkout/'])
})
