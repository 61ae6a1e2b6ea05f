import { emit } from '../../src/bridge/pluginEvents'
import { swapFragments } from '../../src/fragments/swapFragments'
import { report } from '../../src/page/report'
import { onShownAgain } from '../../src/page/shownAgain'
import { inTurn } from '../../src/stores/cart/queue'
import { settings } from '../../src/stores/settings'
import { fetchQuotePage } from './quoteCalls'
import { TABLE } from './quoteSelectors'
import { quoteSettings } from './quoteSettings'

async function replaceTable(): Promise<void> {
  const page = await fetchQuotePage({ timeout: settings().addTimeout })
  const table = page.querySelector(TABLE)
  if (!table?.firstElementChild) return
  swapFragments({ [TABLE]: table.outerHTML })
  emit('ywraq_table_reloaded', [], document)
}

function refresh(): void {
  inTurn(replaceTable, true).catch((error) => report('call-failed', document.querySelector(TABLE), error))
}

/**
 * Fetches the quote list's table anew and puts it in place of the page's, which may come from a page cache (behaviours quote.list.refresh*):
 * once when the page opens, and whenever the browser shows it again as it was left. What the shopper asks for meanwhile waits until the table
 * is there, or a row that was just removed would come back with it. A failure is reported and leaves the page as it was. A service, not a
 * component: it belongs to the page, and draws nothing but the server's own HTML.
 */
export function refreshQuoteTable(): undefined {
  if (!quoteSettings().quoteTableRefresh) return
  refresh()
  onShownAgain(refresh)
}
