import EmblaCarousel, { type EmblaCarouselType, type EmblaOptionsType } from 'embla-carousel'
import { isRightToLeft } from '../page/elements'
import { FOREIGN_SLIDERS } from '../page/foreignSliders'
import { hasModifier } from '../page/keys'
import { prefersReducedMotion } from '../page/reducedMotion'
import { type DragListener, gateDrags } from './dragGate'
import { followFocus } from './followFocus'
import type { SliderOptions } from './sliderOptions'
import type { PictureSlider, TrackParts } from './sliders'

/** How a strip of pictures begins, and who hears of its changes. */
interface TrackStart {
  options: SliderOptions
  /** The picture to begin with. */
  startAt: number
  /** Called when something else is selected, or pictures were added or removed. */
  onChange(): void
  /** Called when it has come to rest after a motion, and what it shows is selected. */
  onSettle?(): void
  /** Called when a drag begins, and when it has ended. */
  onDrag?: DragListener
  /** Before the slider woke, was it as high as the first picture shown, and not as high as the highest one? */
  isFitted?: boolean
}

/** A strip of pictures that can be moved. Pictures are counted from 0. */
export interface SlideTrack extends PictureSlider {
  /** Does it run from right to left? */
  isMirrored: boolean
  /** The selected picture, or the first of the selected group. */
  selected(): number
  /** The selected pictures: one, or as many as a step passes. */
  group(): readonly number[]
  /** Can the strip be moved from picture to picture? Not where the style sheet stacks the pictures. */
  isActive(): boolean
  destroy(): void
}

const ALIGNMENTS = { left: 'start', center: 'center', right: 'end' } as const

/** Does the style sheet show the pictures one below the other, as in a gallery with thumbnails at its side (contract 4.2)? */
function isStacked([first, second]: readonly HTMLElement[]): boolean {
  return !!first && !!second && first.offsetHeight > 0 && second.offsetTop >= first.offsetTop + first.offsetHeight
}

/** Is the target of an event in a field, where the pointer sets the caret and selects, and arrow keys move the caret? */
function isInField({ target }: Event): boolean {
  return !!(target as Element).closest('input,select,textarea,[contenteditable]')
}

/** Is the target of an event in a slider within this one, ours or another script's? That one alone is dragged. */
function isInInner({ target }: Event, slider: HTMLElement): boolean {
  const nearest = (target as Element).closest(`.is-draggable,${FOREIGN_SLIDERS}`)
  return nearest !== slider && slider.contains(nearest)
}

/** Which way does an arrow key move a strip, if it is meant for it? */
function keyDirection(event: KeyboardEvent, isMirrored: boolean): 1 | -1 | undefined {
  const { defaultPrevented, key } = event
  // Something in a slide may have used it: tabs, swatches, a slider.
  if (defaultPrevented || !/^Arrow(Left|Right)$/.test(key) || hasModifier(event)) return
  // Browsers go back and forth in a film or a sound by them.
  if (isInField(event) || event.target instanceof HTMLMediaElement) return
  return (key === 'ArrowRight') === isMirrored ? -1 : 1
}

/** Calls back each time that the strip has come to rest after a motion, be it a jump. */
function whenAtRest(embla: EmblaCarouselType, act: (() => void) | undefined): void {
  let hasMoved = false
  /** A moment later: a jump moves the strip before it selects, and the drag that it ends is told first. */
  const tell = () =>
    setTimeout(() => {
      if (!hasMoved) return
      hasMoved = false
      act?.()
    })
  embla.on('scroll', () => {
    hasMoved = true
    // Embla says nothing of the rest after a jump, which is what takes no time.
    if (!embla.internalEngine().scrollBody.duration()) tell()
  })
  embla.on('settle', tell)
}

/** What Embla is told of our options. `canDrag` is asked at each drag. */
function emblaOptions(
  options: SliderOptions,
  isMirrored: boolean,
  canDrag: (press: Event) => boolean,
): EmblaOptionsType {
  const { cellAlign, contain, dragThreshold, freeScroll, groupCells, wrapAround } = options
  return {
    align: ALIGNMENTS[cellAlign],
    containScroll: contain && 'trimSnaps',
    dragFree: freeScroll,
    direction: isMirrored ? 'rtl' : 'ltr',
    dragThreshold,
    loop: wrapAround,
    slidesToScroll: groupCells,
    watchDrag: (_embla, press) => canDrag(press),
    // Embla follows the focus only where it comes within 10 ms of the key, which on a busy phone it does not.
    watchFocus: false,
  }
}

