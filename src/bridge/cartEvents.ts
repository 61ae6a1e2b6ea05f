import { type CartChange, dispatch } from '../page/events'
import { report } from '../page/report'
import { mayHappen } from './mayHappen'
import { isCartScriptHere } from './oldScripts'
import { emit } from './pluginEvents'

/** The data of an add, by name; listeners may change it. */
type AddData = Record<string, unknown>

/**
 * The cart is another one now. The shop's blocks, the mini-cart block among them, hear of that through jQuery; on a page without it, only
 * under names of their own.
 */
function emitChange(name: 'added_to_cart' | 'removed_from_cart', args: readonly unknown[]): void {
  emit(name, args)
  if (!('jQuery' in window)) emit(`wc-blocks_${name}`)
}

/**
 * Tells the page's other scripts, and the theme author's, of an add at its moments, with the arguments that they expect (contract 1.2).
 *
 * @param button what the shopper clicked.
 * @param read what the button says, where that is what is sent: read when the shop's question has been answered, because who is asked may
 *   still change the button.
 */
export function addTellers(button: HTMLElement, read?: () => AddData) {
  /** The button shows how the add ended. Said by the shop's own script where that still runs. */
  const buttonDone = () => {
    if (!isCartScriptHere()) emit('wc_cart_button_updated', [button])
  }
  return {
    buttonDone,
    mayAdd(data: AddData): boolean {
      return (
        mayHappen('should_send_ajax_request.adding_to_cart', [button]) &&
        dispatch('shop-islands:adding-to-cart', { data: Object.assign(data, read?.()) }, button, true)
      )
    },
    vetoed(): void {
      emit('ajax_request_not_sent.adding_to_cart', [false, false, button])
      buttonDone()
    },
    adding(data: AddData): void {
      emit('adding_to_cart', [button, data])
    },
    added({ fragments, cartHash }: CartChange): void {
      emitChange('added_to_cart', [fragments, cartHash, button])
    },
    shown({ fragments, cartHash = '' }: CartChange): void {
      dispatch('shop-islands:added-to-cart', { fragments, cartHash }, button)
    },
    failed(error: unknown, isRefusal: boolean): void {
      dispatch('shop-islands:add-to-cart-failed', { error }, button)
      // Why the shop said no is for the shopper to know, not for the theme author.
      if (!isRefusal) report('call-failed', button, error)
    },
  }
}

/** The same for a removal (contract 1.5). `link`: what the shopper clicked. */
export function removalTellers(link: HTMLElement) {
  return {
    removed({ fragments, cartHash }: CartChange): void {
      emitChange('removed_from_cart', [fragments, cartHash, link])
    },
    shown({ fragments, cartHash = '' }: CartChange): void {
      // The link has left with its row, unless the server's HTML still has it.
      dispatch('shop-islands:removed-from-cart', { fragments, cartHash }, link.isConnected ? link : document.body)
    },
    failed(error: unknown): void {
      report('call-failed', link, error)
    },
  }
}
