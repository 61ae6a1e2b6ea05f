import { afterPaint } from '../../src/page/afterPaint'

// Wraps the browser's scrolling: where the page is scrolled to, only the browser knows.

/** How the plugin's styles, and those of shops, know that the pop-up is open over a page that is longer than the window. */
const STANDS = 'wcb-html-scroll'

/**
 * Lets a page that is longer than the window stand as it is scrolled (plugins contract 4.3). The plugin's styles fix it to the window
 * for that, so it is moved up by as much as was scrolled. It does so once the pop-up is seen, which does not wait for the page's new styles.
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
      // Not in the page's own smooth way: for the shopper it has never been elsewhere.
      scrollTo({ ...position, behavior: 'instant' })
    }
  }).undo
}
