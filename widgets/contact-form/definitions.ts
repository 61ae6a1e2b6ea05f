import { defineArea } from '../../src/islands/area'
import { isStillHere, type OldScript } from '../../src/islands/oldScripts'
import { beforeReady } from '../../src/page/whenReady'
import { load, publicObject } from './publicObject'

/** Forms that we look after. They carry what the plugin's own script leaves on its forms, too (plugins contract 1.3). */
export const ourForms: WeakSet<Element> = new WeakSet()

/**
 * The plugin's own script, where it still looks after the forms: found by its tag; where an optimiser has merged the tags, by what the
 * script leaves on a form.
 */
const oldForm: OldScript = {
  tags: ['contact-form-7/includes/js/index.'],
  handle: 'contact-form-7',
  isHere: (form) => !!form && 'wpcf7' in form && !ourForms.has(form),
  ours: 'stands back',
}

/** Contact forms, and those in the wrong place. */
export const contactForm = defineArea('contact-form', load, [
  {
    name: 'contact-form',
    // Ours, by an attribute on itself or on what is around it, and the plugin's (plugins contract 1.1).
    selectors: 'form[data-island="contact-form"],[data-island="contact-form"]>form,.wpcf7>form',
    // Counters and the button show what is filled in before anybody touches the form.
    wake: 'visible',
    touches: { focusin: true },
    claims: { change: true, submit: true },
    // The form shows the plugin's own state `submitting` with its spinner.
    busyClass: null,
    replaces: oldForm,
    component: 'ContactForm',
  },
  {
    name: 'contact-form-misplaced',
    // Around a contact form that stands inside of another form; the parser has dropped its own form tag.
    selectors: 'form [data-island="contact-form"],form .wpcf7[data-wpcf7-id]',
    wake: 'idle',
    replaces: oldForm,
    component: 'MisplacedForm',
  },
])

// The plugin's add-ons for captchas and payments look for its global as soon as the page is parsed, once: without it they send tokens that
// have expired, and take no payment.
beforeReady(() => {
  if (('wpcf7' in window || document.querySelector('.wpcf7')) && !isStillHere(oldForm)) publicObject()
})
