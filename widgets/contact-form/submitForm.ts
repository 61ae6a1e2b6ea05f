import { dispatch } from '../../src/page/events'
import { report } from '../../src/page/report'
import { settings } from '../../src/stores/settings'
import { loadText } from '../../src/text/text'
import { BadAnswerError, CallError } from '../../src/wire/errors'
import { applyRefill } from './applyRefill'
import { sendFeedback } from './contactFormCalls'
import type { Feedback } from './contactFormWire'
import { clearFieldErrors, showFieldError, showMessage } from './fieldErrors'
import { type FilledIn, raise, readFilledIn } from './formEvents'
import { type ContactForm, controlsNamed } from './formFacts'
import { setStatus } from './formStatus'
import { publicObject } from './publicObject'
import { sending, sent, takeTurn } from './turns'

/** Fetched with the form's actions: when a submission fails, the network may be too bad to fetch a text. */
const texts = loadText('contactForm', settings().locale).catch(() => undefined)

/** The event of a code of the server's (plugins contract 1.11); other codes have none. */
const codeEvents: ReadonlyMap<string, string> = new Map([
  ['validation_failed', 'invalid'],
  ['acceptance_missing', 'unaccepted'],
  ['spam', 'spam'],
  ['aborted', 'aborted'],
  ['mail_sent', 'mailsent'],
  ['mail_failed', 'mailfailed'],
])

/** The wheel beside the button, for the plugin's styles; put there when it is first needed, so that the page at rest does not move. */
function addSpinners(form: ContactForm): void {
  for (const button of form.querySelectorAll('.has-spinner')) {
    if (button.nextElementSibling?.matches('.wpcf7-spinner')) continue
    const spinner = document.createElement('span')
    spinner.className = 'wpcf7-spinner'
    spinner.dataset['islandOutlet'] = ''
    button.after(spinner)
  }
}

/**
 * Says that the form was not sent; everything typed stays, and it may be sent again (behaviours contact-form.error.network-failure,
 * …bad-answer; answers: contact form).
 *
 * @param error what the call threw; `undefined` where the server gave no answer.
 */
async function showFailure(form: ContactForm, error: unknown): Promise<void> {
  const { fetchError = '', invalidJson = '', sendFailed = '' } = (await texts) ?? {}
  const isRefused = !error || (error instanceof CallError && typeof error.reason === 'number')
  const unreadable = error instanceof BadAnswerError ? invalidJson : fetchError
  setStatus(form, 'mail_failed')
  showMessage(form, isRefused ? sendFailed : unreadable)
  dispatch('shop-islands:contact-form-failed', { error }, form)
  report('call-failed', form, error ?? 'feedback: 204')
}

/** Shows and tells what the server says (plugins contract 1.11). */
function showAnswer(form: ContactForm, answer: Feedback, filledIn: FilledIn): void {
  const { status, message, invalidFields, postedDataHash, raw } = answer
  const extras = { ...filledIn, status, apiResponse: raw }
  setStatus(form, status)
  const codeEvent = codeEvents.get(status)
  if (codeEvent) raise(form, codeEvent, extras)
  applyRefill(form, answer)
  raise(form, 'submit', extras)
  dispatch('shop-islands:contact-form-answered', { status }, form)
  if (postedDataHash) for (const field of controlsNamed(form, '_wpcf7_posted_data_hash')) field.value = postedDataHash
  if (status === 'mail_sent') {
    sent.add(form)
    // Not `form.reset()`: a button that is called so hides it.
    HTMLFormElement.prototype.reset.call(form)
  }
  for (const { field, message: fault } of invalidFields) showFieldError(form, field, fault)
  showMessage(form, message)
}

/**
 * Sends a form in the background (behaviours contact-form.submit.*, contact-form.change.submit). While it is on its way it is not sent
 * again.
 *
 * @param submitter the button; its name goes along, as the browser would send it.
 */
export async function submitForm(form: ContactForm, submitter?: HTMLElement | null): Promise<void> {
  if (sending.has(form)) return
  takeTurn(form)
  sent.delete(form)
  clearFieldErrors(form)
  showMessage(form, '')
  if (publicObject().blocked) {
    setStatus(form, 'submitting')
    return
  }
  const filledIn = readFilledIn(form, submitter)
  raise(form, 'beforesubmit', filledIn)
  addSpinners(form)
  sending.add(form)
  setStatus(form, 'submitting')
  let answer: Feedback | null = null
  let failure: unknown
  try {
    answer = await sendFeedback(form.wpcf7.id, filledIn.formData)
  } catch (error) {
    failure = error
  }
  sending.delete(form)
  if (answer) showAnswer(form, answer, filledIn)
  else await showFailure(form, failure)
}
