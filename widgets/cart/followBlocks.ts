import { onBlocksCart } from '../../src/bridge/onBlocksCart'
import { listen, listenToOthers } from '../../src/bridge/pluginEvents'
import { hasActed } from '../../src/page/hasActed'
import { stopAll } from '../../src/page/stopAll'

/** Milliseconds to wait for further events of the blocks: they raise one when a change is requested, and another when it is done. */
const BLOCKS_PAUSE = 300

/**
 * Follows changes that the block editor's own runtime makes to the cart (field notes: Scripts, globals, order). In the same task it
 * repeats, by events of its own, what it heard through jQuery; that is ignored, because it is shown already. Newer versions only tell that
 * their stores have changed, after removals and new quantities but also after loading: that counts only after an action of the shopper.
 *
 * @param refresh fetches the cart and shows it.
 * @returns a function that stops it.
 */
export function followBlocks(refresh: () => void): () => void {
  let isTold = false
  let due: ReturnType<typeof setTimeout> | undefined
  const tell = () => {
    isTold = true
    clearTimeout(due)
    queueMicrotask(() => {
      isTold = false
    })
  }
  return stopAll(
    listen('added_to_cart removed_from_cart', tell),
    listenToOthers('wc-blocks_added_to_cart wc-blocks_removed_from_cart', () => {
      if (isTold) return
      tell()
      refresh()
    }),
    onBlocksCart(() => {
      if (isTold || !hasActed()) return
      clearTimeout(due)
      due = setTimeout(refresh, BLOCKS_PAUSE)
    }),
    () => clearTimeout(due),
  )
}
