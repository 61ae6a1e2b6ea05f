import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { PlainWidget } from '../../src/islands/definition'
import { deferred } from '../support/deferred'
import { type Engine, engineKinds, openEngine, settle, startWith } from '../support/freshEngine'
import { recordNativeBehaviour } from '../support/nativeBehaviour'
import { click, find, press, showPage } from '../support/page'
import { collectReports, consoleMessages, type SeenReport } from '../support/reports'

type Chunk = Awaited<ReturnType<PlainWidget['attach']>>

describe.each(engineKinds)('%s engine', (kind) => {
  let engine: Engine
  let native: string[]
  let reports: SeenReport[]
  beforeEach(async () => {
    engine = await openEngine(kind)
    native = recordNativeBehaviour()
    reports = collectReports()
    showPage('<a class="add" href="/food"><b>Add</b></a>')
  })

  function widget(attach: PlainWidget['attach'], more: Partial<PlainWidget> = {}): PlainWidget {
    return { name: 'add', hooks: '.add', wake: 'interaction', attach, ...more }
  }

  test('page.script-pieces.failure-keeps-page-usable: the link that was clicked is followed when its chunk answers 404', async () => {
    startWith(engine, [widget(() => Promise.reject(new TypeError('404')), { busyClass: 'loading' })])
    click(find('.add b'))
    expect(native).toEqual([])
    await settle()
    expect(native).toEqual(['follows /food'])
    expect(find('.add').className).toBe('add')
    click(find('.add b'))
    expect(find('.add').className).toBe('add')
  })

  test('every click that was held happens, and later ones are not claimed again', async () => {
    const attach = vi.fn(() => Promise.reject(new TypeError('404')))
    const add = widget(attach)
    startWith(engine, [add])
    click(find('.add'))
    click(find('.add'))
    await settle()
    expect(native).toEqual(['follows /food', 'follows /food'])
    click(find('.add'))
    expect(native).toHaveLength(3)
    expect(attach).toHaveBeenCalledOnce()
    expect(engine.islandOn(find('.add'), add)?.state).toBe('failed')
  })

  test('the author reads what was lost, on which element, with the cause', async () => {
    const cause = new TypeError('404')
    startWith(engine, [widget(() => Promise.reject(cause))])
    click(find('.add'))
    await settle()
    expect(reports).toEqual([{ code: 'chunk-failed', cause, target: find('.add') }])
    await vi.waitFor(() => expect(consoleMessages()).toEqual([expect.stringContaining('could not be loaded')]))
  })

  test('page.script-pieces.give-up-after-120-s: a chunk that has not come by then is lost, not a moment earlier', async () => {
    const chunk = deferred<Chunk>()
    startWith(engine, [widget(() => chunk.promise)])
    click(find('.add'))
    await vi.advanceTimersByTimeAsync(119_999)
    expect(native).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(native).toEqual(['follows /food'])
    expect(reports).toEqual([{ code: 'chunk-slow', cause: 'add', target: find('.add') }])
  })

  test('a chunk that comes after it was given up puts nothing on the page', async () => {
    const chunk = deferred<Chunk>()
    const attached = vi.fn(() => undefined)
    startWith(engine, [widget(() => chunk.promise)])
    click(find('.add'))
    await vi.advanceTimersByTimeAsync(120_000)
    chunk.resolve({ default: attached })
    await settle()
    expect(attached).not.toHaveBeenCalled()
    expect(native).toEqual(['follows /food'])
  })

  test('a chunk that came in time never counts as slow', async () => {
    startWith(engine, [widget(async () => ({ default: (island) => island.on('click', () => {}) }))])
    click(find('.add'))
    await settle()
    expect(vi.getTimerCount()).toBe(0)
    await settle(130_000)
    expect(reports).toEqual([])
    expect(native).toEqual([])
  })

  test('a held form submit happens after all, with the button that was pressed', async () => {
    showPage(
      '<form id="ask" class="add"><button id="go" value="go">Ask</button><button value="later">Later</button></form>',
    )
    startWith(engine, [widget(() => Promise.reject(new Error('404')), { events: ['submit'] })])
    find('#go').click()
    expect(native).toEqual([])
    await settle()
    expect(native).toEqual(['submits ask with go'])
  })

  test('a form that the page’s own script submitted without a button is submitted without one', async () => {
    showPage('<form id="ask" class="add"></form>')
    startWith(engine, [widget(() => Promise.reject(new Error('404')), { events: ['submit'] })])
    find<HTMLFormElement>('#ask').requestSubmit()
    await settle()
    expect(native).toEqual(['submits ask'])
  })

  test('a key press on something that cannot be clicked clicks the host instead', async () => {
    showPage('<div class="add"><p tabindex="0">Add</p></div>')
    const clicked = vi.fn()
    find('.add').addEventListener('click', clicked)
    startWith(engine, [widget(() => Promise.reject(new Error('404')), { events: ['keydown'] })])
    press('Enter', find('p'))
    await settle()
    expect(clicked).toHaveBeenCalledOnce()
  })

  test('an announcement that cannot be prevented is not made up for by a click: nothing is added twice', async () => {
    const add = widget(() => Promise.reject(new Error('404')), { events: ['shop-islands:added-to-cart'] })
    startWith(engine, [add])
    find('.add').dispatchEvent(new CustomEvent('shop-islands:added-to-cart', { bubbles: true }))
    await settle()
    expect(engine.islandOn(find('.add'), add)?.state).toBe('failed')
    expect(native).toEqual([])
  })

  test('after one host has failed, the same widget still works on the others', async () => {
    showPage('<a class="add" id="food" href="/food">Add</a><a class="add" id="toy" href="/toy">Add</a>')
    const listener = vi.fn()
    const attach = vi.fn<PlainWidget['attach']>(async () => ({ default: (island) => island.on('click', listener) }))
    attach.mockRejectedValueOnce(new Error('offline'))
    startWith(engine, [widget(attach)])
    click(find('#food'))
    await settle()
    const onToy = click(find('#toy'))
    await settle()
    expect(native).toEqual(['follows /food'])
    expect(listener).toHaveBeenCalledExactlyOnceWith(onToy)
  })

  test('a reflex that was given a wake of its own has nothing to load: it is reported and the page goes on', async () => {
    const misfit = { name: 'misfit', hooks: '.add', wake: 'load', act: () => {} }
    // A page's plain script has no types to hold it back.
    startWith(engine, [misfit as unknown as PlainWidget])
    await settle()
    expect(reports).toEqual([{ code: 'chunk-failed', cause: expect.any(TypeError), target: find('.add') }])
    click(find('.add'))
    expect(native).toEqual(['follows /food'])
  })
})
