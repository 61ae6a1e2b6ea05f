import { clearAnnouncement } from '../../page/announcer'
import { type CartChange, dispatch } from '../../page/events'
import { goTo } from '../../page/navigation'
import { emit, mayHappen, storedData } from '../../page/pluginEvents'
import { report } from '../../page/report'
import { postAddToCart } from '../../server/cart'
import { settings } from '../settings'
import { inTurn } from './queue'

/** How an add ended: `vetoed` by a listener, `left` for another page. */
export type AddOutcome = 'added' | 'failed' | 'vetoed' | 'left'

/** The shop understood and said no, with its reasons: that is for the shopper to know, not for the theme author. */
export class Refusal extends Error {}

/** How many adds of a button are under way; it stays `loading` until the last has ended. */
const running = new WeakMap<Element, number>()

/** Is an add of this button under way? */
export function isAdding(button: Element): boolean {
  return (running.get(button) ?? 0) > 0
}

function settle(button: Element): void {
  running.set(button, (running.get(button) ?? 1) - 1)
  if (!isAdding(button)) button.classList.remove('loading')
}

/** The page goes: the button stays `loading` till then, and is fresh if the shopper comes back to this very page. */
function leave(button: Element): AddOutcome {
  running.delete(button)
  addEventListener('pageshow', () => button.classList.remove('loading'), { once: true })
  return 'left'
}

/** Waits until whatever else the shopper asked for meanwhile is sent, before the page goes. */
export async function allSent(): Promise<void> {
  await inTurn(async () => {})
}

/**
 * Everything around an add that is the same for each kind of button (contract 1.2): the button's states, the events, the veto.
 *
 * @param button gets the classes `loading` and, by the event `added_to_cart`, `added`.
 * @param data what will be sent; listeners may change it.
 * @param send sends the data. Returns what is in the cart now, or `undefined` where the page is being left; its rejection is the add's
 * failure, which is told to the author unless it is a `Refusal`.
 */
export async function runAdd(
  button: HTMLElement,
  data: Record<string, unknown>,
  send: () => Promise<CartChange | undefined>,
): Promise<AddOutcome> {
  clearAnnouncement()
  button.classList.remove('added')
  button.classList.add('loading')
  running.set(button, (running.get(button) ?? 0) + 1)
  const isWanted = mayHappen('should_send_ajax_request.adding_to_cart', [button])
  if (!isWanted || !dispatch('shop-islands:adding-to-cart', { data }, button, true)) {
    settle(button)
    emit('ajax_request_not_sent.adding_to_cart', [false, false, button])
    return 'vetoed'
  }
  emit('adding_to_cart', [button, data])
  try {
    const cart = await send()
    if (!cart) return leave(button)
    settle(button)
    emit('added_to_cart', [cart.fragments, cart.cartHash, button])
    return 'added'
  } catch (error) {
    settle(button)
    dispatch('shop-islands:add-to-cart-failed', { error }, button)
    if (!(error instanceof Refusal)) report('call-failed', button, error)
    return 'failed'
  }
}

/**
 * Adds a button's product in the background (contract 1.1, 1.2; behaviours cart.add.*): every data attribute is sent, what others
 * stored on the button through jQuery too.
 *
 * @param button carries `data-product_id`.
 */
export function addToCart(button: HTMLElement): Promise<AddOutcome> {
  const { shopEndpoint, addTimeout, redirectAfterAdd, cartUrl } = settings()
  const data: Record<string, unknown> = { ...storedData(button), ...button.dataset }
  return runAdd(button, data, async () => {
    const answer = await inTurn(() => postAddToCart(data, { shopEndpoint, timeout: addTimeout }))
    if (answer.isError) {
      if (goTo(answer.productUrl)) return
      throw new Error('add_to_cart: refused without a usable product_url')
    }
    if (redirectAfterAdd) {
      await allSent()
      if (goTo(cartUrl)) return
    }
    return answer
  })
}
