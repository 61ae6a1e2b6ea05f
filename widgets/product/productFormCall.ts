// Wraps the browser's parser: links are taken out of the notices of an answer, which is part of no page.
import { parseHtml } from '../../src/page/trustedHtml'
import { appendField, type CallOptions, requestAnswer } from '../../src/wire/request'

/** The call's name in errors: the field that asks the shop to add. */
export const PRODUCT_FORM = 'add-to-cart'

/** What the page says that the shop answers to a product form (contract 1.4, 9.4). */
export interface ProductFormAnswer {
  /** The page's address, redirects followed; not yet checked for safety. Empty where the browser does not tell. */
  address: string
  /** What the shop has against it, as the page would have shown it. */
  errors: readonly HTMLElement[]
  /** What it says about the success, without the links; empty where it says nothing. */
  message: string
}

/** The notices of a kind, in the shop's markup and in that of its blocks; a page's words for browsers without script are none. */
function noticesIn(page: ParentNode, kind: string, blockKind: string): HTMLElement[] {
  const found = page.querySelectorAll<HTMLElement>(
    `.woocommerce-${kind},.wc-block-components-notice-banner.is-${blockKind}`,
  )
  return [...found].filter((notice) => !notice.closest('noscript'))
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
  // Without the header of background calls: the shop and its plugins are to do what they do for a form.
  const { text, address } = await requestAnswer(PRODUCT_FORM, url, { body, headers: {} }, options)
  const page = parseHtml(text)
  return {
    address,
    errors: noticesIn(page, 'error', 'error'),
    message: noticesIn(page, 'message', 'success').map(textOf).join(' '),
  }
}
