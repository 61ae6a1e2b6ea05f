import { dispatch } from '../../src/page/events'
import { report } from '../../src/page/report'
import { inTurn } from '../../src/stores/cart/queue'
import { settings } from '../../src/stores/settings'
import {
  postAddToQuote,
  postRemoveFromQuote,
  postVariationExists,
  type QuoteAnswer,
  type QuoteCall,
} from './quoteCalls'
import { quoteNonce } from './quoteNonce'
import { quoteSettings } from './quoteSettings'

function productOf({ dataset }: HTMLElement): string {
  return dataset['product_id'] ?? ''
}

/** How a call on behalf of a button or remove link is made. */
function callFor(control: HTMLElement): QuoteCall {
  const { ajaxUrl, addTimeout } = settings()
  return { url: quoteSettings().quoteAjaxUrl || ajaxUrl, timeout: addTimeout, ...quoteNonce(control) }
}

/** Tells everybody that a control's product is in the list now, or not any more. */
function tellChange(control: HTMLElement, change: { variationId?: string; isListed: boolean }): void {
  dispatch('shop-islands:quote-changed', { productId: productOf(control), ...change }, control)
}

/** Tells everybody, and the author, that a call on behalf of a control did not work. */
function tellFailure(control: HTMLElement, error: unknown): void {
  dispatch('shop-islands:quote-failed', { error }, control)
  report('call-failed', control, error)
}

/**
 * The fields of a product form as the quote list's server reads them: `add-to-cart` has another name there, or the shop would put the
 * product into the cart as well (behaviour quote.add.renames-add-to-cart-field). Files stay here.
 */
function readForm(form: HTMLFormElement): URLSearchParams {
  const fields = new URLSearchParams()
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') fields.append(name === 'add-to-cart' ? 'yith-add-to-cart' : name, value)
  }
  return fields
}

/**
 * Adds a product to the quote list, when its turn has come (behaviours quote.add.*).
 *
 * @param button carries `data-product_id`.
 * @param form the product's form, as it is at this moment; absent where the product has none.
 * @returns the answer; `undefined` where the call failed, which has been reported.
 */
export async function addToQuote(button: HTMLElement, form?: HTMLFormElement): Promise<QuoteAnswer | undefined> {
  const fields = form ? readForm(form) : new URLSearchParams()
  fields.set('product_id', productOf(button))
  try {
    const answer = await inTurn(() => postAddToQuote(fields, callFor(button)))
    if (answer.isListed) tellChange(button, { variationId: fields.get('variation_id') || '0', isListed: true })
    else dispatch('shop-islands:quote-failed', { error: answer.message }, button)
    return answer
  } catch (error) {
    tellFailure(button, error)
    return
  }
}

/**
 * Asks whether a variation is in the quote list, behind everything that the shopper asked for (behaviour quote.variation.check-request).
 *
 * @param button carries `data-product_id`.
 * @param isWanted is the variation still the chosen one? Asked when the call's turn has come; if not, nothing is sent.
 * @returns the answer; `undefined` where nothing was sent, or the call failed, which has been reported.
 */
export async function checkVariation(
  button: HTMLElement,
  variationId: string,
  isWanted: () => boolean,
): Promise<QuoteAnswer | undefined> {
  try {
    const ask = () => postVariationExists(productOf(button), variationId, callFor(button))
    return await inTurn(async () => (isWanted() ? ask() : undefined), true)
  } catch (error) {
    report('call-failed', button, error)
    return
  }
}

/**
 * Removes an item from the quote list (behaviours quote.list.remove-*).
 *
 * @param link carries `data-remove-item` and `data-product_id`.
 * @returns whether it was removed; if not, that has been reported.
 */
export async function removeFromQuote(link: HTMLElement): Promise<boolean> {
  try {
    await inTurn(() => postRemoveFromQuote(link.dataset['removeItem'] ?? '', productOf(link), callFor(link)))
    tellChange(link, { isListed: false })
    return true
  } catch (error) {
    tellFailure(link, error)
    return false
  }
}
