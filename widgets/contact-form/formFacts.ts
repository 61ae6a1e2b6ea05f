/** What is known about a form; other add-ons read it as `form.wpcf7` (plugins contract 1.3). */
export interface FormFacts {
  readonly id: number
  /** The displayed status, not the server's code. */
  readonly status: string
  readonly pluginVersion: string
  readonly locale: string
  readonly unitTag: string
  readonly containerPost: number
  /** The element around the form and its messages. */
  readonly parent: HTMLElement
  /** The rules as the server sent them; `undefined` until they are there. */
  readonly schema: unknown
}

/** A form that we handle. */
export type OurForm = HTMLFormElement & { readonly wpcf7: FormFacts }

/** The controls of a form that have this name. Not by `form.elements`, because a control named `elements` hides that. */
export function controlsNamed(form: HTMLElement, name: string): HTMLInputElement[] {
  return [...form.querySelectorAll<HTMLInputElement>(`[name="${CSS.escape(name)}"]`)]
}

/**
 * The name, without brackets, of the field that a field wrap is around (plugins contract 1.1). Contact Form 7 before 5.6 says it by the
 * second class instead of `data-name`. Empty for what an add-on puts around such a wrap.
 */
export function fieldOf(wrap: HTMLElement): string {
  return wrap.querySelector('[data-name]') ? '' : (wrap.dataset['name'] ?? wrap.classList[1] ?? '')
}

/** The identity of a form from its hidden fields, and the element around it (behaviour contact-form.hidden.identity-fields). */
export function readIdentity(form: HTMLFormElement): Omit<FormFacts, 'status' | 'schema'> {
  const read = (name: string) => controlsNamed(form, `_wpcf7${name}`)[0]?.value ?? ''
  return {
    id: Number(read('')),
    pluginVersion: read('_version'),
    locale: read('_locale'),
    unitTag: read('_unit_tag'),
    containerPost: Number(read('_container_post')),
    parent: form.closest<HTMLElement>('.wpcf7') ?? form.parentElement ?? form,
  }
}

/** The id of a field's error in the list for screen readers (plugins contract 1.10). */
export function errorIdOf({ wpcf7 }: OurForm, field: string): string {
  return `${wpcf7.unitTag}-ve-${field}`.replace(/[^\w-]+/g, '')
}

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
  const formData = new FormData(form)
  const { name, value = '' } = (submitter ?? {}) as Partial<HTMLButtonElement>
  if (name) formData.append(name, value)
  const inputs = [...formData]
    .filter(([field]) => !field.startsWith('_'))
    .map(([field, entry]) => ({ name: field, value: entry }))
  return { inputs, formData }
}

/** What an event may have besides the form's identity. Where `status` is absent, the displayed one is used. */
interface EventExtras extends Partial<FilledValues> {
  status?: string
  prevStatus?: string
  apiResponse?: unknown
}

/**
 * Raises an event of the plugin's on the form; its name and its `detail` are the plugin's, because analytics and add-ons listen
 * (plugins contract 1.13; behaviour contact-form.submit.detail-for-listeners).
 *
 * @param name without the `wpcf7` before it.
 */
export function raise(form: OurForm, name: string, extras: EventExtras): void {
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
