// Wraps the page: puts the cells of a slider into the elements that the theme's styles know (contract 11.6).
import { keepFocus } from '../page/focus'
import { moveNode } from '../page/moveNode'

/** A slider's window, and the strip of cells behind it. */
export interface FramedSlides {
  viewport: HTMLElement
  strip: HTMLElement
  /**
   * Moves the cells back into the element, including those that were added later; may be called twice. Where another script has put
   * something else in place of the window they are left with that.
   */
  undo(): void
}

function box(className: string): HTMLDivElement {
  const element = document.createElement('div')
  element.className = className
  return element
}

/** The cells of a slider, or of its strip: all HTML elements among its children. */
export function cellsOf(element: HTMLElement): HTMLElement[] {
  return [...element.children].filter((cell) => cell instanceof HTMLElement)
}

/**
 * Moves the children of an element into a window and a strip. The focused one keeps the focus.
 *
 * @param element a slider whose children are its cells.
 */
export function frameSlides(element: HTMLElement): FramedSlides {
  const cells = cellsOf(element)
  const viewport = box('flickity-viewport shop-islands-slides')
  const strip = box('flickity-slider')
  keepFocus(strip, () => {
    viewport.append(strip)
    element.prepend(viewport)
    for (const cell of cells) moveNode(cell, strip, null)
  })
  element.scrollLeft = 0
  return {
    viewport,
    strip,
    undo() {
      const { parentNode: place } = viewport
      if (!place) return
      keepFocus(element, () => {
        for (const cell of [...strip.children]) moveNode(cell, place, viewport)
      })
      viewport.remove()
    },
  }
}
