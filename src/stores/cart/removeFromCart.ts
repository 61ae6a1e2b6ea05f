import { answerNotifier } from '../../bridge/answerNotifier'
import type { RemovalNotifier } from '../../bridge/cartEvents'
import { clearAnnouncement } from '../../page/announcer'
import { type CartAnswer, postRemoveFromCart } from '../../wire/cart'
import { BadAnswerError } from '../../wire/errors'
import { settings } from '../settings'
import { cartChangedHere } from './cartChanged'
import { inTurn } from './queue'
import { foreignCartCount } from './showCart'

/**
 * Removes a cart item in the background (contract 1.5; behaviours mini-cart.remove.*).
 *
 * @param key the item's key, `data-cart_item_key`.
 * @param tell functions that are called at each step; `leaving`: the shop has removed the item, and its row is about to leave the page.
 * @returns false where it failed, or where that is not known.
 */
export async function removeFromCart(key: string, tell: RemovalNotifier & { leaving(): void }): Promise<boolean> {
  const { shopEndpoint, addTimeout } = settings()
  const { answered, tell: tellOthers } = answerNotifier()
  clearAnnouncement()
  let cart: CartAnswer
  const countBefore = foreignCartCount()
  try {
    cart = await inTurn(() => postRemoveFromCart(key, { shopEndpoint, timeout: addTimeout, answered }))
    if (!cart.fragments) throw new BadAnswerError('remove_from_cart', 'no fragments')
  } catch (error) {
    tell.failed(error)
    return false
  }
  tell.leaving()
  await cartChangedHere(cart, () => tell.removed(cart), countBefore)
  tell.shown(cart)
  tellOthers()
  return true
}
