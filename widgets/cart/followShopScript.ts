import { listenToOthers } from '../../src/bridge/pluginEvents'
import type { CartChange } from '../../src/page/events'
import { hashInCookie, storedCart } from '../../src/stores/cart/cartCopy'
import { tellShown } from '../../src/stores/cart/tellShown'

/**
 * Beside the shop's own script for fragments, which places and stores them: tells ours which cart the page shows, now and whenever that
 * script has shown another (contract 1.7; decisions: Beside the shop's script for fragments).
 *
 * @returns a function that stops it.
 */
export function followShopScript(): () => void {
  const tell = (cart?: CartChange) => {
    if (cart) tellShown(cart, undefined)
  }
  const cart = storedCart()
  if (cart?.cartHash === hashInCookie()) tell(cart)
  // Later in the task: around an add the fragments are placed before they are stored.
  return listenToOthers('wc_fragments_loaded wc_fragments_refreshed', () => queueMicrotask(() => tell(storedCart())))
}
