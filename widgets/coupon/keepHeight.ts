/**
 * Keeps an element at least as high as it is, the window's height at most: when a late answer fills it with something shorter, neither
 * what comes after it nor a box in the middle of the window moves.
 */
export function keepHeight(element: HTMLElement): void {
  element.style.minHeight = `min(${getComputedStyle(element).height}, 100vh)`
}
