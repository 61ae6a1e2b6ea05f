import { onBlocksCart } from '../../src/bridge/onBlocksCart'
import { listenToOthers, onPluginEvent } from '../../src/bridge/pluginEvents'
import { stopAll } from '../../src/page/callbacks'
import { hasActed } from '../../src/page/interaction'

/** Milliseconds to wait for further events of the blocks: they raise one when a change is requested, and another when it is done. */
const BLOCKS_PAUSE = 300
/**
 * Milliseconds in which the block editor's store has fetched a cart of whose change it has heard. Later, the cart is fetched once too
 * often.
 */
const FETCHED_WITHIN = 3000

/**
 * Follows changes that the block editor's own runtime makes to the cart (field notes: Scripts, globals, order). In the same task it
 * repeats, by events of its own, what it heard through jQuery; that is ignored, because it is shown already. So is what the block editor's
 * store tells next, once it has fetched that cart, too, unless it tells of another one, which the shopper has changed there. Newer versions
 * only tell that their stores have changed, after removals and new quantities but also after loading: that counts only after an action of
 * the shopper.
 *
 * @param refresh fetches the cart and shows it; where a number of pieces is given, only if the page shows a cart of another number.
 * @returns a function that stops it.
 */
export function followBlocks(refresh: (pieces?: number) => void): () => void {
  let isTold = false
  /** Until then the block editor's store may tell of a cart that is shown already. */
  let knownUntil = 0
  let due: ReturnType<typeof setTimeout> | undefined
  /** Has anything been told meanwhile that is not, or need not be, of the cart that is shown? */
  let isChange = false
  const noteTold = () => {
    isTold = true
    isChange = false
    clearTimeout(due)
    queueMicrotask(() => {
      isTold = false
    })
  }
  return stopAll(
    onPluginEvent('added_to_cart removed_from_cart', () => {
      noteTold()
      knownUntil = Date.now() + FETCHED_WITHIN
    }),
    listenToOthers('wc-blocks_added_to_cart wc-blocks_removed_from_cart', () => {
      if (isTold) return
      noteTold()
      refresh()
    }),
    onBlocksCart((pieces) => {
      if (isTold || !hasActed()) return
      isChange ||= pieces === undefined || Date.now() >= knownUntil
      // Only the first that this store tells may be of that cart.
      if (pieces !== undefined) knownUntil = 0
      clearTimeout(due)
      due = setTimeout(() => {
        refresh(isChange ? undefined : pieces)
        isChange = false
      }, BLOCKS_PAUSE)
    }),
    () => clearTimeout(due),
  )
}