/**
 * Moves a strip of pictures by pointer and finger, by the arrow keys while the focus is in the slider, to what gets the focus out of
 * view, and when it is told to. Motion becomes a jump where reduced motion is asked for.
 *
 * Until something is selected, the height stays what it was before the slider woke, so that nothing shifts; only after that does a slider
 * with `adaptiveHeight` take the height of its picture.
 */
export function createTrack(
  { slider, viewport, strip, slides = ':scope>*' }: TrackParts,
  { options, startAt, onChange, onSettle, onDrag, isFitted = false }: TrackStart,
): SlideTrack {
  const { adaptiveHeight, dragThreshold, draggable, groupCells, rightToLeft } = options
  if (rightToLeft) viewport.dir = 'rtl'
  const isMirrored = isRightToLeft(strip)
  const slidesNow = () => [...strip.querySelectorAll<HTMLElement>(slides)]
  const isActive = () => !isStacked(slidesNow())
  let isOn = isActive()
  // Asked at each drag, because cells may be added and removed.
  const canDrag = (press: Event) =>
    draggable && slidesNow().length > 1 && !isInField(press) && !isInInner(press, slider)
  const embla = EmblaCarousel(viewport, {
    ...emblaOptions(options, isMirrored, canDrag),
    container: strip,
    slides,
    active: isOn,
    startIndex: startAt,
  })
  const stopGate = gateDrags({ slider, embla, threshold: dragThreshold, onDrag }, canDrag)
  let adapts = isFitted

  const stopOf = (index: number) => embla.internalEngine().slideRegistry.findIndex((members) => members.includes(index))
  // Embla counts stops, of which there are fewer than pictures where a step passes a group.
  const goTo = (index: number, jumps: boolean) => {
    const stop = stopOf(index)
    if (stop >= 0) embla.scrollTo(stop, jumps)
  }
  goTo(startAt, true)

  const group = (): readonly [number, ...number[]] => {
    const [first = 0, ...others] = embla.internalEngine().slideRegistry[embla.selectedScrollSnap()] ?? []
    // Even where each picture is a stop of its own, Embla adds pictures at the ends, for which the window has no room to stop, to the first
    // or last stop.
    return groupCells === 1 ? [first] : [first, ...others]
  }

  const fitHeight = () => {
    const cells = slidesNow()
    const heights = group().map((index) => cells[index]?.offsetHeight ?? 0)
    const height = adapts && isOn && cells.length ? `${Math.max(...heights)}px` : ''
    if (viewport.style.height !== height) viewport.style.height = height
  }

  const refresh = () => {
    if (isOn !== isActive()) {
      isOn = !isOn
      embla.reInit({ active: isOn })
    }
    fitHeight()
  }

  const step = (direction: 1 | -1) => {
    if (direction > 0) embla.scrollNext(prefersReducedMotion())
    else embla.scrollPrev(prefersReducedMotion())
  }

  const onKey = (event: KeyboardEvent) => {
    const direction = keyDirection(event, isMirrored)
    if (!isOn || !direction) return
    event.preventDefault()
    step(direction)
  }

  embla.on('select', () => {
    adapts = adaptiveHeight
    fitHeight()
    onChange()
  })
  embla.on('reInit', () => {
    fitHeight()
    onChange()
  })
  embla.on('pointerUp', () => {
    if (prefersReducedMotion()) embla.scrollTo(embla.selectedScrollSnap(), true)
  })
  const listening = new AbortController()
  const { signal } = listening
  whenAtRest(embla, onSettle)
  slider.addEventListener('keydown', onKey, { signal })
  const followed = { isOn: () => isOn, slides: slidesNow, group, refresh, jumpTo: (index: number) => goTo(index, true) }
  followFocus({ slider, viewport, strip }, followed, signal)
  strip.addEventListener('load', fitHeight, { signal, capture: true })
  addEventListener('resize', refresh, { signal })
  fitHeight()

  return {
    isMirrored,
    selected: () => group()[0],
    group,
    isActive: () => isOn,
    canStep: (direction) => (direction > 0 ? embla.canScrollNext() : embla.canScrollPrev()),
    step,
    stops: () => embla.internalEngine().slideRegistry.flatMap((members) => members.slice(0, 1)),
    select: (index) => goTo(index, prefersReducedMotion()),
    refresh,
    destroy() {
      listening.abort()
      stopGate()
      embla.destroy()
      viewport.style.height = ''
    },
  }
}
