import { beforeEach, describe, expect, type Mock, test, vi } from 'vitest'
import type { DefinitionBase, Wake, WidgetDefinition } from '../../src/islands/definition'
import type { Runtime } from '../../src/islands/loading'
import { leftCallAt } from '../../src/page/leftCalls'
import { type Deferred, deferred } from '../support/deferred'
import { fakeIntersectionObserver } from '../support/fakeIntersectionObserver'
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
import { collectReports } from '../support/reports'
import { type Attach, attachedWidget, componentWidget, listeningComponent, loadedWidget } from '../support/widgets'

describe.each(engineKinds)('%s engine', (kind) => {
  let engine: Engine
  let lifeline: string[]
  beforeEach(async () => {
    engine = await openEngine(kind)
    lifeline = []
    showPage('<main><p class="bell" id="first">Ring</p></main>')
  })

  const note: Attach = ({ host }) => {
    lifeline.push(`${host.id} came`)
    return () => lifeline.push(`${host.id} left`)
  }

  /** A widget that notes when it comes to a host and when it leaves it. */
  const bell = (more: Partial<DefinitionBase> = {}) => attachedWidget(engine, note, { wake: 'load', ...more })

  /** The same as a component, which also notes the clicks that it gets, and comes with its own file. */
  function ringingBell(chunk: Promise<void> = Promise.resolve(), wake: Wake = 'touch'): WidgetDefinition {
    const component = () => {
      const { id } = engine.useHost()
      engine.useListener(engine.useHost(), 'click', () => lifeline.push(`${id} rang`))
      engine.useLayoutEffect(() => {
        lifeline.push(`${id} came`)
        return () => {
          lifeline.push(`${id} left`)
        }
      }, [id])
      return null
    }
    const load = () => chunk.then(() => ({ default: component }))
    return { name: 'bell', selectors: '.bell', wake, claims: { click: true }, load }
  }

  describe('who leaves before the code is there', () => {
    let asked: Mock
    const leave = () => window.dispatchEvent(new Event('pagehide'))
    let chunk: Deferred<void>
    let sent: WidgetDefinition
    beforeEach(() => {
      const askShop = fetch
      asked = vi.fn()
      vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
        if (!address.includes('ring')) return askShop(address, init)
        asked(address, init)
        throw new TypeError('Failed to fetch')
      })
      chunk = deferred()
      sent = { ...ringingBell(chunk.promise), isSentOnLeaving: true, busyClass: 'busy' }
      showPage('<a class="bell" id="first" href="/?ring=1"><i>Ring</i></a><p class="bell" id="second">Ring</p>')
    })

    test('has the shop asked for as many as the button would have added', async () => {
      find('#first').dataset['quantity'] = '3'
      startWith(engine, [sent])
      await settle()
      click(find('#first'))
      leave()
      expect(asked.mock.calls[0]?.[0]).toBe(new URL('/?ring=1&quantity=3', location.href).href)
    })

    test('has the shop asked for the address of the link, once; a button without one has nothing to ask for', async () => {
      startWith(engine, [sent])
      await settle()
      click(find('#first i'))
      click(find('#second'))
      leave()
      leave()
      expect(asked.mock.calls).toEqual([[new URL('/?ring=1', location.href).href, { keepalive: true }]])
      // The next page follows it.
      expect(leftCallAt()).toBeGreaterThan(0)
      // Where the browser keeps the page nothing on it seems to go on, and nothing happens a second time.
      expect(document.querySelectorAll('.busy')).toHaveLength(0)
      chunk.resolve()
      await settle()
      expect(lifeline).toEqual(['first came', 'second came'])
    })

    test('has the shop asked for the others where an address of one cannot be read', async () => {
      showPage('<a class="bell" id="first" href="https://[ring"></a><a class="bell" id="second" href="/?ring=2"></a>')
      startWith(engine, [sent])
      await settle()
      click(find('#first'))
      click(find('#second'))
      leave()
      expect(asked.mock.calls.map(([address]) => address)).toEqual([new URL('/?ring=2', location.href).href])
    })

    test('has the shop asked for the others where a click has come out of a shadow tree and has no target any more', async () => {
      showPage('<a class="bell" id="first" href="/?ring=1"></a><a class="bell" id="second" href="/?ring=2"></a>')
      startWith(engine, [sent])
      await settle()
      Object.defineProperty(click(find('#first')), 'target', { value: null })
      click(find('#second'))
      leave()
      expect(asked.mock.calls.map(([address]) => address)).toEqual([new URL('/?ring=2', location.href).href])
    })

    test('asks for nothing that was only touched: a pointer or the focus on a link is no click', async () => {
      startWith(engine, [{ ...sent, touches: { pointerover: true, focusin: true } }])
      await settle()
      for (const type of ['pointerover', 'focusin']) find('#first i').dispatchEvent(new Event(type, { bubbles: true }))
      leave()
      expect(asked).not.toHaveBeenCalled()
      expect(leftCallAt()).toBe(0)
    })

    test('asks for nothing where the link only shows something, or where the code has handled it', async () => {
      const { isSentOnLeaving: _isSent, ...shown } = sent
      startWith(engine, [
        { ...shown, selectors: '#first' },
        { ...sent, name: 'handled', selectors: '#second', load: async () => ({ default: () => null }) },
      ])
      await settle()
      click(find('#first i'))
      click(find('#second'))
      await settle()
      leave()
      expect(asked).not.toHaveBeenCalled()
      // A page that stays after all still has the click.
      chunk.resolve()
      await settle()
      expect(lifeline).toContain('first rang')
    })
  })

  test('content that arrives late wakes: hosts in it, and hosts that are its outermost element', async () => {
    startWith(engine, [bell()])
    await settle()
    find('main').insertAdjacentHTML('beforeend', '<div><p class="bell" id="inside"></p></div>')
    find('main').insertAdjacentHTML('beforeend', '<p class="bell" id="outermost"></p>')
    await settle()
    expect(lifeline).toEqual(['first came', 'inside came', 'outermost came'])
  })

  test('text that changes, and elements that only leave, cost no search', async () => {
    const slices = vi.fn()
    startWith(engine, [bell({ wake: 'touch' })])
    await settle()
    vi.stubGlobal('requestIdleCallback', slices)
    find('#first').textContent = 'Ring me'
    find('#first').remove()
    await settle()
    expect(slices).not.toHaveBeenCalled()
  })

  test('late content that has left again before its turn is not woken', async () => {
    startWith(engine, [bell()])
    await settle()
    const visitor = document.createElement('p')
    visitor.className = 'bell'
    find('main').append(visitor)
    await Promise.resolve()
    visitor.remove()
    await settle()
    expect(lifeline).toEqual(['first came'])
  })

  test('scan() wakes a part of the page, and never twice', async () => {
    startWith(engine, [bell(), bell({ name: 'touched', wake: 'touch' }), bell({ name: 'gated', wake: 'when:$cart' })])
    await settle()
    find('main').insertAdjacentHTML('beforeend', '<p class="bell" id="second"></p>')
    engine.scan(find('main'))
    engine.scan(find('#second'), document.createElement('p'))
    await settle()
    expect(lifeline).toEqual(['first came', 'second came'])
  })

  test('an island is taken off when its host leaves the page, the others stay', async () => {
    find('main').insertAdjacentHTML('beforeend', '<p class="bell" id="second"></p>')
    startWith(engine, [bell()])
    await settle()
    find('#first').remove()
    await settle()
    expect(lifeline).toEqual(['first came', 'second came', 'first left'])
  })

  test('a host that is moved within the page keeps its island', async () => {
    showPage('<main><p class="bell" id="first">Ring</p></main><footer></footer>')
    startWith(engine, [bell()])
    await settle()
    find('footer').append(find('#first'))
    await settle()
    expect(lifeline).toEqual(['first came'])
  })

  test('a host that left and comes back wakes again', async () => {
    startWith(engine, [bell()])
    await settle()
    const host = find('#first')
    host.remove()
    await settle()
    expect(lifeline).toEqual(['first came', 'first left'])
    find('main').append(host)
    await settle()
    expect(lifeline).toEqual(['first came', 'first left', 'first came'])
  })

  describe.each(['turbo:before-cache', 'turbolinks:before-cache', 'htmx:beforeHistorySave'])(
    'a script that raises %s',
    (type) => {
      /** Raises it as Turbo and htmx do, and copies the page as late as Turbolinks does. */
      async function copyPage(): Promise<string> {
        document.body.dispatchEvent(new Event(type, { bubbles: true }))
        const copied = new Promise<string>((resolve) => setTimeout(() => resolve(document.body.innerHTML), 1))
        await settle()
        return copied
      }

      test('copies a page without islands; those of hosts that stay wake afterwards, and once', async () => {
        const ring: Attach = ({ host }) => {
          host.append('!')
          return () => {
            host.textContent = 'Ring'
          }
        }
        startWith(engine, [attachedWidget(engine, ring, { wake: 'load' })])
        await settle()
        expect(find('#first').textContent).toBe('Ring!')
        expect(await copyPage()).toBe('<main><p class="bell" id="first">Ring</p></main>')
        await settle()
        expect(find('#first').textContent).toBe('Ring!')
      })

      test('wakes nothing that arrives while it copies, and once afterwards', async () => {
        startWith(engine, [bell()])
        await settle()
        const copied = copyPage()
        const late = find('#first').cloneNode(true) as HTMLElement
        late.id = 'late'
        find('main').append(late)
        await copied
        await settle()
        expect(lifeline).toEqual(['first came', 'first left', 'first came', 'late came'])
        const later = late.cloneNode(true) as HTMLElement
        later.id = 'later'
        find('main').append(later)
        await settle()
        expect(lifeline.slice(4)).toEqual(['later came'])
      })

      test('waits for no touch that an island still has to handle', async () => {
        const chunk = deferred<void>()
        startWith(engine, [ringingBell(chunk.promise)])
        click(find('#first'))
        await copyPage()
        chunk.resolve()
        await settle()
        expect(lifeline).toEqual(['first came', 'first rang'])
      })
    },
  )

  test('a component is unmounted with its host, and listens no more', async () => {
    startWith(engine, [ringingBell(Promise.resolve(), 'load')])
    await settle()
    const host = find('#first')
    click(host)
    host.remove()
    await settle()
    click(host)
    expect(lifeline).toEqual(['first came', 'first rang', 'first left'])
  })

  test('a host that is removed while its chunk loads is not woken at all', async () => {
    const chunk = deferred<void>()
    const reports = collectReports()
    startWith(engine, [ringingBell(chunk.promise, 'load')])
    await settle()
    find('#first').remove()
    await settle()
    chunk.resolve()
    await settle(130_000)
    expect(lifeline).toEqual([])
    expect(reports).toEqual([])
  })

  test('a touch outlives its host: what the shopper asked for is done first, then the island leaves', async () => {
    const chunk = deferred<void>()
    startWith(engine, [ringingBell(chunk.promise)])
    const host = find('#first')
    click(host)
    host.remove()
    await settle()
    expect(lifeline).toEqual([])
    chunk.resolve()
    await settle()
    expect(lifeline).toEqual(['first came', 'first rang', 'first left'])
  })

  test('the same holds where its function comes from a file of its own', async () => {
    const chunk = deferred<void>()
    const widget = loadedWidget(engine, () => chunk.promise.then(() => note))
    const native = recordNativeBehaviour()
    showPage('<a class="bell" id="first" href="/ring">Ring</a>')
    startWith(engine, [widget])
    const host = find('#first')
    click(host)
    host.remove()
    await settle()
    chunk.resolve()
    await settle()
    expect(lifeline).toEqual(['first came', 'first left'])
    expect(native).toEqual([])
  })

  test('an island that already left is not taken off a second time when it fails later', async () => {
    const reports = collectReports()
    const late = deferred<void>()
    const component = listeningComponent(engine, 'click', () => late.promise)
    const widget = componentWidget(component, { wake: 'touch', claims: { click: true } })
    startWith(engine, [widget])
    const host = find('#first')
    click(host)
    await settle()
    host.remove()
    await settle()
    late.reject(new Error('too late'))
    await settle()
    expect(reports).toEqual([])
    // What has left wakes again; what has failed never would.
    find('main').append(host)
    host.dispatchEvent(new Event('pointerover', { bubbles: true }))
    await settle()
    expect((await inspected(engine, host, 'bell'))?.state).toBe('awake')
  })

  test('a page without any host stays as it is', async () => {
    const page = '<p>Nothing to wake here</p>'
    showPage(page)
    fakeIntersectionObserver()
    const attach = vi.fn(note)
    startWith(
      engine,
      (['load', 'idle', 'visible', 'touch', 'interaction'] as const).map((wake) =>
        attachedWidget(engine, attach, { name: wake, wake }),
      ),
    )
    await settle()
    click(find('p'))
    await settle()
    expect(attach).not.toHaveBeenCalled()
    expect(document.body.innerHTML).toBe(page)
  })

  test('thousands of hosts cost nothing until one is touched', async () => {
    showPage('<p class="bell">Ring</p>'.repeat(5000))
    const asked = vi.fn(() => true)
    const attach = vi.fn(note)
    startWith(engine, [attachedWidget(engine, attach, { claims: { click: asked } })])
    await settle()
    expect(attach).not.toHaveBeenCalled()
    click(find('.bell:last-child'))
    await settle()
    expect(asked).toHaveBeenCalledOnce()
    expect(lifeline).toHaveLength(1)
  })
})

