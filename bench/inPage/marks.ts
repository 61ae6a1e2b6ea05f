import type { ShopIslands } from '../../src/shopIslands'
import type { $wishlist as Wishlist } from '../../src/stores/wishlist/wishlist'
import { nextFrame } from './frames'

const MARKED = '.tinvwl-product-in-list'
/** Frames after which marks count as never made. */
const PATIENCE = 600
/** How often the data change, there and back. */
const CHANGES = 10

/** How long the marks of wishlist buttons took, in ms. */
export interface MarkTimes {
  /** From the first statement of the script until the buttons of what the browser kept are marked. */
  first: number
  /** One change of the data, by which all marks come or go: the script's part. */
  change: number
}

/** Wishlist data in which one list holds these products. */
function dataOf(ids: readonly number[]): { products: object; counter: number } {
  const list = { ID: 3, title: 'Danh sách', status: 'share', share_key: 'a1b2c3', in: [0] }
  return { products: Object.fromEntries(ids.map((id) => [id, { 3: list }])), counter: ids.length }
}

const markedCount = () => document.querySelectorAll(MARKED).length

/** Puts a copy of the data into the browser, as an earlier page would have. */
export function keepWishes(ids: readonly number[]): void {
  localStorage.setItem('ti_wishlist_data', JSON.stringify(dataOf(ids)))
}

/**
 * Waits for the marks of what the browser kept, then empties the list and fills it again, several times.
 *
 * @param kept the products of the copy.
 * @throws where the buttons are not marked.
 */
export async function mark(kept: readonly number[]): Promise<MarkTimes> {
  const [start] = performance.getEntriesByName('boot-start')
  // What the shopper has listed is shown from the first interaction on.
  document.dispatchEvent(new Event('scroll'))
  for (let frame = 0; markedCount() < kept.length; frame++) {
    if (frame > PATIENCE) throw new Error(`${markedCount()} of ${kept.length} buttons are marked`)
    await nextFrame()
  }
  const first = performance.now() - (start?.startTime ?? 0)
  const { shopIslands } = window as unknown as { shopIslands: ShopIslands }
  // A page may only read it; here the data are changed as an answer of the server changes them.
  const $wishlist = (await shopIslands.stores.wishlist()).$wishlist as typeof Wishlist
  const [empty, full] = [dataOf([]), dataOf(kept)]
  const begin = performance.now()
  for (let change = 0; change < CHANGES; change++) $wishlist.set(change % 2 === 0 ? empty : full)
  const change = (performance.now() - begin) / CHANGES
  if (markedCount() !== kept.length) throw new Error(`${markedCount()} buttons are marked after the changes`)
  return { first, change }
}
