import { beforeEach, describe, expect, test, vi } from 'vitest'
import { cartAnswer, miniCart } from '../support/cartHtml'
import { deferred } from '../support/deferred'
import { type FakeShop, openShop } from '../support/fakeShop'
import { CUT_OFF, openPage, pass, pastCutOff, stopClock, type TestPage } from '../support/freshPage'
import { click, find } from '../support/page'
import { startWidgets } from '../support/startPage'

let page: TestPage
let reload: ReturnType<typeof vi.fn<() => void>>

/** How a browser cuts off what is under way. */
const LOST = new TypeError('NetworkError when attempting to fetch resource.')

beforeEach(() => {
  page = openPage(`
    <a href="?add-to-cart=12" class="add_to_cart_button ajax_add_to_cart" data-quantity="1" data-product_id="12">Thêm</a>
    <header>${miniCart({ key: 'k1', product: 12 })}</header>
    <a class="quick-view" href="#quick-view" data-prod="12">Xem nhanh</a>`)
  stopClock()
  reload = vi.fn<() => void>()
  vi.spyOn(location, 'reload').mockImplementation(reload)
})

/** The page begins to be left: a link was followed. */
const leave = () => void window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
const hide = (persisted = true) => void window.dispatchEvent(Object.assign(new Event('pagehide'), { persisted }))
const comeBack = () => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))

/** Clicks something that asks the shop, which does not answer yet. */
async function ask(selector: string): Promise<FakeShop> {
  const shop = openShop()
  const { cart } = await import('../../widgets/cart/definitions')
  const { quickView } = await import('../../widgets/quick-view/definitions')
  const touched = [...cart, ...quickView].filter(({ name }) => name !== 'cart-sync')
  await startWidgets(touched, { redirectAfterAdd: false, ajaxUrl: '/wp-admin/admin-ajax.php' })
  click(find(selector))
  await pass()
  expect(shop.requests).toHaveLength(1)
  return shop
}

/** What the shopper and the author were told. */
const told = () => [
  ...page.reports,
  ...page.visited,
  ...[...document.querySelectorAll('.woocommerce-error')].map((notice) => notice.textContent),
]

/** A page that is being left goes after a long time, and nobody is told anything before or after that. */
async function goesAfterSilence(): Promise<void> {
  await pass(9000)
  hide()
  await pass(9000)
  expect(told()).toEqual([])
}

describe.each([
  ['an add', '.ajax_add_to_cart'],
  ['a removal', '.remove_from_cart_button'],
  ['a quick view', '.quick-view'],
])('%s under way while the page is left', (_what, selector) => {
  test.each([
    ['cut off before the page goes', LOST],
    ['given up in other words before the page goes', new DOMException('The operation was aborted.', 'AbortError')],
  ])('%s: nothing is told, however long the next page takes', async (_how, failure) => {
    const shop = await ask(selector)
    leave()
    shop.answer(failure)
    await goesAfterSilence()
  })

  test('cut off before the browser says that the page is being left, as Safari does: the same', async () => {
    const shop = await ask(selector)
    shop.answer(LOST)
    await pass(60)
    leave()
    await goesAfterSilence()
  })

  test('cut off when the page goes: nothing is told, and it is loaded anew when the shopper comes back', async () => {
    const shop = await ask(selector)
    leave()
    hide()
    shop.answer(LOST)
    await pass()
    expect(reload).not.toHaveBeenCalled()
    comeBack()
    await pass()
    expect(reload).toHaveBeenCalledOnce()
    expect(told()).toEqual([])
  })

  test('cut off only when the shopper comes back: the same', async () => {
    const shop = await ask(selector)
    hide()
    comeBack()
    shop.answer(LOST)
    await pass(20_000)
    expect(reload).toHaveBeenCalledOnce()
    expect(told()).toEqual([])
  })

  test('never settled, because the browser kept the page with it: the page is loaded anew', async () => {
    await ask(selector)
    leave()
    hide()
    comeBack()
    await pass()
    expect(reload).toHaveBeenCalledOnce()
  })

  test('begun after the leaving had, cut off just before the page goes: the console is silent, and a kept page is loaded anew', async () => {
    const shop = await ask(selector)
    shop.answer(LOST)
    await pass(20)
    hide()
    comeBack()
    await pass(250)
    expect(console.error).not.toHaveBeenCalled()
    expect(reload).toHaveBeenCalledOnce()
  })

  test('failed, and then left by a link that is followed instead: the author reads it', async () => {
    const shop = await ask(selector)
    shop.answer(LOST)
    await pass(CUT_OFF)
    leave()
    await vi.waitFor(() => expect(console.error).toHaveBeenCalled())
  })

  test('a page that stays after all, because a file was downloaded, tells it', async () => {
    const shop = await ask(selector)
    leave()
    shop.answer(LOST)
    await pass(9990)
    expect(told()).toEqual([])
    await pass(10)
    expect(told()).not.toEqual([])
    expect(reload).not.toHaveBeenCalled()
  })

  test('without being left, it is told in a moment', async () => {
    const shop = await ask(selector)
    shop.answer(LOST)
    await pass(CUT_OFF - 10)
    expect(told()).toEqual([])
    await pass(10)
    expect(told()).not.toEqual([])
  })
})

