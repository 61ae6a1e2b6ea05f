import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { ComponentDefinition, Wake } from '../../src/islands/definition'
import type { Attach } from '../../src/islands/island'
import {
  type Engine,
  engineKinds,
  inspected,
  openEngine,
  openSourceEngine,
  settle,
  startInside,
  startWith,
} from '../support/freshEngine'
import { recordNativeBehaviour } from '../support/nativeBehaviour'
import { click, find, showPage } from '../support/page'
import { collectReports, type SeenReport } from '../support/reports'
import { componentWidget } from '../support/widgets'

describe.each(engineKinds)('%s engine', (kind) => {
  let engine: Engine
  let native: string[]
  let reports: SeenReport[]
  const failure = new Error('broken')
  beforeEach(async () => {
    engine = await openEngine(kind)
    native = recordNativeBehaviour()
    reports = collectReports()
    showPage('<a class="add" href="/food">Add</a><a class="sound" href="/toy">Add</a>')
  })

  function component(render: () => void, more: Partial<ComponentDefinition> = {}) {
    return componentWidget(
      () => {
        render()
        return null
      },
      { name: 'add', selectors: '.add', wake: 'touch', claims: { click: true }, ...more },
    )
  }

  function fail(): never {
    throw failure
  }

  test.each<[string, () => void]>([
    ['while it renders', fail],
    ['in a layout effect', () => engine.useLayoutEffect(fail)],
    ['in a listener', () => engine.useListener(engine.useHost(), 'click', fail)],
  ])('a widget that throws %s is taken off, is reported, and its click happens natively', async (_where, render) => {
    const add = component(render, { busyClass: 'loading' })
    startWith(engine, [add])
    click(find('.add'))
    await settle()
    expect((await inspected(engine, find('.add'), 'add'))?.state).toBe('failed')
    expect(reports).toEqual([{ code: 'island-crashed', cause: failure, target: find('.add') }])
    expect(native).toEqual(['follows /food'])
    expect(find('.add').className).toBe('add')
    const heard = vi.fn()
    document.addEventListener('click', heard)
    click(find('.add'))
    expect(native).toEqual(['follows /food', 'follows /food'])
    // Nobody took it first to give it back: the page hears of it as of any click.
    expect(heard).toHaveBeenCalledOnce()
  })

  test('a widget whose listener fails later is taken off: what it did stands, later clicks happen natively', async () => {
    const add = component(() => engine.useListener(engine.useHost(), 'click', async () => fail()))
    startWith(engine, [add])
    click(find('.add'))
    await settle()
    expect((await inspected(engine, find('.add'), 'add'))?.state).toBe('failed')
    expect(reports).toEqual([{ code: 'island-crashed', cause: failure, target: find('.add') }])
    expect(native).toEqual([])
    click(find('.add'))
    expect(native).toEqual(['follows /food'])
  })

  test('a listener for an event that the widget does not claim is guarded as well', async () => {
    const add = component(() => engine.useListener(engine.useHost(), 'mouseover', fail), { wake: 'load' })
    startWith(engine, [add])
    await settle()
    find('.add').dispatchEvent(new Event('mouseover'))
    find('.add').dispatchEvent(new Event('mouseover'))
    await settle()
    expect((await inspected(engine, find('.add'), 'add'))?.state).toBe('failed')
    expect(reports).toEqual([{ code: 'island-crashed', cause: failure, target: find('.add') }])
    expect(native).toEqual([])
  })

  test('when the first of five held clicks breaks the widget, all five happen natively', async () => {
    const listener = vi.fn(fail)
    startWith(engine, [component(() => engine.useListener(engine.useHost(), 'click', listener))])
    for (let count = 0; count < 5; count += 1) click(find('.add'))
    await settle()
    expect(listener).toHaveBeenCalledOnce()
    expect(native).toEqual(Array.from({ length: 5 }, () => 'follows /food'))
  })

  test('when one of two listeners breaks the widget, the other is not called any more', async () => {
    const second = vi.fn()
    const add = component(() => {
      engine.useListener(engine.useHost(), 'click', fail)
      engine.useListener(engine.useHost(), 'click', second)
    })
    startWith(engine, [add])
    click(find('.add'))
    await settle()
    expect(second).not.toHaveBeenCalled()
    expect(native).toEqual(['follows /food'])
  })

  test('what a failed component had put on the page is gone', async () => {
    const add = componentWidget(
      () => {
        const host = engine.useHost()
        engine.useListener(host, 'click', fail)
        return [
          engine.createElement(engine.ServerElement, { key: 1, of: host, class: { 'is-open': true } }),
          engine.createElement(engine.Outlet, { key: 2, after: host }, 'Added'),
        ]
      },
      { selectors: '.add', wake: 'touch', claims: { click: true } },
    )
    startWith(engine, [add])
    find('.add').dispatchEvent(new Event('pointerover', { bubbles: true }))
    await settle()
    expect(document.body.textContent).toBe('AddAddedAdd')
    click(find('.add'))
    await settle()
    expect(document.body.innerHTML).toBe('<a class="add" href="/food">Add</a><a class="sound" href="/toy">Add</a>')
  })

  test('no other island notices', async () => {
    const listener = vi.fn()
    const sound = component(() => engine.useListener(engine.useHost(), 'click', listener), {
      name: 'sound',
      selectors: '.sound',
    })
    startWith(engine, [component(fail), sound])
    const event = click(find('.sound'))
    click(find('.add'))
    await settle()
    const next = click(find('.sound'))
    expect(listener.mock.calls).toEqual([[event], [next]])
    expect((await inspected(engine, find('.sound'), 'sound'))?.state).toBe('awake')
  })

  test('an island fails once: a second error after it was taken off is not reported again', async () => {
    const add = component(() => engine.useListener(engine.useHost(), 'click', async () => fail()))
    startWith(engine, [add])
    click(find('.add'))
    click(find('.add'))
    await settle()
    expect(reports).toHaveLength(1)
  })
})

/** What is put on an island without a component, which catches none of its errors. */
describe('source engine: a function on its island', () => {
  let native: string[]
  let reports: SeenReport[]
  const failure = new Error('broken')

  /** Starts a service that clicks on `.add` are for. */
  async function startService(service: Attach, wake: Wake = 'touch'): Promise<void> {
    const engine = await openSourceEngine()
    native = recordNativeBehaviour()
    reports = collectReports()
    showPage('<a class="add" href="/food">Add</a>')
    startInside(engine, [{ name: 'add', selectors: '.add', wake, claims: { click: true }, service }])
  }

  test('what throws while it is put on its island is taken off in the same way', async () => {
    await startService(() => {
      throw failure
    })
    click(find('.add'))
    await settle()
    expect(reports).toEqual([{ code: 'island-crashed', cause: failure, target: document.body }])
    expect(native).toEqual(['follows /food'])
  })

  test('one that takes itself off while it attaches is undone at once', async () => {
    const undo = vi.fn()
    await startService((island) => {
      island.fail(failure)
      return undo
    }, 'load')
    await settle()
    expect(undo).toHaveBeenCalledOnce()
    expect(reports).toHaveLength(1)
  })

  test('an undoing that throws keeps nothing from happening: the error is reported, the clicks are given back', async () => {
    await startService((island) => {
      island.on('click', () => {
        throw failure
      })
      return () => {
        throw new Error('cannot be undone')
      }
    })
    click(find('.add'))
    await settle()
    expect(reports.map(({ cause }) => String(cause))).toEqual(['Error: cannot be undone', 'Error: broken'])
    expect(native).toEqual(['follows /food'])
  })
})
