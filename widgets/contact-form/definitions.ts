import { defineArea } from '../../src/islands/area'
import { FORM, MISPLACED, oldForm } from './hooks'

/** Contact forms: what a form shows before it is touched, what it does when it is, and a form in the wrong place. */
export const contactForm = defineArea('contact-form', () => import('./index'), [
  {
    name: 'contact-form',
    selectors: FORM,
    wake: 'touch',
    touches: { focusin: true },
    claims: { change: true, submit: true },
    // The form shows the plugin’s own state `submitting` with its spinner.
    busyClass: null,
    replaces: oldForm,
    attach: 'attachContactForm',
  },
  {
    name: 'contact-form-shown',
    selectors: FORM,
    wake: 'visible',
    replaces: oldForm,
    attach: 'attachShownForm',
  },
  {
    name: 'contact-form-misplaced',
    selectors: MISPLACED,
    wake: 'idle',
    replaces: oldForm,
    attach: 'attachMisplacedForm',
  },
])
