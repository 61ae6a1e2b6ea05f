import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { CatalogueSection } from '../../src/islands/sections'
import { find, showPage } from '../support/page'

/** The section that serves a selector, imported anew as on a fresh page. */
async function sectionFor(hook: string): Promise<CatalogueSection> {
  const { sections } = await import('../../widgets/sections')
  const found = sections.find(({ hooks }) => hooks.split(',').includes(hook))
  if (!found) throw new Error(`no section serves ${hook}`)
  return found
}

beforeEach(() => {
  vi.resetModules()
  localStorage.clear()
  showPage('')
})

describe('the directory', () => {
  test('is given up for the held touch after a second, and may still come', async () => {
    vi.useFakeTimers()
    vi.doMock('../../widgets/directory', () => new Promise(() => {}))
    const { directory } = await import('../../widgets/catalogue')
    const loaded = vi.fn()
    directory.load().then(loaded)
    await vi.advanceTimersByTimeAsync(999)
    expect(loaded).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(loaded).toHaveBeenCalledWith({ default: [] })
    vi.doUnmock('../../widgets/directory')
    vi.useRealTimers()
  })

  test('has a use for every page, and is asked about every touch', async () => {
    const { directory } = await import('../../widgets/catalogue')
    showPage('<p>Text</p>')
    expect([document.querySelector(directory.hooks), find('p').closest(directory.hooks)]).toEqual([
      document.documentElement,
      document.documentElement,
    ])
  })
})

describe('the wishlist waits', () => {
  const hook = '[class*=wishlist_]'
  const key = 'ti_wishlist_data_0f'

  test.each<[string, boolean, Record<string, string>]>([
    ['where the browser keeps nothing', true, {}],
    ['where it keeps that nothing is wished', true, { [key]: '{"products":[],"counter":0}' }],
    ['where the count is text', true, { [key]: '{"products":[],"counter":"0"}' }],
    ['not where it keeps a wish', false, { [key]: '{"products":{"12":{}},"counter":10}' }],
    ['not where the copy tells no count', false, { [key]: '{"products":{"12":{}}}' }],
    ['where the copy is of something else', true, { wc_fragments: '{"counter":3}' }],
  ])('%s', async (_where, waits, kept) => {
    for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, value)
    expect((await sectionFor(hook)).isWaiting?.()).toBe(waits)
  })

  test('until the visitor does something', async () => {
    const section = await sectionFor(hook)
    document.dispatchEvent(new Event('scroll'))
    expect(section.isWaiting?.()).toBe(false)
  })

  test('where the storage is blocked', async () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new Error('SecurityError')
    })
    expect((await sectionFor(hook)).isWaiting?.()).toBe(true)
  })
})

describe('the quote list waits', () => {
  const hook = '.add-request-quote-button'

  test('for the first interaction at the products', async () => {
    showPage('<a class="add-request-quote-button" data-product_id="12"></a>')
    const section = await sectionFor(hook)
    expect(section.isWaiting?.()).toBe(true)
    document.dispatchEvent(new Event('keydown'))
    expect(section.isWaiting?.()).toBe(false)
  })

  test('for nothing on its own page', async () => {
    showPage('<table id="yith-ywrq-table-list"></table>')
    expect((await sectionFor(hook)).isWaiting?.()).toBe(false)
  })
})

describe('a grid of products waits', () => {
  const hook = '.equalize-box'

  /** Puts the grid that many pixels below the top of the window, which is 768 high. */
  function showGrid(top: number): void {
    showPage('<div class="equalize-box"></div>')
    find(hook).getBoundingClientRect = () => new DOMRect(0, top, 100, 100)
  }

  test('where it lies below the window', async () => {
    showGrid(innerHeight + 1)
    const section = await sectionFor(hook)
    expect(section.isWaiting?.()).toBe(true)
    document.dispatchEvent(new Event('scroll'))
    expect(section.isWaiting?.()).toBe(false)
  })

  test('not where it is in the window', async () => {
    showGrid(innerHeight - 1)
    expect((await sectionFor(hook)).isWaiting?.()).toBe(false)
  })
})
