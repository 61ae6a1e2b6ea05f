import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { cartAnswer, miniCart } from '../../support/cartHtml'
import { openShop } from '../../support/fakeShop'
import {
  CUT_OFF,
  openPage,
  pass,
  replaceBody,
  setCookie,
  stopClock,
  type TestPage,
  TWO_FRAMES,
} from '../../support/freshPage'
import { hidePage } from '../../support/hiddenPage'
import { installJQuery, type JQuery } from '../../support/jQuery'
import { click, find } from '../../support/page'
import { startPage } from '../../support/startPage'

const DAY = 24 * 60 * 60 * 1000
const OLD = cartAnswer('abc', { key: 'k1', product: 12 })
const NEW = cartAnswer('def', { key: 'k2', product: 34 })

let page: TestPage

beforeEach(() => {
  page = openPage(`
    <header>${miniCart()}</header>
    <aside class="widget_shopping_cart"><div class="hide_cart_widget_if_empty">${miniCart()}</div></aside>`)
  stopClock()
})

/** A copy in the browser that is `age` ms old, and the cookie that vouches for it. */
function keepCopy(age: number, cookie = 'abc'): void {
  sessionStorage.setItem('wc_fragments', JSON.stringify(OLD.fragments))
  sessionStorage.setItem('wc_cart_hash', 'abc')
  localStorage.setItem('wc_cart_hash', 'abc')
  sessionStorage.setItem('wc_cart_created', String(Date.now() - age))
  setCookie('woocommerce_cart_hash', cookie)
  setCookie('woocommerce_items_in_cart', '1')
}

const shownKeys = () =>
  [...document.querySelectorAll<HTMLElement>('header [data-cart_item_key]')].map(
    ({ dataset }) => dataset['cart_item_key'],
  )

async function start(given: Record<string, unknown> = {}): Promise<void> {
  await startPage(given)
  await pass(TWO_FRAMES)
}

