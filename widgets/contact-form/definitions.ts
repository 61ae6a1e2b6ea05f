import { defineArea } from '../../src/islands/area'
import { isStillHere, type OldScript } from '../../src/islands/oldScripts'
import { beforeReady } from '../../src/page/whenReady'
import { loadArea, publicObject } from './publicObject'

/** Forms that we handle. They have the same property that the plugin's own script sets on its forms (plugins contract 1.3). */
export const ourForms: WeakSet<Element> = new WeakSet()

/** The plugin's own script: known by its tag, and where an optimiser has merged the tags, by the property that it sets on a form. */
const oldForm: OldScript = {
  tags: ['contact-form-7/includes/js/index.'],
  handle: 'contact-form-7',
  isHere: (form) => !!form && 'wpcf7' in form && !ourForms.has(form),
  ours: 'stands back',
}

/** Contact forms, and those in the wrong place. */
export const contactForm = defineArea('contact-form', loadArea, [
  {
    name: 'contact-form',
    // Our own attribute on the form or on the element around it, and the plugin's markup (plugins contract 1.1).
    selectors: 'form[data-island="contact-form"],[data-island="contact-form"]>form,.wpcf7>form',
    // Before any touch, because counters and the button depend on what is filled in already.
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
    // The element around a contact form inside another form; the parser has dropped the inner form tag.
    selectors: 'form [data-island="contact-form"],form .wpcf7[data-wpcf7-id]',
    wake: 'idle',
    replaces: oldForm,
    component: 'MisplacedForm',
  },
])

// The plugin's add-ons for captchas and payments look for its global once, as soon as the page is parsed. Without it they send expired
// tokens and take no payment. Where the global has gone with the script, the plugin's style sheet still tells of it: a search for a form
// takes a large page longer than all else at boot.
beforeReady(() => {
  const isPluginHere = 'wpcf7' in window || document.getElementById('contact-form-7-css')
  if (isPluginHere && !isStillHere(oldForm)) publicObject()
})
