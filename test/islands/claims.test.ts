import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Area } from '../../src/islands/area'
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
import { recordNativeBehaviour } from '../support/nativeBehaviour'
import { click, find, press, showPage } from '../support/page'
import { collectReports, type SeenReport } from '../support/reports'
import { attachedWidget, componentWidget, listening, listeningComponent, loadedWidget } from '../support/widgets'

describe.each(engineKinds)('%s engine', (kind) => {
  let engine: Engine
  let native: string[]
  let heard: Event[]
  let reports: SeenReport[]
  const listen = listening('click', (event) => void heard.push(event))

  beforeEach(async () => {
    engine = await openEngine(kind)
    native = recordNativeBehaviour()
    reports = collectReports()
    heard = []
    showPage('<a class="add" id="food" href="/food"><b>Add</b></a> <a class="add" id="toy" href="/toy">Add</a>')
  })

  /** A widget that notes the clicks it gets; it arrives when the test says so. */
  function addButton(more: Partial<DefinitionBase> = {}) {
    const file = deferred<void>()
    const load = vi.fn(() => file.promise.then(() => listen))
    return {
      widget: loadedWidget(engine, load, { name: 'add', selectors: '.add', ...more }),
      load,
      arrive: file.resolve,
    }
  }

  test('a click on a host is prevented at once, kept while the area loads and handed over exactly once', async () => {
    const { widget, arrive } = addButton()
    startWith(engine, [widget])
    const event = click(find('#food b'))
    expect(event.defaultPrevented).toBe(true)
    await settle(5000)
    expect(heard).toEqual([])
    arrive()
    await settle()
    expect(heard).toEqual([event])
    await settle(20_000)
    expect(heard).toEqual([event])
    expect(native).toEqual([])
  })

  test('the same holds for a component, which hears them once it is rendered', async () => {
    const component = listeningComponent(engine, 'click', (event) => heard.push(event))
    const definition = { name: 'add', selectors: '.add', wake: 'touch', claims: { click: true }, component } as const
    startWith(engine, [definition])
    const events = [click(find('#food')), click(find('#food b'))]
    expect(events.map(({ defaultPrevented }) => defaultPrevented)).toEqual([true, true])
    await settle()
    expect(heard).toEqual(events)
    expect(native).toEqual([])
  })

  describe('an optimiser that holds the page’s scripts back until the shopper touches something', () => {
    /** What the shopper does, as the browser says it. */
    const byHand = (element: Element, type = 'click') => {
      const event = new MouseEvent(type, { bubbles: true, cancelable: true })
      Object.defineProperty(event, 'isTrusted', { value: true })
      element.dispatchEvent(event)
      return event
    }

    test.each(['rocketlazyloadscript', 'text/rocketlazyloadscript', 'pmdelayedscript'])(
      'repeats what it was (%s), and nobody serves that a second time',
      async (type) => {
        document.head.innerHTML = `<script type="${type}" data-rocket-src="/other.js"></script>`
        const { widget, arrive } = addButton()
        startWith(engine, [widget])
        const done = byHand(find('#food b'))
        arrive()
        await settle()
        const repeated = click(find('#food b'))
        await settle()
        expect(heard).toEqual([done])
        expect(repeated.defaultPrevented).toBe(true)
        const later = click(find('#food b'))
        expect(heard).toEqual([done, later])
        expect(native).toEqual([])
      },
    )

    test('repeats no change of a field: one that a script makes later is served', async () => {
      document.head.innerHTML = '<script type="rocketlazyloadscript"></script>'
      const load = async () => listening('change', (event) => void heard.push(event))
      startWith(engine, [loadedWidget(engine, load, { name: 'row', selectors: '.add', claims: { change: true } })])
      const done = byHand(find('#food b'), 'change')
      await settle()
      const later = new Event('change', { bubbles: true, cancelable: true })
      find('#food b').dispatchEvent(later)
      await settle()
      expect(heard).toEqual([done, later])
    })

    test('a second click of the shopper’s own is none of its repetitions', async () => {
      document.head.innerHTML = '<script type="rocketlazyloadscript"></script><script></script>'
      const { widget, arrive } = addButton()
      startWith(engine, [widget])
      const clicks = [byHand(find('#food b')), byHand(find('#food b'))]
      arrive()
      await settle()
      expect(heard).toEqual(clicks)
    })

    describe.each([
      ['at once', false],
      ['in a later task', true],
    ])('keeps a click from the page, and repeats it %s', (_when, isLater) => {
      test.each([true, false])(
        'that is served once, also where the page’s listeners come first: %s',
        async (isAskedLast) => {
          document.head.innerHTML = '<script type="pmdelayedscript"></script>'
          const { widget, arrive } = addButton({ isAskedLast })
          startWith(engine, [widget])
          arrive()
          const food = find('#food b')
          const keepBack = (event: Event) => {
            food.removeEventListener('click', keepBack)
            event.preventDefault()
            event.stopImmediatePropagation()
            document.head.innerHTML = ''
            if (!isLater) click(food)
          }
          food.addEventListener('click', keepBack)
          const done = byHand(food)
          await settle()
          if (isLater) click(food)
          await settle()
          expect(heard).toHaveLength(1)
          expect(heard.includes(done)).toBe(!isAskedLast)
          expect(native).toEqual([])
        },
      )
    })

    test('repeats each of the shopper’s clicks, and nobody serves any of them a second time', async () => {
      document.head.innerHTML = '<script type="rocketlazyloadscript"></script>'
      const { widget, arrive } = addButton()
      startWith(engine, [widget])
      const done = [byHand(find('#food')), byHand(find('#food'))]
      arrive()
      await settle()
      for (const _again of done) click(find('#food'))
      expect(heard).toEqual(done)
    })

    test('repeats only when its last script has run: a click between the two is repeated as well', async () => {
      document.head.innerHTML = '<script type="rocketlazyloadscript"></script>'
      const { widget, arrive } = addButton()
      startWith(engine, [widget])
      arrive()
      const first = byHand(find('#food'))
      await settle()
      document.head.innerHTML = '<script src="/its-last.js"></script>'
      vi.advanceTimersByTime(2000)
      const second = byHand(find('#food'))
      click(find('#food'))
      click(find('#food'))
      await settle()
      expect(heard).toEqual([first, second])
    })

    test('may need long to load its scripts, and repeats all the same', async () => {
      document.head.innerHTML = '<script type="rocketlazyloadscript"></script>'
      const { widget, arrive } = addButton()
      startWith(engine, [widget])
      arrive()
      const first = byHand(find('#food'))
      await settle()
      vi.advanceTimersByTime(8000)
      document.head.firstChild?.dispatchEvent(new Event('load'))
      document.head.innerHTML = '<script src="/its-last.js"></script>'
      vi.advanceTimersByTime(500)
      const second = byHand(find('#food'))
      click(find('#food'))
      click(find('#food'))
      await settle()
      expect(heard).toEqual([first, second])
    })

    test('has repeated all by then: a click after its last script is one that a script may make again, a while later', async () => {
      document.head.innerHTML = '<script type="rocketlazyloadscript"></script>'
      const { widget, arrive } = addButton()
      startWith(engine, [widget])
      arrive()
      const first = byHand(find('#toy'))
      await settle()
      document.head.innerHTML = ''
      const second = byHand(find('#food'))
      vi.advanceTimersByTime(5000)
      const later = click(find('#food'))
      await settle()
      expect(heard).toEqual([first, second, later])
    })

    test('did not hear of a click: with the shopper’s next key on the same target, once nothing is held, a script’s click counts', async () => {
      document.head.innerHTML = '<script type="rocketlazyloadscript"></script>'
      const { widget, arrive } = addButton({ claims: { click: true, keydown: () => false } })
      startWith(engine, [widget])
      const done = [byHand(find('#food')), byHand(find('#food'))]
      arrive()
      await settle()
      byHand(find('#food'), 'keydown')
      click(find('#food'))
      expect(heard).toEqual(done)
      document.head.innerHTML = ''
      byHand(find('#toy'), 'keydown')
      byHand(find('#food'), 'keydown')
      const later = click(find('#food'))
      expect(heard).toEqual([...done, later])
    })

    test.each([
      ['without one', '<script type="text/plain" src="/other.js"></script>'],
      ['with one that repeats nothing', '<script type="litespeed/javascript" data-src="/other.js"></script>'],
    ])('on a page %s every click counts, whoever makes it', async (_which, html) => {
      document.head.innerHTML = html
      const { widget, arrive } = addButton()
      startWith(engine, [widget])
      const done = byHand(find('#food b'))
      arrive()
      await settle()
      expect(heard).toEqual([done, click(find('#food b'))])
    })

    test('what was not ours when it was done is not ours when it is repeated, and is not lost', async () => {
      document.head.innerHTML = '<script type="rocketlazyloadscript"></script>'
      const { widget } = addButton({ claims: { click: ({ target }) => (target as Element).id === 'toy' } })
      startWith(engine, [widget])
      byHand(find('#food'))
      click(find('#food'))
      await settle()
      expect(native).toEqual(['follows /food', 'follows /food'])
    })
  })

  test('five clicks while the area loads are handed over in their order, and a sixth afterwards arrives at once', async () => {
    const { widget, arrive } = addButton()
    startWith(engine, [widget])
    const clicks = Array.from({ length: 5 }, () => click(find('#food')))
    arrive()
    await settle()
    expect(heard).toEqual(clicks)
    const sixth = click(find('#food'))
    expect(heard).toEqual([...clicks, sixth])
  })

  test('two hosts of one widget are two islands, which load once: each gets its own clicks, in the order of the page’s', async () => {
    const { widget, load, arrive } = addButton()
    startWith(engine, [widget])
    const events = [click(find('#toy')), click(find('#food')), click(find('#toy'))]
    arrive()
    await settle()
    expect(heard).toEqual(events)
    expect(events.every((event) => heard.includes(event))).toBe(true)
    expect(load).toHaveBeenCalledOnce()
    const states = ['#food', '#toy'].map((host) => inspected(engine, find(host), 'add'))
    expect((await Promise.all(states)).map((row) => row?.state)).toEqual(['awake', 'awake'])
  })

  test.each([
    ['ctrl', { ctrlKey: true }],
    ['meta', { metaKey: true }],
    ['shift', { shiftKey: true }],
    ['alt', { altKey: true }],
    ['the middle button', { button: 1 }],
  ])('a click with %s is never claimed: it opens its tab or window', async (_name, keys) => {
    const { widget, load } = addButton()
    startWith(engine, [widget])
    click(find('#food'), keys)
    await settle()
    expect(load).not.toHaveBeenCalled()
    expect(native).toEqual(['follows /food'])
  })

  test('an event that somebody has prevented already is left alone', async () => {
    const { widget } = addButton()
    window.addEventListener('click', (event) => event.preventDefault(), true)
    startWith(engine, [widget])
    click(find('#food'))
    expect((await inspected(engine, find('#food'), 'add'))?.state).toBe('asleep')
  })

  test('a claimed event travels on, so that analytics still see it', () => {
    const analytics = vi.fn()
    document.addEventListener('click', analytics)
    startWith(engine, [addButton().widget])
    const event = click(find('#food'))
    expect(analytics).toHaveBeenCalledExactlyOnceWith(event)
  })

  test('a condition says which events are its own; the others go their native way and load nothing', async () => {
    const mayClaim = vi.fn((_event: Event, host: HTMLElement) => host.id === 'toy')
    const { widget, arrive } = addButton({ claims: { click: mayClaim } })
    startWith(engine, [widget])
    arrive()
    const onFood = click(find('#food b'))
    const onToy = click(find('#toy'))
    await settle()
    expect(mayClaim).toHaveBeenCalledWith(onFood, find('#food'))
    expect(native).toEqual(['follows /food'])
    expect(heard).toEqual([onToy])
  })

  test('a condition that throws says no, is reported, and keeps no other widget from its turn', async () => {
    const failure = new Error('broken')
    const broken = addButton({
      claims: {
        click() {
          throw failure
        },
      },
    })
    const sound = addButton({ name: 'sound' })
    startWith(engine, [broken.widget, sound.widget])
    expect(click(find('#food')).defaultPrevented).toBe(true)
    expect(reports).toEqual([{ code: 'island-crashed', cause: failure, target: find('#food') }])
    expect((await inspected(engine, find('#food'), 'sound'))?.state).toBe('loading')
  })

  test('where two claim an event, the one that was defined first gets it, on whichever element its host is', async () => {
    showPage('<div class="card"><a class="add" id="food" href="/food">Add</a></div>')
    const first = addButton({ selectors: '.card' })
    const second = addButton({ name: 'second' })
    startWith(engine, [first.widget, second.widget])
    click(find('#food'))
    expect((await inspected(engine, find('.card'), 'add'))?.state).toBe('loading')
    expect((await inspected(engine, find('#food'), 'second'))?.state).toBe('asleep')
  })

  test('of hosts of one widget within each other the nearest gets the event', async () => {
    showPage('<div class="add" id="outer"><p class="add" id="inner">Add</p></div>')
    const hosts: string[] = []
    const widget = attachedWidget(engine, ({ host, on }) => on('click', () => hosts.push(host.id)), {
      selectors: '.add',
    })
    startWith(engine, [widget])
    click(find('#inner'))
    await settle()
    expect(hosts).toEqual(['inner'])
  })

  test('only the event types that a definition names are claimed', async () => {
    const { widget, arrive } = addButton({ claims: { keydown: true } })
    startWith(engine, [widget])
    arrive()
    expect(press(' ', find('#food')).defaultPrevented).toBe(true)
    await settle()
    native.splice(0)
    click(find('#food'))
    expect(native).toEqual(['follows /food'])
  })

  test('a definition that claims nothing may listen, and owns nothing of what it hears', async () => {
    const attach = listening('click', (event) => void heard.push(event))
    startWith(engine, [attachedWidget(engine, attach, { selectors: '.add', wake: 'load', claims: {} })])
    await settle()
    const event = click(find('#food b'))
    expect(heard).toEqual([event])
    expect(native).toEqual(['follows /food'])
  })

  test('touches outside every host, and on the document itself, are nobody’s', () => {
    startWith(engine, [addButton().widget])
    expect(click(document.body).defaultPrevented).toBe(false)
    expect(click(document).defaultPrevented).toBe(false)
    expect(() => document.dispatchEvent(new Event('pointerover'))).not.toThrow()
  })

  test('a claimed event is prevented before the page is even parsed', async () => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading')
    const { widget, arrive } = addButton()
    startWith(engine, [widget])
    const event = click(find('#food'))
    arrive()
    await settle()
    expect(event.defaultPrevented).toBe(true)
    expect(heard).toEqual([event])
  })

  test('an event that the woken widget does not listen for happens natively', async () => {
    startWith(engine, [attachedWidget(engine, () => undefined, { selectors: '.add', busyClass: 'loading' })])
    click(find('#food b'))
    await settle()
    expect(native).toEqual(['follows /food'])
    click(find('#food'))
    expect(native).toEqual(['follows /food', 'follows /food'])
    expect(find('#food').className).toBe('add')
  })

  describe('an Enter that is held down on a button or a link', () => {
    /** The key is pressed or repeated, and the browser makes a click of it. */
    const enter = (host: Element, repeat: boolean) => {
      press('Enter', host, { repeat })
      return click(host, { detail: 0 })
    }
    const release = (host: Element) => host.dispatchEvent(new KeyboardEvent('keyup', { key: 'Enter', bubbles: true }))

    /** Starts the widget, loaded and awake, and notes which of the page's own listeners hear a click. */
    async function startHeld(more: Partial<DefinitionBase> = {}): Promise<string[]> {
      const { widget, arrive } = addButton(more)
      startWith(engine, [widget])
      arrive()
      const others: string[] = []
      for (const { id } of document.querySelectorAll('.add'))
        find(`#${id}`).addEventListener('click', () => others.push(id))
      await settle()
      return others
    }

    test('is one click: what it repeats is kept from the island and from the page, until it is let go', async () => {
      const others = await startHeld()
      const first = enter(find('#food'), false)
      const repeated = [enter(find('#food'), true), enter(find('#food'), true)]
      await settle()
      expect(heard).toEqual([first])
      expect(repeated.map(({ defaultPrevented }) => defaultPrevented)).toEqual([true, true])
      expect(others).toEqual(['food'])
      release(find('#food'))
      const scripts = click(find('#food'), { detail: 0 })
      const next = enter(find('#food'), false)
      expect(heard).toEqual([first, scripts, next])
      expect(native).toEqual([])
    })

    test('leaves other clicks alone: those of a mouse, on something else, and beside another key', async () => {
      await startHeld()
      press('Enter', find('#food'), { repeat: true })
      const clicks = [click(find('#food'), { detail: 1 }), click(find('#toy'), { detail: 0 })]
      press('x', find('#food'), { repeat: true })
      clicks.push(click(find('#food'), { detail: 0 }))
      await settle()
      expect(heard).toEqual(clicks)
    })

    test('is over after a second without a repetition, where a dialog of the browser’s has heard its end', async () => {
      await startHeld()
      enter(find('#food'), true)
      await settle(1000)
      const next = click(find('#food'), { detail: 0 })
      await settle()
      expect(heard).toEqual([next])
    })

    test('goes on where the widget says that its clicks may be repeated, and where nobody claims them', async () => {
      await startHeld({ isServedWhileHeld: true })
      const clicks = [enter(find('#food'), false), enter(find('#food'), true)]
      await settle()
      expect(heard).toEqual(clicks)
      showPage('<a id="cat" href="/cat">Cat</a>')
      enter(find('#cat'), true)
      expect(native).toEqual(['follows /cat'])
    })

    test('still sends what nobody claims to be clicked, where a submit is claimed', async () => {
      const load = async () => listening('submit', (event) => void heard.push(event))
      showPage('<form action="/send"><button>Send</button></form>')
      startWith(engine, [loadedWidget(engine, load, { name: 'form', selectors: 'form', claims: { submit: true } })])
      press('Enter', find('button'), { repeat: true })
      const sent = new SubmitEvent('submit', { bubbles: true, cancelable: true })
      find('form').dispatchEvent(sent)
      await settle()
      expect(heard).toEqual([sent])
    })
  })

  describe('a click with which the mouse lets go of a slide that it has dragged along', () => {
    /** Keeps presses and clicks on an element, as sliders do with a click that ends a drag. */
    function keepMouse(element: Element): void {
      element.addEventListener('pointerdown', (event) => event.stopPropagation())
      element.addEventListener('click', (event) => {
        event.preventDefault()
        event.stopImmediatePropagation()
      })
    }

    /** Presses an element and lets go of it elsewhere, where it has come along. */
    function drag(element: Element, pixels: number): MouseEvent {
      element.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true, clientX: 200, clientY: 100 }))
      return click(element, { detail: 1, clientX: 200 - pixels, clientY: 100 })
    }

    beforeEach(async () => {
      const { widget, arrive } = addButton()
      startWith(engine, [widget])
      arrive()
      click(find('#food'))
      await settle()
      heard = []
      native = recordNativeBehaviour()
    })

    test('is the slider’s where that keeps it for itself, as Swiper, slick, Owl, Splide and Glide do: nothing is added', async () => {
      keepMouse(find('b'))
      drag(find('b'), 40)
      await settle()
      expect(heard).toEqual([])
      expect(native).toEqual([])
    })

    test('is the host’s where nobody wants it, and a hand that trembles presses as ever, also in such a slider', async () => {
      const drags = [drag(find('#food'), 40)]
      find('b').addEventListener('click', (event) => event.stopImmediatePropagation())
      drags.push(drag(find('b'), 3))
      expect(heard).toEqual(drags)
      await settle()
      expect(heard).toEqual(drags)
      expect(native).toEqual([])
    })

    test('is no key’s: a button in a slider is pressed by Enter, wherever the mouse was before', () => {
      keepMouse(find('b'))
      find('#food').dispatchEvent(new MouseEvent('pointerdown', { bubbles: true, clientX: 200, clientY: 100 }))
      const byKey = click(find('b'))
      expect(heard).toEqual([byKey])
    })
  })

  describe('a claim that belongs to the page’s listeners first', () => {
    /** Starts it, loaded and awake, and forgets the clicks that woke it. */
    async function startAskedLast(): Promise<void> {
      const { widget, arrive } = addButton({ isAskedLast: true })
      startWith(engine, [widget])
      arrive()
      for (const id of ['#food', '#toy']) click(find(id))
      await settle()
      heard = []
    }

    test('is served when it has come up to the body, in the same task, after what they noted on the host', async () => {
      await startAskedLast()
      const noted: (string | undefined)[] = []
      find('#food').addEventListener('click', () => {
        noted.push(`theirs, ${heard.length} served`)
      })
      const event = click(find('#food b'))
      expect(event.defaultPrevented).toBe(true)
      expect(noted).toEqual(['theirs, 0 served'])
      expect(heard).toEqual([event])
      await settle()
      click(find('#toy'))
      expect(heard).toHaveLength(2)
      expect(native).toEqual([])
    })

    test('is another’s where a listener stops it and prevents its default, as `return false` does in jQuery', async () => {
      await startAskedLast()
      const theirs = (event: Event) => {
        event.preventDefault()
        event.stopPropagation()
      }
      find('#food').addEventListener('click', theirs)
      click(find('#food b'))
      await settle()
      expect(heard).toEqual([])
      find('#food').removeEventListener('click', theirs)
      click(find('#food'))
      expect(heard).toHaveLength(1)
      expect(native).toEqual([])
    })

    test('is served all the same where a listener only stops it, as dropdowns do, or only prevents its default', async () => {
      await startAskedLast()
      find('#food').addEventListener('click', (event) => event.stopPropagation())
      const stopped = click(find('#food'))
      find('#toy').addEventListener('click', (event) => event.preventDefault())
      const prevented = click(find('#toy'))
      await settle()
      expect(heard).toEqual([prevented, stopped])
      expect(native).toEqual([])
    })

    test('is served where a listener takes the host out of the page', async () => {
      await startAskedLast()
      find('#food').addEventListener('click', ({ currentTarget }) => (currentTarget as Element).remove())
      const event = click(find('#food'))
      await settle()
      expect(heard).toEqual([event])
    })

    test('is served at once where it goes no further', async () => {
      await startAskedLast()
      const event = new MouseEvent('click', { cancelable: true })
      find('#food').dispatchEvent(event)
      expect(heard).toEqual([event])
    })
  })

  test('a widget that stops listening for a claimed event gives the next one back to the page', async () => {
    const once = () => {
      const host = engine.useHost()
      const [isListening, setIsListening] = engine.useState(true)
      engine.useListener(isListening ? host : null, 'click', (event) => {
        heard.push(event)
        setIsListening(false)
      })
      return null
    }
    const add = componentWidget(once, { selectors: '.add', wake: 'touch', claims: { click: true } })
    startWith(engine, [add])
    const event = click(find('#food'))
    await settle()
    click(find('#food'))
    expect(heard).toEqual([event])
    expect(native).toEqual(['follows /food'])
  })

  test('clicks that the head’s early script held are handed over in order, those that nobody claims happen natively', async () => {
    const { widget, arrive } = addButton({ selectors: '#food' })
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

test('an area’s clicks are served in their order, whichever of its loads is the first to end; those of others do not wait for them', async () => {
  const engine = await openSourceEngine()
  showPage(['food', 'toy', 'else'].map((id) => `<i id="${id}"></i>`).join(''))
  const heard: string[] = []
  const part = (id: string) => ({ Part: listeningComponent(engine, 'click', () => heard.push(id)) })
  const files = { food: deferred<object>(), toy: deferred<object>(), else: deferred<object>() }
  // One area, asked for its parts one after the other.
  const loads = [files.food, files.toy]
  const shop: Area = { name: 'shop', load: () => loads.shift()?.promise ?? Promise.resolve({}) }
  const elsewhere: Area = { name: 'elsewhere', load: () => files.else.promise }
  const definitionOf = (id: string, area: Area): Definition =>
    ({ name: id, selectors: `#${id}`, wake: 'touch', claims: { click: true }, component: 'Part', area }) as Definition
  startInside(engine, [definitionOf('food', shop), definitionOf('toy', shop), definitionOf('else', elsewhere)])
  for (const id of ['food', 'toy', 'else']) click(find(`#${id}`))
  files.toy.resolve(part('toy'))
  files.else.resolve(part('else'))
  await settle()
  expect(heard).toEqual(['else'])
  files.food.resolve(part('food'))
  await settle()
  expect(heard).toEqual(['else', 'food', 'toy'])
})
