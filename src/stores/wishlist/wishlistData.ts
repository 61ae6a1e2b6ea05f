import { isRecord } from '../../page/isRecord'

/** A wishlist as the data tell of it for one product (plugins contract 2.5). */
export interface Wishlist {
  ID: number | string
  title: string
  /** Its page; the free edition of the plugin sends none. */
  url?: string
  share_key?: string
  /**
   * Does it hold the product? `true`, `false`, or the ids that it holds: of variations, of the product, 0 for the product without a
   * variation; as a list, or as PHP writes a list with gaps.
   */
  in?: boolean | Readonly<Record<string, number | string>> | readonly (number | string)[]
}

/**
 * The server's data about all of a shopper's wishlists, kept in the form in which they came, because the old scripts read the same copy.
 * `widgets/wishlist/lists.ts` reads it.
 */
export interface WishlistData {
  /** By product id: its wishlists, as a list or by list id. `[]` where there are none. */
  readonly products?: unknown
  /** All lists of the shopper by their ids, with or without products; only the paid edition of the plugin sends them. */
  readonly wishlists?: unknown
  readonly counter?: unknown
  /** By product id: how many shoppers have it, as a number or by variation id. */
  readonly stats?: unknown
  readonly stats_count?: unknown
  readonly lang?: unknown
  readonly lang_default?: unknown
}

/** Checks wishlist data, from the wire or from storage: an object with products or a counter. Anything else counts as no data. */
export function readWishlistData(value: unknown): WishlistData | undefined {
  return isRecord(value) && ('products' in value || 'counter' in value) ? value : undefined
}
