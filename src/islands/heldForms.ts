import { markWaiting } from '../page/markWaiting'
import { keep, keepsFor, keepsIn } from './keptEvents'
import { giveBack } from './native'

/**
 * Holds a form's submit while an event in it still waits for its code, so that a click on plus counts; for ten seconds at most. A second
 * submit meanwhile is dropped.
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
  // Events that cannot be prevented, such as a field's change, wait without a limit: the submit does not.
  keep({ event, group: form, form, owner: form, isLoading: () => false, hand: send, giveUp: send })
}
