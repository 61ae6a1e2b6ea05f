import { useReducer } from 'react'
import { flushSync } from 'react-dom'
import { addTellers } from '../../src/bridge/cartEvents'
import { storedData } from '../../src/bridge/storedData'
import { announce } from '../../src/page/announcer'
import type { ShopIslandsEvents } from '../../src/page/events'
import { untilShown } from '../../src/page/shownAgain'
import { useText } from '../../src/react'
import { addToCart } from '../../src/stores/cart/addToCart'
import { announceSuccess } from './announceSuccess'
import { hasNoLink } from './ViewCartLink'

/** What the shopper sees of a button's adds. `undefined`: nothing happened yet, and what the server says stands. */
export interface AddState {
  /** Adds under way. */
  running: number
  /** The page goes: the button is busy till then. */
  isLeaving: boolean
  isBusy: boolean | undefined
  isAdded: boolean | undefined
  /** How many 'View cart' links were put after the button: the next comes where another script has taken the last one away. */
  links: number
  /** The last add did not work. */
  hasFailed: boolean
}

/**
 * What happens to a button. `added`: an add has ended well, ours (`isOwn`) or another's in the button's name; `isAdded`: with the new cart;
 * `isLinked`: and no link stands there yet.
 */
type Step =
  | { what: 'begun' | 'vetoed' | 'left' | 'shownAgain' | 'failed' }
  | { what: 'added'; isOwn: boolean; isAdded: boolean; isLinked: boolean }

function change(state: AddState, step: Step): Omit<AddState, 'isBusy'> {
  const { running } = state
  const ended = { ...state, running: running - 1, isLeaving: false }
  switch (step.what) {
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
      const next = step.isOwn ? ended : state
      return step.isAdded ? { ...next, isAdded: true, links: state.links + Number(step.isLinked) } : next
    }
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
  links: 0,
  hasFailed: false,
}

/**
 * Adds a button's product, and follows the adds that others make in its name (contract 1.1, 1.2; behaviours cart.add.*). Every step
 * shows before anybody is told of it: who listens finds the button as it should be.
 *
 * @param button carries `data-product_id`; all of its data attributes are sent, and what others stored on it through jQuery.
 * @returns what the shopper sees, what a click does, which resolves when the add has ended, and what follows another's add.
 */
export function useAddToCart(button: HTMLElement) {
  const [state, dispatch] = useReducer(reduce, AT_FIRST)
  const { addFailed } = useText('cart')
  const take = (step: Step) => flushSync(() => dispatch(step))
  const tell = addTellers(button, () => {
    // What marks the button for us is nothing that the shop asked for.
    const { island, ...data } = { ...storedData(button), ...button.dataset }
    return data
  })

  /** An add has ended well: the button shows it at once, and then everybody hears of it (contract 1.2). */
  const showAdded = (isOwn: boolean, isAdded: boolean) =>
    take({ what: 'added', isOwn, isAdded, isLinked: hasNoLink(button) })

  const add = async () => {
    take({ what: 'begun' })
    const outcome = await addToCart(
      {},
      {
        ...tell,
        vetoed() {
          take({ what: 'vetoed' })
          tell.vetoed()
        },
        added(cart) {
          showAdded(true, !!cart.fragments)
          tell.added(cart)
          tell.buttonDone()
          announceSuccess(button)
        },
        failed(...why) {
          take({ what: 'failed' })
          tell.failed(...why)
          announce(addFailed)
        },
      },
    )
    if (outcome !== 'left') return
    take({ what: 'left' })
    await untilShown()
    take({ what: 'shownAgain' })
  }

  const followOther = ({ detail }: CustomEvent<ShopIslandsEvents['shop-islands:button-done']>) => {
    showAdded(false, detail.isAdded)
    tell.buttonDone()
  }

  return { state, add, followOther }
}
