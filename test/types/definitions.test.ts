import type { ComponentType } from 'react'
import { describe, expectTypeOf, test } from 'vitest'
import type {
  ComponentWidget,
  Island,
  PlainWidget,
  ReflexWidget,
  ShopIslandsEvents,
  Wake,
  WidgetDefinition,
} from '../../src/api'
import { defineWidget, inspect, scan, start, swapFragments } from '../../src/api'
import type { HostListener } from '../../src/islands/island'
import { type CartChange, dispatch } from '../../src/page/events'
import { report } from '../../src/page/report'

// Every line marked "expect-error" is wrong use: the type check of the project fails where such a line compiles.
// The calls stand in functions that nobody calls, so that nothing of the engine runs here.

const named = { name: 'bell', hooks: '.bell' } as const
const attach: PlainWidget['attach'] = async () => ({ default: () => undefined })
const act: ReflexWidget['act'] = (event) => event.preventDefault()
const load: ComponentWidget['load'] = async () => ({ default: () => null })

describe('a widget definition', () => {
  test('is a component, a plain widget or a reflex', () => {
    expectTypeOf({ ...named, wake: 'visible' as const, load }).toExtend<WidgetDefinition>()
    expectTypeOf({ ...named, wake: 'when:$cart' as const, attach }).toExtend<WidgetDefinition>()
    expectTypeOf({ ...named, wake: 'interaction' as const, act }).toExtend<WidgetDefinition>()
    expectTypeOf(defineWidget).parameter(0).toEqualTypeOf<WidgetDefinition>()
  })

  test('needs a name, hooks, a wake and a way to come to life', () => {
    void ((): WidgetDefinition[] => [
      // @ts-expect-error
      { ...named, wake: 'load' },
      // @ts-expect-error
      { hooks: '.bell', wake: 'load', attach },
      // @ts-expect-error
      { name: 'bell', wake: 'load', attach },
      // @ts-expect-error
      { ...named, attach },
    ])
  })

  test('wakes in one of the known ways', () => {
    expectTypeOf<'media:(hover: none)'>().toExtend<Wake>()
    expectTypeOf<'when:$wishlist'>().toExtend<Wake>()
    expectTypeOf<'hover'>().not.toExtend<Wake>()
    expectTypeOf<'when:cart'>().not.toExtend<Wake>()
    void ((): WidgetDefinition[] => [
      // @ts-expect-error
      { ...named, wake: 'click', attach },
      // @ts-expect-error
      { ...named, wake: 'when:cart', attach },
    ])
  })

  test('that is a reflex wakes by interaction only', () => {
    void ((): WidgetDefinition[] => [
      // @ts-expect-error
      { ...named, wake: 'load', act },
      // @ts-expect-error
      { ...named, wake: 'media:(hover: none)', act },
    ])
  })

  test('gives what it loads as a default export', () => {
    expectTypeOf<ComponentWidget['load']>().returns.resolves.toEqualTypeOf<{ default: ComponentType }>()
    void ((): WidgetDefinition[] => [
      // @ts-expect-error
      { ...named, wake: 'load', load: async () => ({ bell: () => null }) },
      // @ts-expect-error
      { ...named, wake: 'load', load: async () => ({ default: 'Bell' }) },
      // @ts-expect-error
      { ...named, wake: 'load', attach: () => ({ default: () => undefined }) },
    ])
  })

  test('claims events with a plain yes or no', () => {
    void ((): WidgetDefinition[] => [
      { ...named, wake: 'interaction', events: ['keydown'], claims: (_event, host) => host.id === 'x', attach },
      // @ts-expect-error
      { ...named, wake: 'interaction', claims: async () => true, attach },
      // @ts-expect-error
      { ...named, wake: 'interaction', events: 'keydown', attach },
    ])
  })
})

describe('an island', () => {
  test('listens, and says how to stop', () => {
    expectTypeOf<Island['on']>().parameters.toEqualTypeOf<[type: string, listener: HostListener]>()
    expectTypeOf<Island['on']>().returns.toEqualTypeOf<() => void>()
  })

  test('cannot be given another host or state from outside', () => {
    void ((island: Island) => {
      // @ts-expect-error
      island.host = document.body
      // @ts-expect-error
      island.state = 'awake'
    })
  })
})

describe('an event of our own', () => {
  test('carries the detail that its name promises', () => {
    expectTypeOf<ShopIslandsEvents['shop-islands:cart-changed']>().toEqualTypeOf<CartChange>()
    void (() => {
      dispatch('shop-islands:cart-changed', { cartHash: 'abc' })
      // @ts-expect-error
      dispatch('shop-islands:cart-changed', { hash: 'abc' })
      // @ts-expect-error
      dispatch('shop-islands:adding-to-cart', {})
      // @ts-expect-error
      dispatch('shop-islands:cart-exploded', {})
    })
  })
})

describe('the API', () => {
  test('is asynchronous where it loads something', () => {
    expectTypeOf(start).returns.resolves.toBeVoid()
    expectTypeOf(swapFragments).returns.resolves.toBeVoid()
    expectTypeOf(inspect).returns.resolves.toEqualTypeOf<readonly object[]>()
    expectTypeOf(scan).returns.toBeVoid()
  })

  test('takes fragments as HTML by selector, and parts of the page to scan', () => {
    void (() => {
      scan(document, document.body)
      // @ts-expect-error
      scan('.late')
      // @ts-expect-error
      swapFragments({ '.mini-cart': 5 })
    })
  })

  test('reports only messages that exist', () => {
    void (() => {
      // @ts-expect-error
      report('something-else')
    })
  })
})
