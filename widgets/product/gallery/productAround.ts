/** The part of the page that belongs to one product: its gallery, its form, its sticky bar. */
export function productAround(element: Element): Element {
  return element.closest('.product') ?? element.parentElement ?? element
}
