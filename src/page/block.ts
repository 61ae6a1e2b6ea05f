/** How the overlay looks where the page's styles do not style it (contract 0.4). */
export const OVERLAY = {
  position: 'absolute',
  inset: '0',
  background: '#fff',
  opacity: '0.6',
  cursor: 'wait',
  zIndex: '1000',
} as const

/** Overlays an element. @returns a function that takes the overlay off. */
function cover(element: HTMLElement): () => void {
  const former = element.style.position
  if (getComputedStyle(element).position === 'static') element.style.position = 'relative'
  const marker = document.createElement('div')
  marker.className = 'blockUI'
  const overlay = document.createElement('div')
  overlay.className = 'blockUI blockOverlay'
  Object.assign(overlay.style, OVERLAY)
  element.append(marker, overlay)
  return () => {
    marker.remove()
    overlay.remove()
    element.style.position = former
  }
}

/** The elements that are blocked, how often, and what takes the overlay off. */
const blocked = new WeakMap<HTMLElement, { times: number; uncover: () => void }>()

/**
 * Overlays an element as blocked while a request about it runs, in the markup that the shop's and the theme's styles know
 * (contract 0.4). One that is blocked several times has one overlay until the last of them has ended.
 *
 * @returns a function that says that the request has ended.
 */
export function block(element: HTMLElement): () => void {
  const state = blocked.get(element) ?? { times: 0, uncover: cover(element) }
  blocked.set(element, state)
  state.times += 1
  let isOver = false
  return () => {
    if (isOver) return
    isOver = true
    state.times -= 1
    if (state.times > 0) return
    blocked.delete(element)
    state.uncover()
  }
}
