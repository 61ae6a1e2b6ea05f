import type { ContactForm } from './formFacts'

/** What the events of a submission and of a reset carry besides the form's facts (plugins contract 1.13). */
export interface FilledIn {
  /** What was filled in; names that begin with an underscore are the form's own business. */
  inputs: readonly { name: string; value: FormDataEntryValue }[]
  /** Everything that is sent; listeners of `wpcf7beforesubmit` may add to it. */
  formData: FormData
}

/** What else an event may carry. `status` is the displayed one where it is absent. */
interface EventExtras extends Partial<FilledIn> {
  status?: string
  prevStatus?: string
  apiResponse?: unknown
}

/** Reads what is filled in, for the server and for listeners (behaviour contact-form.submit.inputs-leave-out-underscored). */
export function readFilledIn(form: ContactForm, submitter?: HTMLElement | null): FilledIn {
  const formData = new FormData(form)
  const { name, value = '' } = (submitter ?? {}) as Partial<HTMLButtonElement>
  if (name) formData.append(name, value)
  const inputs = [...formData]
    .filter(([field]) => !field.startsWith('_'))
    .map(([field, entry]) => ({ name: field, value: entry }))
  return { inputs, formData }
}

/**
 * Raises an event of the plugin's on the form; its name and its `detail` are the plugin's, because analytics and add-ons listen
 * (plugins contract 1.13; behaviour contact-form.submit.detail-for-listeners).
 *
 * @param name without the `wpcf7` before it.
 */
export function raise(form: ContactForm, name: string, extras: EventExtras): void {
  const { id, pluginVersion, locale, unitTag, containerPost, status } = form.wpcf7
  const detail = {
    contactFormId: id,
    pluginVersion,
    contactFormLocale: locale,
    unitTag,
    containerPostId: containerPost,
    status,
    ...extras,
  }
  form.dispatchEvent(new CustomEvent(`wpcf7${name}`, { bubbles: true, detail }))
}