describe('a request that begins after the leaving has, which another had heard of, and is refused at once', () => {
  /** @returns what became of the request. */
  const begin = async (): Promise<unknown[]> => {
    const { unlessLeft } = await import('../../src/page/leaving')
    const first = deferred<string>()
    const became: unknown[] = []
    unlessLeft(first.promise)
    leave()
    first.resolve('a file')
    await pass(1000)
    unlessLeft(Promise.reject(LOST)).catch((error) => became.push(error))
    await pass(5000)
    return became
  }

  test('is nothing that anybody hears of, however long the next page takes', async () => {
    const became = await begin()
    hide()
    await pass(20_000)
    expect(became).toEqual([])
  })

  test('has failed where the page stays, ten seconds after the leaving began', async () => {
    const became = await begin()
    await pass(3990)
    expect(became).toEqual([])
    await pass(20)
    expect(became).toEqual([LOST])
  })

  test('fails as ever on a page that was kept and is shown again', async () => {
    const { unlessLeft } = await import('../../src/page/leaving')
    unlessLeft(new Promise(() => {}))
    leave()
    hide()
    comeBack()
    await expect(pastCutOff(unlessLeft(Promise.reject(LOST)))).rejects.toBe(LOST)
  })
})

test('an answer that comes before the page goes is shown as ever', async () => {
  const shop = await ask('.ajax_add_to_cart')
  leave()
  shop.answer(cartAnswer('abc', { key: 'k1', product: 12 }))
  await pass()
  expect(find('.ajax_add_to_cart').classList).toContain('added')
})

test('after an add nothing holds the page back from the browser’s cache: no call, no listener for leaving, no lock, no channel', async () => {
  const held = ['BroadcastChannel', 'WebSocket', 'SharedWorker', 'EventSource'].map((name) => {
    const made = vi.fn()
    vi.stubGlobal(name, made)
    return made
  })
  const locks = vi.fn()
  vi.stubGlobal('navigator', Object.create(navigator, { locks: { get: locks } }))
  const added = vi.spyOn(window, 'addEventListener')
  const listening = () =>
    added.mock.calls.filter(
      ([type, , options]) => type === 'beforeunload' && !(options as AddEventListenerOptions).signal?.aborted,
    )
  const shop = await ask('.ajax_add_to_cart')
  expect(listening()).toHaveLength(1)
  shop.answer(cartAnswer('abc', { key: 'k1', product: 12 }))
  await pass(1000)
  expect(listening()).toEqual([])
  expect(added.mock.calls.filter(([type]) => type === 'unload')).toEqual([])
  for (const used of [...held, locks]) expect(used).not.toHaveBeenCalled()
})

describe('a file of the script that is cut off because the page is left', () => {
  test('is nothing to report, and what was touched does not happen natively', async () => {
    const native = vi.fn((event: Event) => event.defaultPrevented)
    document.addEventListener('click', native)
    const file = deferred<never>()
    await startWidgets([
      {
        name: 'own',
        selectors: '.ajax_add_to_cart',
        wake: 'touch',
        claims: { click: true },
        busyClass: 'loading',
        load: () => file.promise,
      },
    ])
    click(find('.ajax_add_to_cart'))
    leave()
    file.reject(new TypeError('error loading dynamically imported module'))
    await pass(4000)
    hide()
    await pass(4000)
    expect(page.reports).toEqual([])
    expect(console.error).not.toHaveBeenCalled()
    expect(native.mock.results.map(({ value }) => value)).toEqual([true])
  })

  test('on a page that stays it is reported as ever', async () => {
    await startWidgets([
      {
        name: 'own',
        selectors: '.ajax_add_to_cart',
        wake: 'touch',
        claims: { click: true },
        busyClass: 'loading',
        load: () => Promise.reject(LOST),
      },
    ])
    click(find('.ajax_add_to_cart'))
    await pass(CUT_OFF)
    expect(page.reports).toEqual([`chunk-failed: ${LOST}`])
  })
})

test('a request that began while another was under way is taken for cut off, also when the other has ended by then', async () => {
  const { unlessLeft } = await import('../../src/page/leaving')
  const [first, second] = [deferred<void>(), deferred<void>()]
  const failed = vi.fn()
  unlessLeft(first.promise)
  unlessLeft(second.promise).catch(failed)
  first.resolve()
  await pass()
  leave()
  second.reject(LOST)
  await pass(9000)
  expect(failed).not.toHaveBeenCalled()
})
