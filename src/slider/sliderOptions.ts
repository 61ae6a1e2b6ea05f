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
  /** Works only where the style sheet says `::after { content: 'flickity' }`. */
  watchCSS: boolean
  /** Draws a dot for each stop. */
  pageDots: boolean
  /** Comes to rest anywhere. */
  freeScroll: boolean
  /** Milliseconds between two steps that it makes by itself; 0: it makes none. */
  autoPlay: number
  /** Does it wait while the pointer is over it? */
  pauseAutoPlayOnHover: boolean
}

/** What the parts of a slider are called in the language of the shopper. */
export interface SliderTexts {
  /** Names the slider, which can then be reached by the keyboard; absent where everything in it can be. */
  gallery?: string
  nextPicture: string
  previousPicture: string
}

/** What the pictures of a product do where nothing else is asked for: the theme's options of the quick view (contract 3.4). */
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

/** What any other slider of a page does where nothing else is asked for (contract 11.6). */
export const pageOptions: SliderOptions = {
  ...pictureOptions,
  adaptiveHeight: false,
  cellAlign: 'center',
  pageDots: true,
}

/** What a strip of thumbnails does where nothing else is asked for (contract 4.2). */
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
  return value === true ? USUAL_PAUSE : toNumber(value, 0)
}

/** A number of cells; `true` and a share of the window both stand for as many as it shows, for themes print all of it: `100%`. */
function readGroup(value: unknown): SliderOptions['groupCells'] {
  if (!isOn(value)) return 1
  const count = Number(String(value))
  return count >= 1 ? Math.floor(count) : 'auto'
}

/** Options come as JSON types or quoted. */
function isOn(value: unknown): boolean {
  return !!value && !/^(0|no|false)$/.test(String(value))
}

/** The options that stand on a slider, as they are; room around the JSON is usual. What cannot be read is reported, and counts as absent. */
export function readPrinted(slider: HTMLElement): Readonly<Record<string, unknown>> | undefined {
  const text = slider.dataset['flickityOptions']?.trim()
  if (!text) return
  try {
    const printed: unknown = JSON.parse(text)
    if (!printed || typeof printed !== 'object' || Array.isArray(printed)) throw new TypeError(text)
    return printed as Record<string, unknown>
  } catch (error) {
    report('slider-options-unreadable', slider, error)
    return
  }
}

/**
 * Reads the options that the server printed for a slider; quoted values are usual.
 *
 * @param defaults what holds for options that are missing, and for all of them where nothing can be read.
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
