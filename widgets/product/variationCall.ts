import { BadAnswerError } from '../../src/wire/errors'
import { type CallOptions, endpointUrl, postForJson } from '../../src/wire/request'

/**
 * One variation of a product as the server describes it (contract 5.2). It is kept whole, because plugins add keys of their own and get
 * the very object in events; so nothing in it is sure, and each value is checked where it is used.
 */
export interface VariationData {
  /** Option values by attribute name; `""` and a missing name stand for any option. Entities may be encoded once more. */
  readonly attributes?: unknown
  /** The picture and its sizes; texts and addresses are `""` where there is none. */
  readonly image?: unknown
  readonly image_id?: unknown
  /** Legacy names of addresses in `image`, which only plugins still add. */
  readonly image_src?: unknown
  readonly image_link?: unknown
  /** HTML of a whole gallery; `""` where the shop has no galleries per variation. */
  readonly gallery_images_html?: unknown
  readonly availability_html?: unknown
  readonly price_html?: unknown
  readonly variation_description?: unknown
  readonly weight_html?: unknown
  readonly dimensions_html?: unknown
  readonly is_in_stock?: unknown
  readonly is_purchasable?: unknown
  /** `"yes"` or `"no"`. */
  readonly is_sold_individually?: unknown
  readonly variation_is_active?: unknown
  readonly variation_is_visible?: unknown
  readonly max_qty?: unknown
  readonly min_qty?: unknown
  readonly sku?: unknown
  readonly variation_id?: unknown
  readonly [key: string]: unknown
}

/** Is this a variation that can be told from others: does it say which options it has? */
function isVariation(entry: unknown): entry is VariationData {
  const { attributes } = (entry ?? {}) as VariationData
  return !!attributes && typeof attributes === 'object'
}

/**
 * Reads the variations that the server printed into a form, or that somebody stored on it: JSON text or what was parsed from it.
 * Entries without attributes are left out.
 *
 * @returns the variations; `false` where the server wants to be asked for each choice; `undefined` where nothing can be made of it.
 */
export function parseVariations(printed: unknown): readonly VariationData[] | false | undefined {
  let list = printed
  try {
    if (typeof printed === 'string') list = JSON.parse(printed)
  } catch {}
  if (list === false) return false
  return Array.isArray(list) ? list.filter(isVariation) : undefined
}

/**
 * Asks for the variation of a choice (contract 5.4: request mode).
 *
 * @param fields the chosen options by attribute name, `product_id`, and what the form carries besides.
 * @param shopEndpoint the shop's address template.
 * @returns the variation; `false` where the product has none like that.
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
