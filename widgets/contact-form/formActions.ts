import { wake } from '../../src/islands/islands'
import { contactForm } from './definitions'
import { type FormStore, openForm } from './formStore'
import type { ActionOptions, FormActions } from './publicObject'
import { resetForm } from './resetForm'
import { submitForm } from './submitForm'
import { validateForm } from './validateForm'

/**
 * The store of a form that another add-on passes, perhaps one that has just been inserted; `undefined` where it can only be sent like any
 * form.
 */
function openAwake(form: HTMLFormElement): FormStore | undefined {
  const store = openForm(form)
  const definition = contactForm.find(({ name }) => name === 'contact-form')
  if (store && definition) wake(definition, form, 'wpcf7')
  return store
}

/** Makes an action of the public object from a function on a form's store. */
function actionOf(act: (store: FormStore, options?: ActionOptions) => Promise<void>): FormActions['submit'] {
  return async (form, options) => {
    const store = openAwake(form)
    if (store) await act(store, options)
  }
}

/** The actions of the public object (plugins contract 1.3). Forms that can only be sent like any form are left alone. */
export const formActions: FormActions = {
  init(form) {
    openAwake(form)
  },
  submit: actionOf((store, options) => submitForm(store, options?.submitter)),
  reset: actionOf(resetForm),
  validate: actionOf(validateForm),
}
