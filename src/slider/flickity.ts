// Wraps jQuery: what scripts for the theme's sliders find there (contract 11.6), backed by our sliders.
import { jQueryNow, whenJQuery } from '../bridge/whenJQuery'
import { attempt, callAll } from '../page/callbacks'
import { dispatch } from '../page/events'
import { askForSlider, type JQuery, offerFlickityCall } from './flickityCall'
import { cellsOf, type FramedSlides } from './frameSlides'
import type { SliderOptions } from './sliderOptions'
import type { SlideTrack } from './slideTrack'

type Listener = (...args: unknown[]) => void

/** By the event's type: the listeners that scripts have added, each with the function that calls it on the slider's object. */
type Listeners = Map<string, Map<Listener, Listener>>

/** Cells as scripts hand them over: one, or several in a jQuery object or a list. */
type Cells = Element | ArrayLike<Element>

const listOf = (cells: Cells) => (cells instanceof Element ? [cells] : Array.from(cells))

/** Our side of the stand-in for one slider. */
interface FlickityStandIn {
  /** Shows it to scripts, as soon as the page has jQuery. Returns what takes it away again. */
  enter(): () => void
  /** To be called when another cell is selected, also by a handler that hears of `enter`. */
  tellSelection(): void
  /** To be called when the slider has come to rest. */
  tellRest(): void
  /** Tells of something that comes of a browser's event. */
  tellOf(
    type: 'dragStart' | 'dragEnd' | 'staticClick' | 'lazyLoad' | 'bgLazyLoad',
    cause: Event,
    ...args: unknown[]
  ): void
}

const nothing = () => {}

/**
 * What scripts find at a slider, with the properties and methods that they use. A slide is what one step passes: one cell, or a group of
 * them.
 *
 * @param listeners receives those that scripts add.
 */
function createInstance(
  element: HTMLElement,
  track: SlideTrack,
  { strip, viewport }: FramedSlides,
  options: SliderOptions,
  listeners: Listeners,
) {
  const slides = () => {
    const cells = cellsOf(strip)
    const firsts = options.groupCells === 1 ? [...cells.keys()] : track.stops()
    return firsts.map((first, index) => cells.slice(first, firsts[index + 1]))
  }
  const selectedIndex = () => {
    const cell = cellsOf(strip)[track.selected()]
    return cell ? slides().findIndex((cells) => cells.includes(cell)) : 0
  }
  /** Beyond the ends it goes on at the other end, if the slider wraps around or the caller asks for that. */
  const select = (index: number, wraps?: boolean) => {
    const all = slides()
    const goesRound = wraps || options.wrapAround
    const cell = all[goesRound ? ((index % all.length) + all.length) % all.length : index]?.[0]
    if (cell) track.select(cellsOf(strip).indexOf(cell))
  }
  const on = (type: string, listener: Listener): void => {
    const told = listeners.get(type) ?? new Map()
    listeners.set(
      type,
      told.set(listener, (...args: unknown[]) => listener.apply(instance, args)),
    )
  }
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
    // The track notices added and removed cells by itself.
    append: (cells: Cells) => strip.append(...listOf(cells)),
    remove(cells: Cells) {
      for (const cell of listOf(cells)) if (cell.parentNode === strip) cell.remove()
    },
    on,
    off: (type: string, listener: Listener) => {
      listeners.get(type)?.delete(listener)
    },
    // The library itself, which a child theme may bring along, takes new options in these two steps where it finds an object.
    option(given?: object) {
      const jQuery = jQueryNow<JQuery>()
      if (jQuery) askForSlider(jQuery, element, Object(given))
    },
    _init: nothing,
    destroy: () => {
      dispatch('shop-islands:set-slider', { isWanted: false }, element)
    },
    // The slider plays by its own options and pauses by itself, so the calls do nothing.
    player: { state: options.autoPlay ? 'playing' : 'stopped', play: nothing, pause: nothing, stop: nothing },
  }
  return instance
}

/**
 * Makes what puts a slider where scripts of child themes and plugins look for the theme's: into `jQuery(element).data('flickity')`, with
 * the properties and methods that they use. Handlers of `flatsome-flickity-ready` read it at once, and throw where it is missing.
 *
 * Raised as `<name>.flickity`, and told to listeners of `on`: `ready`, `select`, `change` and `settle` with the index of the slide,
 * `dragStart` and `dragEnd` with the pointer, `staticClick` (a press that drags nothing) with the pointer, the cell and its index,
 * `lazyLoad` with the cell and `bgLazyLoad` with the element. Listeners of `on` are told the browser's event first, where there is one.
 *
 * @param track the slider, and the elements around its cells.
 */
export function standInForFlickity(
  element: HTMLElement,
  track: SlideTrack,
  framed: FramedSlides,
  options: SliderOptions,
): FlickityStandIn {
  const listeners: Listeners = new Map()
  const instance = createInstance(element, track, framed, options, listeners)
  // Without jQuery no script has this object, so there is nobody to tell.
  let isKnown = false
  const tell = (type: string, args: readonly unknown[], cause?: Event) => {
    const jQuery = jQueryNow<JQuery>()
    if (!isKnown || !jQuery) return
    callAll(listeners.get(type)?.values() ?? [], ...(cause ? [cause, ...args] : args))
    // Simulated: a handler that stops or prevents it leaves the browser's event alone, by which a link in the cell is followed.
    const origin = cause && { originalEvent: cause, target: cause.target, isSimulated: true }
    attempt(() => jQuery(element).trigger(jQuery.Event(`${type}.flickity`, origin), args))
  }
  const tellOf: FlickityStandIn['tellOf'] = (type, cause, ...args) => tell(type, args, cause)
  // The click, not the release before it: on a phone a press for the mouse comes in between, by which Embla stops what a listener moves.
  const onClick = (click: MouseEvent) => {
    // One that the keyboard or a script makes is no press.
    if (click.detail === 0) return
    const cells = cellsOf(framed.strip)
    const index = cells.findIndex((cell) => cell.contains(click.target as Node))
    if (index < 0) tellOf('staticClick', click, click)
    else tellOf('staticClick', click, click, cells[index], index)
  }
  const enter = () =>
    whenJQuery<JQuery>((jQuery) => {
      offerFlickityCall(jQuery)
      jQuery(element).data('flickity', instance)
      isKnown = true
      // The window goes with the slider. Ahead of what listens in the cells, as a release of the pointer is.
      framed.viewport.addEventListener('click', onClick, true)
      tell('ready', [instance.selectedIndex])
      return () => {
        isKnown = false
        jQuery(element).removeData('flickity')
      }
    })
  return {
    enter,
    tellSelection() {
      const index = instance.selectedIndex
      for (const type of ['select', 'change']) tell(type, [index])
    },
    tellRest: () => tell('settle', [instance.selectedIndex]),
    tellOf,
  }
}