describe('when a page opens', () => {
  test('cart.fragments.fresh-copy-needs-no-request: a good copy is shown and nothing is asked of the server', async () => {
    keepCopy(60_000)
    const shop = openShop()
    const loaded = page.heard('wc_fragments_loaded')
    const changed = page.heard('shop-islands:cart-changed')
    await start()
    expect(shop.requests).toHaveLength(0)
    expect(shownKeys()).toEqual(['k1'])
    expect(loaded).toHaveLength(1)
    expect(changed).toEqual([{ fragments: OLD.fragments, cartHash: 'abc' }])
  })

  test('a page that shows the right cart already is not touched, and the others hear of it all the same', async () => {
    document.body.innerHTML = `<header>${miniCart({ key: 'k1', product: 12 })}</header>`
    const row = find('.mini_cart_item')
    keepCopy(60_000)
    openShop()
    const loaded = page.heard('wc_fragments_loaded')
    await start()
    expect(find('.mini_cart_item')).toBe(row)
    expect(loaded).toHaveLength(1)
  })

  test('cart.fragments.copy-carries-its-time: being shown does not make a copy younger', async () => {
    keepCopy(60_000)
    const created = sessionStorage.getItem('wc_cart_created')
    openShop()
    await start()
    expect(sessionStorage.getItem('wc_cart_created')).toBe(created)
  })

  test('cart.fragments.refetch-after-24-hours: a copy of exactly 24 hours is shown; a moment later, on the same page, the cart is fetched', async () => {
    keepCopy(DAY)
    const shop = openShop()
    await startPage()
    expect(shop.requests).toHaveLength(0)
    await pass(TWO_FRAMES)
    expect(shop.endpoints()).toEqual(['get_refreshed_fragments'])
  })

  test('cart.fragments.refetch-after-24-hours: a copy one millisecond older is not shown, the cart is fetched', async () => {
    keepCopy(DAY + 1)
    const shop = openShop(NEW)
    const loaded = page.heard('wc_fragments_loaded')
    await start()
    expect(shop.endpoints()).toEqual(['get_refreshed_fragments'])
    expect(loaded).toHaveLength(0)
    expect(shownKeys()).toEqual(['k2'])
  })

  test('a copy that grows too old while the page is open is fetched anew; one renewed meanwhile is not', async () => {
    keepCopy(DAY - 5000)
    const shop = openShop(NEW)
    await start()
    expect(shop.requests).toHaveLength(0)
    document.body.dispatchEvent(new Event('wc_fragment_refresh'))
    await pass(TWO_FRAMES)
    setCookie('woocommerce_cart_hash', 'def')
    expect(shop.requests).toHaveLength(1)
    await pass(5000)
    expect(shop.requests).toHaveLength(1)
    await pass(DAY)
    expect(shop.requests).toHaveLength(2)
  })

  test('cart.fragments.refetch-when-hash-differs: a copy that the cookie does not vouch for is not shown, the cart is fetched', async () => {
    keepCopy(60_000, 'def')
    const shop = openShop(NEW)
    await start()
    expect(shop.endpoints()).toEqual(['get_refreshed_fragments'])
    expect(shownKeys()).toEqual(['k2'])
  })

  test('cart.fragments.refetch-without-a-copy: the cart is fetched on the first page of a visit', async () => {
    const shop = openShop(cartAnswer(''))
    await start()
    expect(shop.endpoints()).toEqual(['get_refreshed_fragments'])
    expect(sessionStorage.getItem('wc_fragments')).not.toBeNull()
  })

  test('cart.fragments.refetch-without-a-copy: in a tab behind, the cart is fetched once the tab is shown', async () => {
    const show = hidePage()
    const shop = openShop(cartAnswer(''))
    await start()
    expect(shop.requests).toHaveLength(0)
    show()
    await pass(TWO_FRAMES)
    expect(shop.endpoints()).toEqual(['get_refreshed_fragments'])
    show()
    await pass(TWO_FRAMES)
    expect(shop.requests).toHaveLength(1)
  })

  test('in a tab behind that another script had fetch the cart meanwhile, it is not fetched again when the tab is shown', async () => {
    const show = hidePage()
    const shop = openShop(NEW)
    await start()
    document.body.dispatchEvent(new Event('wc_fragment_refresh'))
    setCookie('woocommerce_cart_hash', 'def')
    await pass(TWO_FRAMES)
    expect(shop.requests).toHaveLength(1)
    show()
    await pass(TWO_FRAMES)
    expect(shop.requests).toHaveLength(1)
    expect(shownKeys()).toEqual(['k2'])
  })

  test('cart.fragments.refetch-after-24-hours: a page that is seen again after two days with the computer asleep, in which timers stand still, fetches the cart', async () => {
    keepCopy(0)
    const shop = openShop(NEW)
    await start()
    const sleep = (ms: number) => {
      vi.setSystemTime(Date.now() + ms)
      document.dispatchEvent(new Event('visibilitychange'))
    }
    sleep(DAY - 1000)
    await pass(TWO_FRAMES)
    expect(shop.requests).toHaveLength(0)
    sleep(DAY)
    await pass(TWO_FRAMES)
    expect([shop.requests.length, shownKeys()]).toEqual([1, ['k2']])
    setCookie('woocommerce_cart_hash', 'def')
    sleep(2 * DAY)
    await pass(TWO_FRAMES)
    expect(shop.requests).toHaveLength(2)
  })

  test('a page whose cart cannot be fetched because the computer has just woken up without a network fetches it once that is there', async () => {
    openShop(new TypeError('Failed to fetch'))
    await start()
    await pass(CUT_OFF)
    const shop = openShop(NEW)
    window.dispatchEvent(new Event('online'))
    await pass(TWO_FRAMES)
    expect([shop.requests.length, shownKeys()]).toEqual([1, ['k2']])
  })

  test('cart.fragments.refetch-after-24-hours: a copy that grows too old in a tab behind is fetched anew once the tab is shown, each time', async () => {
    keepCopy(DAY - 5000)
    const show = hidePage()
    const shop = openShop(NEW)
    await start()
    expect(shownKeys()).toEqual(['k1'])
    await pass(6000)
    expect(shop.requests).toHaveLength(0)
    show()
    await pass(TWO_FRAMES)
    setCookie('woocommerce_cart_hash', 'def')
    expect(shop.requests).toHaveLength(1)
    const showAgain = hidePage()
    await pass(DAY + 1)
    expect(shop.requests).toHaveLength(1)
    showAgain()
    await pass(TWO_FRAMES)
    expect(shop.requests).toHaveLength(2)
  })

  test('an author may have that request left out where both cart cookies are missing', async () => {
    const shop = openShop()
    await start({ skipEmptyCart: true })
    expect(shop.requests).toHaveLength(0)
  })

  test.each([
    ['has switched its fragments off, and is left out then', { wc_add_to_cart_params: {} }, 0],
    ['keeps its fragments', { wc_add_to_cart_params: {}, wc_cart_fragments_params: {} }, 1],
  ])('a shop whose settings show that it %s', async (_what, printed, requests) => {
    for (const [name, params] of Object.entries(printed)) vi.stubGlobal(name, params)
    const shop = openShop(cartAnswer(''))
    await start()
    vi.unstubAllGlobals()
    expect(shop.requests).toHaveLength(requests)
  })

  test.each(['woocommerce_cart_hash', 'woocommerce_items_in_cart'])('but not where %s is there', async (cookie) => {
    setCookie(cookie, '1')
    const shop = openShop()
    await start({ skipEmptyCart: true })
    expect(shop.requests).toHaveLength(1)
  })

  test.each([
    ['on the cart page, which the shop has rendered from the cart itself', 'woocommerce-cart', {}, 0],
    ['on the checkout', 'woocommerce-checkout', {}, 0],
    ['on a cart page where the shop keeps fragments', 'woocommerce-cart', { wc_cart_fragments_params: {} }, 1],
    ['on a page of the account', 'woocommerce-account', {}, 1],
  ])(
    '%s, nothing is fetched that the shop would not fetch; what changes the cart later is followed',
    async (_where, name, printed, requests) => {
      for (const [global, params] of Object.entries(printed)) vi.stubGlobal(global, params)
      document.body.className = name
      setCookie('woocommerce_cart_hash', 'def')
      const shop = openShop(NEW)
      await start()
      expect(shop.requests).toHaveLength(requests)
      document.body.dispatchEvent(new Event('updated_wc_div'))
      await pass(TWO_FRAMES)
      expect(shop.requests).toHaveLength(requests + 1)
      expect(shownKeys()).toEqual(['k2'])
    },
  )

  test('cart.fragments.refresh-on-cart-change-event: what asks for it before the cart is shown has it fetched, in place of the copy', async () => {
    document.body.innerHTML = `<header>${miniCart()}</header>`
    keepCopy(60_000)
    const shop = openShop(NEW)
    const loaded = page.heard('wc_fragments_loaded')
    // As plugins for several currencies do: in the first task after the page has become ready, and before that of the services.
    setTimeout(() => document.body.dispatchEvent(new Event('wc_fragment_refresh')))
    await start()
    expect(shop.endpoints()).toEqual(['get_refreshed_fragments'])
    expect(loaded).toHaveLength(0)
    expect(shownKeys()).toEqual(['k2'])
  })

  test('where the cache script of the shop is still on the page, it does all this by itself', async () => {
    document.head.innerHTML =
      '<script type="text/plain" src="/wp-content/plugins/woocommerce/assets/js/frontend/cart-fragments.min.js"></script>'
    const shop = openShop()
    await start()
    document.body.dispatchEvent(new Event('wc_fragment_refresh'))
    await pass(TWO_FRAMES)
    expect(shop.requests).toHaveLength(0)
  })

  test('a page without any place of the cart asks for nothing', async () => {
    document.body.innerHTML = '<p>Về chúng tôi</p>'
    const shop = openShop()
    await start()
    expect(shop.requests).toHaveLength(0)
  })

  test('unless a theme has asked for the shop’s script there: its place for the number of items is known by the answer only', async () => {
    document.body.innerHTML = '<a class="wcmenucart">2</a>'
    vi.stubGlobal('wc_cart_fragments_params', {})
    const shop = openShop({ fragments: { '.wcmenucart': '<a class="wcmenucart">3</a>' }, cart_hash: 'def' })
    await start()
    expect(shop.requests).toHaveLength(1)
    expect(document.body.textContent).toBe('3')
  })

  test.each(['wc_fragment_refresh', 'updated_wc_div'])(
    'cart.fragments.refresh-on-cart-change-event: but it answers other scripts that ask, by %s, before or later',
    async (name) => {
      document.body.innerHTML = '<p>Về chúng tôi</p>'
      const shop = openShop(NEW, NEW)
      const refreshed = page.heard('wc_fragments_refreshed')
      setTimeout(() => document.body.dispatchEvent(new Event(name)))
      await start()
      expect([shop.endpoints(), refreshed.length]).toEqual([['get_refreshed_fragments'], 1])
      document.body.dispatchEvent(new Event(name))
      await pass(TWO_FRAMES)
      expect([shop.requests.length, refreshed.length]).toEqual([2, 2])
    },
  )

  test('nor does one whose buttons the block editor serves, which show the cart themselves, now or after an add', async () => {
    document.body.innerHTML =
      '<button class="add_to_cart_button ajax_add_to_cart product_type_simple wc-interactive" data-product_id="12"></button>'
    const shop = openShop()
    await start()
    document.body.dispatchEvent(new CustomEvent('wc-blocks_added_to_cart', { bubbles: true, detail: {} }))
    await pass(TWO_FRAMES)
    expect(shop.requests).toHaveLength(0)
  })
})

