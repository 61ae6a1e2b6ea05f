import { wake } from '../../src/islands/islands'
import { contactForm } from './definitions'
import { type FormStore, openForm } from './formStore'
import type { FormActions } from './publicObject'
import { resetForm } from './resetForm'
import { submitForm } from './submitForm'
import { validateForm } from './validateForm'

/** A form that another add-on means, which may have put it into the page just now; `undefined` where it can only be sent as any form. */
function openAwake(form: HTMLFormElement): FormStore | undefined {
  const store = openForm(form)
  const [definition] = contactForm
  if (store && definition) wake(definition, form, 'wpcf7')
  return store
}

/** The actions of the public object (plugins contract 1.3). A form that can only be sent as any form is left alone. */
export const formActions: FormActions = {
  init(form) {
    openAwake(form)
  },
  async submit(form, options) {
    const store = openAwake(form)
    if (store) await submitForm(store, options?.submitter)
  },
  async reset(form) {
    const store = openAwake(form)
    if (store) await resetForm(store)
  },
  async validate(form, options) {
    const store = openAwake(form)
    if (store) await validateForm(store, options)
  },
}
