import { clearAnnouncement } from '../../page/announcer'
import { dispatch } from '../../page/events'
import { goTo } from '../../page/navigation'
import { emit, mayHappen, storedData } from '../../page/pluginEvents'
import { report } from '../../page/report'
import { postAddToCart } from '../../server/cart'
import { settings } from '../settings'
import { inTurn } from './queue'

/** How an add ended: `vetoed` by a listener, `left` for another page. */
export type AddOutcome = 'added' | 'failed' | 'vetoed' | 'left'

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

/**
 * Adds a button's product in the background (contract 1.1, 1.2; behaviours cart.add.*): every data attribute is sent, what others
 * stored on the button through jQuery too; listeners may change the data or veto.
 *
 * @param button carries `data-product_id`; gets the classes `loading` and, by the event `added_to_cart`, `added`.
 */
export async function addToCart(button: HTMLElement): Promise<AddOutcome> {
  const { shopEndpoint, addTimeout, redirectAfterAdd, cartUrl } = settings()
  const data: Record<string, unknown> = { ...storedData(button), ...button.dataset }
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
    const answer = await inTurn(() => postAddToCart(data, { shopEndpoint, timeout: addTimeout }))
    if (answer.isError) {
      if (goTo(answer.productUrl)) return leave(button)
      throw new Error('add_to_cart: refused without a usable product_url')
    }
    if (redirectAfterAdd) {
      // Whatever else the shopper asked for meanwhile is sent before the page goes.
      await inTurn(async () => {})
      if (goTo(cartUrl)) return leave(button)
    }
    settle(button)
    emit('added_to_cart', [answer.fragments, answer.cartHash, button])
    return 'added'
  } catch (error) {
    settle(button)
    dispatch('shop-islands:add-to-cart-failed', { error }, button)
    report('call-failed', button, error)
    return 'failed'
  }
}
