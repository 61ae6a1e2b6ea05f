import { report } from '../../src/page/report'
import { applyRefill } from './applyRefill'
import { loadRefill } from './contactFormCalls'
import { clearFieldErrors, showMessage } from './fieldErrors'
import { raise, readFilledIn } from './formEvents'
import type { ContactForm } from './formFacts'
import { setStatus } from './formStatus'
import { clearReflections } from './reflections'
import { sending, sent, takeTurn } from './turns'

/**
 * What follows a reset: a new captcha and quiz, and the status `init`, or `sent` again where the last submission was sent (behaviours
 * contact-form.change.reset-*, contact-form.refill.*). A refill that fails holds nothing up: the server would send a new captcha with
 * its next answer.
 */
export async function resetForm(form: ContactForm): Promise<void> {
  // What the server says to a submission on its way is still to come, and to be seen. A form that has left needs no captcha.
  if (sending.has(form) || !form.isConnected) return
  const isLast = takeTurn(form)
  const wasSent = sent.has(form)
  const filledIn = readFilledIn(form)
  clearFieldErrors(form)
  clearReflections(form)
  if (!wasSent) showMessage(form, '')
  setStatus(form, 'resetting')
  const refill = await loadRefill(form.wpcf7.id).catch((error) => report('call-failed', form, error))
  if (!isLast()) return
  setStatus(form, wasSent ? 'mail_sent' : 'init')
  if (refill) applyRefill(form, refill)
  raise(form, 'reset', { ...filledIn, apiResponse: refill?.raw })
}
