// Wraps the browser's fields for the variation's id, which are sent with the form and read by other scripts.
import { fire } from '../fire'

/** The fields of a form for the id of the variation that will be added. */
export interface IdFields {
  /**
   * Notes what the server printed. The browser may restore an id from before a reload; it is removed without an event, because the options
   * count.
   */
  note(): void
  /** Sets the id; the empty string for none. `change` is fired. */
  set(id: string): void
  /** Gives the fields what they were printed with. Not an id: options that are chosen from now on may belong to another variation. */
  restore(): void
}

/** Makes what sets the variation's id in a form. A plugin may have put other content into it, so its fields are looked up each time. */
export function createIdFields(form: HTMLElement): IdFields {
  /** What each field was printed with, if that is no id: empty or `0`. */
  const printed = new WeakMap<HTMLInputElement, string>()
  const fields = () => form.querySelectorAll<HTMLInputElement>('input[name="variation_id"],input.variation_id')
  return {
    note() {
      for (const field of fields()) {
        if (Number(field.value)) field.value = ''
        if (!printed.has(field)) printed.set(field, field.value)
      }
    },
    set(id) {
      for (const field of fields()) {
        field.value = id
        fire(field, 'change')
      }
    },
    restore() {
      for (const field of fields()) field.value = printed.get(field) ?? ''
    },
  }
}
