import type { ContactField } from '../fixtures/shop/contact/contactFieldTypes'
import type { InvalidField } from '../fixtures/shop/contact/judge'
import type { Session } from '../fixtures/shop/sessions'
import { type Html, html } from './html'

/** What a field is rendered from. */
export interface FieldView {
  /** Its control's id; none for a form whose labels hold their controls. */
  id: string | null
  session: Readonly<Session>
  /** What was typed, to be shown once more; empty otherwise. */
  values: URLSearchParams
  /** What the server says of this field. */
  problem: InvalidField | undefined
}

/** Attributes that every control has. */
export function controlAttributes({ id, problem }: FieldView, { required }: Pick<ContactField, 'required'>): Html {
  return html`${id && html` id="${id}"`}${required && html` aria-required="true"`} aria-invalid="${problem ? 'true' : 'false'}"${problem && html` aria-describedby="${problem.error_id}"`}`
}

/** The classes of a control. */
export function controlClass(names: string, field: ContactField, { problem }: FieldView): string {
  const required = field.required ? ' wpcf7-validates-as-required' : ''
  return `wpcf7-form-control ${names}${required}${problem ? ' wpcf7-not-valid' : ''}`
}
