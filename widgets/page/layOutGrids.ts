// Wraps the browser's ResizeObserver, and the theme's layout library, which is called when sizes change.
import { whenJQuery } from '../../src/bridge/whenJQuery'
import { isRightToLeft } from '../../src/page/elements'
import { eachPlace } from './eachPlace'
import { GRID } from './pageSelectors'

/** The part of jQuery that lays out a grid: the theme's pages bring that library where they have such a grid. */
type JQueryOfGrids = (grid: Element) => { packery(said: 'layout' | { originLeft: boolean }): void }

/**
 * Has the library lay out every grid of the page, and again when one of its boxes changes its size, for instance when a picture has loaded
 * or the grid's tab opens. The library is a file of the theme's that does nothing by itself; it may come late.
 *
 * A service: it draws nothing, and the library does the work.
 *
 * @returns a function that ends it.
 */
export function layOutGrids(): () => void {
  return whenJQuery<JQueryOfGrids>((jQuery) => {
    const sizes = new ResizeObserver((changes) => {
      const grids = new Set(changes.map(({ target }) => target.closest(GRID)))
      // In the next frame, because the grid's height changes: in this one the browser could not notify us of that, and would report a
      // ResizeObserver loop.
      requestAnimationFrame(() => {
        for (const grid of grids) if (grid) jQuery(grid).packery('layout')
      })
    })
    const stopLooking = eachPlace(GRID, (grid) => {
      jQuery(grid).packery({ originLeft: !isRightToLeft(grid) })
      for (const box of [grid, ...grid.children]) sizes.observe(box)
    })
    return () => {
      stopLooking()
      sizes.disconnect()
    }
  }, 'packery')
}
