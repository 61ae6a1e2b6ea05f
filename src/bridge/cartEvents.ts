import { type CartChange, dispatch } from '../page/events'
import { report } from '../page/report'
import { mayHappen } from './mayHappen'
import { emit, emitNatively } from './pluginEvents'
import { isCartScriptHere } from './replacedScripts'
import { jQueryNow } from './whenJQuery'

/** What an add sends, by name; listeners may change it. */
export type AddData = Record<string, unknown>

/** Functions that are called at each step of an add, in this order; a component that shows the steps, too, wraps them. */
export interface AddNotifier {
  /** Asks listeners whether `data` may be sent; they may change it. */
  mayAdd(data: AddData): boolean
  /** The add was vetoed; nothing is sent. */
  vetoed(): void
  adding(data: AddData): void
  /** The shop has added the product; the page shows the new cart if the shop has sent it. */
  added(cart: CartChange): void
  /** All have been told, and the page shows the new cart. */
  shown(cart: CartChange): void
  /** The add failed. `isRefusal`: the shop understood the request and refused it. */
  failed(error: unknown, isRefusal: boolean): void
}

/** The same for a removal. */
export interface RemovalNotifier {
  /** The row has left. */
  removed(cart: CartChange): void
  /** All have been told. */
  shown(cart: CartChange): void
  /** Nothing was removed, as far as anybody knows. */
  failed(error: unknown): void
}

/** What a notifier of an add may know besides the button. */
interface AddContext {
  /**
   * Reads the data from the button, where they are what is sent. Called only after the listeners were asked whether the add may happen,
   * because they may still change the button.
   */
  read?: () => AddData
  /** The product's form, where that says how the add ended: another script may draw its button anew meanwhile. */
  form?: Element | null
}

/**
 * Tells that the cart has changed. The shop's blocks, such as the mini-cart block, only listen for events with names of their own, which
 * they raise themselves for what they hear through jQuery (decisions: What the blocks' runtime did). Where none of them has done so, ours
 * does: on a page without jQuery, and where jQuery came after the mini-cart block had looked for it.
 */
export function emitChange(name: 'added_to_cart' | 'removed_from_cart', args?: readonly unknown[]): void {
  const { body } = document
  const blocksName = `wc-blocks_${name}`
  let isTold = !!jQueryNow() && !document.querySelector('.wc-block-mini-cart')
  const hear = () => {
    isTold = true
  }
  body.addEventListener(blocksName, hear)
  emit(name, args)
  body.removeEventListener(blocksName, hear)
  if (!isTold) emitNatively(blocksName)
}

/**
 * Makes the functions that tell other scripts, the theme author's included, about each step of an add, with the arguments that they expect
 * (contract 1.2).
 *
 * @param button what the shopper clicked.
 * @returns also `buttonDone`, which tells that the button shows how the add ended.
 */
export function addNotifier(
  button: HTMLElement,
  { read, form }: AddContext = {},
): AddNotifier & { buttonDone(): void } {
  /** Where our events about the end of an add are raised: on what has left meanwhile, as with a quick view, nobody would hear them. */
  const place = () => [button, form].find((element) => element?.isConnected) ?? document.body
  // Where the shop's own script still runs, that one tells it.
  const buttonDone = () => {
    if (!isCartScriptHere()) emit('wc_cart_button_updated', [button])
  }
  return {
    buttonDone,
    mayAdd(data) {
      return (
        mayHappen('should_send_ajax_request.adding_to_cart', [button]) &&
        dispatch('shop-islands:adding-to-cart', { data: Object.assign(data, read?.()) }, button, { cancelable: true })
      )
    },
    vetoed() {
      emit('ajax_request_not_sent.adding_to_cart', [false, false, button])
      buttonDone()
    },
    adding(data) {
      emit('adding_to_cart', [button, data])
    },
    added({ fragments, cartHash }) {
      emitChange('added_to_cart', [fragments, cartHash, button])
    },
    shown({ fragments, cartHash }) {
      dispatch('shop-islands:added-to-cart', { fragments, cartHash }, place())
    },
    failed(error, isRefusal) {
      dispatch('shop-islands:add-to-cart-failed', { error }, place())
      // A refusal concerns the shopper, not the theme author: it is not reported.
      if (!isRefusal) report('call-failed', button, error)
    },
  }
}

/** The same for a removal (contract 1.5). `link`: what the shopper clicked. */
export function removalNotifier(link: HTMLElement): RemovalNotifier {
  return {
    removed({ fragments, cartHash }) {
      emitChange('removed_from_cart', [fragments, cartHash, link])
    },
    shown({ fragments, cartHash }) {
      // The link has usually been removed with its row; then the event is raised on the body.
      dispatch('shop-islands:removed-from-cart', { fragments, cartHash }, link.isConnected ? link : document.body)
    },
    failed(error) {
      report('call-failed', link, error)
    },
  }
}
