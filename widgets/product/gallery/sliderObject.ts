import { attempt } from '../../../src/page/callbacks'
import { offerFlexsliderCall, sliders } from '../../../src/slider'

/** The part of jQuery that the gallery's objects need. */
interface Collection {
  data(key: string, value: object): void
  removeData(key: string): void
}

/** The jQuery that makes these objects: they are collections of its. */
export interface JQuery {
  (elements: Element | readonly Element[]): Collection
  fn: object
}

/** What other scripts set and read while the slider goes from one picture to another. */
interface Sliding {
  /** The number of the picture to which it goes, or has gone. */
  animatingTo: number
  vars: { before?: unknown; after?: unknown }
}

/** The objects that other scripts have of the galleries. */
const objects = new WeakMap<Element, Sliding>()

/**
 * The object of the shop's slider, which scripts look for to lead thumbnails of their own to a picture: a collection, as the library's is.
 * Its slides cannot be changed, and of its settings only `before` and `after` count, which scripts set: Savoy gives the gallery its height
 * by them, and plugins stop their videos. `isStandIn` tells that it is ours.
 */
export function sliderObject(gallery: HTMLElement, pictures: readonly HTMLElement[], jQuery: JQuery): Collection {
  const show = (index: unknown) => typeof index === 'number' && sliders.get(gallery)?.select(index)
  const currentSlide = () => pictures.findIndex((picture) => picture.matches('.flex-active-slide'))
  const nothing = () => {}
  offerFlexsliderCall(jQuery)
  const object = Object.assign(jQuery(gallery), {
    isStandIn: true,
    animating: false,
    animatingTo: Math.max(currentSlide(), 0),
    vars: {},
    count: pictures.length,
    slides: jQuery(pictures),
    flexAnimate: show,
    resize: () => sliders.get(gallery)?.refresh(),
    addSlide: nothing,
    removeSlide: nothing,
    play: nothing,
    pause: nothing,
    stop: nothing,
  })
  objects.set(gallery, object)
  return Object.defineProperty(object, 'currentSlide', { get: currentSlide })
}

/** To be called when the gallery's slider goes: its object is told of nothing more. */
export function forgetSliderObject(gallery: Element): void {
  objects.delete(gallery)
}

function call(object: Sliding, name: 'before' | 'after'): void {
  const told = object.vars[name]
  if (typeof told === 'function') attempt(() => told(object))
}

/** Tells those who have set `before` that the slider begins to go to another picture; the one that it leaves still has the class. */
export function tellBefore(gallery: Element, index: number): void {
  const object = objects.get(gallery)
  if (!object || object.animatingTo === index) return
  object.animatingTo = index
  call(object, 'before')
}

/** Tells those who have set `after` that the picture on which the slider is now has the class. */
export function tellAfter(gallery: Element): void {
  const object = objects.get(gallery)
  if (object) call(object, 'after')
}
