import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { ComponentWidget } from '../../src/islands/definition'
import { deferred } from '../support/deferred'
import { type Engine, engineKinds, openEngine, settle, startWith } from '../support/freshEngine'
import { recordNativeBehaviour } from '../support/nativeBehaviour'
import { click, find, press, showPage } from '../support/page'
import { componentWidget } from '../support/widgets'

describe.each(engineKinds)('%s engine', (kind) => {
  let engine: Engine
  let native: string[]
  let heard: Event[]
  beforeEach(async () => {
    engine = await openEngine(kind)
    native = recordNativeBehaviour()
    heard = []
    showPage('<a class="add" id="food" href="/food"><b>Add</b></a> <a class="add" id="toy" href="/toy">Add</a>')
  })

  /** A component that notes the clicks it gets; it arrives when the test says so. */
  function addButton(more: Partial<ComponentWidget> = {}) {
    const chunk = deferred<void>()
    const button = componentWidget(
      () => {
        engine.useHostEvent('click', (event) => {
          heard.push(event)
        })
        return null
      },
      { name: 'add', hooks: '.add', wake: 'interaction', ...more },
    )
    const widget: ComponentWidget = { ...button, load: () => chunk.promise.then(button.load) }
    return { widget, arrive: () => chunk.resolve() }
  }

  test('a click on a host is prevented at once, held while the widget loads and handed to it exactly once', async () => {
    const { widget, arrive } = addButton()
    startWith(engine, [widget])
    const event = click(find('#food b'))
    expect(event.defaultPrevented).toBe(true)
    await settle(5000)
    expect(heard).toEqual([])
    arrive()
    await settle()
    expect(heard).toEqual([event])
    await settle(5000)
    expect(heard).toEqual([event])
    expect(native).toEqual([])
  })

  test('five clicks while the widget loads are handed over in their order, and a sixth afterwards arrives at once', async () => {
    const { widget, arrive } = addButton()
    startWith(engine, [widget])
    const clicks = Array.from({ length: 5 }, () => click(find('#food')))
    arrive()
    await settle()
    expect(heard).toEqual(clicks)
    const sixth = click(find('#food'))
    expect(heard).toEqual([...clicks, sixth])
  })

  test('two hosts of one widget are two islands: each gets its own clicks', async () => {
    const { widget, arrive } = addButton()
    startWith(engine, [widget])
    const [food, toy] = [click(find('#food')), click(find('#toy'))]
    arrive()
    await settle()
    expect(heard).toEqual([food, toy])
    expect(engine.islandOn(find('#food'), widget)).not.toBe(engine.islandOn(find('#toy'), widget))
  })

  test.each([
    ['ctrl', { ctrlKey: true }],
    ['meta', { metaKey: true }],
    ['shift', { shiftKey: true }],
    ['alt', { altKey: true }],
    ['the middle button', { button: 1 }],
  ])('a click with %s is never claimed: it opens its tab or window', async (_name, keys) => {
    const { widget, arrive } = addButton()
    startWith(engine, [widget])
    arrive()
    click(find('#food'), keys)
    await settle()
    expect(heard).toEqual([])
    expect(native).toEqual(['follows /food'])
  })

  test('an event that somebody has prevented already is left alone', async () => {
    const { widget, arrive } = addButton()
    window.addEventListener('click', (event) => event.preventDefault(), true)
    startWith(engine, [widget])
    arrive()
    click(find('#food'))
    await settle()
    expect(heard).toEqual([])
    expect(engine.islandOn(find('#food'), widget)).toBeUndefined()
  })

  test('a claimed event travels on, so that analytics still see it', () => {
    const { widget } = addButton()
    const analytics = vi.fn()
    document.addEventListener('click', analytics)
    startWith(engine, [widget])
    const event = click(find('#food'))
    expect(analytics).toHaveBeenCalledExactlyOnceWith(event)
  })

  test('where the page still runs the script that a widget replaces, the claimed event is kept from it', async () => {
    const { widget, arrive } = addButton({ isRivalHere: () => true })
    startWith(engine, [widget])
    const rival = vi.fn()
    document.addEventListener('click', rival, true)
    find('#food').addEventListener('click', rival)
    const event = click(find('#food'))
    arrive()
    await settle()
    expect(rival).not.toHaveBeenCalled()
    expect(heard).toEqual([event])
  })

  test('a widget says which events are its own; the others go their native way and load nothing', async () => {
    const claims = vi.fn((_event: Event, host: HTMLElement) => host.id === 'toy')
    const { widget, arrive } = addButton({ claims })
    startWith(engine, [widget])
    arrive()
    const onFood = click(find('#food b'))
    const onToy = click(find('#toy'))
    await settle()
    expect(claims).toHaveBeenCalledWith(onFood, find('#food'))
    expect(native).toEqual(['follows /food'])
    expect(heard).toEqual([onToy])
  })

  test('where two widgets want an event, the one that was defined first gets it', async () => {
    const first = addButton()
    const second = addButton({ name: 'second' })
    startWith(engine, [first.widget, second.widget])
    click(find('#food'))
    expect(engine.islandOn(find('#food'), first.widget)?.state).toBe('loading')
    expect(engine.islandOn(find('#food'), second.widget)).toBeUndefined()
  })

  test('only the event types that a widget names are claimed', async () => {
    const act = vi.fn((event: Event) => event.preventDefault())
    startWith(engine, [{ name: 'space', hooks: '.add', wake: 'interaction', events: ['keydown', 'change'], act }])
    click(find('#food'))
    expect(native).toEqual(['follows /food'])
    const event = press(' ', find('#food'))
    expect(act).toHaveBeenCalledExactlyOnceWith(event, find('#food'))
  })

  test('touches outside every host, and on the document itself, are nobody’s', () => {
    const { widget } = addButton()
    startWith(engine, [widget])
    expect(click(document.body).defaultPrevented).toBe(false)
    expect(click(document).defaultPrevented).toBe(false)
  })

  test('a host shows that it is busy from the click on', () => {
    const { widget } = addButton({ busyClass: 'loading' })
    startWith(engine, [widget])
    click(find('#food'))
    expect(find('#food').className).toBe('add loading')
    expect(find('#toy').className).toBe('add')
  })

  test('a reflex runs on the event itself, which goes on its native way unless the reflex prevents it', async () => {
    const act = vi.fn()
    startWith(engine, [{ name: 'count', hooks: '.add', wake: 'interaction', act }])
    const event = click(find('#food b'))
    expect(act).toHaveBeenCalledExactlyOnceWith(event, find('#food'))
    expect(native).toEqual(['follows /food'])
  })

  test('a widget without React gets the held events too', async () => {
    startWith(engine, [
      {
        name: 'add',
        hooks: '.add',
        wake: 'interaction',
        attach: async () => ({
          default: (island) => island.on('click', (event) => heard.push(event)),
        }),
      },
    ])
    const events = [click(find('#food')), click(find('#food'))]
    await settle()
    expect(heard).toEqual(events)
  })

  test('an event that the woken widget does not listen for happens natively', async () => {
    startWith(engine, [
      { name: 'deaf', hooks: '.add', wake: 'interaction', attach: async () => ({ default: () => undefined }) },
    ])
    click(find('#food b'))
    await settle()
    expect(native).toEqual(['follows /food'])
    click(find('#food'))
    expect(native).toEqual(['follows /food', 'follows /food'])
  })

  test('a widget that stops listening for a claimed event gives the next one back to the page', async () => {
    startWith(engine, [
      {
        name: 'once',
        hooks: '.add',
        wake: 'interaction',
        attach: async () => ({
          default: (island) => {
            const stop = island.on('click', (event) => {
              heard.push(event)
              stop()
            })
            return undefined
          },
        }),
      },
    ])
    const event = click(find('#food'))
    await settle()
    click(find('#food'))
    expect(heard).toEqual([event])
    expect(native).toEqual(['follows /food'])
  })

  test('touches that the head’s early script held are handed over in order, those that nobody claims happen natively', async () => {
    const { widget, arrive } = addButton({ hooks: '#food' })
    const held = [click(find('#food')), click(find('#toy')), click(find('#food'))]
    native.splice(0)
    const stop = vi.fn()
    const early = { held: [...held], stop }
    vi.stubGlobal('shopIslandsEarly', early)
    startWith(engine, [widget])
    arrive()
    await settle()
    expect(stop).toHaveBeenCalledOnce()
    expect(early.held).toEqual([])
    expect(heard).toEqual([held[0], held[2]])
    expect(native).toEqual(['follows /toy'])
  })
})