describe('while a page is open', () => {
  async function startFresh() {
    keepCopy(60_000)
    const shop = openShop()
    await start({ redirectAfterAdd: false })
    expect(shop.requests).toHaveLength(0)
    return shop
  }

  test.each(['wc_fragment_refresh', 'updated_wc_div', 'wc-blocks_added_to_cart', 'wc-blocks_removed_from_cart'])(
    'cart.fragments.refresh-on-cart-change-event: %s fetches the cart',
    async (name) => {
      const shop = await startFresh()
      shop.answer(NEW)
      document.body.dispatchEvent(new Event(name))
      await pass(TWO_FRAMES)
      expect(shop.endpoints()).toEqual(['get_refreshed_fragments'])
      expect(shownKeys()).toEqual(['k2'])
    },
  )

  test('totals that another way of shipping has changed cost no request: no fragment shows them', async () => {
    const shop = await startFresh()
    document.body.dispatchEvent(new Event('updated_cart_totals'))
    await pass(TWO_FRAMES)
    expect(shop.requests).toHaveLength(0)
  })

  test('so does the same event through jQuery, and once', async () => {
    const jQuery = installJQuery()
    const shop = await startFresh()
    shop.answer(NEW, NEW)
    jQuery(document.body).trigger('wc_fragment_refresh')
    await pass(TWO_FRAMES)
    expect(shop.requests).toHaveLength(1)
  })

  /** The block editor's runtime says natively what it hears through jQuery on the document. */
  function bridgeBlocks(jQuery: JQuery): void {
    jQuery(document).on('added_to_cart', () => {
      document.body.dispatchEvent(new CustomEvent('wc-blocks_added_to_cart', { bubbles: true, detail: {} }))
    })
  }

  test('an add that other scripts tell with the new cart is not fetched again because the blocks repeat it', async () => {
    const jQuery = installJQuery()
    bridgeBlocks(jQuery)
    const shop = await startFresh()
    jQuery(document.body).trigger('added_to_cart', [NEW.fragments, 'def'])
    await pass(TWO_FRAMES)
    expect(shop.requests).toHaveLength(0)
    expect(shownKeys()).toEqual(['k2'])
  })

  test('nor an add of ours; what the blocks do themselves later is followed', async () => {
    const jQuery = installJQuery()
    bridgeBlocks(jQuery)
    document.body.insertAdjacentHTML(
      'beforeend',
      '<a class="add_to_cart_button ajax_add_to_cart" data-product_id="34">Mua</a>',
    )
    const shop = await startFresh()
    shop.answer(NEW, OLD)
    click(find('.ajax_add_to_cart'))
    await pass(TWO_FRAMES)
    expect(shop.endpoints()).toEqual(['add_to_cart'])
    document.body.dispatchEvent(new CustomEvent('wc-blocks_removed_from_cart', { bubbles: true }))
    await pass(TWO_FRAMES)
    expect(shop.endpoints()).toEqual(['add_to_cart', 'get_refreshed_fragments'])
    expect(shownKeys()).toEqual(['k1'])
  })

  describe('what the blocks say on the window of removals and quantities', () => {
    const sync = (type = 'from_iAPI') =>
      window.dispatchEvent(new CustomEvent('wc-blocks_store_sync_required', { detail: { type } }))

    function startActive(hasBeenActive: boolean | undefined) {
      vi.stubGlobal('navigator', hasBeenActive === undefined ? {} : { userActivation: { hasBeenActive } })
      return startFresh()
    }

    test('cart.fragments.refresh-on-cart-change-event: fetches the cart once they pause', async () => {
      const shop = await startActive(true)
      shop.answer(NEW)
      sync('from_@wordpress/data')
      await pass(200)
      sync('from_@wordpress/data')
      await pass(299)
      expect(shop.requests).toHaveLength(0)
      await pass(1)
      expect(shop.endpoints()).toEqual(['get_refreshed_fragments'])
      expect(shownKeys()).toEqual(['k2'])
    })

    test.each([false, undefined])('fetches nothing before the shopper has done anything: %s', async (hasBeenActive) => {
      const shop = await startActive(hasBeenActive)
      sync('from_@wordpress/data')
      await pass(400)
      expect(shop.requests).toHaveLength(0)
    })

    test.each(['before', 'after'])(
      'fetches the cart no second time where they say it on the body, too, %s that',
      async (when) => {
        const shop = await startActive(true)
        if (when === 'after') sync()
        document.body.dispatchEvent(new Event('wc-blocks_added_to_cart'))
        if (when === 'before') sync()
        await pass(400)
        expect(shop.requests).toHaveLength(1)
      },
    )
  })

  describe('where the blocks’ store can be asked for its cart', () => {
    interface Cart {
      items: { key: string; quantity: number; totals: { line_total: string } }[]
      billingAddress?: object
      totals?: object
    }

    const teapots = (quantity: number, total: string): Cart => ({
      items: [{ key: 'k1', quantity, totals: { line_total: total } }],
    })
    const ONE_TEAPOT = teapots(1, '100')
    let cart: Cart | undefined

    const tell = (type: string) =>
      window.dispatchEvent(new CustomEvent('wc-blocks_store_sync_required', { detail: { type } }))

    /** The store has another cart, and says so, as it does for each new object. */
    async function change(to: Cart): Promise<void> {
      cart = structuredClone(to)
      tell('from_@wordpress/data')
      await pass(400)
    }

    async function startAtCheckout(userActivation = { hasBeenActive: true }) {
      cart = undefined
      vi.stubGlobal('wp', { data: { select: () => cart && { getCartData: () => cart } } })
      vi.stubGlobal('navigator', { userActivation })
      const shop = await startFresh()
      shop.answer(NEW, OLD, NEW)
      return shop
    }

    test('typing an address, which leaves the items as they are, fetches nothing', async () => {
      const userActivation = { hasBeenActive: false }
      const shop = await startAtCheckout(userActivation)
      await change(ONE_TEAPOT)
      userActivation.hasBeenActive = true
      await change(ONE_TEAPOT)
      await change({ ...ONE_TEAPOT, billingAddress: { city: 'Huế' } })
      await change({ ...ONE_TEAPOT, totals: { total_shipping: '50' } })
      expect(shop.requests).toHaveLength(0)
    })

    test('the first change and each further one fetch the cart', async () => {
      const shop = await startAtCheckout()
      await change(teapots(2, '200'))
      expect(shop.requests).toHaveLength(1)
      await change(ONE_TEAPOT)
      expect(shop.requests).toHaveLength(2)
      await change(teapots(1, '90'))
      expect(shop.requests).toHaveLength(3)
    })

    test('nor is a change missed that takes back what the blocks’ other store has done', async () => {
      const shop = await startAtCheckout()
      await change(ONE_TEAPOT)
      tell('from_iAPI')
      await pass(400)
      expect(shop.requests).toHaveLength(2)
      await change(ONE_TEAPOT)
      expect(shop.requests).toHaveLength(3)
    })

    describe('and fetches the cart when it hears of an add', () => {
      /** The shopper adds; some time later the store has fetched the cart, too, and tells. */
      async function addAndTell(after: number, told = ONE_TEAPOT, meanwhile = () => {}) {
        document.body.insertAdjacentHTML(
          'beforeend',
          '<a class="add_to_cart_button ajax_add_to_cart" data-product_id="34">Mua</a>',
        )
        const shop = await startAtCheckout()
        click(find('.ajax_add_to_cart'))
        await pass(TWO_FRAMES)
        expect(shop.endpoints()).toEqual(['add_to_cart'])
        await pass(after)
        meanwhile()
        await change(told)
        return shop
      }

      test('another cart than the add has brought is one that the shopper has changed there: it is followed', async () => {
        const shop = await addAndTell(1000, teapots(2, '200'))
        expect(shop.endpoints()).toEqual(['add_to_cart', 'get_refreshed_fragments'])
      })

      test('an add of ours is not fetched again; what the blocks change next is', async () => {
        const shop = await addAndTell(1000)
        expect(shop.endpoints()).toEqual(['add_to_cart'])
        await change(teapots(2, '200'))
        expect(shop.endpoints()).toEqual(['add_to_cart', 'get_refreshed_fragments'])
      })

      test('what they tell long after an add is theirs', async () => {
        const shop = await addAndTell(3000)
        expect(shop.endpoints()).toEqual(['add_to_cart', 'get_refreshed_fragments'])
      })

      test('what their other store has done just before is followed', async () => {
        const shop = await addAndTell(1000, ONE_TEAPOT, () => tell('from_iAPI'))
        expect(shop.endpoints()).toEqual(['add_to_cart', 'get_refreshed_fragments'])
      })

      test('what their other store does meanwhile is followed', async () => {
        const shop = await addAndTell(1000)
        tell('from_iAPI')
        await pass(400)
        expect(shop.endpoints()).toEqual(['add_to_cart', 'get_refreshed_fragments'])
      })
    })

    test('what goes on a list of the shopper’s is not in the cart', async () => {
      const shop = await startAtCheckout()
      await change(ONE_TEAPOT)
      tell('shopper-list-item-added')
      await pass(400)
      expect(shop.requests).toHaveLength(1)
    })
  })

  test('several events in a row fetch the cart once', async () => {
    const shop = await startFresh()
    for (const name of ['wc_fragment_refresh', 'updated_wc_div', 'updated_cart_totals', 'wc_fragment_refresh']) {
      document.body.dispatchEvent(new Event(name))
    }
    await pass()
    expect(shop.requests).toHaveLength(1)
  })

  /** What the browser tells a tab when another one has changed local storage. */
  function otherTabStored(key: string | null, value: string): void {
    if (key) localStorage.setItem(key, value)
    window.dispatchEvent(Object.assign(new Event('storage'), { key }))
  }

  test('another tab that changed the cart makes this one fetch it', async () => {
    const shop = await startFresh()
    otherTabStored('wc_cart_hash', 'def')
    await pass()
    expect(shop.endpoints()).toEqual(['get_refreshed_fragments'])
  })

  test('so does one that stored it under the key of settings that an optimiser had held back', async () => {
    const shop = await startFresh()
    vi.stubGlobal('wc_cart_fragments_params', { cart_hash_key: 'wc_cart_hash_7' })
    otherTabStored('wc_cart_hash_7', 'def')
    await pass()
    expect(shop.endpoints()).toEqual(['get_refreshed_fragments'])
  })

  test.each([
    ['the same cart', 'wc_cart_hash', 'abc'],
    ['something else', 'tinvwl_products', '1'],
    ['an emptied storage', null, ''],
  ])('another tab that stored %s does not', async (_what, key, value) => {
    const shop = await startFresh()
    otherTabStored(key, value)
    await pass()
    expect(shop.requests).toHaveLength(0)
  })

  test('a page that comes back from the page cache fetches the cart; one that is shown for the first time does not', async () => {
    const shop = await startFresh()
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
    await pass()
    expect(shop.requests).toHaveLength(0)
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    await pass()
    expect(shop.endpoints()).toEqual(['get_refreshed_fragments'])
  })

  test('a cart page that comes back is loaded anew: its table is of then', async () => {
    document.body.className = 'woocommerce-cart'
    onTestFinished(() => document.body.removeAttribute('class'))
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
    const shop = await startFresh()
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    await pass(TWO_FRAMES)
    expect(reload).toHaveBeenCalledOnce()
    expect(shop.requests).toHaveLength(0)
  })

  test('on a page that comes back the checkout is asked for its sums once the cart is there', async () => {
    const shop = await startFresh()
    shop.answer(NEW)
    const shownThen: unknown[] = []
    const hear = () => shownThen.push(shownKeys())
    document.body.addEventListener('update_checkout', hear)
    onTestFinished(() => document.body.removeEventListener('update_checkout', hear))
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    await pass(TWO_FRAMES)
    expect(shownThen).toEqual([['k2']])
  })

  test('a cart that cannot be fetched leaves the page as it was, and the next event tries again', async () => {
    const shop = await startFresh()
    shop.answer(500, NEW)
    document.body.dispatchEvent(new Event('wc_fragment_refresh'))
    await pass(TWO_FRAMES)
    expect(shownKeys()).toEqual(['k1'])
    document.body.dispatchEvent(new Event('wc_fragment_refresh'))
    await pass(TWO_FRAMES)
    expect(shownKeys()).toEqual(['k2'])
  })
})

