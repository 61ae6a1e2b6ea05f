import { BadAnswerError } from '../../../src/wire/errors'
import { type CallOptions, endpointUrl, postForJson } from '../../../src/wire/request'
import type { VariationData } from './variationData'

/**
 * Asks for the variation of a choice (contract 5.4: request mode).
 *
 * @param fields the chosen options by attribute name, `product_id`, and the form's further data.
 * @param shopEndpoint the shop's address template.
 * @returns the variation; `false` where the product has none for these options.
 * @throws what `postForJson` throws, and {BadAnswerError} for anything that is neither.
 */
export async function postGetVariation(
  fields: Readonly<Record<string, unknown>>,
  shopEndpoint: string,
  options: CallOptions,
): Promise<VariationData | false> {
  const call = 'get_variation'
  const answer = await postForJson(call, endpointUrl(shopEndpoint, call), fields, options)
  if (answer === false) return false
  if (!(answer as VariationData | null)?.variation_id) throw new BadAnswerError(call, JSON.stringify(answer))
  return answer as VariationData
}
