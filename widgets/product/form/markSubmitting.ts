// Wraps the browser's own sending of product forms.
import { elementOf } from '../../../src/page/elementOf'
import { hasModifier } from '../../../src/page/keys'
import { untilShown } from '../../../src/page/shownAgain'

/** A button that submits a product form (contract 1.4). */
export const FORM_BUTTON = '.single_add_to_cart_button'

/** The browser sends a form in the same task in which its button was clicked, and its event does not tell of the keys. */
let isSentWithModifier = false

/** Does a form or link with this target open in another tab, window or frame? */
function opensElsewhere(target: string | null | undefined): boolean {
  return !/^(_self|_parent|_top)?$/i.test(target ?? '')
}

/**
 * Will the answer to a form open in another tab, window or frame? After a click with a modifier key it will, too. To be called while the
 * form is being sent.
 *
 * @param submitter what sends the form; `null` where a script does. Its own target counts before the form's.
 */
export function isSentElsewhere(form: Element | null | undefined, submitter: Element | null): boolean {
  return isSentWithModifier || opensElsewhere(submitter?.getAttribute('formtarget') ?? form?.getAttribute('target'))
}

/** Marks a button as busy, but only after all listeners, because others may still prevent the event. */
function mark(event: Event, button?: Element | null): void {
  setTimeout(() => {
    if (event.defaultPrevented || !button) return
    button.classList.add('loading')
    untilShown().then(() => button.classList.remove('loading'))
  })
}

/**
 * Shows on its button that a product form is being sent, until the page is shown again (behaviours cart.form.*). A button outside any form
 * is marked from its click on, and one in another form when that is sent, because the shop's blocks send theirs without leaving the page.
 * Nothing is marked for what opens in another tab. A service, not a component: the page would be left before one could be loaded, and the
 * browser sends the form itself.
 *
 * @returns a function that stops listening, for a body that another takes the place of.
 */
export function markSubmitting(): () => void {
  const listening = new AbortController()
  const options = { capture: true, signal: listening.signal }
  const onSubmit = (event: SubmitEvent) => {
    const { submitter } = event
    const form = elementOf(event)
    if (isSentElsewhere(form, submitter)) return
    mark(event, form?.matches('form.cart') ? form.querySelector(FORM_BUTTON) : submitter?.closest(FORM_BUTTON))
  }
  const onClick = (event: MouseEvent) => {
    isSentWithModifier = hasModifier(event)
    if (isSentWithModifier) {
      setTimeout(() => {
        isSentWithModifier = false
      })
      return
    }
    const button = elementOf(event)?.closest(`${FORM_BUTTON}:not(.disabled)`)
    if (button && !button.closest('form') && !opensElsewhere(button.getAttribute('target'))) mark(event, button)
  }
  document.addEventListener('submit', onSubmit, options)
  document.addEventListener('click', onClick, options)
  return () => listening.abort()
}