describe('on a page without a mini-cart or a button that adds', () => {
  /** Opens such a page with a cart of the visit before, and lets the classic cart say that it has changed. */
  async function changeOn(html: string): Promise<string[]> {
    document.body.innerHTML = html
    keepCopy(60_000)
    const shop = openShop({ fragments: { ...NEW.fragments, '.count': '<b class="count">1</b>' }, cart_hash: 'def' })
    await start({ skipEmptyCart: true })
    document.body.dispatchEvent(new Event('updated_wc_div'))
    await pass(TWO_FRAMES)
    return shop.endpoints()
  }

  test.each([
    ['a link to the cart', '<a class="header-cart-link" href="/cart/">'],
    ['the shop’s own link', '<a class="cart-contents" href="/cart/">'],
    ['a count of ours', '<i data-island="cart-count"></i><a>'],
    ['a summary of ours', '<i data-island="cart-summary"></i><a>'],
    ['the classic cart', '<form class="woocommerce-cart-form"></form><a>'],
    ['the classic checkout', '<form class="checkout"></form><a>'],
  ])('%s follows what another script says of the cart', async (_what, html) => {
    expect(await changeOn(`${html}<b class="count">2</b></a>`)).toEqual(['get_refreshed_fragments'])
    expect(find('.count').textContent).toBe('1')
  })

  test('a place for any of the fragments that came last follows, too', async () => {
    sessionStorage.setItem('wc_fragments', JSON.stringify({ '.count': '<b class="count">2</b>' }))
    document.body.innerHTML = '<b class="count">2</b>'
    setCookie('woocommerce_items_in_cart', '1')
    const shop = openShop({ fragments: { '.count': '<b class="count">1</b>' }, cart_hash: 'def' })
    await start()
    expect(shop.endpoints()).toEqual(['get_refreshed_fragments'])
    expect(find('.count').textContent).toBe('1')
  })

  test.each([
    ['nothing that shows the cart', null],
    ['nothing in the place of the last fragments', JSON.stringify({ '.count': '' })],
    ['a corrupt copy', '{'],
  ])('%s costs no request, unless somebody asks for it', async (_what, copy) => {
    if (copy) sessionStorage.setItem('wc_fragments', copy)
    document.body.innerHTML = '<p>Chào</p>'
    setCookie('woocommerce_items_in_cart', '1')
    const shop = openShop()
    await start()
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    await pass(TWO_FRAMES)
    expect(shop.requests).toEqual([])
    document.body.dispatchEvent(new Event('updated_wc_div'))
    await pass(TWO_FRAMES)
    expect(shop.endpoints()).toEqual(['get_refreshed_fragments'])
  })
})

