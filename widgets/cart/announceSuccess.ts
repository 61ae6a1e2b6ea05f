import { isCartScriptHere } from '../../src/bridge/oldScripts'
import { announce, isAnnounced } from '../../src/page/announcer'

/**
 * Speaks the message that a control carries for its success (contract 1.3; behaviour cart.add.announces-success-after-1s); to be called
 * once all others have heard of it.
 *
 * @param control what added or removed; without one, or without a message, nothing is spoken.
 */
export function announceSuccess(control: HTMLElement | undefined): void {
  const message = control?.dataset['success_message']
  // The shop's own script, where it still runs, has said it when it heard of the success: written again, it would be spoken twice. Where
  // that script is gone, the same words are those of another add, and are due again.
  if (message && !(isCartScriptHere() && isAnnounced(message))) announce(message)
}
