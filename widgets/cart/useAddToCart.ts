import { useReducer } from 'react'
import { flushSync } from 'react-dom'
import { addTellers } from '../../src/bridge/cartEvents'
import { storedData } from '../../src/bridge/pluginEvents'
import { announce } from '../../src/page/announcer'
import type { ShopIslandsEvents } from '../../src/page/events'
import { untilShown } from '../../src/page/shownAgain'
import { useText } from '../../src/react'
import { addToCart } from '../../src/stores/cart/addToCart'
import { hasNoLink } from './ViewCartLink'

/** What the shopper sees of a button's adds. `undefined`: nothing happened yet, and what the server says stands. */
export interface AddState {
  /** Adds under way. */
  running: number
  /** The page goes: the button is busy till then. */
  isLeaving: boolean
  isBusy: boolean | undefined
  isAdded: boolean | undefined
  /** Does the 'View cart' link stand after the button? Once it does, it stays. */
  isLinked: boolean
  /** The last add did not work. */
  hasFailed: boolean
}

/** What happens to a button. `done`: an add has ended well; `isAdded`: with the new cart; `isLinked`: and no link stands there yet. */
type Step =
  | { what: 'begun' | 'ended' | 'left' | 'shownAgain' | 'failed' }
  | { what: 'done'; isAdded: boolean; isLinked: boolean }

function change(state: AddState, step: Step): Omit<AddState, 'isBusy'> {
  const { running } = state
  switch (step.what) {
    case 'begun':
      return { ...state, running: running + 1, isAdded: false, hasFailed: false }
    case 'ended':
      return { ...state, running: running - 1, isLeaving: false }
    case 'left':
      return { ...state, running: running - 1, isLeaving: true }
    case 'shownAgain':
      return { ...state, isLeaving: false }
    case 'failed':
      return { ...state, hasFailed: true }
    case 'done':
      return step.isAdded ? { ...state, isAdded: true, isLinked: state.isLinked || step.isLinked } : state
  }
}

/** The state after a step. Another add of the same button may still be under way: it is busy until the last has ended. */
function reduce(state: AddState, step: Step): AddState {
  const next = change(state, step)
  return { ...next, isBusy: next.running > 0 || next.isLeaving }
}

const AT_FIRST: AddState = {
  running: 0,
  isLeaving: false,
  isBusy: undefined,
  isAdded: undefined,
  isLinked: false,
  hasFailed: false,
}

/**
 * Adds a button's product, and follows the adds that others make in its name (contract 1.1, 1.2; behaviours cart.add.*). Every step
 * shows before anybody is told of it: who listens finds the button as it should be.
 *
 * @param button carries `data-product_id`; all of its data attributes are sent, and what others stored on it through jQuery.
 */
export function useAddToCart(button: HTMLElement) {
  const [state, dispatch] = useReducer(reduce, AT_FIRST)
  const { addFailed } = useText('cart')
  const take = (step: Step) => flushSync(() => dispatch(step))
  const tell = addTellers(button)

  const finish = (isAdded: boolean) => {
    take({ what: 'done', isAdded, isLinked: hasNoLink(button) })
    tell.buttonDone()
  }

  const add = async () => {
    take({ what: 'begun' })
    // What marks the button for us is nothing that the shop asked for.
    const { island, ...data } = { ...storedData(button), ...button.dataset }
    const outcome = await addToCart(data, {
      ...tell,
      ended: () => take({ what: 'ended' }),
      added(cart) {
        tell.added(cart)
        finish(!!cart.fragments)
        announce(button.dataset['success_message'])
      },
    })
    if (outcome === 'failed') {
      take({ what: 'failed' })
      announce(addFailed)
    } else if (outcome === 'left') {
      take({ what: 'left' })
      await untilShown()
      take({ what: 'shownAgain' })
    }
  }

  const followOther = ({ detail }: CustomEvent<ShopIslandsEvents['shop-islands:button-done']>) => finish(detail.isAdded)

  return { state, add, followOther }
}