describe('the cart widget of the sidebar, which asks to be hidden when empty,', () => {
  const isHidden = () => find('aside').style.display === 'none'

  test('is hidden from the start without the items cookie, and the header cart is not', async () => {
    openShop(cartAnswer(''))
    await start()
    expect(isHidden()).toBe(true)
    expect(find('header').style.display).toBe('')
  })

  test('comes back with the answer after which the cookie is there', async () => {
    const shop = openShop(cartAnswer(''))
    await start()
    shop.answer(NEW)
    setCookie('woocommerce_items_in_cart', '1')
    document.body.dispatchEvent(new Event('wc_fragment_refresh'))
    await pass(TWO_FRAMES)
    expect(isHidden()).toBe(false)
  })

  test('comes back as soon as something is being added', async () => {
    openShop(cartAnswer(''))
    await start()
    document.body.dispatchEvent(new Event('adding_to_cart'))
    expect(isHidden()).toBe(false)
  })
})

describe('a theme has sent a quantity of the mini-cart with a call of its own, and asks for the cart:', () => {
  const field = () => find<HTMLInputElement>('header .qty')

  /** Types a quantity, has a theme's script ask for the cart, and then answers with what the cart holds. */
  async function askWith(answer: number | string, meanwhile = () => {}): Promise<void> {
    const cartWith = (quantity: number | string) =>
      `<div class="widget_shopping_cart_content"><ul><li class="woocommerce-mini-cart-item">
        <a data-cart_item_key="k1">×</a><input class="qty" name="cart[k1][qty]" value="${quantity}"></li></ul></div>`
    document.body.innerHTML = `<header>${cartWith(2)}</header><input id="search">`
    const fragments = (quantity: number | string) => ({ 'div.widget_shopping_cart_content': cartWith(quantity) })
    const shop = openShop({ fragments: fragments(2), cart_hash: 'abc' })
    await start()
    field().value = '5'
    document.body.dispatchEvent(new Event('wc_fragment_refresh'))
    await pass()
    meanwhile()
    shop.answer(answer === 500 ? answer : { fragments: fragments(answer), cart_hash: 'def' })
    await pass(TWO_FRAMES)
    expect(shop.requests).toHaveLength(2)
  }

  test('a quantity that was refused does not stay in its field', async () => {
    await askWith(2)
    expect(field().value).toBe('2')
  })

  test('one that the shop has cut down is what the cart has', async () => {
    await askWith(3)
    expect(field().value).toBe('3')
  })

  test('what was typed meanwhile stays', async () => {
    await askWith(3, () => Object.assign(field(), { value: '7' }))
    expect(field().value).toBe('7')
  })

  test('the field that has the focus is left to the shopper', async () => {
    await askWith(2, () => field().focus())
    expect(field().value).toBe('5')
  })

  test('where the cart cannot be fetched nobody knows better than the field', async () => {
    await askWith(500)
    expect(field().value).toBe('5')
  })

  test('a later cart that nobody has asked for leaves what is typed by then', async () => {
    await askWith(2)
    field().value = '6'
    openShop({ fragments: {}, cart_hash: 'ghi' })
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    await pass(TWO_FRAMES)
    expect(field().value).toBe('6')
  })
})

