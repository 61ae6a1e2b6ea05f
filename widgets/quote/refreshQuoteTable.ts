import { emit } from '../../src/bridge/pluginEvents'
import { swapFragments } from '../../src/fragments/swapFragments'
import { report } from '../../src/page/report'
import { inTurn } from '../../src/stores/cart/queue'
import { settings } from '../../src/stores/settings'
import { fetchQuoteTable } from './quoteCalls'

/**
 * Fetches the quote list's table anew and puts it in place of the page's, which may come from a page cache (behaviours
 * quote.list.refresh*). What the shopper asks for meanwhile waits until the table is there, or a row that was just removed would come
 * back with it. A failure is reported and leaves the page as it was.
 *
 * @param selector of the table, in this page and in the one fetched.
 */
export function refreshQuoteTable(selector: string): Promise<void> {
  const refresh = async () => {
    const table = await fetchQuoteTable(selector, location.href, { timeout: settings().addTimeout })
    if (!table) return
    await swapFragments({ [selector]: table })
    emit('ywraq_table_reloaded', [], document)
  }
  return inTurn(refresh, true).catch((error) => report('call-failed', document.querySelector(selector), error))
}
