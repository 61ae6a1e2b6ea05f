import { type CartChange, dispatch } from '../page/events'
import { report } from '../page/report'
import { mayHappen } from './mayHappen'
import { isCartScriptHere } from './oldScripts'
import { emit } from './pluginEvents'

/** The data of an add, by name; listeners may change it. */
type AddData = Record<string, unknown>

/**
 * Tells that the cart has changed. The shop's blocks, such as the mini-cart block, hear of it through jQuery; on a page without jQuery they
 * only listen for events with names of their own.
 */
function emitChange(name: 'added_to_cart' | 'removed_from_cart', args: readonly unknown[]): void {
  emit(name, args)
  if (!('jQuery' in window)) emit(`wc-blocks_${name}`)
}

/**
 * Makes the functions that tell other scripts, the theme author's included, about each step of an add, with the arguments that they expect
 * (contract 1.2).
 *
 * @param button what the shopper clicked.
 * @param read reads the data from the button, where they are what is sent. Called only after the listeners were asked whether the add may
 *   happen, because they may still change the button.
 * @param form the product's form, where that says how the add ended: another script may draw its button anew meanwhile.
 */
export function addTellers(button: HTMLElement, read?: () => AddData, form?: HTMLFormElement | null) {
  /** Where our events about the end of an add are raised: on what has left meanwhile, as with a quick view, nobody would hear them. */
  const place = () => [button, form].find((element) => element?.isConnected) ?? document.body
  /** Tells that the button shows how the add ended. Where the shop's own script still runs, that one tells it. */
  const buttonDone = () => {
    if (!isCartScriptHere()) emit('wc_cart_button_updated', [button])
  }
  return {
    buttonDone,
    mayAdd(data: AddData): boolean {
      return (
        mayHappen('should_send_ajax_request.adding_to_cart', [button]) &&
        dispatch('shop-islands:adding-to-cart', { data: Object.assign(data, read?.()) }, button, { cancelable: true })
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
    shown({ fragments, cartHash }: CartChange): void {
      dispatch('shop-islands:added-to-cart', { fragments, cartHash }, place())
    },
    failed(error: unknown, isRefusal: boolean): void {
      dispatch('shop-islands:add-to-cart-failed', { error }, place())
      // A refusal concerns the shopper, not the theme author: it is not reported.
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
    shown({ fragments, cartHash }: CartChange): void {
      // The link has usually been removed with its row; then the event is raised on the body.
      dispatch('shop-islands:removed-from-cart', { fragments, cartHash }, link.isConnected ? link : document.body)
    },
    failed(error: unknown): void {
      report('call-failed', link, error)
    },
  }
}
