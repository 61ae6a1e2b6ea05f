import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Definition, DefinitionBase } from '../../src/islands/definition'

import { deferred } from '../support/deferred'
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
import { CUT_OFF } from '../support/freshPage'
import { recordNativeBehaviour } from '../support/nativeBehaviour'
import { click, find, press, showPage } from '../support/page'
import { collectReports, consoleMessages, type SeenReport } from '../support/reports'
import { type Attach, listening, loadedWidget } from '../support/widgets'

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

  /** A widget whose function comes when `load` resolves. */
  const widget = (load: () => Promise<Attach>, more: Partial<DefinitionBase> = {}) =>
    loadedWidget(engine, load, { name: 'add', selectors: '.add', ...more })

  test('page.script-pieces.failure-keeps-page-usable: the link that was clicked is followed when its chunk answers 404', async () => {
    startWith(engine, [widget(() => Promise.reject(new TypeError('404')), { busyClass: 'loading' })])
    click(find('.add b'))
    expect(native).toEqual([])
    await settle(CUT_OFF)
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
    await settle(CUT_OFF)
    expect(native).toEqual(['follows /food', 'follows /food'])
    click(find('.add'))
    expect(native).toHaveLength(3)
    expect(attach).toHaveBeenCalledOnce()
    expect((await inspected(engine, find('.add'), 'add'))?.state).toBe('failed')
  })

  test('the author reads what was lost, on which element, with the cause', async () => {
    const cause = new TypeError('404')
    startWith(engine, [widget(() => Promise.reject(cause))])
    click(find('.add'))
    await settle(CUT_OFF)
    expect(reports).toEqual([{ code: 'chunk-failed', cause, target: find('.add') }])
    await vi.waitFor(() => expect(consoleMessages()).toEqual([expect.stringContaining('could not be loaded')]))
  })

  test('a file without a default export counts as lost, and the author reads why', async () => {
    const named = async () => ({ Add: () => null }) as never
    startWith(engine, [{ name: 'add', selectors: '.add', wake: 'touch', claims: { click: true }, load: named }])
    click(find('.add'))
    await settle(CUT_OFF)
    expect(native).toEqual(['follows /food'])
    expect(reports).toEqual([
      { code: 'chunk-failed', cause: new Error('add: the file has no default export'), target: find('.add') },
    ])
  })

  test('page.script-pieces.give-up-after-120-s: a chunk that has not come by then is lost, not a moment earlier', async () => {
    const chunk = deferred<Attach>()
    const add = widget(() => chunk.promise)
    startWith(engine, [add])
    click(find('.add'))
    await vi.advanceTimersByTimeAsync(119_999)
    expect((await inspected(engine, find('.add'), 'add'))?.state).toBe('loading')
    expect(reports).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect((await inspected(engine, find('.add'), 'add'))?.state).toBe('failed')
    expect(native).toEqual(['follows /food'])
    expect(reports).toEqual([{ code: 'chunk-slow', cause: 'add', target: find('.add') }])
  })

  test('a touch is held for 10 s and then happens natively, not a moment earlier; the file may still come for the next one', async () => {
    const chunk = deferred<Attach>()
    const heard: Event[] = []
    startWith(engine, [widget(() => chunk.promise)])
    click(find('.add b'))
    await vi.advanceTimersByTimeAsync(9999)
    expect(native).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(native).toEqual(['follows /food'])
    const second = click(find('.add b'))
    chunk.resolve(listening('click', (event) => heard.push(event)))
    await settle(20_000)
    expect(heard).toEqual([second])
    expect(native).toEqual(['follows /food'])
    expect(reports).toEqual([])
  })

  test('a touch that was handed over, or went back to the page, waits for nothing any more', async () => {
    showPage('<a class="add" id="food" href="/food">Add</a><a class="add" id="toy" href="/toy">Add</a>')
    const chunk = deferred<Attach>()
    startWith(engine, [
      widget(() => chunk.promise, { selectors: '#food' }),
      widget(() => Promise.reject(new Error('404')), { name: 'toy', selectors: '#toy' }),
    ])
    click(find('#food'))
    click(find('#toy'))
    chunk.resolve(listening('click', () => {}))
    await settle()
    expect(native).toEqual(['follows /toy'])
    expect(vi.getTimerCount()).toBe(0)
  })

  test('a click that was held is repeated as what it was: a finger’s stays a finger’s, on the very element', async () => {
    const seen: unknown[] = []
    startWith(engine, [widget(() => Promise.reject(new Error('404')))])
    find('b').dispatchEvent(new PointerEvent('click', { bubbles: true, cancelable: true, pointerType: 'touch' }))
    find('.add').addEventListener('click', (event) => seen.push((event as PointerEvent).pointerType, event.target))
    await settle()
    expect(seen).toEqual(['touch', find('b')])
  })

  test('a key that is held becomes one click, however often it is repeated until its file is known to be lost', async () => {
    const load = () => Promise.reject(new Error('404'))
    startWith(engine, [widget(load, { claims: { keydown: true } })])
    press(' ', find('.add'))
    for (let time = 0; time < 4; time++) press(' ', find('.add'), { repeat: true })
    await settle(CUT_OFF)
    expect(native).toEqual(['follows /food'])
  })

  test('a file that was lost is asked for again by the next host', async () => {
    showPage('<a class="add" id="food" href="/food">Add</a><a class="add" id="toy" href="/toy">Add</a>')
    const load = vi.fn(async () => listening('click', () => {})).mockRejectedValueOnce(new Error('offline'))
    startWith(engine, [widget(load)])
    click(find('#food'))
    await settle()
    click(find('#toy'))
    await settle()
    expect(load).toHaveBeenCalledTimes(2)
    expect(native).toEqual(['follows /food'])
  })

  test('a chunk that comes after it was given up puts nothing on the page', async () => {
    const chunk = deferred<Attach>()
    const attached = vi.fn(() => undefined)
    startWith(engine, [widget(() => chunk.promise)])
    click(find('.add'))
    await vi.advanceTimersByTimeAsync(120_000)
    chunk.resolve(attached)
    await settle()
    expect(attached).not.toHaveBeenCalled()
    expect(native).toEqual(['follows /food'])
  })

  test('a chunk that came in time never counts as slow', async () => {
    startWith(engine, [widget(async () => listening('click', () => {}))])
    click(find('.add'))
    await settle(130_000)
    expect(vi.getTimerCount()).toBe(0)
    expect(reports).toEqual([])
    expect(native).toEqual([])
  })

  test('a held form submit happens after all, with the button that was pressed', async () => {
    showPage(
      '<form id="ask" class="add"><button id="go" value="go">Ask</button><button value="later">Later</button></form>',
    )
    startWith(engine, [widget(() => Promise.reject(new Error('404')), { claims: { submit: true } })])
    find('#go').click()
    expect(native).toEqual([])
    await settle()
    expect(native).toEqual(['submits ask with go'])
  })

  test('one whose button was drawn anew meanwhile happens with the new one, one whose button is gone without any', async () => {
    const later = '<button name="do" value="later" id="later">Later</button>'
    const form = `<form id="ask" class="add"><button type="button" name="do" value="go">Look</button>${later}<button name="do" value="go" id="go">Ask</button></form>`
    showPage(form)
    startWith(engine, [widget(() => Promise.reject(new Error('404')), { claims: { submit: true } })])
    find('#later').click()
    find('#later').remove()
    await settle()
    expect(native).toEqual(['submits ask'])
    showPage(form)
    find('#go').click()
    find('#ask').innerHTML = find('#ask').innerHTML
    await settle()
    expect(native).toEqual(['submits ask', 'submits ask with go'])
  })

  test('a form that the page’s own script submitted without a button is submitted without one', async () => {
    showPage('<form id="ask" class="add"></form>')
    startWith(engine, [widget(() => Promise.reject(new Error('404')), { claims: { submit: true } })])
    find<HTMLFormElement>('#ask').requestSubmit()
    await settle()
    expect(native).toEqual(['submits ask'])
  })

  test('a key press on something that cannot be clicked clicks the host instead', async () => {
    showPage('<div class="add"><p tabindex="0">Add</p></div>')
    const clicked = vi.fn()
    find('.add').addEventListener('click', clicked)
    startWith(engine, [widget(() => Promise.reject(new Error('404')), { claims: { keydown: true } })])
    press('Enter', find('p'))
    await settle()
    expect(clicked).toHaveBeenCalledOnce()
  })

  test('a key that clicks nothing clicks nothing either when it is given back', async () => {
    const add = widget(() => Promise.reject(new Error('404')), { claims: { keydown: true } })
    startWith(engine, [add])
    press('Escape', find('.add'))
    await settle()
    expect((await inspected(engine, find('.add'), 'add'))?.state).toBe('failed')
    expect(native).toEqual([])
  })

  test('an announcement that cannot be prevented is not made up for by a click: nothing is added twice', async () => {
    const add = widget(() => Promise.reject(new Error('404')), { touches: { 'shop-islands:added-to-cart': true } })
    startWith(engine, [add])
    find('.add').dispatchEvent(new CustomEvent('shop-islands:added-to-cart', { bubbles: true }))
    await settle()
    expect((await inspected(engine, find('.add'), 'add'))?.state).toBe('failed')
    expect(native).toEqual([])
  })

  test('nor is a change: it has happened, and waits for as long as its file takes', async () => {
    showPage('<select class="add"><option>A</option></select>')
    const heard: string[] = []
    document.body.addEventListener('change', () => heard.push('page'))
    const chunk = deferred<Attach>()
    startWith(engine, [widget(() => chunk.promise, { claims: { change: true } })])
    find('select').dispatchEvent(new Event('change', { bubbles: true }))
    await settle(60_000)
    chunk.resolve(listening('change', () => heard.push('widget')))
    await settle()
    expect(heard).toEqual(['page', 'widget'])
  })

  test.each(['change', 'input'] as const)('nor is a %s that a script has made preventable', async (type) => {
    showPage('<input class="add">')
    const heard: string[] = []
    for (const other of ['click', type]) find('.add').addEventListener(other, () => heard.push(other))
    startWith(engine, [widget(() => Promise.reject(new Error('404')), { claims: { [type]: true } })])
    find('.add').dispatchEvent(new Event(type, { bubbles: true, cancelable: true }))
    await settle()
    expect(heard).toEqual([type])
  })

  test('after one host has failed, the same widget still works on the others', async () => {
    showPage('<a class="add" id="food" href="/food">Add</a><a class="add" id="toy" href="/toy">Add</a>')
    const listener = vi.fn()
    const attach = vi.fn(async () => listening('click', listener))
    attach.mockRejectedValueOnce(new Error('offline'))
    startWith(engine, [widget(attach)])
    click(find('#food'))
    await settle()
    const onToy = click(find('#toy'))
    await settle()
    expect(native).toEqual(['follows /food'])
    expect(listener).toHaveBeenCalledExactlyOnceWith(onToy)
  })
})

test('an area that has not what its definition names is reported, and the page goes on', async () => {
  const engine = await openSourceEngine()
  const native = recordNativeBehaviour()
  const reports = collectReports()
  showPage('<a class="add" href="/food"><b>Add</b></a>')
  const area = { name: 'cart', load: async () => ({}) }
  const definition = {
    name: 'add',
    selectors: '.add',
    wake: 'touch',
    claims: { click: true },
    component: 'Nothing',
    area,
  }
  startInside(engine, [definition as Definition])
  click(find('.add'))
  await settle()
  expect(reports.map(({ code, cause }) => [code, String(cause)])).toEqual([
    ['chunk-failed', 'Error: add: the area has no Nothing'],
  ])
  expect(native).toEqual(['follows /food'])
})
