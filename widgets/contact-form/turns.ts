import type { ContactForm } from './formFacts'

/** How often each form was sent or reset: what was asked for before the last time is out of date. */
const counts = new WeakMap<ContactForm, number>()

/**
 * A form is sent or reset.
 *
 * @returns whether that is still the last that happened to it; asked when an answer comes.
 */
export function takeTurn(form: ContactForm): () => boolean {
  counts.set(form, (counts.get(form) ?? 0) + 1)
  return watchTurn(form)
}

/** Something begins that is of no use once the form is sent or reset. Returns whether it still is of use. */
export function watchTurn(form: ContactForm): () => boolean {
  const count = counts.get(form)
  return () => counts.get(form) === count
}

/** Forms whose submission is on its way. */
export const sending: WeakSet<ContactForm> = new WeakSet()

/** Forms whose last submission was sent. */
export const sent: WeakSet<ContactForm> = new WeakSet()
