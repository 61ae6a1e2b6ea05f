const keys = new WeakMap<Element, number>()
let count = 0

/** A React key for what a component renders about a server element: always the same for that element, so that state stays with it. */
export function keyOf(element: Element): number {
  const key = keys.get(element) ?? ++count
  keys.set(element, key)
  return key
}
