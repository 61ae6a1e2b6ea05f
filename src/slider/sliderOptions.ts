import { isRecord } from '../page/isRecord'
import { report } from '../page/report'

/** How a slider behaves (contract 11.6). */
export interface SliderOptions {
  cellAlign: 'left' | 'center' | 'right'
  /** How many cells a step passes, and are selected together; `auto`: as many as the window shows whole. */
  groupCells: number | 'auto'
  /** Goes on with the first after the last. */
  wrapAround: boolean
  /** Leaves no empty room before the first and after the last. */
  contain: boolean
  /** Is as high as the selected picture. */
  adaptiveHeight: boolean
  prevNextButtons: boolean
  draggable: boolean
  /** Pixels that a pointer may move and still click. */
  dragThreshold: number
  rightToLeft: boolean
  /** Is a slider only where the style sheet has `::after { content: 'flickity' }`. */
  watchCSS: boolean
  /** Draws a dot for each stop. */
  pageDots: boolean
  /** Comes to rest anywhere, not only at its stops. */
  freeScroll: boolean
  /** Milliseconds between steps that it makes by itself; 0: it makes none. */
  autoPlay: number
  /** Does it wait while the pointer is over it? */
  pauseAutoPlayOnHover: boolean
}

/** What the parts of a slider are called in the language of the shopper. */
export interface SliderTexts {
  /** Names the slider and makes it focusable; absent where everything in it can be reached by the keyboard. */
  gallery?: string
  nextPicture: string
  previousPicture: string
}

/** The defaults for the pictures of a product: the theme's options of the quick view (contract 3.4). */
export const pictureOptions: SliderOptions = {
  cellAlign: 'left',
  groupCells: 1,
  wrapAround: true,
  contain: false,
  adaptiveHeight: true,
  prevNextButtons: true,
  draggable: true,
  dragThreshold: 15,
  rightToLeft: false,
  watchCSS: false,
  pageDots: false,
  freeScroll: false,
  autoPlay: 0,
  pauseAutoPlayOnHover: true,
}

/** The defaults for all other sliders of a page (contract 11.6). */
export const pageOptions: SliderOptions = {
  ...pictureOptions,
  adaptiveHeight: false,
  cellAlign: 'center',
  pageDots: true,
}

/** The defaults for a strip of thumbnails (contract 4.2). */
export const thumbnailOptions: SliderOptions = {
  ...pictureOptions,
  wrapAround: false,
  contain: true,
  adaptiveHeight: false,
}

/** Milliseconds between two steps of a slider that plays and does not say how fast. */
const USUAL_PAUSE = 3000

type Switch = Exclude<keyof SliderOptions, 'cellAlign' | 'groupCells' | 'dragThreshold' | 'autoPlay'>

function toNumber(value: unknown, fallback: number): number {
  const number = Number.parseFloat(String(value))
  return number >= 0 ? number : fallback
}

/** Milliseconds between two steps; `true` stands for the usual three seconds. */
function readPause(value: unknown): number {
  return String(value) === 'true' ? USUAL_PAUSE : toNumber(value, 0)
}

/** A number of cells; `true` and a percentage both mean as many as the window shows, because themes only print `100%`. */
function readGroup(value: unknown): SliderOptions['groupCells'] {
  if (!isOn(value)) return 1
  const count = Number(String(value))
  return count >= 1 ? Math.floor(count) : 'auto'
}

/** Options come as JSON types or quoted. */
function isOn(value: unknown): boolean {
  return !!value && !/^(0|no|false)$/.test(String(value))
}

/** The options in a slider's attribute, not checked yet. Options that are not JSON are reported and count as absent. */
export function readPrinted(slider: HTMLElement): Readonly<Record<string, unknown>> | undefined {
  const text = slider.dataset['flickityOptions']?.trim()
  if (!text) return
  try {
    const printed: unknown = JSON.parse(text)
    if (isRecord(printed)) return printed
    throw new TypeError(text)
  } catch (error) {
    report('slider-options-unreadable', slider, error)
    return
  }
}

/**
 * Reads the options that the server printed for a slider; values are often quoted.
 *
 * @param defaults the values of options that are missing, and of all options where nothing can be read.
 */
export function readSliderOptions(slider: HTMLElement, defaults: SliderOptions): SliderOptions {
  const printed = readPrinted(slider)
  if (!printed) return defaults
  const align = String(printed['cellAlign'])
  const on = (name: Switch) => (printed[name] === undefined ? defaults[name] : isOn(printed[name]))
  return {
    cellAlign: align === 'center' || align === 'right' || align === 'left' ? align : defaults.cellAlign,
    groupCells: readGroup(printed['groupCells']),
    wrapAround: on('wrapAround'),
    contain: on('contain'),
    adaptiveHeight: on('adaptiveHeight'),
    prevNextButtons: on('prevNextButtons'),
    draggable: on('draggable'),
    dragThreshold: toNumber(printed['dragThreshold'], defaults.dragThreshold),
    rightToLeft: on('rightToLeft'),
    watchCSS: on('watchCSS'),
    pageDots: on('pageDots'),
    freeScroll: on('freeScroll'),
    autoPlay: printed['autoPlay'] === undefined ? defaults.autoPlay : readPause(printed['autoPlay']),
    pauseAutoPlayOnHover: on('pauseAutoPlayOnHover'),
  }
}
