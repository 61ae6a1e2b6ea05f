import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { PlainWidget, WidgetDefinition } from '../../src/islands/definition'
import { type Engine, engineKinds, openEngine, settle, startWith } from '../support/freshEngine'
import { click, find, showPage } from '../support/page'
import { collectReports, type SeenReport } from '../support/reports'

describe.each(engineKinds)('%s engine', (kind) => {
  let engine: Engine
  let reports: SeenReport[]
  let rings: string[]

  beforeEach(async () => {
    engine = await openEngine(kind)
    reports = collectReports()
    rings = []
    showPage('<a class="bell" href="#rung"><b>Ring</b></a><p>Nothing</p>')
  })

  /** A widget that notes what it was handed. */
  function bell(more: Partial<PlainWidget> = {}): PlainWidget {
    return {
      name: 'bell',
      hooks: '.bell',
      wake: 'interaction',
      attach: async () => ({ default: (island) => island.on('click', () => rings.push('rung')) }),
      ...more,
    }
  }

  function section(widgets: readonly WidgetDefinition[], hooks = '.bell') {
    const load = vi.fn(async () => ({ default: widgets }))
    engine.defineSection({ hooks, load })
    return load
  }

  test('a section that no element of the page asks for is not loaded', async () => {
    const load = section([bell()], '.gong')
    startWith(engine, [])
    await settle(2000)
    click(find('p'))
    await settle(2000)
    expect(load).not.toHaveBeenCalled()
  })

  test('a section is loaded when the browser is idle, and its widgets wake as they say', async () => {
    const load = section([bell({ wake: 'idle', attach: async () => ({ default: () => void rings.push('awake') }) })])
    startWith(engine, [])
    expect(load).not.toHaveBeenCalled()
    await settle(2000)
    expect(load).toHaveBeenCalledTimes(1)
    expect(rings).toEqual(['awake'])
  })

  test('a touch that comes before the section is held, and handed over once', async () => {
    const load = section([bell()])
    startWith(engine, [])
    const first = click(find('b'))
    const second = click(find('b'))
    expect([first.defaultPrevented, second.defaultPrevented]).toEqual([true, true])
    await settle()
    expect(load).toHaveBeenCalledTimes(1)
    expect(rings).toEqual(['rung', 'rung'])
  })

  test('a touch that no widget of the section wants happens natively after all', async () => {
    section([bell({ claims: () => false })])
    startWith(engine, [])
    const seen: boolean[] = []
    find('.bell').addEventListener('click', (event) => seen.push(event.defaultPrevented))
    click(find('b'))
    expect(seen).toEqual([])
    await settle()
    expect(seen).toEqual([false])
    expect(rings).toEqual([])
  })

  test('a finger’s click that was held is still a finger’s', async () => {
    section([bell({ claims: () => false })])
    startWith(engine, [])
    const seen: string[] = []
    find('.bell').addEventListener('click', (event) => seen.push((event as PointerEvent).pointerType))
    find('b').dispatchEvent(new PointerEvent('click', { bubbles: true, cancelable: true, pointerType: 'touch' }))
    await settle()
    expect(seen).toEqual(['touch'])
  })

  test('a link inside of a label ticks nothing, so a click on it is held', async () => {
    showPage('<label><input type="checkbox"> <a class="bell" href="#x"><b>Terms</b></a></label>')
    section([bell()])
    startWith(engine, [])
    click(find('b'))
    await settle()
    expect(rings).toEqual(['rung'])
  })

  test('what lies in two sections goes to the one that wants it', async () => {
    section([bell({ claims: () => false })])
    section([bell()], 'a')
    startWith(engine, [])
    click(find('b'))
    await settle()
    expect(rings).toEqual(['rung'])
  })

  test('a change that comes before the section is heard once, by the section and by everybody else', async () => {
    showPage('<select class="bell"><option>A</option></select>')
    const heard: string[] = []
    document.body.addEventListener('change', () => heard.push('page'))
    const ring = () => heard.push('section')
    section([bell({ events: ['change'], attach: async () => ({ default: (island) => island.on('change', ring) }) })])
    startWith(engine, [])
    find('select').dispatchEvent(new Event('change', { bubbles: true }))
    await settle()
    expect(heard.sort()).toEqual(['page', 'section'])
  })

  test.each([
    ['a box', '<input type="checkbox" class="bell">', 'input'],
    ['a radio button', '<input type="radio" class="bell">', 'input'],
    ['the label of a box', '<label class="bell"><input type="checkbox"> <b>Yes</b></label>', 'b'],
  ])('%s is ticked at once, and its change waits for the section', async (_what, html, target) => {
    showPage(html)
    section([
      bell({
        events: ['change'],
        attach: async () => ({ default: (at) => at.on('change', () => rings.push('rung')) }),
      }),
    ])
    startWith(engine, [])
    expect(click(find(target)).defaultPrevented).toBe(false)
    expect(find<HTMLInputElement>('input').checked).toBe(true)
    await settle()
    expect(rings).toEqual(['rung'])
    expect(find<HTMLInputElement>('input').checked).toBe(true)
  })

  test('a click on the label of something else is held as any other', async () => {
    showPage('<label class="bell"><input type="text"> <b>Name</b></label>')
    section([bell()])
    startWith(engine, [])
    expect(click(find('b')).defaultPrevented).toBe(true)
    await settle()
    expect(rings).toEqual(['rung'])
  })

  test('modified clicks and other events are not held', async () => {
    section([bell()])
    startWith(engine, [])
    const event = new KeyboardEvent('keydown', { key: 'a', bubbles: true, cancelable: true })
    find('b').dispatchEvent(event)
    expect([click(find('b'), { ctrlKey: true }).defaultPrevented, event.defaultPrevented]).toEqual([false, false])
    await settle()
    expect(rings).toEqual([])
  })

  test('a section that cannot be loaded is reported once, and its touches happen natively', async () => {
    engine.defineSection({ hooks: '.bell', load: () => Promise.reject(new Error('gone')) })
    startWith(engine, [])
    const seen: boolean[] = []
    find('.bell').addEventListener('click', (event) => seen.push(event.defaultPrevented))
    click(find('b'))
    await settle()
    click(find('b'))
    await settle()
    expect(seen).toEqual([false, false])
    expect(reports.map(({ code }) => code)).toEqual(['chunk-failed'])
  })

  test('late content opens the section that it needs', async () => {
    showPage('<p>Nothing</p>')
    const load = section([bell()])
    startWith(engine, [])
    await settle(2000)
    expect(load).not.toHaveBeenCalled()
    const late = document.createElement('a')
    late.className = 'bell'
    document.body.append(late)
    await settle(2000)
    expect(load).toHaveBeenCalledTimes(1)
    click(late)
    await settle()
    expect(rings).toEqual(['rung'])
  })

  test('a section is looked for no more once it has come', async () => {
    const load = section([bell()])
    startWith(engine, [])
    click(find('b'))
    await settle(2000)
    engine.scan()
    await settle(2000)
    expect(load).toHaveBeenCalledTimes(1)
  })

  test('a section that waits for a touch is loaded when the pointer or the focus comes near, and not before', async () => {
    const load = vi.fn(async () => ({ default: [bell()] }))
    engine.defineSection({ hooks: '.bell', isWaiting: () => true, load })
    startWith(engine, [])
    await settle(2000)
    document.dispatchEvent(new Event('pointerover'))
    find('p').dispatchEvent(new Event('pointerover', { bubbles: true }))
    expect(load).not.toHaveBeenCalled()
    find('b').dispatchEvent(new Event('pointerover', { bubbles: true }))
    expect(load).toHaveBeenCalledTimes(1)
    await settle()
    click(find('b'))
    await settle()
    expect(rings).toEqual(['rung'])
  })

  test('what wakes by the focus hears of it, too, where the focus rests while its section arrives', async () => {
    const wake = { events: ['focusin'], attach: async () => ({ default: () => void rings.push('awake') }) }
    section([bell(wake)])
    showPage('<a class="bell" href="#rung">Ring</a><a class="bell" href="#next">Next</a>')
    startWith(engine, [])
    for (const link of document.querySelectorAll<HTMLElement>('.bell')) link.focus()
    await settle()
    // The first one has lost the focus by then.
    expect(rings).toEqual(['awake'])
  })

  test('with preloading, it is loaded like any other', async () => {
    const load = vi.fn(async () => ({ default: [bell()] }))
    engine.defineSection({ hooks: '.bell', isWaiting: () => true, load })
    startWith(engine, [], true)
    await settle(2000)
    expect(load).toHaveBeenCalledTimes(1)
  })

  test('with preloading, the parts of a section that has come are fetched, too', async () => {
    const attach = vi.fn<PlainWidget['attach']>(async () => ({ default: () => undefined }))
    section([bell({ attach }), bell({ name: 'absent', hooks: '.gong', attach })])
    startWith(engine, [], true)
    await settle(3000)
    expect(attach).toHaveBeenCalledTimes(1)
  })
})
