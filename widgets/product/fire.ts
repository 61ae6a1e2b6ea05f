/** Raises bubbling events on an element, as the browser does after a shopper's change. `Event` may be a class of MooTools' own. */
export function fire(element: Element, ...types: readonly string[]): void {
  for (const type of types) element.dispatchEvent(new UIEvent(type, { bubbles: true }))
}
