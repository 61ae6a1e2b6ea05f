import { afterPaint } from '../../src/page/afterPaint'

// Wraps the browser's scrolling: how far the page is scrolled.

/** The class by which the plugin's styles, and those of shops, know that the pop-up is open over a page that is longer than the window. */
const STANDS = 'wcb-html-scroll'

/**
 * Keeps a page that is longer than the window from scrolling (plugins contract 4.3). The plugin's styles fix it to the window for that, so
 * it is moved up by as much as it was scrolled. This is done only after the pop-up has been painted, which therefore need not wait until
 * the page is restyled.
 *
 * @returns a function that gives the page back, scrolled as it was; called again it does nothing.
 */
export function standStill(): () => void {
  return afterPaint(() => {
    const { classList, scrollHeight, style } = document.documentElement
    if (scrollHeight <= innerHeight) return () => {}
    const position = { left: scrollX, top: scrollY }
    const { top } = style
    classList.add(STANDS)
    style.top = `${-position.top}px`
    return () => {
      if (!classList.contains(STANDS)) return
      classList.remove(STANDS)
      style.top = top
      // `instant`, even where the page scrolls smoothly: to the shopper the page has never moved.
      scrollTo({ ...position, behavior: 'instant' })
    }
  }).undo
}
