import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { WidgetDefinition } from '../../src/api'
import type { ShopIslands } from '../../src/shopIslands'
import { type Engine, engineKinds, importEngine, openEngine, settle } from '../support/freshEngine'
import { click, find, press, showPage } from '../support/page'
import { collectReports, consoleMessages, type SeenReport } from '../support/reports'
import { attachedWidget, componentWidget, listening, listeningComponent } from '../support/widgets'

/** What the script put on the page for the page's own scripts. */
function published(): ShopIslands | undefined {
  return (window as { shopIslands?: ShopIslands }).shopIslands
}

describe.each(engineKinds)('%s engine', (kind) => {
  let engine: Engine
  let reports: SeenReport[]
  let rings: string[]
  beforeEach(async () => {
    engine = await openEngine(kind)
    reports = collectReports()
    rings = []
    vi.stubGlobal('shopIslands', undefined)
    showPage('<p class="bell">Ring</p>')
  })

  /** A widget that notes which copy of the script handles a click. */
  const bell = (name: string) =>
    componentWidget(
      listeningComponent(engine, 'click', () => rings.push(name)),
      { name, wake: 'touch', claims: { click: true } },
    )

  test('the script publishes its API and starts by itself', async () => {
    engine.installShopIslands(() => engine.defineWidget(bell('only')))
    expect(Object.keys(published() ?? {})).toEqual([
      'start',
      'scan',
      'defineWidget',
      'swapFragments',
      'inspect',
      'stores',
      'api',
    ])
    click(find('.bell'))
    await vi.waitFor(() => expect(rings).toEqual(['only']))
  })

  test('a component finds the React runtime by itself', async () => {
    const component = listeningComponent(engine, 'click', () => rings.push('component'))
    const bellOnTouch = componentWidget(component, { wake: 'touch', claims: { click: true } })
    engine.installShopIslands(() => engine.defineWidget(bellOnTouch))
    click(find('.bell'))
    await vi.waitFor(() => expect(rings).toEqual(['component']))
  })

  test('the script twice on one page: the second copy says so and does nothing, whatever it is asked', async () => {
    engine.installShopIslands(() => engine.defineWidget(bell('first copy')))
    const api = published()
    click(find('.bell'))
    await vi.waitFor(() => expect(rings).toEqual(['first copy']))
    const second = await importEngine(kind)
    const fill = vi.fn()
    second.installShopIslands(fill)
    second.start()
    const act = vi.fn()
    second.defineWidget(attachedWidget(listening('keydown', act), { name: 'second copy', claims: { keydown: true } }))
    press('Enter', find('.bell'))
    await settle()
    expect(act).not.toHaveBeenCalled()
    click(find('.bell'))
    await settle()
    expect(rings).toEqual(['first copy', 'first copy'])
    expect(fill).not.toHaveBeenCalled()
    expect(published()).toBe(api)
    expect(reports).toEqual([{ code: 'started-twice', cause: undefined, target: document }])
    await vi.waitFor(() => expect(consoleMessages()).toEqual([expect.stringContaining('twice')]))
  })

  test('a tag with data-start="manual" waits for the page to start it, and a second start changes nothing', async () => {
    document.head.innerHTML = '<script type="text/plain" data-shop-islands data-start="manual"></script>'
    engine.installShopIslands(() => engine.defineWidget(bell('only')))
    click(find('.bell'))
    await settle()
    expect(rings).toEqual([])
    published()?.start()
    const listen = vi.spyOn(document, 'addEventListener')
    published()?.start()
    expect(listen).not.toHaveBeenCalled()
    click(find('.bell'))
    await vi.waitFor(() => expect(rings).toEqual(['only']))
  })

  test('settings that are given to start() win over the page’s own, also when the islands have started already', async () => {
    document.head.innerHTML = '<script type="text/plain" data-shop-islands data-locale="vi"></script>'
    engine = await importEngine(kind)
    engine.installShopIslands(() => {})
    expect(engine.settings().locale).toBe('vi')
    engine.start({ locale: 'en' })
    expect(engine.settings().locale).toBe('en')
  })

  test.each([
    ['data-debug on the tag', '<script type="text/plain" data-shop-islands data-debug></script>', ''],
    ['#shop-islands-debug in the address', '', '#shop-islands-debug'],
  ])('%s labels every island', async (_where, head, hash) => {
    document.head.innerHTML = head
    location.hash = hash
    engine.installShopIslands(() => engine.defineWidget(bell('only')))
    document.querySelector('.shop-islands-debug')?.remove()
    await vi.waitFor(() => expect(document.querySelectorAll('.shop-islands-debug span')).toHaveLength(1))
    document.querySelector('.shop-islands-debug')?.remove()
    location.hash = ''
  })

  test('the page’s own script can ask what is on the page, define widgets, wake and swap pieces', async () => {
    vi.spyOn(console, 'table').mockImplementation(() => {})
    engine.installShopIslands(() => {})
    const api = published()
    api?.defineWidget(bell('late') as WidgetDefinition)
    expect(await api?.inspect()).toEqual([expect.objectContaining({ widget: 'late', state: 'asleep' })])
    const swapped = api?.swapFragments({ '.bell': '<p class="bell">Ring twice</p>' })
    await vi.waitFor(() => expect(find('.bell').textContent).toBe('Ring twice'))
    await swapped
    expect(await api?.stores.cart()).toHaveProperty('$cart')
  })
})
