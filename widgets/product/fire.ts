/** Says that an element has changed, as the browser does after a shopper's own change: the events bubble. */
export function fire(element: Element, ...types: readonly string[]): void {
  for (const type of types) element.dispatchEvent(new Event(type, { bubbles: true }))
}
