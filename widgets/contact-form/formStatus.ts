import { raise } from './formEvents'
import type { ContactForm } from './formFacts'
import { markInert } from './markInert'

/** Server codes, and our own, with the status that is displayed (behaviours contact-form.status.*). */
const displayed: ReadonlyMap<string, string> = new Map([
  ['init', 'init'],
  ['validation_failed', 'invalid'],
  ['acceptance_missing', 'unaccepted'],
  ['spam', 'spam'],
  ['aborted', 'aborted'],
  ['mail_sent', 'sent'],
  ['mail_failed', 'failed'],
  ['submitting', 'submitting'],
  ['resetting', 'resetting'],
  ['validating', 'validating'],
  ['payment_required', 'payment-required'],
])

/** The status that is displayed for a code. Whatever is no letter or digit becomes a hyphen, as on the server (plugins contract 1.12). */
function displayedStatus(code: string): string {
  return displayed.get(code) ?? `custom-${code.replace(/[^0-9a-z]+/gi, '-')}`
}

/** Displays a status: as class, as attribute, and by what is inert in it; tells everybody, unless it is displayed already. */
export function showStatus(form: ContactForm, status: string): void {
  const prevStatus = form.wpcf7.status
  if (status === prevStatus) return
  form.wpcf7.status = status
  form.setAttribute('data-status', status)
  form.classList.remove(prevStatus)
  form.classList.add(status)
  markInert(form)
  raise(form, 'statuschanged', { prevStatus })
}

/** Displays the status of a code of the server's, or of our own. */
export function setStatus(form: ContactForm, code: string): void {
  showStatus(form, displayedStatus(code))
}
