const keys = new WeakMap<object, number>()
let count = 0

/**
 * A React key for what a component renders about a server element, or about something that happened: always the same for that object, so
 * that state stays with it.
 */
export function keyOf(about: object): number {
  const key = keys.get(about) ?? ++count
  keys.set(about, key)
  return key
}
