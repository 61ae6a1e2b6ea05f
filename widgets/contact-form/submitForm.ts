import { dispatch } from '../../src/page/events'
import { report } from '../../src/page/report'
import { textsOf } from '../../src/text/text'
import { BadAnswerError, CallError } from '../../src/wire/errors'
import { sendFeedback } from './contactFormCalls'
import type { Feedback, WithSource } from './contactFormWire'
import { type FilledIn, raise, readFilledIn } from './formFacts'
import type { FormStore } from './formStore'
import { publicObject } from './publicObject'
import { renewPuzzles } from './renewPuzzles'

/** The event of a code of the server's (plugins contract 1.11); other codes have none. */
const codeEvents: ReadonlyMap<string, string> = new Map([
  ['validation_failed', 'invalid'],
  ['acceptance_missing', 'unaccepted'],
  ['spam', 'spam'],
  ['aborted', 'aborted'],
  ['mail_sent', 'mailsent'],
  ['mail_failed', 'mailfailed'],
])

/**
 * Says that the form was not sent; everything typed stays, and it may be sent again (behaviours contact-form.error.network-failure,
 * …bad-answer; answers: contact form).
 *
 * @param error what the call threw; `undefined` where the server gave no answer.
 */
function showFailure({ form, take }: FormStore, error: unknown): void {
  const { fetchError, invalidJson, sendFailed } = textsOf('contactForm')
  const isRefused = !error || (error instanceof CallError && typeof error.reason === 'number')
  const unreadable = error instanceof BadAnswerError ? invalidJson : fetchError
  take({ type: 'fail', message: isRefused ? sendFailed : unreadable })
  dispatch('shop-islands:contact-form-failed', { error }, form)
  report('call-failed', form, error ?? 'feedback: 204')
}

/** Shows and tells what the server says (plugins contract 1.11). */
function showAnswer(store: FormStore, answer: WithSource<Feedback>, filledIn: FilledIn): void {
  const { form, take } = store
  const { status, message, invalid_fields: faults, posted_data_hash: postedDataHash, raw } = answer
  const extras = { ...filledIn, status, apiResponse: raw }
  take({ type: 'answer', code: status })
  const codeEvent = codeEvents.get(status)
  if (codeEvent) raise(form, codeEvent, extras)
  renewPuzzles(store, answer)
  raise(form, 'submit', extras)
  dispatch('shop-islands:contact-form-answered', { status }, form)
  if (status === 'mail_sent') {
    take({ type: 'sent' })
    // Not `form.reset()`: a button that is called so hides it.
    HTMLFormElement.prototype.reset.call(form)
  }
  take({ type: 'tell', message, faults, postedDataHash })
}

/**
 * Sends a form in the background (behaviours contact-form.submit.*, contact-form.change.submit). While it is on its way it is not sent
 * again.
 *
 * @param submitter the button; its name goes along, as the browser would send it.
 */
export async function submitForm(store: FormStore, submitter?: HTMLElement | null): Promise<void> {
  const { form, $state, take } = store
  if ($state.get().isSending) return
  take({ type: 'submit' })
  if (publicObject().blocked) {
    take({ type: 'send', isHeld: true })
    return
  }
  const filledIn = readFilledIn(form, submitter)
  raise(form, 'beforesubmit', filledIn)
  take({ type: 'send', isHeld: false })
  let answer: WithSource<Feedback> | null
  try {
    answer = await sendFeedback(form.wpcf7.id, filledIn.formData)
  } catch (error) {
    showFailure(store, error)
    return
  }
  if (answer) showAnswer(store, answer, filledIn)
  else showFailure(store, undefined)
}
