import { emit } from '../../src/bridge/pluginEvents'
import { swapFragments } from '../../src/fragments/swapFragments'
import { report } from '../../src/page/report'
import { onShownAgain } from '../../src/page/shownAgain'
import { inTurn } from '../../src/stores/cart/queue'
import { settings } from '../../src/stores/settings'
import { fetchQuotePage } from './quoteCalls'
import { TABLE } from './quoteSelectors'
import { quoteSettings } from './quoteSettings'

/**
 * Puts the table as the server has it now in place of the page's.
 *
 * @returns whether the page has no place for it, as once the list was emptied.
 */
async function replaceTable(): Promise<boolean> {
  const page = await fetchQuotePage({ timeout: settings().addTimeout })
  const table = page.querySelector(TABLE)
  if (!table?.firstElementChild) return false
  if (!document.querySelector(TABLE)) return true
  swapFragments({ [TABLE]: table.outerHTML })
  emit('ywraq_table_reloaded', [], document)
  return false
}

async function refresh(): Promise<boolean> {
  try {
    return await inTurn(replaceTable, true)
  } catch (error) {
    report('call-failed', document.querySelector(TABLE), error)
    return false
  }
}

/** The mail form went with the table when the list was emptied: where it has items again by now, only the server's own page has it all. */
async function refreshAgain(): Promise<void> {
  if (await refresh()) location.reload()
}

/**
 * Fetches the quote list's table anew and puts it in place of the page's, which may come from a page cache (behaviours quote.list.refresh*):
 * once when the page opens, and whenever the browser shows it again as it was left. What the shopper asks for meanwhile waits until the table
 * is there, or a row that was just removed would come back with it. A failure is reported and leaves the page as it was. A service, not a
 * component: it belongs to the page, and draws nothing but the server's own HTML.
 */
export function refreshQuoteTable(): (() => void) | undefined {
  if (!quoteSettings().quoteTableRefresh) return
  refresh()
  return onShownAgain(refreshAgain)
}
