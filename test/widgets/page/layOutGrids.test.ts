import { beforeEach, describe, expect, test, vi } from 'vitest'
import { openPage, pass, stopClock } from '../../support/freshPage'
import { installJQuery } from '../../support/jQuery'
import { find } from '../../support/page'
import { startPage } from '../../support/startPage'

/** A grid of banners as the theme prints it: its library lays it out, and does nothing by itself. */
const GRID = `<div class="banner-grid-wrapper"><div class="banner-grid row row-grid" id="grid" data-packery-options="">
  <div class="col grid-col large-8" id="wide"></div><div class="col grid-col large-4"></div></div></div>`

/** What the library was told, and of which grid. */
const packery = vi.fn()
let measure: (changed: readonly Element[]) => void
let watched: Set<Element>

/** Puts jQuery with the theme's library on the page. */
function bringLibrary(): void {
  const jQuery = installJQuery() as unknown as { fn: Record<string, unknown> }
  jQuery.fn['packery'] = function (this: ArrayLike<Element>, said: unknown) {
    packery(this[0]?.id, said)
  }
}

beforeEach(() => {
  packery.mockClear()
  watched = new Set()
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(tell: (entries: object[]) => void) {
        measure = (changed) => tell(changed.map((target) => ({ target })))
      }
      observe(element: Element) {
        watched.add(element)
      }
      disconnect() {
        watched.clear()
      }
    },
  )
  openPage(GRID)
  stopClock()
})

describe('a grid of banners, or a wall of pictures or articles', () => {
  test('is laid out by the library that the theme has on the page for it, and again when something in it has another size', async () => {
    bringLibrary()
    await startPage()
    await pass()
    expect(packery.mock.calls).toEqual([['grid', { originLeft: true }]])
    measure([find('#grid'), find('#wide')])
    await pass(16)
    expect(packery.mock.calls.slice(1)).toEqual([['grid', 'layout']])
  })

  test('waits for a library that an optimiser holds back', async () => {
    await startPage()
    await pass()
    installJQuery()
    document.head.append(Object.assign(document.createElement('meta'), { name: 'x' }))
    document.head.lastElementChild?.dispatchEvent(new Event('load'))
    expect(packery).not.toHaveBeenCalled()
    bringLibrary()
    document.head.lastElementChild?.dispatchEvent(new Event('load'))
    expect(packery).toHaveBeenCalledOnce()
  })

  test('is laid out when it comes later, too, and begins at the side at which the page is read', async () => {
    bringLibrary()
    await startPage()
    await pass()
    document.documentElement.dir = 'rtl'
    vi.spyOn(window, 'getComputedStyle').mockReturnValue({ direction: 'rtl' } as CSSStyleDeclaration)
    document.body.insertAdjacentHTML('beforeend', '<div class="has-packery" id="later"><p></p></div>')
    await pass()
    expect(packery).toHaveBeenLastCalledWith('later', { originLeft: false })
    measure([document.createElement('p')])
    await pass(16)
    expect(packery).toHaveBeenCalledTimes(2)
  })

  test('is the theme’s own script’s where that is still there', async () => {
    document.head.innerHTML = '<script type="text/plain" src="/theme/flatsome.js"></script>'
    bringLibrary()
    await startPage()
    await pass()
    expect(packery).not.toHaveBeenCalled()
  })
})
