import type { ComponentType, Dispatch, ReactNode, SetStateAction } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { OutletPlace } from '../../src/islands/Outlet'
import { type Engine, engineKinds, openEngine, settle, startWith } from '../support/freshEngine'
import { click, find, showPage } from '../support/page'
import { componentWidget, outlet } from '../support/widgets'

describe.each(engineKinds)('%s engine', (kind) => {
  let engine: Engine
  beforeEach(async () => {
    engine = await openEngine(kind)
    showPage('<main><p class="bell" title="old">Ring</p></main>')
  })

  /** Mounts a component on the bell. */
  async function mountOnBell(component: ComponentType): Promise<void> {
    startWith(engine, [componentWidget(component)])
    await settle()
  }

  /** Mounts a component whose one piece of state the test sets. */
  async function mountWithState<State>(
    first: State,
    use: (state: State) => ReactNode,
  ): Promise<(next: State) => Promise<void>> {
    let setState: Dispatch<SetStateAction<State>> = () => {}
    await mountOnBell(() => {
      const [state, set] = engine.useState(first)
      setState = set
      return use(state)
    })
    return async (next) => {
      setState(() => next)
      await settle()
    }
  }

  test('useHost gives the server’s own element, with everything in it', async () => {
    const host = find('.bell')
    const seen = vi.fn()
    await mountOnBell(() => {
      seen(engine.useHost())
      return null
    })
    expect(seen).toHaveBeenCalledWith(host)
    expect(document.body.innerHTML).toBe('<main><p class="bell" title="old">Ring</p></main>')
  })

  test('the host hooks say so when a component is rendered outside an island', async () => {
    const errors: unknown[] = []
    const stray = () => {
      engine.useHost()
      return null
    }
    const onUncaughtError = (error: unknown) => errors.push(error)
    try {
      engine.createRoot(find('main'), { onUncaughtError }).render(engine.createElement(stray))
    } catch (error) {
      // Preact throws where React reports.
      errors.push(error)
    }
    await settle()
    expect(errors.map(String)).toEqual(['Error: shop-islands: this component is not inside an island.'])
  })

  test('useHostEvent calls the newest listener, and the host carries only one', async () => {
    const rings: string[] = []
    const addListener = vi.spyOn(find('.bell'), 'addEventListener')
    const setVoice = await mountWithState('ding', (voice) => {
      engine.useHostEvent('click', () => rings.push(voice))
      return null
    })
    click(find('.bell'))
    await setVoice('dong')
    click(find('.bell'))
    expect(rings).toEqual(['ding', 'dong'])
    expect(addListener).toHaveBeenCalledOnce()
  })

  test('useHostEvent follows when the component asks for another event type', async () => {
    const rings: string[] = []
    const setType = await mountWithState('click', (type) => {
      engine.useHostEvent(type, (event) => rings.push(event.type))
      return null
    })
    await setType('mouseover')
    click(find('.bell'))
    find('.bell').dispatchEvent(new Event('mouseover'))
    expect(rings).toEqual(['mouseover'])
  })

  test('useHostClass puts a class on the host while it holds', async () => {
    const setOpen = await mountWithState(false, (isOpen) => {
      engine.useHostClass('is-open', isOpen)
      return null
    })
    expect(find('.bell').className).toBe('bell')
    await setOpen(true)
    expect(find('.bell').className).toBe('bell is-open')
    await setOpen(false)
    expect(find('.bell').className).toBe('bell')
  })

  test('useHostAttribute sets the host’s attribute, and null takes it off', async () => {
    const setTitle = await mountWithState<string | null>('new', (title) => {
      engine.useHostAttribute('title', title)
      return null
    })
    expect(find('.bell').getAttribute('title')).toBe('new')
    await setTitle(null)
    expect(find('.bell').hasAttribute('title')).toBe(false)
  })

  test('when the island leaves, class and attributes are the server’s again', async () => {
    const host = find('.bell')
    await mountOnBell(() => {
      engine.useHostClass('is-open', true)
      engine.useHostAttribute('title', 'new')
      engine.useHostAttribute('aria-expanded', 'true')
      return null
    })
    expect(host.outerHTML).toBe('<p class="bell is-open" title="new" aria-expanded="true">Ring</p>')
    host.remove()
    await settle()
    expect(host.outerHTML).toBe('<p class="bell" title="old">Ring</p>')
  })

  const box = '<div data-island-outlet="" style="display: contents;"><b>New</b></div>'
  test.each<[OutletPlace, string]>([
    ['before', `<main>${box}<p class="bell">Ring</p></main>`],
    ['after', `<main><p class="bell">Ring</p>${box}</main>`],
    ['prepend', `<main><p class="bell">${box}Ring</p></main>`],
    ['append', `<main><p class="bell">Ring${box}</p></main>`],
  ])(
    'an outlet shows what a component adds (%s the server element), in a box that takes no room',
    async (place, page) => {
      showPage('<main><p class="bell">Ring</p></main>')
      await mountOnBell(() => outlet(engine, engine.useHost(), place, engine.createElement('b', null, 'New')))
      expect(document.body.innerHTML).toBe(page)
    },
  )

  test('an outlet moves with its element, and leaves with the island or when it is not shown any more', async () => {
    showPage('<main><p class="bell">Ring</p><p id="other"></p></main>')
    const setPlace = await mountWithState<'.bell' | '#other' | ''>('.bell', (place) =>
      place === '' ? null : outlet(engine, find(place), 'append', 'New'),
    )
    expect(find('.bell').textContent).toBe('RingNew')
    await setPlace('#other')
    expect(find('.bell').textContent).toBe('Ring')
    expect(find('#other').textContent).toBe('New')
    await setPlace('')
    expect(document.querySelector('[data-island-outlet]')).toBeNull()
  })

  test('what a component renders outside an outlet is shown nowhere', async () => {
    await mountOnBell(() => engine.createElement('b', null, 'Lost'))
    expect(document.body.textContent).toBe('Ring')
  })

  test('server HTML is shown as it is, its scripts do not run, and a newer piece replaces it', async () => {
    const setHtml = await mountWithState('<i>3</i><script>globalThis.hasRun = true</script>', (html) =>
      outlet(engine, engine.useHost(), 'after', engine.createElement(engine.ServerHtml, { html, className: 'answer' })),
    )
    expect(find('.answer').innerHTML).toBe('<i>3</i><script>globalThis.hasRun = true</script>')
    expect('hasRun' in globalThis).toBe(false)
    await setHtml('<i>4</i>')
    expect(find('.answer').innerHTML).toBe('<i>4</i>')
  })

  test('server HTML with unclosed tags or table rows without a table is read as a browser reads it', async () => {
    await mountOnBell(() =>
      outlet(
        engine,
        engine.useHost(),
        'after',
        engine.createElement(engine.ServerHtml, { html: ' <tr><td>1</td></tr><b>open' }),
      ),
    )
    expect(find('[data-island-outlet] > div').innerHTML).toBe(' <tr><td>1</td></tr><b>open</b>')
  })

  test('islands inside server HTML wake', async () => {
    const awake = vi.fn()
    engine.defineWidget({
      name: 'inner',
      hooks: '.inner',
      wake: 'idle',
      attach: async () => ({ default: ({ host }) => awake(host) }),
    })
    await mountOnBell(() =>
      outlet(
        engine,
        engine.useHost(),
        'after',
        engine.createElement(engine.ServerHtml, { html: '<i class="inner"></i>' }),
      ),
    )
    await settle()
    expect(awake).toHaveBeenCalledExactlyOnceWith(find('.inner'))
  })
})
