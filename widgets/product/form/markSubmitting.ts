// Wraps the browser's own sending of product forms.

import { linkedPlace } from '../../../src/page/address'
import { untilPageShow } from '../../../src/page/pageShow'
import { targetElement } from '../../../src/page/targetElement'
import { FORM_BUTTON } from './formSelectors'
import { isSentElsewhere, noteModifier, opensElsewhere } from './sentElsewhere'

/**
 * The last event that leads away from the page, unless somebody prevents it: a form's submit, or the click on a button outside of forms.
 * The script of a bar hands such a click on to a form: then that form's submit, if there is one, says for both buttons whether the page is
 * left.
 */
let leading: Event | undefined

/** Marks a button as busy, but only after all listeners, because others may still prevent the event, or hand it on. */
function mark(event: Event, button?: Element | null): void {
  leading = event
  setTimeout(() => {
    if (!leading || leading.defaultPrevented || !button) return
    button.classList.add('loading')
    untilPageShow().then(() => button.classList.remove('loading'))
  })
}

/**
 * Shows on its button that a product form is being sent, until the page is shown again (behaviours cart.form.*): on the one that was
 * pressed, which may stand elsewhere on the page, as in a sticky bar, or else on the form's first. A button of no form is marked from its
 * click on, and one of another form when that is sent, because the shop's blocks send theirs without leaving the page. Nothing is marked
 * for what opens in another tab. A service, not a component: the page would be left before one could be loaded, and the browser sends the
 * form itself.
 *
 * @returns a function that stops listening, for a body that another takes the place of.
 */
export function markSubmitting(): () => void {
  const listening = new AbortController()
  const options = { capture: true, signal: listening.signal }
  const onSubmit = (event: SubmitEvent) => {
    const { submitter } = event
    const form = targetElement(event)
    if (isSentElsewhere(form, submitter)) return
    const pressed = submitter?.closest(FORM_BUTTON)
    mark(event, pressed ?? (form?.matches('form.cart') ? form.querySelector(FORM_BUTTON) : undefined))
  }
  const onClick = (event: MouseEvent) => {
    if (noteModifier(event)) return
    const button = targetElement(event)?.closest<HTMLButtonElement>(FORM_BUTTON)
    if (button?.closest('form') || button?.form) leading = undefined
    // With a product and a quantity of its own it is a table's, whose script adds by it, and may not say when it has. Where it only leads
    // to a place in this page, such as a table of all variations, nobody would free it.
    else if (
      button &&
      !button.matches('.disabled,[data-product_id][data-quantity]') &&
      !opensElsewhere(button.getAttribute('target')) &&
      !linkedPlace(button)
    ) {
      mark(event, button)
    }
  }
  document.addEventListener('submit', onSubmit, options)
  document.addEventListener('click', onClick, options)
  return () => listening.abort()
}
