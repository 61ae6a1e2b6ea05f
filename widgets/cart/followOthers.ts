import { removalTellers } from '../../src/bridge/cartEvents'
import { type CartChange, dispatch, type Fragments } from '../../src/page/events'
import { cartChanged } from '../../src/stores/cart/cartChanged'
import { announceSuccess } from './announceSuccess'
import { keepFocusNear } from './keepFocusNear'

const isObject = (given: unknown): given is object => Object(given) === given

/**
 * What `added_to_cart` and `removed_from_cart` bring (contract 1.2): anybody may raise them, with all, some or no arguments. Who knows
 * nothing of the new cart hands over an empty map of fragments, which is none.
 */
function readChange([fragments, cartHash, control]: readonly unknown[]): [CartChange, HTMLElement | undefined] {
  const change: CartChange = {
    fragments: isObject(fragments) && Object.keys(fragments).length ? (fragments as Fragments) : undefined,
    cartHash: typeof cartHash === 'string' ? cartHash : '',
  }
  return [change, control instanceof HTMLElement ? control : undefined]
}

/** Another script has added: its button says so, and the page follows (contract 1.2). `args`: what its event brought. */
export async function followAdd(args: readonly unknown[]): Promise<void> {
  const [change, button] = readChange(args)
  if (button) dispatch('shop-islands:button-done', { isAdded: isObject(args[0]), mayBeBusy: true }, button)
  announceSuccess(button)
  await cartChanged(change)
  dispatch('shop-islands:added-to-cart', change, button ?? document.body)
}

/** Another script has removed: the page follows, and the keyboard stays near (contract 1.5). `args`: what its event brought. */
export async function followRemoval(args: readonly unknown[]): Promise<void> {
  const [change, link = document.body] = readChange(args)
  const goOn = keepFocusNear(link)
  announceSuccess(link)
  await cartChanged(change)
  goOn()
  removalTellers(link).shown(change)
}
