import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Area } from '../../src/islands/area'
import type { Definition } from '../../src/islands/definition'
import {
  engineKinds,
  importEngine,
  inspected,
  openEngine,
  openQuietPage,
  type SourceEngine,
  settle,
  startInside,
  startWith,
} from '../support/freshEngine'
import { click, find, showPage } from '../support/page'
import { attachedWidget, componentWidget } from '../support/widgets'

/** The files that the page has asked for ahead, each with its priority. */
const links = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(
    (link) =>
      `${new URL(link.href).pathname.split('/').at(-1)} ${link.fetchPriority ?? link.getAttribute('fetchpriority')}`,
  )

describe('source engine', () => {
  let engine: SourceEngine

  beforeEach(async () => {
    openQuietPage()
    // What the build knows of each file: its hash, and what it imports.
    vi.stubGlobal('SCRIPT_FILES', {
      cart: 'aaa base',
      listing: 'bbb base',
      base: 'ccc store',
      store: 'ddd',
      react: 'eee base',
      'text-vi': 'fff',
    })
    engine = await importEngine()
    vi.spyOn(console, 'error').mockImplementation(() => {})
    showPage('<a class="bell">Ring</a>')
  })

  const component = () => null

  const area = (name: string): Area => ({ name, load: async () => ({ Bell: component }) })
  const bell = (name: string, more: Parameters<typeof componentWidget>[1] = {}) => ({
    ...componentWidget(component, { name, wake: 'touch', claims: { click: true }, ...more }),
    component: 'Bell',
    area: area(name),
  })

  test('what is in the core itself has nothing of its area fetched, and keeps nothing from the rest of the area', async () => {
    const cart = area('cart')
    const inCore: Definition = {
      name: 'by-space',
      selectors: '.bell',
      wake: 'touch',
      claims: { keydown: true },
      service: () => {},
      area: cart,
    }
    startInside(engine, [inCore], true)
    await settle()
    expect(links()).toEqual([])
    startInside(engine, [{ ...bell('cart'), name: 'by-click', area: cart }], true)
    await settle()
    expect(links()).toContain('cart-aaa.js low')
  })

  test('when the browser is idle, the files of what the page may touch are asked for at low priority, with all they import', async () => {
    startInside(
      engine,
      [bell('cart'), bell('cart', { selectors: '.bell' }), bell('listing', { selectors: '.absent' })],
      true,
    )
    expect(links()).toEqual([])
    await settle()
    expect(links()).toEqual([
      'cart-aaa.js low',
      'base-ccc.js low',
      'store-ddd.js low',
      'text-vi-fff.js low',
      'react-eee.js low',
    ])
  })

  test('a component needs the runtime, too, and a theme author’s own nothing but that', async () => {
    startInside(engine, [{ name: 'own', selectors: '.bell', wake: 'touch', component }], true)
    await settle()
    expect(links()).toEqual(['text-vi-fff.js low', 'react-eee.js low', 'base-ccc.js low', 'store-ddd.js low'])
  })

  test.each<[string, object, string[]]>([
    ['a component', { component: 'Bell' }, ['cart', 'base', 'store', 'text-vi', 'react']],
    ['a service without events of its own', { service: 'ring' }, ['cart', 'base', 'store']],
    [
      'a service that a touch is handed to',
      { service: 'ring', touches: { pointerover: true } },
      ['cart', 'base', 'store', 'text-vi'],
    ],
    [
      'a service that owns an event',
      { service: 'ring', claims: { click: true } },
      ['cart', 'base', 'store', 'text-vi'],
    ],
    ['a service that is in the core', { service: () => undefined, claims: { click: true } }, []],
    ['a component that is in the core', { component }, ['text-vi', 'react', 'base', 'store']],
    [
      'a theme author’s own file',
      { load: async () => ({ default: component }), area: undefined },
      ['text-vi', 'react', 'base', 'store'],
    ],
  ])('%s has exactly the files fetched ahead that it needs', async (_what, content, expected) => {
    startInside(
      engine,
      [{ name: 'bell', selectors: '.bell', wake: 'touch', area: area('cart'), ...content } as Definition],
      true,
    )
    await settle()
    expect(links().map((link) => link.replace(/-[a-z]{3}\.js low$/, ''))).toEqual(expected)
  })

  test('nothing is asked for ahead where the page does not want it; a touch asks for all files at once, each once', async () => {
    startInside(engine, [bell('cart'), bell('listing')])
    await settle(5000)
    expect(links()).toEqual([])
    click(find('.bell'))
    const files = ['cart-aaa.js', 'base-ccc.js', 'store-ddd.js', 'text-vi-fff.js', 'react-eee.js']
    expect(links()).toEqual(files.map((file) => `${file} high`))
    find('.bell').dispatchEvent(new Event('pointerover', { bubbles: true }))
    expect(links().at(-1)).toBe('listing-bbb.js high')
    expect(links()).toHaveLength(6)
  })

  test('what stands back, or does not apply, is not fetched ahead', async () => {
    const old = { isHere: () => true, ours: 'stands back' } as const
    startInside(engine, [bell('cart', { replaces: old }), bell('listing', { applies: () => false })], true)
    await settle()
    expect(links()).toEqual([])
  })

  test('what hears events of our own alone is not fetched ahead: no shop has what raises them only because it has a body', async () => {
    const own = { 'shop-islands:open-terms': true } as const
    const hears = (name: string, touches: object) =>
      ({ name, selectors: 'body', wake: 'touch', component: 'Bell', area: area(name), touches }) as Definition
    startInside(engine, [hears('cart', own), hears('listing', { ...own, pointerover: true })], true)
    await settle()
    expect(links()).toContain('listing-bbb.js low')
    expect(links()).not.toContain('cart-aaa.js low')
  })

  test('what is fetched ahead is evaluated ahead, too, and nothing else', async () => {
    const [cart, listing] = ['cart', 'listing'].map((name) => ({
      name,
      load: vi.fn(async () => ({ Bell: component })),
    }))
    startInside(
      engine,
      [
        { ...bell('cart'), area: cart as Area },
        { ...bell('listing', { selectors: '.absent', asksShop: true }), area: listing as Area },
      ],
      true,
    )
    expect(cart?.load).not.toHaveBeenCalled()
    await settle()
    expect(cart?.load).toHaveBeenCalledOnce()
    expect(listing?.load).not.toHaveBeenCalled()
  })

  test('what asks the shop is kept at hand, so that nothing is imported between the tap and its call; what draws is imported by its tap', async () => {
    const handed: string[] = []
    const listening = () => {
      const { id } = engine.useHost()
      engine.useListener(engine.useHost(), 'click', () => void handed.push(id))
      return null
    }
    showPage('<a class="bell" id="asks">Ring</a><a class="bell" id="draws">Ring</a>')
    const load = vi.fn(async () => ({ Bell: listening }))
    const tower = { name: 'cart', load }
    startInside(
      engine,
      [
        { ...bell('draws', { selectors: '#draws' }), area: tower },
        { ...bell('asks', { selectors: '#asks', asksShop: true }), area: tower },
      ],
      true,
    )
    await settle()
    load.mockImplementation(() => new Promise(() => {}))
    for (const id of ['asks', 'draws']) click(find(`#${id}`))
    await settle()
    expect(handed).toEqual(['asks'])
  })

  test('a theme author’s own file is not asked for before a touch', async () => {
    const load = vi.fn(async () => ({ default: component }))
    startInside(engine, [{ name: 'own', selectors: '.bell', wake: 'touch', load }], true)
    await settle()
    expect(links()).toContain('react-eee.js low')
    expect(load).not.toHaveBeenCalled()
  })

  test('a theme author’s own file is not kept at hand beside an own component that is there', async () => {
    const load = vi.fn(async () => ({ default: component }))
    startInside(
      engine,
      [
        { name: 'own', selectors: '.bell', wake: 'touch', component },
        { name: 'own-asking', selectors: '.absent', wake: 'touch', asksShop: true, load },
      ],
      true,
    )
    await settle()
    expect(load).not.toHaveBeenCalled()
  })

  test('late content has its files fetched ahead as well', async () => {
    startInside(engine, [bell('listing', { selectors: '.late' })], true)
    await settle()
    expect(links()).toEqual([])
    find('body').insertAdjacentHTML('beforeend', '<p class="late"></p>')
    await settle()
    expect(links()[0]).toBe('listing-bbb.js low')
  })

  test('a link goes when its file is there, and one whose file is lost is asked for again by the next touch', async () => {
    const load = vi.fn(async () => ({ Bell: component }))
    load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    startInside(engine, [{ ...bell('cart'), area: { name: 'cart', load } }], true)
    await settle()
    const [cart, base] = document.querySelectorAll('link[rel=modulepreload]')
    base?.dispatchEvent(new Event('load'))
    cart?.dispatchEvent(new Event('error'))
    expect(links()).not.toContain('base-ccc.js low')
    // A lost one goes as well: otherwise each try would leave one more in the head.
    expect(links()).not.toContain('cart-aaa.js low')
    click(find('.bell'))
    expect(links()).toContain('cart-aaa.js high')
    expect(links()).not.toContain('base-ccc.js high')
  })

  test.each<[string, boolean, () => void]>([
    ['a page fetches ahead by itself', true, () => {}],
    ['not for a visitor who saves data', false, () => vi.stubGlobal('navigator', { connection: { saveData: true } })],
    [
      'not with data-preload="touch" on the tag',
      false,
      () => {
        document.head.innerHTML = '<script type="text/plain" data-shop-islands data-preload="touch"></script>'
      },
    ],
  ])('%s', async (_who, isAhead, arrange) => {
    vi.stubGlobal('shopIslands', undefined)
    arrange()
    engine.installShopIslands(() => engine.defineWidget(bell('cart')))
    await settle()
    expect(links().length > 0).toBe(isAhead)
  })
})

test.each(engineKinds)('%s engine: a script in one file has nothing to ask for', async (kind) => {
  const engine = await openEngine(kind)
  showPage('<a class="bell">Ring</a>')
  startWith(engine, [attachedWidget(engine, () => undefined)])
  click(find('.bell'))
  await settle()
  expect((await inspected(engine, find('.bell'), 'bell'))?.state).toBe('awake')
  expect(links()).toEqual([])
})
