import { clearAnnouncement } from '../../page/announcer'
import { block } from '../../page/block'
import { goTo } from '../../page/navigation'
import { emit } from '../../page/pluginEvents'
import { report } from '../../page/report'
import { postRemoveFromCart } from '../../server/cart'
import { settings } from '../settings'
import { inTurn } from './queue'

/**
 * Removes a cart item in the background (contract 1.5; behaviours mini-cart.remove.*). Where that does not work, the browser follows
 * the link, and the server removes the item itself.
 *
 * @param link carries `data-cart_item_key` and an `href` that removes.
 */
export async function removeFromCart(link: HTMLElement): Promise<void> {
  const { shopEndpoint, addTimeout } = settings()
  clearAnnouncement()
  const unblock = block(link.closest<HTMLElement>('.woocommerce-mini-cart-item') ?? link)
  try {
    const key = link.dataset['cart_item_key'] ?? ''
    const { fragments, cartHash } = await inTurn(() => postRemoveFromCart(key, { shopEndpoint, timeout: addTimeout }))
    if (!fragments) throw new Error('remove_from_cart: no fragments')
    emit('removed_from_cart', [fragments, cartHash, link])
  } catch (error) {
    report('call-failed', link, error)
    if (!goTo(link.getAttribute('href'))) unblock()
  }
}
