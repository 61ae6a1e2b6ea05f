import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { WidgetDefinition } from '../../src/api'
import type { ShopIslands } from '../../src/shopIslands'
import { runShippedScript } from '../support/distEngine'
import { engineKinds, importEngine, openQuietPage, openSourceEngine, settle } from '../support/freshEngine'
import { click, find, press, showPage } from '../support/page'
import { collectReports, consoleMessages, type SeenReport } from '../support/reports'
import { componentWidget, listeningComponent } from '../support/widgets'

/** What the script put on the page for the page's own scripts. */
function published(): ShopIslands {
  return window.shopIslands as ShopIslands
}

describe.each(engineKinds)('%s engine', (kind) => {
  let reports: SeenReport[]
  let rings: string[]
  beforeEach(() => {
    openQuietPage()
    reports = collectReports()
    rings = []
    vi.stubGlobal('shopIslands', undefined)
    showPage('<p class="bell">Ring</p>')
  })

  /** Runs the script on the page, as its tag does. */
  async function runScript(): Promise<void> {
    if (kind === 'dist') runShippedScript()
    else (await importEngine()).installShopIslands(() => {})
  }

  /** A widget of the page's, with what the script hands out, that notes a click. */
  async function bell(name: string): Promise<WidgetDefinition> {
    const { useHost, useListener } = await published().api()
    const component = () => {
      useListener(useHost(), 'click', () => rings.push(name))
      return null
    }
    return componentWidget(component, { name, wake: 'touch', claims: { click: true } })
  }

  test('the script publishes its API and starts by itself', async () => {
    await runScript()
    expect(Object.keys(published())).toEqual([
      'start',
      'scan',
      'defineWidget',
      'swapFragments',
      'inspect',
      'stores',
      'api',
    ])
    published().defineWidget(await bell('only'))
    click(find('.bell'))
    await vi.waitFor(() => expect(rings).toEqual(['only']))
  })

  test('the script twice on one page: the second copy says so and does nothing', async () => {
    await runScript()
    const first = published()
    first.defineWidget(await bell('first copy'))
    click(find('.bell'))
    await vi.waitFor(() => expect(rings).toEqual(['first copy']))
    await runScript()
    click(find('.bell'))
    await settle()
    expect(rings).toEqual(['first copy', 'first copy'])
    expect(published()).toBe(first)
    expect(reports).toEqual([{ code: 'started-twice', cause: undefined, target: document }])
    await vi.waitFor(() => expect(consoleMessages()).toEqual([expect.stringContaining('twice')]))
  })

  test('a tag with data-start="manual" waits for the page to start it, and a second start changes nothing', async () => {
    document.head.innerHTML = '<script type="text/plain" data-shop-islands data-start="manual"></script>'
    await runScript()
    published().defineWidget(await bell('only'))
    click(find('.bell'))
    await settle()
    expect(rings).toEqual([])
    published().start()
    const listen = vi.spyOn(document, 'addEventListener')
    published().start()
    expect(listen).not.toHaveBeenCalled()
    click(find('.bell'))
    await vi.waitFor(() => expect(rings).toEqual(['only']))
  })

  test('settings that are given to start() win over the page’s own, also when the islands have started already', async () => {
    document.head.innerHTML = '<script type="text/plain" data-shop-islands data-locale="vi"></script>'
    await runScript()
    const { useSettings } = await published().api()
    const seen: string[] = []
    const component = () => {
      seen.push(useSettings().locale)
      return null
    }
    published().defineWidget(componentWidget(component))
    await vi.waitFor(() => expect(seen).toEqual(['vi']))
    published().start({ locale: 'en' })
    await vi.waitFor(() => expect(seen).toEqual(['vi', 'en']))
  })

  test.each([
    ['data-debug on the tag', '<script type="text/plain" data-shop-islands data-debug></script>', ''],
    ['#shop-islands-debug in the address', '', '#shop-islands-debug'],
  ])('%s labels every island', async (_where, head, hash) => {
    document.querySelector('.shop-islands-debug')?.remove()
    document.head.innerHTML = head
    location.hash = hash
    await runScript()
    published().defineWidget(await bell('only'))
    const labels = () => [...document.querySelectorAll('.shop-islands-debug span')].map((label) => label.textContent)
    click(document.body)
    await vi.waitFor(() => expect(labels().join()).toContain('only: asleep'))
    document.querySelector('.shop-islands-debug')?.remove()
    location.hash = ''
  })

  test('the page’s own script can ask what is on the page, define widgets, wake and swap pieces', async () => {
    await runScript()
    published().defineWidget(await bell('late'))
    expect(await published().inspect()).toContainEqual(
      expect.objectContaining({ widget: 'late', state: 'asleep', host: find('.bell') }),
    )
    const swapped = published().swapFragments({ '.bell': '<p class="bell">Ring twice</p>' })
    await vi.waitFor(() => expect(find('.bell').textContent).toBe('Ring twice'))
    await swapped
    expect(await published().stores.cart()).toHaveProperty('$cart')
  })
})

test('a second copy of the modules does nothing, whatever it is asked', async () => {
  const engine = await openSourceEngine()
  vi.stubGlobal('shopIslands', undefined)
  collectReports()
  showPage('<p class="bell">Ring</p>')
  engine.installShopIslands(() => {})
  const second = await importEngine()
  const fill = vi.fn()
  second.installShopIslands(fill)
  second.start()
  const act = vi.fn()
  const widget = listeningComponent(second, 'keydown', act)
  second.defineWidget(componentWidget(widget, { name: 'second copy', wake: 'touch', claims: { keydown: true } }))
  press('Enter', find('.bell'))
  await settle()
  expect(act).not.toHaveBeenCalled()
  expect(fill).not.toHaveBeenCalled()
})
