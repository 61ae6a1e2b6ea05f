import { report } from '../../src/page/report'
import { loadRefill } from './contactFormCalls'
import { raise } from './formEvents'
import { emptied, settled } from './formState'
import type { FormStore } from './formStore'
import { readFilledIn } from './readFilledIn'
import { renewPuzzles } from './renewPuzzles'

/**
 * What follows a reset: a new captcha and quiz, and the status `init`, or `sent` again where the last submission was sent (behaviours
 * contact-form.change.reset-*, contact-form.refill.*). If the refill fails, everything else goes on: the server sends a new captcha with
 * its next answer. `wpcf7reset` has the status from before the reset, and an object as its answer in any case, because listeners look for
 * the captcha in it.
 */
export async function resetForm(store: FormStore): Promise<void> {
  const { form, $state, take } = store
  // Not while a submission is under way: its answer must still be shown. A form that has left the page needs no captcha.
  if ($state.get().isSending || !form.isConnected) return
  const before = { ...readFilledIn(form), status: form.wpcf7.status }
  take(emptied)
  const { turn } = $state.get()
  const refill = await loadRefill(form.wpcf7.id).catch((error) => report('call-failed', form, error))
  if ($state.get().turn !== turn) return
  take(settled)
  if (refill) renewPuzzles(store, refill)
  raise(form, 'reset', { ...before, apiResponse: refill?.raw ?? {} })
}
