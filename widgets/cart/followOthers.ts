import { addNotifier, removalNotifier } from '../../src/bridge/cartEvents'
import { type CartChange, dispatch, type Fragments } from '../../src/page/events'
import { cartChangedElsewhere } from '../../src/stores/cart/cartChanged'
import { announceSuccess } from './announceSuccess'
import { keepFocusNear } from './keepFocusNear'

const isObject = (given: unknown): given is object => Object(given) === given

/**
 * Reads the arguments of `added_to_cart`, `removed_from_cart` and `ajax_request_not_sent.adding_to_cart` (contract 1.2): any script may
 * raise them, with all, some or none of them. An empty map of fragments counts as none.
 */
function readChange([fragments, cartHash, control]: readonly unknown[]): [CartChange, HTMLElement | undefined] {
  const change: CartChange = {
    fragments: isObject(fragments) && Object.keys(fragments).length ? (fragments as Fragments) : undefined,
    cartHash: typeof cartHash === 'string' ? cartHash : undefined,
  }
  return [change, control instanceof HTMLElement ? control : undefined]
}

/** Another script has added: shows that on the button, and the new cart on the page (contract 1.2). `args`: the event's arguments. */
export async function followAdd(args: readonly unknown[]): Promise<void> {
  const [change, button] = readChange(args)
  if (button) dispatch('shop-islands:button-done', { isAdded: isObject(args[0]), mayBeBusy: true }, button)
  announceSuccess(button)
  await cartChangedElsewhere(change)
  addNotifier(button ?? document.body).shown(change)
}

/**
 * Another script that was going to add has been told not to: its button is free again. Such scripts leave that to the shop's, which hears
 * of it (contract 1.2). `args`: the event's arguments.
 */
export function followVeto(args: readonly unknown[]): void {
  const [, button] = readChange(args)
  if (button) dispatch('shop-islands:button-done', { isAdded: false, mayBeBusy: true }, button)
}

/** Another script has removed: shows the new cart on the page, and keeps the focus near (contract 1.5). `args`: the event's arguments. */
export async function followRemoval(args: readonly unknown[]): Promise<void> {
  const [change, link = document.body] = readChange(args)
  const goOn = keepFocusNear(link)
  announceSuccess(link)
  await cartChangedElsewhere(change)
  goOn()
  removalNotifier(link).shown(change)
}