test.each([
  ['fetches the cart', () => {}],
  ['shows the copy', () => keepCopy(60_000)],
])(
  'where the part that %s cannot be loaded, the page stays as it is and the author is told',
  async (_what, prepare) => {
    prepare()
    vi.doMock('../../../src/stores/cart/showCart', () => {
      throw new TypeError('Failed to fetch dynamically imported module')
    })
    const shop = openShop()
    await start()
    vi.doUnmock('../../../src/stores/cart/showCart')
    expect(shop.requests).toHaveLength(0)
    expect(shownKeys()).toEqual([])
    expect(page.reports).toEqual([expect.stringMatching(/^chunk-failed/)])
  },
)

describe('in a body that takes the place of another, as scripts that load no pages put it there,', () => {
  beforeEach(() => keepCopy(60_000))

  test('the mini-cart is shown once where a script asks for it', async () => {
    openShop()
    const shown = page.heard('shop-islands:open-mini-cart')
    await start()
    await replaceBody()
    document.dispatchEvent(new Event('flatsome-open-mini-cart'))
    expect(shown).toHaveLength(1)
  })

  test('what the new page says of itself counts, by its settings and by the class of its body', async () => {
    openShop()
    await start()
    const { settings } = await import('../../../src/stores/settings')
    expect([settings().isCart, settings().locale]).toEqual([false, ''])
    document.body.insertAdjacentHTML(
      'beforeend',
      '<script type="application/json" id="shop-islands-settings">{"locale":"en"}</script>',
    )
    const replacing = replaceBody()
    document.body.className = 'woocommerce-cart'
    await replacing
    expect([settings().isCart, settings().locale]).toEqual([true, 'en'])
  })

  test('a quantity that a script sets through jQuery is told once', async () => {
    find('header').insertAdjacentHTML('beforeend', '<p class="cart_item"><input class="qty"></p>')
    const jQuery = installJQuery()
    openShop()
    const told = page.heard('shop-islands:quantity-set')
    await start()
    await replaceBody()
    jQuery(find('.qty')).trigger('change')
    expect(told).toHaveLength(1)
  })

  test('what was asked for before is not fetched again', async () => {
    const shop = openShop(NEW)
    setTimeout(() => document.body.dispatchEvent(new Event('wc_fragment_refresh')))
    setCookie('woocommerce_cart_hash', 'def')
    await start()
    expect(shop.requests).toHaveLength(1)
    await replaceBody()
    await pass(TWO_FRAMES)
    expect(shop.requests).toHaveLength(1)
  })

  test('where the shop’s own script has come meanwhile, ours fetches nothing any more', async () => {
    const shop = openShop()
    await start()
    document.head.innerHTML =
      '<script type="text/plain" src="/wp-content/plugins/woocommerce/assets/js/frontend/cart-fragments.min.js"></script>'
    await replaceBody()
    document.body.dispatchEvent(new Event('wc_fragment_refresh'))
    await pass(TWO_FRAMES)
    expect(shop.requests).toHaveLength(0)
  })

  test('the cart is fetched where a script asks for it, and what a script has added is shown', async () => {
    const shop = openShop(NEW)
    await start()
    await replaceBody()
    document.body.dispatchEvent(new Event('wc_fragment_refresh'))
    await pass(TWO_FRAMES)
    expect(shop.endpoints()).toEqual(['get_refreshed_fragments'])
    expect(shownKeys()).toEqual(['k2'])
    const added = new CustomEvent('added_to_cart', { bubbles: true, detail: [OLD.fragments, 'abc'] })
    document.body.dispatchEvent(added)
    await pass(TWO_FRAMES)
    expect(shownKeys()).toEqual(['k1'])
    expect(shop.requests).toHaveLength(1)
  })
})

