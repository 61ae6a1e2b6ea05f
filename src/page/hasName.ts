/** Do its own words, its label or a picture in it name an element? A title alone does not count, nor does an icon. */
export function hasName(element: Element): boolean {
  return !!(
    element.textContent?.trim() ||
    element.getAttribute('aria-label') ||
    element.querySelector('img[alt]:not([alt=""])')
  )
}
