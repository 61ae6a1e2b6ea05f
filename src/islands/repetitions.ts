/** The types of the events that were claimed while an optimiser holds scripts back, by their targets: it will repeat these events. */
const toBeRepeated = new WeakMap<EventTarget, Set<string>>()

/**
 * Notes a claimed event where an optimiser waits for the shopper's first touch to load the page's scripts: it repeats that touch for them
 * then.
 */
export function expectRepetition({ isTrusted, target, type }: Event): void {
  const isRepeated = isTrusted && [...document.scripts].some((script) => /rocket|delay/.test(script.type))
  if (target && isRepeated) toBeRepeated.set(target, (toBeRepeated.get(target) ?? new Set()).add(type))
}

/** Is this the repetition of something that was claimed? Nobody is to serve it a second time. */
export function isRepetition({ isTrusted, target, type }: Event): boolean {
  return !isTrusted && !!target && !!toBeRepeated.get(target)?.delete(type)
}
