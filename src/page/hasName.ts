/** Do its own words, a label, its own or within, or a picture in it name an element? A title alone does not count, nor does an icon. */
export function hasName(element: Element): boolean {
  return !!(
    element.textContent?.trim() ||
    element.getAttribute('aria-label') ||
    element.querySelector('[aria-label],img[alt]:not([alt=""])')
  )
}
