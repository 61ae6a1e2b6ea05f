// Wraps the values and ticks of the server's own fields, which are what the shopper sees and sends.
import { useRef } from 'react'
import { controlsNamed } from './fields'
import { completeUrl } from './validation/completeUrl'

/**
 * Corrects what the shopper has just changed, before it is validated (plugins contract 1.14): addresses get their scheme, and in an
 * exclusive group a box unticks the others (behaviours contact-form.input.url-gets-http, contact-form.input.exclusive-checkboxes).
 *
 * @returns a function that takes the changed control, and resolves when it is corrected, which is before the next paint.
 */
export function useCorrections(form: HTMLFormElement): (changed: EventTarget | null) => Promise<void> {
  /** The box of each exclusive group that was changed last, by name. */
  const changedLast = useRef(new Map<string, HTMLInputElement>())
  return async (changed) => {
    if (!(changed instanceof HTMLInputElement)) return
    if (changed.matches('.wpcf7-validates-as-url,[type="url"]')) changed.value = completeUrl(changed.value)
    if (changed.type !== 'checkbox' || !changed.closest('.wpcf7-exclusive-checkbox')) return
    changedLast.current.set(changed.name, changed)
    // Changes that were kept while the code loaded arrive together: the last of them counts.
    await null
    for (const other of controlsNamed(form, changed.name))
      if (other !== changedLast.current.get(changed.name)) other.checked = false
  }
}

/** Focuses the free text of a choice that was ticked (plugins contract 1.14). */
export function focusFreeText(changed: EventTarget | null): void {
  if (!(changed instanceof HTMLInputElement && changed.checked)) return
  changed.closest('.has-free-text')?.querySelector<HTMLElement>('.wpcf7-free-text')?.focus()
}
