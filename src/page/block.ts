/** How the overlay looks where the page's styles do not style it (contract 0.4). */
export const OVERLAY = {
  position: 'absolute',
  inset: '0',
  background: '#fff',
  opacity: '0.6',
  cursor: 'wait',
  zIndex: '1000',
} as const

/**
 * Overlays an element as blocked while a request about it runs, in the markup that the shop's and the theme's styles know
 * (contract 0.4).
 *
 * @returns a function that takes the overlay off.
 */
export function block(element: HTMLElement): () => void {
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
