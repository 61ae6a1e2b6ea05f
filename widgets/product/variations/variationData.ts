/**
 * One variation of a product as the server describes it (contract 5.2). It is kept as it came, because plugins add keys of their own and
 * get the same object in events. So no value is checked here; each is checked where it is used, a text by `asText`.
 */
export interface VariationData {
  /** Option values by attribute name; `""` and a missing name stand for any option. Entities may be encoded twice. */
  readonly attributes?: unknown
  /** The picture and its sizes; texts and addresses are `""` where there is none. */
  readonly image?: unknown
  readonly image_id?: unknown
  /** Legacy names of addresses in `image`, which only plugins still add. */
  readonly image_src?: unknown
  readonly image_link?: unknown
  /** HTML of a whole gallery; `""` where the shop does not have a gallery for each variation. */
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

/** A value of a variation as text; the empty string for everything that is neither text nor a number. */
export function asText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** Parses a data attribute as jQuery does: as JSON if it is valid, else the text itself. */
export function parseAttribute(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** Does an entry have attributes, by which it can be told from other variations? */
function isVariation(entry: unknown): entry is VariationData {
  const { attributes } = (entry ?? {}) as VariationData
  return !!attributes && typeof attributes === 'object'
}

/**
 * Reads the variations that the server printed into a form, or that another script stored on it: as JSON text or already parsed. Entries
 * without attributes are left out.
 *
 * @returns the variations; `false` where a request is needed for each choice; `undefined` where the data cannot be read.
 */
export function parseVariations(printed: unknown): readonly VariationData[] | false | undefined {
  const list = typeof printed === 'string' ? parseAttribute(printed) : printed
  if (list === false) return false
  return Array.isArray(list) ? list.filter(isVariation) : undefined
}
