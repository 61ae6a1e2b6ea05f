// Wraps the browser's parser: links are removed from notices in an answer, which is not part of the page.
import { parseHtml } from '../../../src/page/trustedHtml'
import { appendField, type CallOptions, requestAnswer } from '../../../src/wire/request'
import { noticesIn } from '../../../src/wire/shopNotices'

/** The call's name in errors: that of the field that makes the shop add. */
export const PRODUCT_FORM = 'add-to-cart'

/** What was read from the page with which the shop answers a product form (contract 1.4, 9.4). */
export interface ProductFormAnswer {
  /** The page's address, redirects followed; not yet checked for safety. Empty where the browser does not tell. */
  address: string
  /** The shop's error messages, as the page would have shown them. */
  errors: readonly HTMLElement[]
  /** The success message without its links; empty where there is none. */
  message: string
}

function textOf(notice: HTMLElement): string {
  for (const link of notice.querySelectorAll('a')) link.remove()
  return (notice.textContent ?? '').replace(/\s+/g, ' ').trim()
}

/**
 * Sends a product form to its own address, as the browser would without script, and reads the page that comes back.
 *
 * @param fields by their names in the form; a list stands for a name that occurs several times.
 * @throws what `requestAnswer` throws.
 */
export async function postProductForm(
  url: string,
  fields: Readonly<Record<string, unknown>>,
  options: CallOptions,
): Promise<ProductFormAnswer> {
  const body = new URLSearchParams()
  for (const [name, value] of Object.entries(fields)) for (const one of [value].flat()) appendField(body, name, one)
  // Without the header of background calls, so that the shop and its plugins treat it like a form.
  const { text, address } = await requestAnswer(PRODUCT_FORM, url, { body, headers: {} }, options)
  const page = parseHtml(text)
  return {
    address,
    errors: noticesIn(page, 'error'),
    message: noticesIn(page, 'success').map(textOf).join(' '),
  }
}
