import { untickOthers } from './corrections'

/** What is filled in, as in the events of a submission and of a reset (plugins contract 1.13). */
export interface FilledValues {
  /** The shopper's values; names that begin with an underscore are internal and left out. */
  inputs: readonly { name: string; value: FormDataEntryValue }[]
  /** Everything that is sent; listeners of `wpcf7beforesubmit` may add to it. */
  formData: FormData
}

/**
 * Reads what is filled in, for the server and for listeners (behaviour contact-form.submit.inputs-leave-out-underscored).
 *
 * @param submitter the button that sends the form; its name is sent, too, as the browser would.
 */
export function readFilledIn(form: HTMLFormElement, submitter?: HTMLElement | null): FilledValues {
  untickOthers(form)
  const formData = new FormData(form)
  const { name, value = '' } = (submitter ?? {}) as Partial<HTMLButtonElement>
  if (name) formData.append(name, value)
  const inputs = [...formData]
    .filter(([field]) => !field.startsWith('_'))
    .map(([field, entry]) => ({ name: field, value: entry }))
  return { inputs, formData }
}
