// Wraps what only the browser's layout knows: whether the page has been scrolled as far as an element that its own styles have moved away.

/** The part of the window's height that something has reached when the theme lets it enter (contract 11.8). */
const REACHED = 1.01

/**
 * Acts once when the page is scrolled as far as an element. The theme's styles keep what waits for its entrance beside its place, where
 * the page or a slider may cut it off: then nothing of it is ever in view. So its parent is watched, and how far down it lies is asked.
 *
 * @returns a function that stops it.
 */
export function onceReached(element: HTMLElement, act: () => void): () => void {
  const parent = element.parentElement ?? element
  const listening = new AbortController()
  let isNear = false
  const look = () => {
    // What is moved down may lie lower than anything that the page scrolls to.
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
  // A parent without a box of its own never comes into view.
  watching.observe(element)
  // Whatever is scrolled: a lightbox is, too.
  addEventListener('scroll', look, { capture: true, passive: true, signal: listening.signal })
  return stop
}
