import { controlsNamed } from './formFacts'
import { completeUrl } from './validation/completeUrl'

/** The box of each exclusive group that was changed last, by name, until its group is put in order. */
const changedLast = new WeakMap<HTMLFormElement, Map<string, HTMLInputElement>>()

/**
 * In an exclusive group a box unticks the others (behaviour contact-form.input.exclusive-checkboxes). Changes from before the script was
 * there arrive together: the last of them counts.
 */
async function untickOthers(form: HTMLFormElement, box: HTMLInputElement): Promise<void> {
  const boxes = changedLast.get(form) ?? new Map<string, HTMLInputElement>()
  changedLast.set(form, boxes.set(box.name, box))
  await null
  for (const other of controlsNamed(form, box.name)) if (other !== boxes.get(box.name)) other.checked = false
}

/**
 * Corrects what the shopper has just changed, before anybody checks it (plugins contract 1.14).
 *
 * @returns resolves when that is done, which is before the browser draws again.
 */
export async function correctField(form: HTMLFormElement, changed: EventTarget | null): Promise<void> {
  if (!(changed instanceof HTMLInputElement)) return
  if (changed.matches('.wpcf7-validates-as-url,[type="url"]')) changed.value = completeUrl(changed.value)
  if (changed.type === 'checkbox' && changed.closest('.wpcf7-exclusive-checkbox')) await untickOthers(form, changed)
}

/** Who ticks a choice with a free text goes on to type (plugins contract 1.14). */
export function focusFreeText(changed: EventTarget | null): void {
  if (!(changed instanceof HTMLInputElement && changed.checked)) return
  changed.closest('.has-free-text')?.querySelector<HTMLElement>('.wpcf7-free-text')?.focus()
}
