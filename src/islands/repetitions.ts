/** The types of the events that were served while an optimiser delays scripts, by their targets: the optimiser will repeat these events. */
const toBeRepeated = new WeakMap<EventTarget, string[]>()

/** What optimisers repeat. A note of any other event would stay, and swallow the next such event that a script makes. */
const REPEATED = /^(click|submit)$/

/** Does an optimiser hold scripts of the page back until the first touch? */
const areScriptsHeld = () => [...document.scripts].some(({ type }) => /rocket|delay/.test(type))

/** Notes an event that is served on a page where an optimiser loads the scripts at the first touch: it then repeats that touch for them. */
export function expectRepetition({ isTrusted, target, type }: Event): void {
  if (isTrusted && target && REPEATED.test(type) && areScriptsHeld())
    toBeRepeated.set(target, [...(toBeRepeated.get(target) ?? []), type])
}

/**
 * Is this the repetition of an event that was served? It must not be handled a second time. An optimiser need not have heard of an event
 * that was noted: so what is noted of a target ends with the shopper's next event on it once no script is held any more.
 */
export function isRepetition({ isTrusted, target, type }: Event): boolean {
  const types = target && toBeRepeated.get(target)
  if (types && isTrusted && !areScriptsHeld()) types.splice(0)
  return !isTrusted && !!types?.includes(type) && !!types.splice(types.indexOf(type), 1)
}
