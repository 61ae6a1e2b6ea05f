// Wraps the browser's layout: whether the page has been scrolled as far as an element that its own styles have moved away.

/** The share of the window's height above which an element must be for the theme to let it enter (contract 11.8). */
const REACHED = 1.01

/**
 * Acts once when the page is scrolled as far as an element. Before its entrance the theme's styles may move an element to where the page or
 * a slider cuts it off, so that it is never in view. So its parent is observed, and its position is measured.
 *
 * @returns a function that stops it.
 */
export function onceReached(element: HTMLElement, act: () => void): () => void {
  const parent = element.parentElement ?? element
  const listening = new AbortController()
  let isNear = false
  const look = () => {
    // An element that is moved down may be lower than the page can be scrolled.
    const top = Math.min(element.getBoundingClientRect().top, parent.getBoundingClientRect().bottom)
    if (!isNear || top > innerHeight * REACHED) return
    stop()
    act()
  }
  const watching = new IntersectionObserver((entries) => {
    isNear ||= entries.some(({ isIntersecting }) => isIntersecting)
    look()
  })
  const stop = () => {
    watching.disconnect()
    listening.abort()
  }
  watching.observe(parent)
  // A parent without a box never comes into view, so the element itself is observed, too.
  watching.observe(element)
  // With `capture`, because lightboxes and other elements may be scrolled, too.
  addEventListener('scroll', look, { capture: true, passive: true, signal: listening.signal })
  return stop
}
