import { wake } from '../../src/islands/islands'
import { contactForm } from './definitions'
import { type FormStore, openForm } from './formStore'
import type { ActionOptions, FormActions } from './publicObject'
import { resetForm } from './resetForm'
import { submitForm } from './submitForm'
import { validateForm } from './validateForm'

/** A form that another add-on means, which may have put it into the page just now; `undefined` where it can only be sent as any form. */
function openAwake(form: HTMLFormElement): FormStore | undefined {
  const store = openForm(form)
  const definition = contactForm.find(({ name }) => name === 'contact-form')
  if (store && definition) wake(definition, form, 'wpcf7')
  return store
}

/** Makes an action of the public object of what is done with a form. */
function actionOf(act: (store: FormStore, options?: ActionOptions) => Promise<void>): FormActions['submit'] {
  return async (form, options) => {
    const store = openAwake(form)
    if (store) await act(store, options)
  }
}

/** The actions of the public object (plugins contract 1.3). A form that can only be sent as any form is left alone. */
export const formActions: FormActions = {
  init(form) {
    openAwake(form)
  },
  submit: actionOf((store, options) => submitForm(store, options?.submitter)),
  reset: actionOf(resetForm),
  validate: actionOf(validateForm),
}
