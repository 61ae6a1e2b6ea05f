import { describe, expectTypeOf, test } from 'vitest'
import {
  type CartChange,
  type CartState,
  h,
  inspect,
  Outlet,
  type ReportDetail,
  ServerElement,
  ServerHtml,
  type ShopIslands,
  type ShopIslandsEvents,
  scan,
  start,
  stores,
  swapFragments,
  useHost,
  useListener,
  useSettings,
  useStore,
  useText,
} from '../../src/api'
import type { InspectedHost } from '../../src/author/inspect'
import { dispatch } from '../../src/page/events'
import { report } from '../../src/page/report'

// Every line marked "expect-error" is wrong use: the type check of the project fails where such a line compiles.
// It stands in functions that nobody calls, so that nothing of the engine runs here.

const element = document.body

describe('the calls', () => {
  test('are asynchronous where they load something', () => {
    expectTypeOf(start).returns.toBeVoid()
    expectTypeOf(scan).returns.toBeVoid()
    expectTypeOf(swapFragments).returns.resolves.toBeVoid()
    expectTypeOf(inspect).returns.resolves.toEqualTypeOf<readonly InspectedHost[]>()
    expectTypeOf<ShopIslands['api']>().returns.resolves.toEqualTypeOf<typeof import('../../src/api')>()
  })

  test('take fragments as HTML by selector, and parts of the page to scan', () => {
    void (() => {
      scan(document, element)
      // @ts-expect-error
      scan('.late')
      // @ts-expect-error
      swapFragments({ '.mini-cart': 5 })
    })
  })
})

describe('the stores', () => {
  test('are read, and not written', () => {
    void (async () => {
      const { $cart, countInCart } = await stores.cart()
      expectTypeOf($cart.get()).toEqualTypeOf<CartState>()
      expectTypeOf(useStore($cart)).toEqualTypeOf<CartState>()
      expectTypeOf(countInCart($cart.get(), '101')).toBeNumber()
      // @ts-expect-error
      $cart.set({ hash: '', quantities: {} })
      // @ts-expect-error
      countInCart($cart, '101')
      // @ts-expect-error
      stores.basket()
      const { $wishlist } = await stores.wishlist()
      // @ts-expect-error
      useStore($wishlist).counter
    })
  })

  test('settings and texts are of the page, and known by name', () => {
    void (() => {
      expectTypeOf(useSettings().cartUrl).toBeString()
      // @ts-expect-error
      useSettings().cartURL
      // @ts-expect-error
      useText('basket')
    })
  })
})

describe('a component', () => {
  test('in JSX says what server elements have', () => {
    void (() => [
      <ServerElement key={1} of={useHost()} class={{ 'is-open': true }} onClick={(event) => event.preventDefault()} />,
      <Outlet key={2} after={element}>
        <b>1</b>
      </Outlet>,
      <ServerHtml key={3} html='<b>1</b>' />,
      // @ts-expect-error
      <ServerElement key={4} className='is-open' />,
      // @ts-expect-error
      <ServerElement key={5} of={element} class='is-open' />,
      // @ts-expect-error
      <Outlet key={6} inside={element} />,
      // @ts-expect-error
      <ServerHtml key={7} of={element} />,
      // @ts-expect-error
      <Outlet key={8} after='.host' />,
    ])
  })

  test('without JSX is checked as well', () => {
    void (() => [
      h(ServerElement, { of: element, hidden: true }),
      h(Outlet, { append: element }, h('p', { className: 'note' }, 'text')),
      // @ts-expect-error
      h(ServerElement, { hidden: true }),
      // @ts-expect-error
      h(ServerElement, { of: element, class: ['is-open'] }),
      // @ts-expect-error
      h(Outlet, { append: element, prepend: element }),
    ])
  })
})

describe('an event of our own', () => {
  test('carries the detail that its name promises', () => {
    expectTypeOf<ShopIslandsEvents['shop-islands:cart-changed']>().toEqualTypeOf<CartChange>()
    expectTypeOf<ReportDetail['code']>().toExtend<string>()
    void (() => {
      useListener(document, 'shop-islands:cart-changed', ({ detail }) => detail.fragments)
      // @ts-expect-error
      useListener(document, 'shop-islands:cart-changed', ({ detail }) => detail.hash)
      dispatch('shop-islands:cart-changed', { cartHash: 'abc' })
      // @ts-expect-error
      dispatch('shop-islands:cart-changed', { hash: 'abc' })
      // @ts-expect-error
      dispatch('shop-islands:adding-to-cart', {})
      // @ts-expect-error
      dispatch('shop-islands:cart-exploded', {})
    })
  })

  test('is reported only with messages that exist', () => {
    void (() => {
      // @ts-expect-error
      report('something-else')
    })
  })
})
