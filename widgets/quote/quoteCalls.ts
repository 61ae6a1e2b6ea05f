import * as v from 'valibot'
import { addressWithoutActions } from '../../src/page/address'
import type { QuoteTexts } from '../../src/page/events'
import { parseHtml } from '../../src/page/trustedHtml'
import { BadAnswerError } from '../../src/wire/errors'
import { type RenewableNonce, withFreshNonce } from '../../src/wire/freshNonce'
import { parse, text } from '../../src/wire/parse'
import { type CallOptions, endpointUrl, readJson, request } from '../../src/wire/request'

/** The action of all calls of the quote list at the general endpoint. */
const ACTION = 'yith_ywraq_action'
/** Matches bodies that only mean that the nonce was refused: empty ones, WordPress' own refusals, error objects (field notes: Answers). */
const REFUSAL = /^(-1|0|\{(?!.*"result").*\}|)$/s

/** Where and how to call the quote list. */
export interface QuoteCall extends CallOptions {
  /** Address of the calls, with `%%endpoint%%` where the server's template has it. */
  url: string
  nonce: RenewableNonce
  /** The name under which the nonce is sent. */
  nonceField: string
}

/** The answer to an add or a variation check (plugins contract 3.3), checked. */
export interface QuoteAnswer extends QuoteTexts {
  /** Is the product in the list now? */
  isListed: boolean
  /** The answer as it came, for other plugins that look for fields of their own in it. */
  raw: unknown
}

const quoteAnswer = v.pipe(
  v.object({ result: v.unknown(), message: text, label_browse: text, rqa_url: text }),
  v.transform(({ result, message, label_browse, rqa_url }) => ({
    result,
    message,
    browseLabel: label_browse,
    listUrl: rqa_url,
  })),
)

async function callQuote(
  action: string,
  fields: URLSearchParams,
  { url, nonce, nonceField, ...options }: QuoteCall,
): Promise<string> {
  fields.set('action', ACTION)
  fields.set('ywraq_action', action)
  const address = endpointUrl(url, ACTION)
  // The paid edition, which alone has such an address, is told that a page of the shop asks (plugins contract 3.7).
  if (address !== url) fields.set('context', 'frontend')
  const body = await withFreshNonce<string>({
    ...nonce,
    isRefused: (outcome) => typeof outcome === 'string' && REFUSAL.test(outcome.trim()),
    send(value) {
      fields.set(nonceField, value)
      return request(action, address, { body: fields }, options)
    },
  })
  options.answered?.(address, String(fields), body)
  return body
}

async function readAnswer(action: string, body: string, isListed: (result: unknown) => boolean): Promise<QuoteAnswer> {
  const raw = await readJson(action, body)
  const { result, ...texts } = parse(quoteAnswer, action, raw)
  return { isListed: isListed(result), ...texts, raw }
}

/** Adds a product (plugins contract 3.3). `fields` are those of its form, under the names that the list's server reads. */
export async function postAddToQuote(fields: URLSearchParams, call: QuoteCall): Promise<QuoteAnswer> {
  const action = 'add_item'
  const body = await callQuote(action, fields, call)
  return readAnswer(action, body, (result) => result === 'true' || result === 'exists')
}

/** Asks whether a variation is in the list (plugins contract 3.3). Here `result` is a boolean, not a text. */
export async function postVariationExists(
  productId: string,
  variationId: string,
  call: QuoteCall,
): Promise<QuoteAnswer> {
  const action = 'variation_exist'
  const fields = new URLSearchParams({ variation_id: variationId, product_id: productId })
  return readAnswer(action, await callQuote(action, fields, call), (result) => result === true)
}

/**
 * Removes an item (plugins contract 3.3).
 *
 * @returns `silent` where the answer is empty: the server does not have the item, or refuses to remove it.
 * @throws what `request` throws, and {BadAnswerError} where the answer is anything but `1` or nothing.
 */
export async function postRemoveFromQuote(
  key: string,
  productId: string,
  call: QuoteCall,
): Promise<'removed' | 'silent'> {
  const action = 'remove_item'
  const body = (await callQuote(action, new URLSearchParams({ key, product_id: productId }), call)).trim()
  if (!body) return 'silent'
  if (body !== '1') throw new BadAnswerError(action, body.slice(0, 80))
  return 'removed'
}

/**
 * Fetches the list's page by an empty POST request, which no page cache answers (plugins contract 3.3). What its address has asked the shop
 * to do is not asked for again.
 */
export async function fetchQuotePage(options: CallOptions): Promise<ParentNode> {
  return parseHtml(await request('quote_table', addressWithoutActions().href, {}, options))
}
