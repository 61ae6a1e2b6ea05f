import type { ComponentType } from 'react'
import { describe, expectTypeOf, test } from 'vitest'
import type {
  ClaimedType,
  ComponentDefinition,
  EventCondition,
  LoadedDefinition,
  OldScript,
  Wake,
  WidgetDefinition,
} from '../../src/api'
import { defineWidget } from '../../src/api'

// Every line marked "expect-error" is wrong use: the type check of the project fails where such a line compiles.
// The calls stand in functions that nobody calls, so that nothing of the engine runs here.

const named = { name: 'bell', selectors: '.bell' } as const
const component = () => null
const load = async () => ({ default: component })

describe('what a theme author defines', () => {
  test('is a component of theirs, or what loads it', () => {
    expectTypeOf(defineWidget).parameter(0).toEqualTypeOf<WidgetDefinition>()
    expectTypeOf({ ...named, wake: 'visible' as const, component }).toExtend<ComponentDefinition>()
    expectTypeOf({ ...named, wake: 'when:$cart' as const, load }).toExtend<LoadedDefinition>()
    expectTypeOf<ComponentDefinition['component']>().toEqualTypeOf<ComponentType>()
    expectTypeOf<LoadedDefinition['load']>().returns.resolves.toEqualTypeOf<{ default: ComponentType }>()
    void (() => {
      defineWidget({ ...named, wake: 'visible', component })
      defineWidget({ ...named, wake: 'touch', load })
    })
  })

  test('needs a name, selectors, a wake and a component', () => {
    void ((): WidgetDefinition[] => [
      // @ts-expect-error
      { ...named, wake: 'load' },
      // @ts-expect-error
      { selectors: '.bell', wake: 'load', component },
      // @ts-expect-error
      { name: 'bell', wake: 'load', component },
      // @ts-expect-error
      { ...named, component },
      // @ts-expect-error
      { ...named, hooks: '.bell', wake: 'load', component },
      // @ts-expect-error
      { ...named, selectors: ['.bell'], wake: 'load', component },
    ])
  })

  test('is none of what only the areas of the house define', () => {
    void (() => {
      // @ts-expect-error
      defineWidget({ ...named, wake: 'touch', component: 'Bell' })
      // @ts-expect-error
      defineWidget({ ...named, wake: 'touch', attach: () => undefined })
      // @ts-expect-error
      defineWidget({ ...named, wake: 'touch', act: () => {} })
      // @ts-expect-error
      defineWidget({ ...named, wake: 'load', service: () => undefined })
      // @ts-expect-error
      defineWidget({ ...named, wake: 'load', component, area: { name: 'bells', load: async () => ({}) } })
    })
  })

  test('is a component without props, loaded as a default export', () => {
    void ((): WidgetDefinition[] => [
      // @ts-expect-error
      { ...named, wake: 'load', component: ({ ring }: { ring: number }) => String(ring) },
      // @ts-expect-error
      { ...named, wake: 'load', load: async () => ({ Bell: component }) },
      // @ts-expect-error
      { ...named, wake: 'load', load: async () => ({ default: 'Bell' }) },
      // @ts-expect-error
      { ...named, wake: 'load', load: './bell.js' },
    ])
  })

  test('wakes in one of the known ways', () => {
    expectTypeOf<'media:(hover: none)'>().toExtend<Wake>()
    expectTypeOf<'when:$wishlist'>().toExtend<Wake>()
    expectTypeOf<'hover'>().not.toExtend<Wake>()
    expectTypeOf<'when:cart'>().not.toExtend<Wake>()
    void ((): WidgetDefinition[] => [
      // @ts-expect-error
      { ...named, wake: 'click', component },
      // @ts-expect-error
      { ...named, wake: 'when:cart', component },
    ])
  })

  test('claims and touches with true, or with a plain yes or no', () => {
    expectTypeOf<'scroll'>().not.toExtend<ClaimedType>()
    expectTypeOf<EventCondition>().returns.toEqualTypeOf<boolean>()
    void ((): WidgetDefinition[] => [
      { ...named, wake: 'touch', claims: { click: true, keydown: (_event, host) => host.id === 'x' }, component },
      { ...named, wake: 'touch', touches: { focusin: true, 'shop-islands:cart-changed': () => true }, component },
      // @ts-expect-error
      { ...named, wake: 'touch', claims: { click: async () => true }, component },
      // @ts-expect-error
      { ...named, wake: 'touch', claims: { scroll: true }, component },
      // @ts-expect-error
      { ...named, wake: 'touch', claims: ['click'], component },
      // @ts-expect-error
      { ...named, wake: 'touch', claims: { click: false }, component },
      // @ts-expect-error
      { ...named, wake: 'touch', touches: { click: true }, component },
    ])
  })

  test('says what becomes of an old script', () => {
    expectTypeOf<OldScript['ours']>().toEqualTypeOf<'takes over' | 'stands back'>()
    void ((): WidgetDefinition => ({
      ...named,
      wake: 'load',
      component,
      replaces: { tags: ['old-bell'], ours: 'takes over' },
    }))
    // @ts-expect-error
    void ((): WidgetDefinition => ({ ...named, wake: 'load', component, replaces: { tags: ['old-bell'] } }))
  })
})
