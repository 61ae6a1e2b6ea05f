const keys = new WeakMap<Element, number>()
let count = 0

/** A React key for what a component says of a server element: the same for the same element, so that its state goes with it. */
export function keyOf(element: Element): number {
  const key = keys.get(element) ?? ++count
  keys.set(element, key)
  return key
}
