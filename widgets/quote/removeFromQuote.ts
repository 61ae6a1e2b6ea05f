import { settings } from '../../src/stores/settings'
import { BadAnswerError } from '../../src/wire/errors'
import { quoteCallFor } from './quoteCallFor'
import { fetchQuotePage, postRemoveFromQuote, type QuoteCall } from './quoteCalls'
import { PLACE } from './quoteRows'
import { TABLE } from './quoteSelectors'

/** Does the list, as the server has it now, lack an item? A page without a list does not say. */
async function isGone(key: string): Promise<boolean> {
  const page = await fetchQuotePage({ timeout: settings().addTimeout })
  return !!page.querySelector(`${PLACE},${TABLE}`) && !page.querySelector(`[data-remove-item="${CSS.escape(key)}"]`)
}

/**
 * Removes the item of a remove link from the quote list. The server says nothing at all of an item that it does not have, as of one that it
 * would not remove: so the list itself is asked whether the item has gone, maybe in another tab.
 *
 * @param more what else belongs to the call.
 * @throws where the item is still in the list, or may be.
 */
export async function removeFromQuote(link: HTMLElement, more: Pick<QuoteCall, 'answered'>): Promise<void> {
  const { removeItem: key = '', product_id: productId = '' } = link.dataset
  const outcome = await postRemoveFromQuote(key, productId, { ...quoteCallFor(link), ...more })
  if (outcome === 'silent' && !(await isGone(key).catch(() => false))) throw new BadAnswerError('remove_item', '')
}
