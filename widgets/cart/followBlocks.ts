import { onBlocksCart } from '../../src/bridge/onBlocksCart'
import { listenToOthers, onPluginEvent } from '../../src/bridge/pluginEvents'
import { stopAll } from '../../src/page/callbacks'
import { hasActed } from '../../src/page/interaction'

/** Milliseconds to wait for further events of the blocks: they raise one when a change is requested, and another when it is done. */
const BLOCKS_PAUSE = 300
/** Milliseconds in which the block editor's store has fetched a cart of whose change it has heard. Later, the cart is fetched once too often. */
const FETCHED_WITHIN = 3000

/**
 * Follows changes that the block editor's own runtime makes to the cart (field notes: Scripts, globals, order). In the same task it
 * repeats, by events of its own, what it heard through jQuery; that is ignored, because it is shown already. So is what the block editor's
 * store tells next, once it has fetched that cart, too. Newer versions only tell that their stores have changed, after removals and new
 * quantities but also after loading: that counts only after an action of the shopper.
 *
 * @param refresh fetches the cart and shows it.
 * @returns a function that stops it.
 */
export function followBlocks(refresh: () => void): () => void {
  let isTold = false
  /** Until then the block editor's store may tell of a cart that is shown already. */
  let knownUntil = 0
  let due: ReturnType<typeof setTimeout> | undefined
  const tell = () => {
    isTold = true
    clearTimeout(due)
    queueMicrotask(() => {
      isTold = false
    })
  }
  return stopAll(
    onPluginEvent('added_to_cart removed_from_cart', () => {
      tell()
      knownUntil = Date.now() + FETCHED_WITHIN
    }),
    listenToOthers('wc-blocks_added_to_cart wc-blocks_removed_from_cart', () => {
      if (isTold) return
      tell()
      refresh()
    }),
    onBlocksCart((isEditors) => {
      if (isTold || !hasActed()) return
      if (isEditors && Date.now() < knownUntil) {
        knownUntil = 0
        return
      }
      clearTimeout(due)
      due = setTimeout(refresh, BLOCKS_PAUSE)
    }),
    () => clearTimeout(due),
  )
}
