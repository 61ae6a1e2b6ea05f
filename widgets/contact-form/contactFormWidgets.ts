import type { WidgetDefinition } from '../../src/islands/definition'
import { FORM, isOldFormHere, MISPLACED } from './hooks'
import { attachShownForm } from './startForm'

/** The widgets of contact forms: what a form shows before it is touched, what it does when it is, and a form in the wrong place. */
export const contactFormWidgets: readonly WidgetDefinition[] = [
  {
    name: 'contact-form',
    hooks: FORM,
    wake: 'interaction',
    events: ['focusin', 'change', 'submit'],
    claims: (_event, host) => !isOldFormHere(host),
    attach: () => import('./contactForm').then(({ attachContactForm }) => ({ default: attachContactForm })),
  },
  {
    name: 'contact-form-shown',
    hooks: FORM,
    wake: 'visible',
    applies: () => !isOldFormHere(),
    // In the same file as this list.
    attach: async () => ({ default: attachShownForm }),
  },
  {
    name: 'contact-form-misplaced',
    hooks: MISPLACED,
    wake: 'idle',
    applies: () => !isOldFormHere(),
    attach: () => import('./misplacedForm'),
  },
]
