import type { Island } from '../../src/islands/island'
import { correctField, focusFreeText } from './correctField'
import { hideFloatingTips } from './fieldErrors'
import { type FormActions, provideActions, publicObject } from './publicObject'
import { resetForm } from './resetForm'
import { startForm } from './startForm'
import { submitForm } from './submitForm'
import { prepareValidation, validateForm } from './validateForm'

/** The actions of the public object (plugins contract 1.3). A form that can only be sent as any form is left alone. */
export const formActions: FormActions = {
  init: startForm,
  submit(form, options) {
    const started = startForm(form)
    return started && submitForm(started, options?.submitter)
  },
  reset(form) {
    const started = startForm(form)
    return started && resetForm(started)
  },
  validate(form, options) {
    const started = startForm(form)
    return started && validateForm(started, options)
  },
}

provideActions(formActions)

/** A contact form from the first touch on (behaviours contact-form.*). Where something is missing, it stays an ordinary form. */
export function attachContactForm({ host, on }: Island): (() => void) | undefined {
  const form = startForm(host as HTMLFormElement)
  if (!form) return
  const stops = [
    on('focusin', ({ target }) => {
      hideFloatingTips(target)
      prepareValidation(form)
    }),
    on('click', ({ target }) => hideFloatingTips(target)),
    on('change', async ({ target }) => {
      await correctField(form, target)
      focusFreeText(target)
      return publicObject().validate(form, { target: target as Element })
    }),
    on('submit', (event) => publicObject().submit(form, { submitter: (event as SubmitEvent).submitter })),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
