/** Pixels that stay free between a panel and the edges of its container (contract 11.3). */
const KEPT_FREE = 15

/** The narrowest container, in pixels, in which panels are moved (behaviour page.dropdown.not-repositioned-under-750-px). */
const NARROWEST = 750

const FULL_SIZE = '.nav-dropdown-full,.menu-item-design-full-width>*,.menu-item-design-container-width>*'

/**
 * Moves an open panel sideways until it fits into the container of its menu; panels of full size take the width of the container, or of
 * the window. Where there is room, and in narrow containers, the panel stays where its styles put it.
 *
 * @param entry the entry of the menu that it belongs to.
 */
export function placePanel(entry: Element, panel: HTMLElement): void {
  const { style } = panel
  style.translate = ''
  const container = entry.closest('.container') ?? document.body
  const isFull = panel.matches(FULL_SIZE)
  if (container.clientWidth < NARROWEST) {
    if (isFull) style.width = ''
    return
  }
  const area = container.getBoundingClientRect()
  const isAsWideAsWindow = isFull && entry.matches('.menu-item-design-full-width')
  const left = isAsWideAsWindow ? 0 : area.left + KEPT_FREE
  const right = isAsWideAsWindow ? document.documentElement.clientWidth : area.right - KEPT_FREE
  if (isFull) style.width = `${right - left}px`
  const box = panel.getBoundingClientRect()
  let shift = Math.min(right - box.right, 0)
  // What is wider than its container begins where the container begins.
  if (isFull || box.left + shift < left) shift = left - box.left
  if (Math.round(shift)) style.translate = `${Math.round(shift)}px`
}
