import type { ComponentType } from 'react'
import { describe, expectTypeOf, test } from 'vitest'
import type { ComponentDefinition, LoadedDefinition, ShopIslandsEvents, Wake } from '../../src/api'
import { inspect, scan, start, swapFragments } from '../../src/api'
import type { InspectedHost } from '../../src/author/inspect'
import { defineArea } from '../../src/islands/area'
import type { Definition } from '../../src/islands/definition'
import type { Attach, HostListener, Island } from '../../src/islands/island'
import { defineWidget } from '../../src/islands/start'
import { type CartChange, dispatch } from '../../src/page/events'
import { report } from '../../src/page/report'

// Every line marked "expect-error" is wrong use: the type check of the project fails where such a line compiles.
// The calls stand in functions that nobody calls, so that nothing of the engine runs here.

const named = { name: 'bell', selectors: '.bell' } as const
const component: ComponentType = () => null
const attach: Attach = () => undefined
const load: LoadedDefinition['load'] = async () => ({ default: component })

describe('a definition', () => {
  test('is a component, one that is loaded, or a service', () => {
    expectTypeOf({ ...named, wake: 'visible' as const, component }).toExtend<Definition>()
    expectTypeOf({ ...named, wake: 'touch' as const, load }).toExtend<Definition>()
    expectTypeOf({ ...named, wake: 'when:$cart' as const, service: attach }).toExtend<Definition>()
    expectTypeOf(defineWidget).parameter(0).toEqualTypeOf<Definition>()
    expectTypeOf<ComponentDefinition>().toExtend<Definition>()
  })

  test('needs a name, selectors, a wake and something behind it', () => {
    void ((): Definition[] => [
      // @ts-expect-error
      { ...named, wake: 'load' },
      // @ts-expect-error
      { selectors: '.bell', wake: 'load', component },
      // @ts-expect-error
      { name: 'bell', wake: 'load', component },
      // @ts-expect-error
      { ...named, component },
    ])
  })

  test('wakes in one of the known ways', () => {
    expectTypeOf<'media:(hover: none)'>().toExtend<Wake>()
    expectTypeOf<'when:$wishlist'>().toExtend<Wake>()
    expectTypeOf<'hover'>().not.toExtend<Wake>()
    expectTypeOf<'when:cart'>().not.toExtend<Wake>()
    void ((): Definition[] => [
      // @ts-expect-error
      { ...named, wake: 'click', component },
      // @ts-expect-error
      { ...named, wake: 'when:cart', component },
    ])
  })

  test('gives what it loads as a default export', () => {
    expectTypeOf<LoadedDefinition['load']>().returns.resolves.toEqualTypeOf<{ default: ComponentType }>()
    void ((): Definition[] => [
      // @ts-expect-error
      { ...named, wake: 'load', load: async () => ({ bell: () => null }) },
      // @ts-expect-error
      { ...named, wake: 'load', load: async () => ({ default: 5 }) },
    ])
  })

  test('claims only what can be owned, with a plain yes or no', () => {
    void ((): Definition[] => [
      { ...named, wake: 'touch', claims: { keydown: (_event, host) => host.id === 'x', click: true }, component },
      // @ts-expect-error
      { ...named, wake: 'touch', claims: { click: async () => true }, component },
      // @ts-expect-error
      { ...named, wake: 'touch', claims: { pointerover: true }, component },
      // @ts-expect-error
      { ...named, wake: 'touch', claims: { click: false }, component },
    ])
  })

  test('wakes by touches that nobody owns', () => {
    void ((): Definition[] => [
      { ...named, wake: 'touch', touches: { pointerover: true, 'shop-islands:open-mini-cart': true }, component },
      // @ts-expect-error
      { ...named, wake: 'touch', touches: { click: true }, component },
    ])
  })

  test('says how an old script is dealt with', () => {
    void ((): Definition[] => [
      { ...named, wake: 'load', replaces: { tags: ['old.js'], ours: 'stands back' }, component },
      // @ts-expect-error
      { ...named, wake: 'load', replaces: { tags: ['old.js'] }, component },
    ])
  })

  test('of an area names what the area’s file exports', () => {
    void (() => {
      const open = async () => ({ Bell: component, ringOnce: attach })
      defineArea('tower', open, [
        { ...named, wake: 'load', component: 'Bell' },
        { ...named, wake: 'load', service: 'ringOnce' },
        // @ts-expect-error
        { ...named, wake: 'load', component: 'Gong' },
      ])
    })
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
    expectTypeOf(start).returns.toBeVoid()
    expectTypeOf(swapFragments).returns.resolves.toBeVoid()
    expectTypeOf(inspect).returns.resolves.toEqualTypeOf<readonly InspectedHost[]>()
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
