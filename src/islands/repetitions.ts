/** The types of events that were claimed while an optimiser delays scripts, by their targets: the optimiser will repeat these events. */
const toBeRepeated = new WeakMap<EventTarget, Set<string>>()

/** What optimisers repeat. A note of any other event would stay, and swallow the next such event that a script makes. */
const REPEATED = /^(click|submit)$/

/** Notes a claimed event on a page where an optimiser loads the scripts at the first touch: it then repeats that touch for them. */
export function expectRepetition({ isTrusted, target, type }: Event): void {
  const isRepeated =
    isTrusted && REPEATED.test(type) && [...document.scripts].some((script) => /rocket|delay/.test(script.type))
  if (target && isRepeated) toBeRepeated.set(target, (toBeRepeated.get(target) ?? new Set()).add(type))
}

/** Is this the repetition of an event that was claimed? It must not be handled a second time. */
export function isRepetition({ isTrusted, target, type }: Event): boolean {
  return !isTrusted && !!target && !!toBeRepeated.get(target)?.delete(type)
}
