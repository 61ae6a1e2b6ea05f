import { isCartScriptHere } from '../../src/bridge/replacedScripts'
import { announce, isAnnounced } from '../../src/page/announcer'

/**
 * Announces the success message in a control's attribute (contract 1.3; behaviour cart.add.announces-success-after-1s). To be called after
 * all others have been told.
 *
 * @param control the button or link; without one, or without a message, nothing is announced.
 */
export function announceSuccess(control: HTMLElement | undefined): void {
  const message = control?.dataset['success_message']
  // The shop's own script, where it still runs, has announced it already: written again, it would be spoken twice. Without that script, the
  // same text belongs to an earlier add and must be announced again.
  if (message && !(isCartScriptHere() && isAnnounced(message))) announce(message)
}
