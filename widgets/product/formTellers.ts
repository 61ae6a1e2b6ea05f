import { addTellers } from '../../src/bridge/cartEvents'
import { dispatch } from '../../src/page/events'
import { untilShown } from '../../src/page/shownAgain'
import type { AddTellers } from '../../src/stores/cart/addToCart'

/** How many adds of a form's button are under way; it stays `loading` until the last has ended. */
const running = new WeakMap<Element, number>()

/**
 * Shows on a form's button what becomes of its add, and tells others (contract 1.2, 1.4).
 *
 * @returns besides the tellers `leave`: the page goes, the button is `loading` till then, and free if the shopper comes back to this page.
 */
export function formTellers(button: HTMLElement): AddTellers & { leave(): void } {
  const tell = addTellers(button)
  button.classList.remove('added')
  button.classList.add('loading')
  running.set(button, (running.get(button) ?? 0) + 1)
  return {
    ...tell,
    ended() {
      const count = (running.get(button) ?? 1) - 1
      running.set(button, count)
      if (count < 1) button.classList.remove('loading')
    },
    added(cart) {
      tell.added(cart)
      dispatch('shop-islands:button-done', { isAdded: !!cart.fragments, isFree: false }, button)
    },
    leave() {
      running.delete(button)
      untilShown().then(() => button.classList.remove('loading'))
    },
  }
}
