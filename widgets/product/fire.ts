/** Raises bubbling events on an element, as the browser does after a shopper's change. */
export function fire(element: Element, ...types: readonly string[]): void {
  for (const type of types) element.dispatchEvent(new Event(type, { bubbles: true }))
}
