import { report } from '../../src/page/report'
import { loadRefill } from './contactFormCalls'
import { raise, readFilledIn } from './formFacts'
import { reset, settle } from './formState'
import type { FormStore } from './formStore'
import { renewPuzzles } from './renewPuzzles'

/**
 * What follows a reset: a new captcha and quiz, and the status `init`, or `sent` again where the last submission was sent (behaviours
 * contact-form.change.reset-*, contact-form.refill.*). A refill that fails holds nothing up: the server would send a new captcha with
 * its next answer.
 */
export async function resetForm(store: FormStore): Promise<void> {
  const { form, $state, take } = store
  // What the server says to a submission on its way is still to come, and to be seen. A form that has left needs no captcha.
  if ($state.get().isSending || !form.isConnected) return
  const filledIn = readFilledIn(form)
  take(reset)
  const { turn } = $state.get()
  const refill = await loadRefill(form.wpcf7.id).catch((error) => report('call-failed', form, error))
  if ($state.get().turn !== turn) return
  take(settle)
  if (refill) renewPuzzles(store, refill)
  raise(form, 'reset', { ...filledIn, apiResponse: refill?.raw })
}
