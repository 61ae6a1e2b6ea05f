import { listenToOthers } from '../../src/bridge/pluginEvents'
import { isCartScriptHere } from '../../src/bridge/replacedScripts'
import { reloadWithoutActions } from '../../src/page/address'
import { stopAll } from '../../src/page/callbacks'
import { hasActed } from '../../src/page/interaction'
import { putFirst } from '../../src/page/jQueryHandlers'
import { report } from '../../src/page/report'
import { withArea } from './loadArea'

/**
 * Reloads the page after another script has changed the cart and our file that would show it cannot be loaded. Not before the shopper's
 * first interaction: then the change was made on the page before, this page shows it already, and reloading would never end.
 */
function reloadPage(error: unknown): void {
  report('cart-not-shown', null, error)
  if (hasActed()) reloadWithoutActions()
}

/**
 * Hears what another script tells of its adds and removals before all others do that listen through jQuery: the shop's script listens from
 * the page's beginning on, before themes and extensions, which look for the new cart in the page. Where that script is still there, it
 * shows the cart, and ours hears after it what it has said.
 *
 * @param follower the area's function that follows it.
 * @param otherwise called where the area's file cannot be loaded.
 */
function hearFirst(
  name: string,
  follower: 'followAdd' | 'followRemoval' | 'followVeto',
  otherwise: (error: unknown) => void,
): () => void {
  const goFirst = (jQuery: object, handler: unknown) => {
    if (!isCartScriptHere()) putFirst(jQuery, document.body, name, handler)
  }
  return listenToOthers(name, (...args) => withArea((area) => area[follower](args), otherwise), goFirst)
}

/**
 * Follows what other scripts tell of their adds and removals (contract 1.2, 1.5). The shop's script places the fragments while the event is
 * being raised, and whoever raises it, or listens, expects the new cart in the page: so do we.
 *
 * @returns a function that stops it.
 */
export function hearOthers(): () => void {
  return stopAll(
    hearFirst('added_to_cart', 'followAdd', reloadPage),
    hearFirst('removed_from_cart', 'followRemoval', reloadPage),
    hearFirst('ajax_request_not_sent.adding_to_cart', 'followVeto', (error) => report('chunk-failed', null, error)),
  )
}
