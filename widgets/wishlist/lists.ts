import { decodeEntities } from '../../src/page/htmlText'
import type { Wishlist, WishlistData } from '../../src/stores/wishlist/wishlistData'

/** Entries by key of what PHP writes as a list or as an object; empty where it is neither. */
function mapOf(value: unknown): Readonly<Record<string, unknown>> {
  return value && typeof value === 'object' ? (value as Record<string, unknown>) : {}
}

function isWishlist(value: unknown): value is Wishlist {
  return !!value && typeof value === 'object' && 'ID' in value
}

/** A wishlist's data, parsed where they are a text, as the paid edition writes those of a product. */
function readList(value: unknown): unknown {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    return
  }
}

/** The wishlists in the data for a product, including those that do not contain it. */
export function listsOf(data: WishlistData | undefined, productId: string): Wishlist[] {
  return Object.values(mapOf(mapOf(data?.products)[productId]))
    .map(readList)
    .filter(isWishlist)
}

/** All wishlists of the shopper, each once. Their `in` is about any product and must not be used. */
function allWishlists(data: WishlistData | undefined): Wishlist[] {
  const empty = Object.values(mapOf(data?.wishlists)).filter(isWishlist)
  const lists = listedProducts(data).flatMap((id) => listsOf(data, id))
  return [...new Map([...empty, ...lists].map((list) => [String(list.ID), list])).values()]
}

/** The ids of all products in the data. */
export function listedProducts(data: WishlistData | undefined): string[] {
  return Object.keys(mapOf(data?.products))
}

/**
 * Does a wishlist contain a product (behaviours wishlist.button.in-may-be-…)?
 *
 * @param ids the ids that it may have in the list: of the variation, of the product, 0 for the product without a variation.
 */
export function holds(list: Wishlist, ids: readonly string[]): boolean {
  if (typeof list.in === 'boolean') return list.in
  return Object.values(mapOf(list.in)).some((id) => ids.includes(String(id)))
}

/** The ids of all products that have a count of their own. */
export function countedProducts(data: WishlistData | undefined): string[] {
  return Object.keys(mapOf(data?.stats))
}

/** How many shoppers have a product in a wishlist; 0 where the data do not tell. For `ids` see `holds`. */
export function statsOf(data: WishlistData | undefined, productId: string, ids: readonly string[]): number {
  const stats = mapOf(data?.stats)[productId]
  const counts = typeof stats === 'object' ? ids.map((id) => mapOf(stats)[id]) : [stats]
  return counts.reduce<number>((sum, count) => sum + (Number(count) || 0), 0)
}

/** A wishlist as the shopper may choose it for a product. */
export interface ListChoice {
  id: string
  title: string
  url: string | undefined
  holdsProduct: boolean
}

/**
 * All wishlists of the shopper, and which of them contain a product. For `ids` see `holds`.
 *
 * @param untitled the name of a list without a title.
 */
export function listChoices(
  data: WishlistData | undefined,
  productId: string,
  ids: readonly string[],
  untitled = '',
): readonly ListChoice[] {
  const here = listsOf(data, productId)
  return allWishlists(data).map(({ ID, title, url }) => ({
    id: String(ID),
    // Servers print it as HTML text, and it is read as it was typed.
    title: decodeEntities(String(title || untitled)),
    url,
    holdsProduct: here.some((list) => String(list.ID) === String(ID) && holds(list, ids)),
  }))
}
