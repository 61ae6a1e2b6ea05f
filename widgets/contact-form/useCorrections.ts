// Wraps the values and ticks of the server's own fields: what is corrected is what the shopper sees and sends.
import { useRef } from 'react'
import { controlsNamed } from './formFacts'
import { completeUrl } from './validation/completeUrl'

/**
 * Corrects what the shopper has just changed, before anybody checks it (plugins contract 1.14): addresses get their scheme, and in an
 * exclusive group a box unticks the others (behaviours contact-form.input.url-gets-http, contact-form.input.exclusive-checkboxes).
 *
 * @returns takes what changed, and resolves when that is done, which is before the browser draws again.
 */
export function useCorrections(form: HTMLFormElement): (changed: EventTarget | null) => Promise<void> {
  /** The box of each exclusive group that was changed last, by name. */
  const changedLast = useRef(new Map<string, HTMLInputElement>()).current
  return async (changed) => {
    if (!(changed instanceof HTMLInputElement)) return
    if (changed.matches('.wpcf7-validates-as-url,[type="url"]')) changed.value = completeUrl(changed.value)
    if (changed.type !== 'checkbox' || !changed.closest('.wpcf7-exclusive-checkbox')) return
    changedLast.set(changed.name, changed)
    // Changes from before the script was there arrive together: the last of them counts.
    await null
    for (const other of controlsNamed(form, changed.name))
      if (other !== changedLast.get(changed.name)) other.checked = false
  }
}

/** Who ticks a choice with a free text goes on to type (plugins contract 1.14). */
export function focusFreeText(changed: EventTarget | null): void {
  if (!(changed instanceof HTMLInputElement && changed.checked)) return
  changed.closest('.has-free-text')?.querySelector<HTMLElement>('.wpcf7-free-text')?.focus()
}
