/** Wraps the page: puts the cells of a slider into the elements that the theme's styles know (contract 11.6). */
import { keepFocus } from './keepFocus'
import { pictureInView } from './pictureInView'

/** A slider's window, the strip of cells behind it, and the cell that the shopper had scrolled to. */
export interface FramedSlides {
  viewport: HTMLElement
  strip: HTMLElement
  startAt: number
  /** Gives the element its cells back, those that came later included; may be called twice. */
  undo(): void
}

function box(className: string): HTMLDivElement {
  const element = document.createElement('div')
  element.className = className
  return element
}

/**
 * Moves the children of an element into a window and a strip. What has the focus among them keeps it.
 *
 * @param element a slider whose children are its cells.
 */
export function frameSlides(element: HTMLElement): FramedSlides {
  const cells = [...element.children].filter((cell) => cell instanceof HTMLElement)
  const startAt = pictureInView(element, cells)
  const viewport = box('flickity-viewport')
  const strip = box('flickity-slider')
  keepFocus(strip, () => {
    viewport.append(strip)
    element.prepend(viewport)
    strip.append(...cells)
  })
  element.scrollLeft = 0
  return {
    viewport,
    strip,
    startAt,
    undo() {
      element.prepend(...strip.children)
      viewport.remove()
    },
  }
}
