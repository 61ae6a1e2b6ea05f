import { settings } from '../../src/stores/settings'
import { BadAnswerError } from '../../src/wire/errors'
import { quoteCallFor } from './quoteCallFor'
import { fetchQuotePage, postRemoveFromQuote, type QuoteCall } from './quoteCalls'
import { PLACE } from './quoteRows'
import { TABLE } from './quoteSelectors'

/** Is an item missing from the server's present list? False for a page without a list, because that does not tell. */
async function isGone(key: string): Promise<boolean> {
  const page = await fetchQuotePage({ timeout: settings().addTimeout })
  return !!page.querySelector(`${PLACE},${TABLE}`) && !page.querySelector(`[data-remove-item="${CSS.escape(key)}"]`)
}

/**
 * Removes the item of a remove link from the quote list. The answer is empty both for an item that the server does not have and for one
 * that it refuses to remove. In that case the list is fetched to see whether the item is gone, perhaps because of another tab.
 *
 * @param more further options of the call.
 * @throws where the item is still in the list, or may be.
 */
export async function removeFromQuote(link: HTMLElement, more: Pick<QuoteCall, 'answered'>): Promise<void> {
  const { removeItem: key = '', product_id: productId = '' } = link.dataset
  const outcome = await postRemoveFromQuote(key, productId, { ...quoteCallFor(link), ...more })
  if (outcome === 'silent' && !(await isGone(key).catch(() => false))) throw new BadAnswerError('remove_item', '')
}
