import { beforeEach, describe, expect, test, vi } from 'vitest'
import { deferred } from '../support/deferred'
import { type Engine, engineKinds, inspected, openEngine, settle, startWith } from '../support/freshEngine'
import { recordNativeBehaviour } from '../support/nativeBehaviour'
import { click, find, showPage } from '../support/page'
import { collectReports } from '../support/reports'
import { attachedWidget, loadedWidget } from '../support/widgets'

describe.each(engineKinds)('%s engine', (kind) => {
  let engine: Engine
  let awake: string[]
  let heard: string[]

  beforeEach(async () => {
    engine = await openEngine(kind)
    awake = []
    heard = []
    showPage('<main><a class="bell" id="one" href="/bell"><b>Ring</b></a><p>Nothing</p></main>')
  })

  const touch = (type: string, target: Element) => {
    const event = new Event(type, { bubbles: true, cancelable: true })
    target.dispatchEvent(event)
    return event
  }

  /** A widget that notes that it woke, and by which touches it was handed. */
  const noting = (name: string, more: Parameters<typeof attachedWidget>[2] = {}) =>
    attachedWidget(
      engine,
      ({ on }) => {
        awake.push(name)
        for (const type of ['pointerover', 'focusin', 'shop-islands:open-mini-cart', 'click'])
          on(type, (event) => void heard.push(`${name}: ${event.type}`))
        return undefined
      },
      { name, ...more },
    )

  test.each(['pointerover', 'focusin'])('%s wakes every island around it, and is owned by nobody', async (type) => {
    startWith(engine, [noting('first'), noting('second'), noting('around', { selectors: 'main' })])
    const event = touch(type, find('b'))
    expect(event.defaultPrevented).toBe(false)
    await settle()
    expect(awake.sort()).toEqual(['around', 'first', 'second'])
  })

  test('what wakes by any touch is not handed it, and a click afterwards is there at once', async () => {
    startWith(engine, [noting('first', { claims: { click: true } })])
    find('b').dispatchEvent(new Event('pointerover', { bubbles: true }))
    await settle()
    // Listeners for what the definition does not name are native ones: the pointer has gone by.
    expect(heard).toEqual([])
    click(find('b'))
    expect(heard).toEqual(['first: click'])
  })

  test('a touch that a definition names is handed over to all that name it, kept while they load, without being prevented', async () => {
    const file = deferred<void>()
    const slow = loadedWidget(
      engine,
      () =>
        file.promise.then(
          () =>
            ({ on }) =>
              on('focusin', (event) => heard.push(`slow: ${event.type}`)),
        ),
      { name: 'slow', touches: { focusin: true } },
    )
    startWith(engine, [noting('quick', { touches: { focusin: true, pointerover: true } }), slow])
    const event = touch('focusin', find('b'))
    await settle()
    expect(heard).toEqual(['quick: focusin'])
    file.resolve(undefined)
    await settle()
    expect(heard).toEqual(['quick: focusin', 'slow: focusin'])
    expect(event.defaultPrevented).toBe(false)
    touch('pointerover', find('b'))
    expect(heard.at(-1)).toBe('quick: pointerover')
  })

  test.each([
    ['the pointer', 'pointerover', () => touch('pointerover', find('p'))],
    ['the focus', 'focusin', () => find('#two').focus()],
  ])('%s that has left its host again before the code is there is not handed over', async (_what, type, leave) => {
    find('p').insertAdjacentHTML('beforeend', '<button id="two">Two</button>')
    const file = deferred<void>()
    const attach = ({ on }: Parameters<Parameters<typeof attachedWidget>[1]>[0]) => on(type, () => heard.push(type))
    const slow = loadedWidget(engine, () => file.promise.then(() => attach), {
      name: 'slow',
      touches: { pointerover: true, focusin: true },
    })
    startWith(engine, [slow])
    touch(type, find('b'))
    await settle()
    leave()
    file.resolve(undefined)
    await settle()
    expect(heard).toEqual([])
    ;(document.activeElement as HTMLElement).blur()
    touch(type, find('b'))
    expect(heard).toEqual([type])
  })

  test('a definition that names its touches wakes by no other, and only where its condition holds', async () => {
    const hasTip = vi.fn((_event: Event, host: HTMLElement) => host.title !== '')
    startWith(engine, [noting('tip', { claims: {}, touches: { focusin: hasTip } })])
    touch('pointerover', find('b'))
    const event = touch('focusin', find('b'))
    await settle()
    expect(hasTip).toHaveBeenCalledExactlyOnceWith(event, find('#one'))
    expect(awake).toEqual([])
    find('#one').title = 'Ring'
    touch('focusin', find('b'))
    await settle()
    expect(heard).toEqual(['tip: focusin'])
  })

  test('what had the focus before the script was there wakes, unless it wakes otherwise or an old script serves it', async () => {
    const old = { isHere: () => true, ours: 'stands back' } as const
    find('#one').focus()
    startWith(engine, [
      noting('touched'),
      noting('tip', { touches: { focusin: true } }),
      noting('later', { wake: 'interaction' }),
      noting('old', { replaces: old }),
      noting('elsewhere', { selectors: 'p' }),
    ])
    await settle()
    expect(awake).toEqual(['touched'])
    expect((await inspected(engine, find('#one'), 'touched'))?.why).toBe('woke: focusin')
  })

  test('a focus that was there before the script concerns nobody where no widget waits for one: all others wake', async () => {
    find('#one').focus()
    startWith(engine, [noting('idle', { wake: 'idle' })])
    await settle()
    expect(awake).toContain('idle')
  })

  test('a touch wakes nothing that an old script goes on serving', async () => {
    startWith(engine, [noting('old', { replaces: { isHere: () => true, ours: 'stands back' } })])
    touch('pointerover', find('b'))
    await settle()
    expect(awake).toEqual([])
  })

  test('a pointer over islands that hear of no touch asks nothing, whether they are awake, on their way or have failed', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const applies = vi.fn(() => true)
    const load = vi.fn(() => new Promise<never>(() => {}))
    const crash = () => {
      throw new Error('broken')
    }
    const questions = { applies, replaces: { isHere: applies, ours: 'takes over' } } as const
    startWith(engine, [
      noting('awake', questions),
      loadedWidget(engine, load, { ...questions, name: 'slow' }),
      attachedWidget(engine, crash, { ...questions, name: 'failed' }),
    ])
    touch('pointerover', find('b'))
    await settle()
    applies.mockClear()
    touch('pointerover', find('#one'))
    touch('focusin', find('b'))
    await settle()
    expect(applies).not.toHaveBeenCalled()
    expect(awake).toEqual(['awake'])
    expect(load).toHaveBeenCalledOnce()
  })

  test('an island that has left with its host wakes again when that is back and touched', async () => {
    startWith(engine, [noting('first')])
    const host = find('#one')
    touch('pointerover', host)
    await settle()
    host.remove()
    await settle()
    find('main').append(host)
    touch('pointerover', host)
    await settle()
    expect(awake).toEqual(['first', 'first'])
  })

  test('an event of our own wakes what names it', async () => {
    startWith(engine, [noting('reveal', { selectors: 'body', touches: { 'shop-islands:open-mini-cart': true } })])
    document.body.dispatchEvent(new CustomEvent('shop-islands:open-mini-cart', { bubbles: true }))
    await settle()
    expect(heard).toEqual(['reveal: shop-islands:open-mini-cart'])
  })

  test('an event of our own on the document wakes nothing, and the author is told once', async () => {
    const reports = collectReports()
    startWith(engine, [noting('badge', { touches: { 'shop-islands:cart-changed': true } })])
    const raise = () => document.dispatchEvent(new CustomEvent('shop-islands:cart-changed', { bubbles: true }))
    raise()
    raise()
    await settle()
    expect(awake).toEqual([])
    expect(reports.map(({ code, cause }) => `${code}: ${cause}`)).toEqual([
      'event-on-document: shop-islands:cart-changed',
    ])
  })

  test.each(['pointerover', 'focusin', 'change'])(
    '%s that a script raises on the document wakes nothing',
    async (type) => {
      startWith(engine, [
        noting('first'),
        noting('tip', { touches: { pointerover: true, focusin: true, change: true } }),
      ])
      document.dispatchEvent(new Event(type, { bubbles: true }))
      await settle()
      expect(awake).toEqual([])
    },
  )

  test('the pointer, and touches that are prevented, wake nothing that wakes otherwise', async () => {
    startWith(engine, [noting('idle', { wake: 'interaction' })])
    touch('pointerover', find('b'))
    await settle()
    expect([awake, heard]).toEqual([[], []])
  })

  test('a touch is given up after 10 seconds and never made up for by a click', async () => {
    const native = recordNativeBehaviour()
    const file = deferred<void>()
    const widget = loadedWidget(
      engine,
      () =>
        file.promise.then(
          () =>
            ({ on }) =>
              on('focusin', () => heard.push('late')),
        ),
      {
        touches: { focusin: true },
      },
    )
    startWith(engine, [widget])
    touch('focusin', find('b'))
    await settle(10_001)
    file.resolve(undefined)
    await settle()
    expect([heard, native]).toEqual([[], []])
    expect((await inspected(engine, find('#one'), 'bell'))?.state).toBe('awake')
  })

  test('a touch that its listener fails on is not made up for either', async () => {
    const native = recordNativeBehaviour()
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const widget = attachedWidget(
      engine,
      ({ on }) =>
        on('focusin', () => {
          throw new Error('broken')
        }),
      { touches: { focusin: true } },
    )
    startWith(engine, [widget])
    touch('focusin', find('b'))
    await settle()
    expect((await inspected(engine, find('#one'), 'bell'))?.state).toBe('failed')
    expect(native).toEqual([])
  })
})
