import { emit } from '../../src/bridge/pluginEvents'
import type { Island } from '../../src/islands/island'
import { giveBack } from '../../src/islands/native'
import { block } from '../../src/page/block'
import { clearNotices, showFailure } from '../../src/page/notice'
import { report } from '../../src/page/report'
import { cartChanged } from '../../src/stores/cart/cartChanged'
import { settings } from '../../src/stores/settings'
import { wishlistSettings } from '../../src/stores/wishlist/wishlistSettings'
import { loadText } from '../../src/text/text'
import { BadAnswerError } from '../../src/wire/errors'
import { applyAnswer } from './applyAnswer'
import { holdPlace } from './holdPlace'
import { readAction } from './pageAction'
import { ACTION_BUTTONS } from './pageHooks'
import { sendWishlistAction } from './sendAction'
import { showSelection } from './tableSelection'
import type { WishlistFields } from './wishlistCalls'

/** A button whose call is under way (contract plugins 2.4). */
const BUSY = 'inited-wishlist-action'

const loadPopup = () => import('./messagePopup')

/**
 * Makes a call of the page, and shows what the server says (behaviour wishlist.table.answer-fields; contract plugins 2.4).
 *
 * @returns whether the server had anything to say.
 */
async function perform(list: HTMLElement, button: HTMLButtonElement, fields: WishlistFields): Promise<boolean> {
  const findPlace = holdPlace(list, button)
  const action = String(fields['tinvwl-action'])
  const answer = await sendWishlistAction(fields)
  // A removal that was refused changes nothing.
  if (action === 'remove' && !answer.status) delete answer.content
  if (action.startsWith('add_to_cart')) {
    emit('wc_fragment_refresh')
    // Nobody waits for the carts on the page; whoever else listens has been told.
    cartChanged({})
  }
  const isFocusHere = [button, document.body].includes(document.activeElement as HTMLElement)
  const messages: string[] = []
  await applyAnswer(answer, { opener: button, about: 'page', showMessage: (html) => messages.push(html) })
  showSelection(list)
  // What was clicked may have left with its row: who closes the message shall not be back at the top of the page.
  const place = findPlace()
  if (isFocusHere && place !== button) place.focus({ preventScroll: true })
  for (const html of messages) await loadPopup().then(({ showMessagePopup }) => showMessagePopup(html, place))
  return !!(answer.status || answer.msg || answer.content || answer.redirect)
}

/** The table of a wishlist: its rows and footer act without the page being left (behaviours wishlist.table.*). */
export default function attach({ host: list, on }: Island): () => void {
  const texts = loadText('wishlist', settings().locale).catch(() => undefined)
  const running = new WeakSet<HTMLButtonElement>()

  const act = async (button: HTMLButtonElement, fields: WishlistFields, event: Event) => {
    const unblock = block(list)
    running.add(button)
    button.classList.add(BUSY)
    const settle = () => {
      unblock()
      running.delete(button)
      button.classList.remove(BUSY)
    }
    try {
      const hasSpoken = await perform(list, button, fields).finally(settle)
      if (!hasSpoken) throw new Error(`tinvwl ${fields['tinvwl-action']}: refused without a message`)
    } catch (error) {
      report('call-failed', button, error)
      // The server does not know the call, so it did nothing: from the form itself it gets the same.
      if (error instanceof BadAnswerError) giveBack(event)
      else showFailure(list, (await texts)?.failed ?? '')
    }
  }

  return on('click', async (event) => {
    const button = (event.target as Element).closest<HTMLButtonElement>(ACTION_BUTTONS)
    if (!button || running.has(button)) return
    clearNotices(list)
    const fields = readAction(button)
    if (fields) await act(button, fields, event)
    else alert(wishlistSettings().wishlistNothingSelectedText || (await texts)?.nothingSelected)
  })
}
