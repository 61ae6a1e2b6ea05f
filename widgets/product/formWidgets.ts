import type { WidgetDefinition } from '../../src/islands/definition'
import { FORM_BUTTON, markSubmitting } from './formButtons'

/** The loading state of a product form that is sent as any form is (contract 1.4; behaviours cart.form.*). */
export const formWidgets: readonly WidgetDefinition[] = [
  {
    name: 'form-submitting',
    hooks: 'form.cart',
    wake: 'interaction',
    events: ['submit'],
    act: (event, form) => markSubmitting(event, form.querySelector(FORM_BUTTON)),
  },
  {
    name: 'form-button-outside',
    hooks: `${FORM_BUTTON}:not(form.cart *,.disabled)`,
    wake: 'interaction',
    act: markSubmitting,
  },
]
