// Wraps jQuery: what scripts written for the theme's sliders find there (contract 11.6), drawn from ours.
import { emit } from '../bridge/pluginEvents'
import { whenJQuery } from '../bridge/whenJQuery'
import { dispatch } from '../page/events'
import { installFlickityCall, type JQuery } from './flickityCall'
import { cellsOf, type FramedSlides } from './frameSlides'
import type { SliderOptions } from './sliderOptions'
import type { SlideTrack } from './slideTrack'

type Listener = (index: number) => void

/** Cells as scripts hand them over: one, or several in a jQuery object or a list. */
type Cells = Element | ArrayLike<Element>

const each = (cells: Cells) => (cells instanceof Element ? [cells] : Array.from(cells))

/** A slider as those scripts know it, for as long as it is awake. */
export interface FlickityStandIn {
  /** Another cell is selected. */
  tellSelection(): void
  /** The slider goes. */
  leave(): void
}

/**
 * Puts a slider where scripts of child themes and plugins look for the theme's: into `jQuery(element).data('flickity')`, with what they read
 * of it and call on it; selections are told as `select.flickity` and `change.flickity`, too. Their handlers of `flatsome-flickity-ready` read it
 * at once, and throw where it is missing. A slide is what a step passes: one cell, or a group of them.
 *
 * @param track the slider, and the elements around its cells.
 */
export function standInForFlickity(
  element: HTMLElement,
  track: SlideTrack,
  { strip, viewport }: FramedSlides,
  options: SliderOptions,
): FlickityStandIn {
  const listeners = new Map<string, Set<Listener>>()
  const slides = () => {
    const cells = cellsOf(strip)
    const firsts = options.groupCells === 1 ? [...cells.keys()] : track.stops()
    return firsts.map((first, index) => cells.slice(first, firsts[index + 1]))
  }
  const selectedIndex = () => {
    const cell = cellsOf(strip)[track.selected()]
    return cell ? slides().findIndex((cells) => cells.includes(cell)) : 0
  }
  /** Beyond the ends it goes on at the other one, where the slider or the caller does. */
  const select = (index: number, wraps = options.wrapAround) => {
    const all = slides()
    const cell = all[wraps ? ((index % all.length) + all.length) % all.length : index]?.[0]
    if (cell) track.select(cellsOf(strip).indexOf(cell))
  }
  const on = (type: string, listener: Listener) => {
    listeners.set(type, (listeners.get(type) ?? new Set()).add(listener))
  }
  const nothing = () => {}
  const instance = {
    element,
    viewport,
    slider: strip,
    options: { ...options },
    get selectedIndex() {
      return selectedIndex()
    },
    get selectedElement() {
      return cellsOf(strip)[track.selected()]
    },
    get selectedElements() {
      return slides()[selectedIndex()] ?? []
    },
    get cells() {
      return cellsOf(strip).map((cell) => ({ element: cell }))
    },
    get slides() {
      return slides().map((cells) => ({ cells: cells.map((cell) => ({ element: cell })) }))
    },
    getCellElements: () => cellsOf(strip),
    select,
    selectCell(cell: number | string | Element) {
      const found = typeof cell === 'string' ? strip.querySelector(cell) : cell
      track.select(typeof found === 'number' ? found : cellsOf(strip).indexOf(found as HTMLElement))
    },
    next: (wraps?: boolean) => select(selectedIndex() + 1, wraps),
    previous: (wraps?: boolean) => select(selectedIndex() - 1, wraps),
    resize: () => track.refresh(),
    reposition: () => track.refresh(),
    reloadCells: () => track.refresh(),
    // The track sees by itself what comes and goes.
    append: (cells: Cells) => strip.append(...each(cells)),
    remove(cells: Cells) {
      for (const cell of each(cells)) if (cell.parentNode === strip) cell.remove()
    },
    on,
    off: (type: string, listener: Listener) => {
      listeners.get(type)?.delete(listener)
    },
    destroy: () => {
      dispatch('shop-islands:slider-asked', { isWanted: false }, element)
    },
    // It plays as its options say, and waits for the shopper by itself.
    player: { state: options.autoPlay ? 'playing' : 'stopped', play: nothing, pause: nothing, stop: nothing },
  }
  const tell = (type: string, index: number) => {
    for (const listener of listeners.get(type) ?? []) {
      try {
        listener.call(instance, index)
      } catch (error) {
        reportError(error)
      }
    }
    emit(`${type}.flickity`, [index], element)
  }
  // Without jQuery nobody has the slider, and nobody hears of it.
  let tellSelection = nothing
  const leave = whenJQuery<JQuery>((jQuery) => {
    installFlickityCall(jQuery)
    jQuery(element).data('flickity', instance)
    tell('ready', selectedIndex())
    tellSelection = () => {
      const index = selectedIndex()
      tell('select', index)
      tell('change', index)
    }
    return () => jQuery(element).removeData('flickity')
  })
  return { tellSelection: () => tellSelection(), leave }
}