test('a service stays while the page is copied: it draws nothing', async () => {
  const engine = await openSourceEngine()
  showPage('<p class="bell"></p>')
  const service = vi.fn(() => leave)
  const leave = vi.fn()
  startInside(engine, [{ name: 'tower', selectors: '.bell', wake: 'load', service }])
  await settle()
  document.body.dispatchEvent(new Event('turbo:before-cache', { bubbles: true }))
  await settle()
  expect(service).toHaveBeenCalledOnce()
  expect(leave).not.toHaveBeenCalled()
})

test('an undoing that throws is reported, and the other islands of the removed part still leave', async () => {
  const engine = await openSourceEngine()
  const reports = collectReports()
  showPage('<main><p class="bell" id="first"></p><p class="bell" id="second"></p></main>')
  const lifeline: string[] = []
  // What a runtime returns to take a component off, which ours sees to that no component can break.
  const mount: Runtime['mount'] = (island, component) => {
    const name = `${island.definition.name} on ${island.host.id}`
    lifeline.push(`${name} came`)
    queueMicrotask(island.ready)
    return () => {
      lifeline.push(`${name} left`)
      if (component === stubborn) throw new Error('stuck')
    }
  }
  const stubborn = () => null
  engine.defineWidget(componentWidget(stubborn, { name: 'stubborn' }))
  engine.defineWidget(componentWidget(() => null))
  engine.begin(false, { mount })
  await settle()
  find('main').remove()
  await settle()
  for (const name of ['stubborn', 'bell'])
    expect(lifeline.filter((line) => line.startsWith(name))).toEqual(
      ['first came', 'second came', 'first left', 'second left'].map((what) => `${name} on ${what}`),
    )
  await vi.waitFor(() => expect(console.error).toHaveBeenCalledTimes(2))
  // The hosts have left the document, so nothing bubbles up to it any more; the console is told.
  expect(reports).toEqual([])
})
