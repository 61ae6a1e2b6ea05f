import { controlsNamed } from './fields'

/** What is known about a form; other add-ons read it as `form.wpcf7` (plugins contract 1.3). */
interface FormFacts {
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
