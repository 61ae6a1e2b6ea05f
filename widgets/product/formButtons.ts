import { untilShown } from '../../src/page/shownAgain'

/** A button that submits a product form (contract 1.4). */
export const FORM_BUTTON = '.single_add_to_cart_button'

/**
 * Shows that a product form is being sent, until the page is shown again (behaviours cart.form.*). Others may still veto the event, so
 * the button is busy only if the page really goes.
 */
export function markSubmitting(event: Event, button: Element | null): void {
  setTimeout(() => {
    if (event.defaultPrevented || !button) return
    button.classList.add('loading')
    untilShown().then(() => button.classList.remove('loading'))
  })
}
