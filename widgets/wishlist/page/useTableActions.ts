import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { giveBack } from '../../../src/islands/native'
import { useFailure } from '../../../src/notice/useFailure'
import { isFocusFree } from '../../../src/page/focus'
import { report } from '../../../src/page/report'
import { useText } from '../../../src/react'
import { atom } from '../../../src/stores/atom'
import { fetchChangedCart } from '../../../src/stores/cart/cartChanged'
import { wishlistSettings } from '../../../src/stores/wishlist/wishlistSettings'
import { BadAnswerError, mayBeDone } from '../../../src/wire/errors'
import { applyAnswer } from '../applyAnswer'
import { showMessage } from '../dialogs/dialogs'
import { guardCopyDuring } from '../keptCopy'
import { sendWishlistAction } from '../sendWishlistAction'
import { leadsElsewhere, tellsShopper, type WishlistFields } from '../wishlistCalls'
import { readAction } from './readAction'
import { rememberPlace } from './rememberPlace'
import { untickRows } from './tableSelection'

/** Do these fields put products into the cart? */
function isAddToCart(fields: WishlistFields): boolean {
  return String(fields['tinvwl-action']).startsWith('add_to_cart')
}

/** Fetches the cart after a call with these fields, which may have put products into it. */
function fetchCartAfter(fields: WishlistFields): void {
  if (isAddToCart(fields)) fetchChangedCart('wc_fragment_refresh')
}

/**
 * Makes a call of the page, and shows the answer (behaviour wishlist.table.answer-fields; plugins contract 2.4).
 *
 * @throws what `sendWishlistAction` throws, and an error where the server refuses without a message.
 */
async function perform(list: HTMLElement, button: HTMLButtonElement, fields: WishlistFields): Promise<void> {
  const { body } = document
  const findPlace = rememberPlace(list, button)
  const action = String(fields['tinvwl-action'])
  const { answer, tell } = await guardCopyDuring(sendWishlistAction(fields))
  // A refused removal must not change the page.
  if (action === 'remove' && !answer.status) delete answer.content
  // A swap keeps what is ticked: the next bulk action would put these into the cart once more.
  const products = fields['tinvwl-products']
  if (answer.status && answer.content && Array.isArray(products)) untickRows(list, products)
  const isLeading = leadsElsewhere(answer)
  // Not awaited: the list need not wait for the cart. The next page need not either, which waits for what is under way.
  if (!isLeading) fetchCartAfter(fields)
  const takesFocus = isFocusFree(button)
  const messages: string[] = []
  try {
    await applyAnswer(answer, { body, showMessage: (html) => messages.push(html) })
    // The address may have been none.
    if (isLeading) fetchCartAfter(fields)
    // The clicked button may have been removed with its row. The message's opener is then its neighbour, so that the focus does not go to
    // the top of the page.
    const place = findPlace()
    if (takesFocus && place !== button) place.focus({ preventScroll: true })
    for (const html of messages) showMessage(html, place)
  } finally {
    tell()
  }
  if (!answer.status && !answer.content && !tellsShopper(answer))
    throw new Error(`tinvwl ${action}: refused without a message`)
}

/**
 * Carries out the actions of a list's buttons without the page being left (behaviours wishlist.table.*). Each button makes one call at a
 * time.
 *
 * @param list the list around the buttons.
 * @returns the buttons whose calls are under way, the notice about the last call if it failed, and the function for a click on a button,
 *   whose promise resolves when everything is shown.
 */
export function useTableActions(list: HTMLElement) {
  const texts = useText('wishlist')
  // A store rather than a state, because two clicks may come before anything is rendered.
  const [$running] = useState(() => atom<readonly HTMLButtonElement[]>([]))
  const { notice, fail, forget } = useFailure(list, texts.failed)

  const act = async (button: HTMLButtonElement, fields: WishlistFields, event: Event) => {
    $running.set([...$running.get(), button])
    try {
      await perform(list, button, fields)
    } catch (error) {
      report('call-failed', button, error)
      // Products may have been added all the same (decisions: After an answer that did not come the cart is fetched).
      if (error instanceof BadAnswerError || mayBeDone(error)) fetchCartAfter(fields)
      // The server probably does not know the call: the form is sent instead, which does the same. Where it does know it, done twice is as
      // good as once, but for products that would be in the cart twice (decisions: An answer that cannot be read).
      if (error instanceof BadAnswerError && !isAddToCart(fields)) giveBack(event)
      else fail()
    } finally {
      $running.set($running.get().filter((other) => other !== button))
    }
  }

  const press = async (button: HTMLButtonElement, event: Event) => {
    if ($running.get().includes(button)) return
    forget()
    const { wishlistNonce, wishlistNothingSelectedText } = wishlistSettings()
    const fields = readAction(button)
    if (!fields) alert(wishlistNothingSelectedText || texts.nothingSelected)
    else if (wishlistNonce) await act(button, fields, event)
    else {
      // The plugin has not said that it is here, and refuses a call without one; the form has a nonce of its own.
      report('wishlist-without-nonce', button)
      giveBack(event)
    }
  }

  return { running: useStore($running), notice, press }
}
