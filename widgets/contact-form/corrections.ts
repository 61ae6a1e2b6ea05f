// Wraps the values and ticks of the server's own fields, which are what the shopper sees and sends.
import { isFocusFree } from '../../src/page/focus'
import { controlsNamed } from './fields'
import { completeUrl } from './validation/completeUrl'

/** The box of each exclusive group that was changed last and not corrected yet, by name. */
const changedLast = new WeakMap<HTMLFormElement, Map<string, HTMLInputElement>>()

/**
 * Unticks the other boxes of exclusive groups that were changed. To be called before a form is read: a form that is sent before its code is
 * there is read in the task in which its changes arrive.
 */
export function untickOthers(form: HTMLFormElement): void {
  for (const [name, changed] of changedLast.get(form) ?? [])
    for (const other of controlsNamed(form, name)) if (other !== changed) other.checked = false
  changedLast.delete(form)
}

/**
 * Corrects what the shopper has just changed, before it is validated (plugins contract 1.14): addresses get their scheme, and in an
 * exclusive group a box unticks the others (behaviours contact-form.input.url-gets-http, contact-form.input.exclusive-checkboxes).
 *
 * @returns a promise that resolves when it is corrected, which is before the next paint.
 */
export async function correct(form: HTMLFormElement, changed: EventTarget | null): Promise<void> {
  if (!(changed instanceof HTMLInputElement)) return
  if (changed.matches('.wpcf7-validates-as-url,[type="url"]')) changed.value = completeUrl(changed.value)
  if (changed.type !== 'checkbox' || !changed.closest('.wpcf7-exclusive-checkbox')) return
  const boxes = changedLast.get(form) ?? new Map<string, HTMLInputElement>()
  changedLast.set(form, boxes.set(changed.name, changed))
  // Changes that were kept while the code loaded arrive together: the last of them counts.
  await null
  untickOthers(form)
}

/** Focuses the free text of a choice that was ticked (plugins contract 1.14), unless the shopper has gone on to another field meanwhile. */
export function focusFreeText(changed: EventTarget | null): void {
  if (!(changed instanceof HTMLInputElement && changed.checked && isFocusFree(changed))) return
  changed.closest('.has-free-text')?.querySelector<HTMLElement>('.wpcf7-free-text')?.focus()
}