describe('another script adds, and the part that would show it cannot be loaded:', () => {
  /** Starts the page without the cart's own file, and hears of an add by somebody else. */
  async function addWithoutOurs(hasBeenActive: boolean) {
    vi.doMock('../../../widgets/cart/followOthers', () => {
      throw new TypeError('Failed to fetch dynamically imported module')
    })
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
    vi.stubGlobal('navigator', { userActivation: { hasBeenActive } })
    openShop(cartAnswer(''))
    await start()
    document.body.dispatchEvent(new Event('added_to_cart'))
    await pass()
    vi.doUnmock('../../../widgets/cart/followOthers')
    expect(page.reports).toEqual([expect.stringMatching(/^cart-not-shown/)])
    return reload
  }

  test('the page is asked for anew, which shows the right cart, and the author is told', async () => {
    expect(await addWithoutOurs(true)).toHaveBeenCalledOnce()
  })

  test('not where the shopper has done nothing here: the page shows what was added before it, and would ask for ever', async () => {
    expect(await addWithoutOurs(false)).not.toHaveBeenCalled()
  })

  test('nor where the browser only hands on that there was a click before this page was asked for anew', async () => {
    Object.defineProperty(performance, 'eventCounts', { configurable: true, value: new Map([['click', 0]]) })
    onTestFinished(() => void Reflect.deleteProperty(performance, 'eventCounts'))
    expect(await addWithoutOurs(true)).not.toHaveBeenCalled()
  })
})
