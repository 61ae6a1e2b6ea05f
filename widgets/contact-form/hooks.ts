import type { OldScript } from '../../src/islands/oldScripts'

/** A contact form: ours, by an attribute on itself or on what is around it, and the plugin's (plugins contract 1.1). */
export const FORM = 'form[data-island="contact-form"],[data-island="contact-form"]>form,.wpcf7>form'

/** Around a contact form that stands inside of another form; the parser has dropped its own form tag. */
export const MISPLACED = 'form [data-island="contact-form"],form .wpcf7[data-wpcf7-id]'

/** Forms that we look after. */
export const ourForms: WeakSet<Element> = new WeakSet()

/**
 * The plugin's own script, where it still looks after the forms: found by its tag; where an optimiser has merged the tags, by what the
 * script leaves on a form.
 */
export const oldForm: OldScript = {
  tags: ['contact-form-7/includes/js'],
  isHere: (form) => !!form && 'wpcf7' in form && !ourForms.has(form),
  ours: 'stands back',
}
