// Wraps jQuery and the page: the call by which child themes and plugins ask something of the theme's sliders, or make one of a row (contract 11.6).
import { dispatch } from '../page/events'
import { readPrinted } from './sliderOptions'

/** As much of jQuery as the call is added to and needs. */
export interface JQuery {
  (
    element: Element,
  ): {
    data(key: string): Record<string, unknown> | undefined
    data(key: string, value: object): void
    removeData(key: string): void
    on(name: string, handler: (event: unknown, ...args: unknown[]) => void): void
  }
  fn: Record<string, unknown>
}

interface Options {
  /** What hears of the slider's events, by their names. */
  on?: Readonly<Record<string, (...args: unknown[]) => void>>
}

/** Sliders of products, which have options and islands of their own. */
const OF_PRODUCTS = '.product-gallery-slider,.product-thumbnails,[data-island]:not([data-island="slider"])'

/** Asks for a slider on an element, or for the one that it has to begin anew. Without options one that there is stays as it is. */
function ask(jQuery: JQuery, element: HTMLElement, { on, ...options }: Options): void {
  for (const [type, handler] of Object.entries(on ?? {}))
    jQuery(element).on(`${type}.flickity`, (_event, ...args) => handler(...args))
  if (element.matches(OF_PRODUCTS)) return
  // The options of the theme's are numbers, texts and switches: everything else belongs to features that ours has not.
  const said = Object.entries(options).filter(([, value]) => Object(value) !== value)
  if (jQuery(element).data('flickity') && said.length === 0) return
  element.dataset['flickityOptions'] = JSON.stringify({ ...readPrinted(element), ...Object.fromEntries(said) })
  if (!element.matches('.slider')) element.dataset['island'] = 'slider'
  dispatch('shop-islands:slider-asked', { isWanted: true }, element)
}

/**
 * Adds `flickity`, and the theme's own `lazyFlickity`, to jQuery. With options each element becomes a slider when it can be seen; with a
 * name that is called on those that are awake. A page that has the real thing keeps it; what only waits for this says `isStandIn`.
 */
export function installFlickityCall(jQuery: JQuery): void {
  const { fn } = jQuery
  const flickity = function (this: ArrayLike<HTMLElement>, given?: unknown, ...args: unknown[]) {
    const elements = Array.from(this)
    if (typeof given !== 'string') {
      for (const element of elements) ask(jQuery, element, Object(given))
      return this
    }
    const answers = elements.map((element) => {
      const slider = jQuery(element).data('flickity')
      const method = slider?.[given]
      return typeof method === 'function' ? method.apply(slider, args) : undefined
    })
    return answers.find((answer) => answer !== undefined) ?? this
  }
  for (const name of ['flickity', 'lazyFlickity']) {
    const former = fn[name] as { isStandIn?: unknown } | undefined
    if (!former || former.isStandIn) fn[name] = flickity
  }
}
