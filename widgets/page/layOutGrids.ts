// Wraps the browser's ResizeObserver, and the theme's layout library, which is told what has another size.
import { whenJQuery } from '../../src/bridge/whenJQuery'
import { isRightToLeft } from '../../src/page/isRightToLeft'
import { eachPlace } from './lazy/eachPlace'
import { GRID } from './shellSelectors'

/** As much of jQuery as lays a grid out: the theme's pages bring that library where they have such a grid. */
type JQueryOfGrids = (grid: Element) => { packery(said: 'layout' | { originLeft: boolean }): void }

/**
 * Has the library lay out every grid of the page, and again when one of its boxes has another size, as when a picture has come or the
 * tab with the grid opens. The library is a file of its own, which does nothing by itself; it may come late.
 *
 * A service: it draws nothing, and what there is to do is the library's.
 *
 * @returns a function that ends it.
 */
export function layOutGrids(): () => void {
  return whenJQuery<JQueryOfGrids>((jQuery) => {
    const sizes = new ResizeObserver((changes) => {
      const grids = new Set(changes.map(({ target }) => target.closest(GRID)))
      // With the next frame: the grid gets another height then, which the browser could not tell in this one, and would report.
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
