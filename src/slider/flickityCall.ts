// Wraps jQuery and the page: the call by which child themes and plugins control the theme's sliders, or make a slider of a row (contract
// 11.6).
import { dispatch } from '../page/events'
import { readPrinted } from './sliderOptions'

/** The part of jQuery that sliders are shown to scripts by, and that the call is added to. */
export interface JQuery {
  (
    element: Element,
  ): {
    data(key: string): Record<string, unknown> | undefined
    data(key: string, value: object): void
    removeData(key: string): void
    on(name: string, handler: (event: { originalEvent?: Event }, ...args: unknown[]) => void): void
    trigger(event: object, args: readonly unknown[]): void
  }
  Event(name: string, more?: object): object
  fn: Record<string, unknown>
}

interface Options {
  /** Handlers of the slider's events, by their names. */
  on?: Readonly<Record<string, (...args: unknown[]) => void>>
}

/** Sliders of products, which have options and islands of their own. */
const OF_PRODUCTS = '.product-gallery-slider,.product-thumbnails,[data-island]:not([data-island="slider"])'

/**
 * Asks for a slider on an element, or for the one that it has to start again with new options. Without options an existing one stays as it
 * is.
 */
export function askForSlider(jQuery: JQuery, element: HTMLElement, { on, ...options }: Options): void {
  for (const [type, handler] of Object.entries(on ?? {}))
    jQuery(element).on(`${type}.flickity`, ({ originalEvent }, ...args) =>
      handler(...(originalEvent ? [originalEvent, ...args] : args)),
    )
  if (element.matches(OF_PRODUCTS)) return
  // Only numbers, strings and booleans are options that ours has: everything else belongs to features that it lacks.
  const said = Object.entries(options).filter(([, value]) => Object(value) !== value)
  if (jQuery(element).data('flickity') && said.length === 0) return
  element.dataset['flickityOptions'] = JSON.stringify({ ...readPrinted(element), ...Object.fromEntries(said) })
  if (!element.matches('.slider')) element.dataset['island'] = 'slider'
  dispatch('shop-islands:set-slider', { isWanted: true }, element)
}

/**
 * Adds `flickity`, and the theme's own `lazyFlickity`, to jQuery. Called with options, it makes each element a slider when that can be
 * seen; called with a method's name, it calls that on the sliders that are awake. A page that has the real library keeps it; a placeholder
 * that waits for this has `isStandIn`.
 */
export function offerFlickityCall(jQuery: JQuery): void {
  const { fn } = jQuery
  const flickity = function (this: ArrayLike<HTMLElement>, given?: unknown, ...args: unknown[]) {
    const elements = Array.from(this)
    if (typeof given !== 'string') {
      for (const element of elements) askForSlider(jQuery, element, Object(given))
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
