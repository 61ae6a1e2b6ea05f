import { markWaiting } from './busySign'
import { keep, keepsFor, keepsIn, letGoInTime } from './keptEvents'
import { giveBack } from './native'

/**
 * Holds the sending of a form while something that was done in it still waits for its code, so that a click on plus counts; for ten seconds
 * at most. A second submit meanwhile is dropped.
 */
export function holdSubmit(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement
  if (!keepsIn(form)) return
  event.preventDefault()
  event.stopImmediatePropagation()
  if (keepsFor(form)) return
  const unmark = markWaiting(event.submitter ?? form)
  const send = () => {
    unmark()
    giveBack(event)
  }
  keep({ event, group: form, form, owner: form, isLoading: () => false, hand: send })
  // What cannot be prevented, as the change of a field, waits for longer than a shopper who sends the form.
  letGoInTime(form, event, send)
}
