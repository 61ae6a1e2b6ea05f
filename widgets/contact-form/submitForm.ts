import { attempt } from '../../src/page/callbacks'
import { dispatch } from '../../src/page/events'
import { report } from '../../src/page/report'
import { textsOf } from '../../src/text/text'
import { BadAnswerError, NetworkError } from '../../src/wire/errors'
import { type Feedback, readAgain, sendFeedback, type WithSource } from './contactFormCalls'
import { raise } from './formEvents'
import { answered, begun, delivered, failed, held, messagesShown, submitted } from './formState'
import type { FormStore } from './formStore'
import { publicObject } from './publicObject'
import { type FilledValues, readFilledIn } from './readFilledIn'
import { renewPuzzles } from './renewPuzzles'

/** What a code of the server means: the status that is displayed, and the event that is raised. */
type Outcome = readonly [status: string, event?: string]

/** The known codes (behaviours contact-form.status.*; plugins contract 1.11). */
const outcomes = new Map<string, Outcome>([
  ['validation_failed', ['invalid', 'invalid']],
  ['acceptance_missing', ['unaccepted', 'unaccepted']],
  ['spam', ['spam', 'spam']],
  ['aborted', ['aborted', 'aborted']],
  ['mail_sent', ['sent', 'mailsent']],
  ['mail_failed', ['failed', 'mailfailed']],
  ['payment_required', ['payment-required']],
])

/**
 * The outcome of a code. In an unknown one, everything but letters and digits becomes a hyphen, as on the server (plugins contract 1.12).
 */
function outcomeOf(code: string): Outcome {
  const known = outcomes.get(code)
  if (known) return known
  const isStatus = /^(init|submitting|resetting|validating)$/.test(code)
  return [isStatus ? code : `custom-${code.replace(/[^0-9a-z]+/gi, '-')}`]
}

/**
 * Has Turnstile make a new token: the server may have used the last one although its answer was lost. After an answer the plugin does so
 * itself, with `wpcf7submit`.
 */
function renewTurnstile(form: HTMLFormElement): void {
  const { turnstile } = window
  const captcha = form.querySelector('.cf-turnstile')
  // It throws where it has not drawn the captcha.
  if (captcha) attempt(() => turnstile?.reset(captcha))
}

/**
 * Why a form was not sent, in words. The shopper's connection is named only where the call reached nobody; what an add-on throws, an error
 * status and a late answer tell no more than that the form was not sent.
 */
function reasonOf(error: unknown): string {
  const { fetchError, invalidJson, sendFailed } = textsOf('contactForm')
  if (error instanceof BadAnswerError) return invalidJson
  return error instanceof NetworkError && typeof error.reason !== 'number' ? fetchError : sendFailed
}

/**
 * Shows that the form was not sent; everything typed stays, and it may be sent again (behaviours contact-form.error.network-failure,
 * …bad-answer; decisions: A contact form that could not be sent).
 *
 * @param error what the call or an add-on threw; `undefined` where the server gave no answer.
 */
function showFailure({ form, take }: FormStore, error: unknown): void {
  take(failed(reasonOf(error)))
  dispatch('shop-islands:contact-form-failed', { error }, form)
  report('call-failed', form, error ?? 'feedback: 204')
  renewTurnstile(form)
}

/**
 * Shows the server's answer and raises its events (plugins contract 1.11). Listeners may change it: what is done after the events follows
 * what they have left.
 */
function showAnswer(store: FormStore, feedback: WithSource<Feedback>, filledIn: FilledValues): void {
  const { form, take } = store
  const { status, raw } = feedback
  const extras = { ...filledIn, status, apiResponse: raw }
  const [displayed, event] = outcomeOf(status)
  take(answered(displayed))
  if (event) raise(form, event, extras)
  renewPuzzles(store, feedback)
  raise(form, 'submit', extras)
  dispatch('shop-islands:contact-form-answered', { status }, form)
  const told = readAgain(feedback)
  const wasSent = told.status === 'mail_sent'
  // Before the reset, whose event has the form's values.
  take(delivered(wasSent, told.posted_data_hash))
  // Not `form.reset()`, because a button named `reset` hides that.
  if (wasSent) HTMLFormElement.prototype.reset.call(form)
  take(messagesShown(told.message, told.invalid_fields))
}

/**
 * Sends a form in the background (behaviours contact-form.submit.*, contact-form.change.submit). While it is being sent, it is not sent
 * again.
 *
 * @param submitter the button; its name is sent, too, as the browser would.
 */
export async function submitForm(store: FormStore, submitter?: HTMLElement | null): Promise<void> {
  const { form, $state, take } = store
  if ($state.get().isSending) return
  take(begun)
  if (publicObject().blocked) {
    take(held)
    return
  }
  const filledIn = readFilledIn(form, submitter)
  raise(form, 'beforesubmit', filledIn)
  take(submitted)
  let feedback: WithSource<Feedback> | null
  try {
    feedback = await sendFeedback(form.wpcf7.id, filledIn.formData)
  } catch (error) {
    showFailure(store, error)
    return
  }
  if (feedback) showAnswer(store, feedback, filledIn)
  else showFailure(store, undefined)
}

/**
 * Sends a form for the shopper: by `submitForm`, or by an add-on's function in its place. If that throws, for instance without the script
 * of a captcha's provider, the shopper is told; but not once the server was asked, whose answer says what became of the form.
 */
export async function sendForm(store: FormStore, submitter: HTMLElement | null): Promise<void> {
  const { form, $state } = store
  const { turn } = $state.get()
  try {
    await publicObject().submit(form, { submitter })
  } catch (error) {
    const { turn: turnNow, isSending, status } = $state.get()
    // What is held for an add-on has the status `submitting`, too, and was not sent yet.
    const wasAsked = status === 'submitting' ? isSending : turnNow !== turn
    if (wasAsked) reportError(error)
    else showFailure(store, error)
  }
}
