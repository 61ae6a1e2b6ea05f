import { useReducer } from 'react'
import { flushSync } from 'react-dom'
import { addNotifier } from '../../src/bridge/cartEvents'
import { storedData } from '../../src/bridge/storedData'
import { announce, clearAnnouncement } from '../../src/page/announcer'
import { detailOf } from '../../src/page/events'
import { untilPageShow } from '../../src/page/pageShow'
import { type EventOf, useText } from '../../src/react'
import { addToCart } from '../../src/stores/cart/addToCart'
import { announceSuccess } from './announceSuccess'
import { hasNoLink } from './ViewCartLink'

/** What has become of a button's adds. */
interface AddState {
  /** Adds under way. */
  running: number
  /** Is the page being left? The button stays busy until then. */
  isLeaving: boolean
  /** Does the button show that its product was added? `undefined` before the first add: it is as the server printed it. */
  isAdded: boolean | undefined
  /** How many 'View cart' links were put after the button; see `ViewCartLink`. */
  links: number
  /** Has the last add failed? */
  hasFailed: boolean
}

/**
 * What happens to a button. `added`: an add has succeeded, ours (`isOwn`) or another script's for this button; `isAdded`: the new cart was
 * sent; `needsLink`: a link is to be put there, because there is none yet.
 */
type AddAction =
  | { type: 'begun' | 'vetoed' | 'left' | 'shownAgain' | 'failed' }
  | { type: 'added'; isOwn: boolean; isAdded: boolean; needsLink: boolean }

function reduce(state: AddState, action: AddAction): AddState {
  const { running } = state
  const ended = { ...state, running: running - 1, isLeaving: false }
  switch (action.type) {
    case 'begun':
      return { ...state, running: running + 1, isAdded: false, hasFailed: false }
    case 'vetoed':
      return ended
    case 'left':
      return { ...ended, isLeaving: true }
    case 'shownAgain':
      return { ...state, isLeaving: false }
    case 'failed':
      return { ...ended, hasFailed: true }
    case 'added': {
      // A new state also where nothing else changes: another script may have left the button busy, which it is no longer.
      const next = action.isOwn ? ended : { ...state }
      if (!action.isAdded) return next
      return { ...next, isAdded: true, links: action.needsLink ? state.links + 1 : state.links }
    }
  }
}

const initialState: AddState = { running: 0, isLeaving: false, isAdded: undefined, links: 0, hasFailed: false }

/**
 * Adds a button's product, and follows adds that other scripts make for the button (contract 1.1, 1.2; behaviours cart.add.*). Every action
 * is rendered before others are told, so that listeners find the button in its new state.
 *
 * @param button has `data-product_id`; all its data attributes are sent, and what other scripts stored on it through jQuery.
 * @returns the state, whether the button is busy (`undefined` while nothing has happened: it is as the server printed it), the function for
 *   a click, which resolves when the add has ended, and the function that follows another script's add.
 */
export function useAddToCart(button: HTMLElement) {
  const [state, dispatch] = useReducer(reduce, initialState)
  const isBusy = state === initialState ? undefined : state.running > 0 || state.isLeaving
  const { addFailed } = useText('cart')
  const dispatchNow = (action: AddAction) => flushSync(() => dispatch(action))
  const read = () => {
    // `data-island` is for us; it is not sent.
    const { island, ...data } = { ...storedData(button), ...button.dataset }
    return data
  }
  const tell = addNotifier(button, { read })

  /** An add has succeeded: the button shows it at once, and then others are told (contract 1.2). */
  const showAdded = (isOwn: boolean, isAdded: boolean) =>
    dispatchNow({ type: 'added', isOwn, isAdded, needsLink: hasNoLink(button) })

  const add = async () => {
    clearAnnouncement(button)
    dispatchNow({ type: 'begun' })
    const outcome = await addToCart(
      {},
      {
        ...tell,
        vetoed() {
          dispatchNow({ type: 'vetoed' })
          tell.vetoed()
        },
        added(cart) {
          showAdded(true, !!cart.fragments)
          tell.added(cart)
          tell.buttonDone()
          announceSuccess(button)
        },
        failed(...why) {
          dispatchNow({ type: 'failed' })
          tell.failed(...why)
          announce(addFailed, button)
        },
      },
    )
    if (outcome !== 'left') return
    dispatchNow({ type: 'left' })
    await untilPageShow()
    dispatchNow({ type: 'shownAgain' })
  }

  const followOther = (event: EventOf<'shop-islands:button-done'>) => {
    const { isAdded, isTold } = detailOf(event)
    showAdded(false, !!isAdded)
    if (!isTold) tell.buttonDone()
  }

  return { state, isBusy, add, followOther }
}
