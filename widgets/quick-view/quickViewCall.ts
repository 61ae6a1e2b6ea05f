import { parseHtml } from '../../src/page/trustedHtml'
import { BadAnswerError } from '../../src/wire/errors'
import { type CallOptions, postForm } from '../../src/wire/request'

/** The general endpoint's name for the call (contract 3.4). */
const ACTION = 'flatsome_quickview'

/**
 * Fetches what the quick view of a product shows (behaviours quick-view.open.request, quick-view.open.answer-is-html).
 *
 * @param product the product's id.
 * @param ajaxUrl address of the general endpoint.
 * @returns the product, parsed, without anything that the server printed around it. Scripts in it are inert.
 * @throws what `postForm` throws, and {BadAnswerError} where the answer holds no product: it is empty, or a whole page of errors.
 */
export async function fetchQuickView(product: string, ajaxUrl: string, options: CallOptions): Promise<HTMLElement> {
  const html = await postForm(ACTION, ajaxUrl, { action: ACTION, product }, options)
  // A whole page is an error page, although it may contain products, too, as suggestions.
  const answer = /^\s*<(!doctype|html)/i.test(html) ? undefined : parseHtml(html)
  const found =
    answer?.querySelector<HTMLElement>('.product-quick-view-container') ??
    answer?.querySelector<HTMLElement>('.product')
  if (!found) throw new BadAnswerError(ACTION, html.slice(0, 80))
  return found
}
