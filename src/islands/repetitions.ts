import { areTouchesRepeated } from './heldScripts'

/** An event that was served, which an optimiser may repeat. */
interface Note {
  type: string
  /** Until when the repetition may come, in ms of the page's clock. */
  until: number
}

/** The events that were served while an optimiser delays scripts, by their targets. */
const toBeRepeated = new WeakMap<EventTarget, Note[]>()

/** What optimisers repeat. A note of any other event would stay, and swallow the next such event that a script makes. */
const REPEATED = /^(click|submit)$/

/** Milliseconds from the last sign of a held script to the repetition: the script must load and run before. */
const REPEATED_WITHIN = 5000

/** Until when what is served may be repeated, in ms of the page's clock. */
let repeatedUntil = 0

/** Will an optimiser repeat what the shopper does, or may it still have to repeat what was done before? */
function isRepeating(): boolean {
  const now = performance.now()
  if (areTouchesRepeated()) {
    repeatedUntil = now + REPEATED_WITHIN
    // The held scripts may take long to load: asked again with each that has.
    document.addEventListener('load', isRepeating, { capture: true, once: true })
  }
  return now < repeatedUntil
}

/** Notes an event that is served, where an optimiser loads the page's scripts at the first touch: it then repeats that touch for them. */
export function expectRepetition({ isTrusted, target, type }: Event): void {
  if (!isTrusted || !target || !REPEATED.test(type) || !isRepeating()) return
  // Once nothing is held, it may have repeated all that it will.
  const until = areTouchesRepeated() ? Number.POSITIVE_INFINITY : repeatedUntil
  toBeRepeated.set(target, [...(toBeRepeated.get(target) ?? []), { type, until }])
}

/**
 * Is this the repetition of an event that was served? It must not be handled a second time.
 *
 * Not every event that was noted is repeated: the optimiser may not have heard of it. Its note must not stay for ever. So once nothing is
 * to be repeated any more, the shopper's next event on a target ends what is noted of that target.
 */
export function isRepetition({ isTrusted, target, type }: Event): boolean {
  const notes = target && toBeRepeated.get(target)
  if (!notes) return false
  if (isTrusted) {
    // A click that a script makes right after a key is that key's: no optimiser repeats keys.
    const mayBeRepeated = type === 'keydown' ? areTouchesRepeated : isRepeating
    if (!mayBeRepeated()) notes.splice(0)
    return false
  }
  const now = performance.now()
  const at = notes.findIndex((note) => note.type === type && now < note.until)
  if (at < 0) return false
  notes.splice(at, 1)
  return true
}
