import { answerNotifier } from '../../bridge/answerNotifier'
import type { AddData, AddNotifier } from '../../bridge/cartEvents'
import { setupFields } from '../../bridge/setupFields'
import { clearAnnouncement } from '../../page/announcer'
import type { CartChange } from '../../page/events'
import { whenReady } from '../../page/whenReady'
import { postAddToCart } from '../../wire/cart'
import { BadAnswerError, RefusalError } from '../../wire/errors'
import { settings } from '../settings'
import { cartChangedHere } from './cartChanged'
import { tellEmptiness } from './emptiness'
import { goWhenSettled } from './goWhenSettled'
import { inTurn } from './queue'
import { foreignCartCount, refreshAfter } from './showCart'
import { shownHash } from './tellShown'

/** How an add ended: `vetoed` by a listener, `left` for another page. */
export type AddOutcome = 'added' | 'failed' | 'vetoed' | 'left'

/** Not awaited by the add: if the new cart must be fetched, the button is free before that. */
async function show(cart: CartChange, tell: AddNotifier, countBefore: number): Promise<void> {
  await cartChangedHere(cart, () => tell.added(cart), countBefore)
  tell.shown(cart)
}

/**
 * Everything around an add that is the same for each kind of button (contract 1.2): the veto, who is told what and when, the new cart.
 *
 * @param data what will be sent; `tell.mayAdd` and `tell.adding` may change it.
 * @param send sends the data. It returns the new cart, or `undefined` where the page is being left; if it rejects, the add has failed.
 */
export async function runAdd(
  data: AddData,
  send: () => Promise<CartChange | undefined>,
  tell: AddNotifier,
): Promise<AddOutcome> {
  clearAnnouncement()
  if (!tell.mayAdd(data)) {
    tell.vetoed()
    return 'vetoed'
  }
  tellEmptiness(false)
  tell.adding(data)
  let cart: CartChange | undefined
  const countBefore = foreignCartCount()
  try {
    cart = await send()
  } catch (error) {
    // What the page shows counts more than the cookie, which it may not be able to read.
    tellEmptiness(shownHash() ? false : undefined)
    tell.failed(error, error instanceof RefusalError)
    return 'failed'
  }
  if (!cart) return 'left'
  show(cart, tell, countBefore)
  return 'added'
}

/**
 * Adds a product in the background (contract 1.1, 1.2; behaviours cart.add.*).
 *
 * @param data all data of its button, including `product_id` and `quantity`, and what `tell.mayAdd` adds to it; everything is sent.
 */
export function addToCart(data: AddData, tell: AddNotifier): Promise<AddOutcome> {
  const { shopEndpoint, addTimeout } = settings()
  const { answered, tell: tellOthers } = answerNotifier()
  const { body } = document
  // Who is on another page meanwhile, whose body a script has put in the place of this one's, is not led away from there.
  const leadTo = (address: unknown) => body.isConnected && goWhenSettled(address)
  const send = async () => {
    const answer = await inTurn(async () => {
      const given = await postAddToCart({ ...data, ...setupFields() }, { shopEndpoint, timeout: addTimeout, answered })
      // A deferred script may still set `redirectAfterAdd` to false. Nothing newer is asked for meanwhile: this cart would be shown over
      // it.
      if (!given.isError && settings().redirectAfterAdd) await new Promise<void>(whenReady)
      return given
    })
    if (answer.isError) {
      if (await leadTo(answer.productUrl)) return
      throw new BadAnswerError('add_to_cart', 'refused without a usable product_url')
    }
    const { redirectAfterAdd, cartUrl } = settings()
    if (redirectAfterAdd && (await leadTo(cartUrl))) {
      tellOthers()
      return
    }
    return answer
  }
  return runAdd(data, send, {
    ...tell,
    shown(cart) {
      tell.shown(cart)
      tellOthers()
    },
    failed(error, isRefusal) {
      tell.failed(error, isRefusal)
      refreshAfter(error)
    },
  })
}
