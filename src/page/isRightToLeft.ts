/** Does the text in an element run from right to left, as in Arabic or Hebrew? */
export function isRightToLeft(element: Element): boolean {
  return getComputedStyle(element).direction === 'rtl'
}
