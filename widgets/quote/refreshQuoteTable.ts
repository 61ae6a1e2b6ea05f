import { emit } from '../../src/bridge/pluginEvents'
import { swapFragments } from '../../src/fragments/swapFragments'
import { reloadWithoutActions } from '../../src/page/address'
import { stopAll } from '../../src/page/callbacks'
import { onPageRestored } from '../../src/page/pageShow'
import { report } from '../../src/page/report'
import { whenPageVisible } from '../../src/page/whenPageVisible'
import { inBackground } from '../../src/stores/cart/queue'
import { settings } from '../../src/stores/settings'
import { onChangedElsewhere } from './otherTabs'
import { fetchQuotePage } from './quoteCalls'
import { TABLE } from './quoteSelectors'
import { quoteSettings } from './quoteSettings'

/**
 * Replaces the page's table with the server's present one.
 *
 * @returns true where the page has no place for it, because the list was emptied.
 */
async function replaceTable(): Promise<boolean> {
  const { body } = document
  const page = await fetchQuotePage({ timeout: settings().addTimeout })
  // A script has put the body of another page in its place meanwhile.
  if (!body.isConnected) return false
  const table = page.querySelector(TABLE)
  if (!table?.firstElementChild) return false
  if (!document.querySelector(TABLE)) return true
  swapFragments({ [TABLE]: table.outerHTML })
  emit('ywraq_table_reloaded', [], document)
  return false
}

async function refresh(): Promise<boolean> {
  try {
    return await inBackground(replaceTable)
  } catch (error) {
    report('call-failed', document.querySelector(TABLE), error)
    return false
  }
}

/** Reloads the page if an emptied list has items again: the mail form was removed with the table, and only the server's page has both. */
async function refreshAgain(): Promise<void> {
  if (await refresh()) reloadWithoutActions()
}

/**
 * Fetches the quote list's table and replaces the page's, which may come from a page cache (behaviours quote.list.refresh*): once when the
 * page is first shown, because the shopper may be shopping in another tab until then, whenever it is shown again from the back/forward
 * cache, and when it is seen after another tab has changed the list. The shopper's calls wait until the table is there, because otherwise
 * a row that was just removed could come back. A failure is reported and leaves the page as it was. A service, not a component: it belongs
 * to the page, and draws nothing but the server's own HTML.
 */
export function refreshQuoteTable(): (() => void) | undefined {
  if (!quoteSettings().quoteTableRefresh) return
  whenPageVisible(refresh)
  return stopAll(onPageRestored(refreshAgain), onChangedElsewhere(refreshAgain))
}
