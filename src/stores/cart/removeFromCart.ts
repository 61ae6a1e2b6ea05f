import { answerTeller } from '../../bridge/answerTeller'
import { clearAnnouncement } from '../../page/announcer'
import type { CartChange } from '../../page/events'
import { type CartAnswer, postRemoveFromCart } from '../../wire/cart'
import { BadAnswerError } from '../../wire/errors'
import { settings } from '../settings'
import { cartChanged } from './cartChanged'
import { inTurn } from './queue'

/**
 * Functions that are called at each step of a removal; the caller, who knows the link, provides them (`bridge/cartEvents.ts`, components).
 */
export interface RemovalTellers {
  /** The shop has removed the item; its row is about to leave the page. */
  leaving(): void
  /** The row has left. */
  removed(cart: CartChange): void
  /** All have been told. */
  shown(cart: CartChange): void
  /** Nothing was removed, as far as anybody knows. */
  failed(error: unknown): void
}

/**
 * Removes a cart item in the background (contract 1.5; behaviours mini-cart.remove.*).
 *
 * @param key the item's key, `data-cart_item_key`.
 * @returns false where it failed, or where that is not known.
 */
export async function removeFromCart(key: string, tell: RemovalTellers): Promise<boolean> {
  const { shopEndpoint, addTimeout } = settings()
  const { answered, tell: tellOthers } = answerTeller()
  clearAnnouncement()
  let cart: CartAnswer
  try {
    cart = await inTurn(() => postRemoveFromCart(key, { shopEndpoint, timeout: addTimeout, answered }))
    if (!cart.fragments) throw new BadAnswerError('remove_from_cart', 'no fragments')
  } catch (error) {
    tell.failed(error)
    return false
  }
  tell.leaving()
  await cartChanged(cart, () => tell.removed(cart))
  tell.shown(cart)
  tellOthers()
  return true
}
