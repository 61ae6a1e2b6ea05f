import { hasModifier } from '../../../src/page/keys'

/** The browser sends a form in the same task in which its button was clicked, and its event does not tell of the keys. */
let isSentWithModifier = false

/**
 * Notes for the rest of its task whether a click has a modifier key. The service `markSubmitting` does so for each click of the page.
 *
 * @returns whether it has one.
 */
export function noteModifier(click: MouseEvent): boolean {
  isSentWithModifier = hasModifier(click)
  if (isSentWithModifier)
    setTimeout(() => {
      isSentWithModifier = false
    })
  return isSentWithModifier
}

/** Does a form or link with this target open in another tab, window or frame? */
export function opensElsewhere(target: string | null | undefined): boolean {
  return !/^(_self|_parent|_top)?$/i.test(target ?? '')
}

/**
 * Will the answer to a form open in another tab, window or frame? After a click with a modifier key it will, too, which the service
 * `markSubmitting` notes. To be called while the form is being sent.
 *
 * @param submitter what sends the form; `null` where a script does. Its own target counts before the form's.
 */
export function isSentElsewhere(form: Element | null | undefined, submitter: Element | null): boolean {
  return isSentWithModifier || opensElsewhere(submitter?.getAttribute('formtarget') ?? form?.getAttribute('target'))
}
