import { emit } from '../bridge/pluginEvents'
import { adoptStyles } from '../page/adoptStyles'
import { dispatch } from '../page/events'
import { frameSlides } from './frameSlides'
import styles from './slider.css?inline'
import type { SliderOptions, SliderTexts } from './sliderOptions'
import type { PictureSlider } from './sliders'
import { createTrack } from './slideTrack'

/** A slider in the theme's elements. */
export interface Slider extends PictureSlider {
  destroy(): void
}

/** A button in the drawing that the theme's styles size and colour. */
function arrow(className: string, name: string): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = `flickity-button flickity-prev-next-button ${className}`
  button.setAttribute('aria-label', name)
  const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  drawing.setAttribute('class', 'flickity-button-icon')
  drawing.setAttribute('viewBox', '0 0 100 100')
  const path = document.createElementNS(drawing.namespaceURI, 'path')
  path.setAttribute('class', 'arrow')
  path.setAttribute('d', 'M68 16 60 8 18 50l42 42 8-8-34-34z')
  if (className === 'next') path.setAttribute('transform', 'rotate(180 50 50)')
  drawing.append(path)
  button.append(drawing)
  return button
}

/**
 * Makes a slider of an element whose children are its cells, in the elements and classes that the theme's styles know (contract 11.6),
 * and says so with `flatsome-flickity-ready`. Every selection is told as `shop-islands:slide-selected`.
 *
 * @returns the slider; `destroy` leaves the element as it was.
 */
export function createSlider(element: HTMLElement, options: SliderOptions, texts: SliderTexts): Slider {
  adoptStyles(styles)
  const { viewport, strip, startAt, undo } = frameSlides(element)
  const cells = strip.children
  element.classList.add('flickity-enabled')
  element.classList.toggle('is-draggable', options.draggable && cells.length > 1)
  if (texts.gallery && cells.length > 1) {
    element.tabIndex = 0
    element.setAttribute('role', 'group')
    element.setAttribute('aria-label', texts.gallery)
  }

  const arrows =
    options.prevNextButtons && cells.length > 1
      ? ([
          [arrow('previous', texts.previousPicture), -1],
          [arrow('next', texts.nextPicture), 1],
        ] as const)
      : []
  let told = startAt

  const show = () => {
    const selected = track.selected()
    for (const [index, cell] of [...strip.children].entries()) cell.classList.toggle('is-selected', index === selected)
    const focused = document.activeElement
    for (const [button, direction] of arrows) button.disabled = !track.isActive() || !track.canStep(direction)
    // A button that is switched off under the focus would take the keyboard with it.
    if (arrows.some(([button]) => button === focused && button.disabled))
      arrows.find(([button]) => !button.disabled)?.[0].focus({ preventScroll: true })
    if (selected === told) return
    told = selected
    dispatch('shop-islands:slide-selected', { index: selected }, element)
  }

  const track = createTrack({ slider: element, viewport, strip }, options, startAt, show)
  for (const [button, direction] of arrows) {
    button.addEventListener('click', () => track.step(direction))
    element.append(button)
  }
  show()
  emit('flatsome-flickity-ready', [], element)

  return {
    select: track.select,
    step: track.step,
    stops: track.stops,
    refresh: track.refresh,
    destroy() {
      track.destroy()
      for (const cell of strip.children) cell.classList.remove('is-selected')
      undo()
      for (const [button] of arrows) button.remove()
      element.classList.remove('flickity-enabled', 'is-draggable')
      if (!texts.gallery) return
      for (const name of ['tabindex', 'role', 'aria-label']) element.removeAttribute(name)
    },
  }
}
