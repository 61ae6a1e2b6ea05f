// Wraps the browser's mutation observer and its `change` events: they tell when a choice is known, or taken back.
import { wishlistSettings } from '../../../src/stores/wishlist/wishlistSettings'
import { PRODUCT, readProduct, variationFormOf } from './buttonProduct'

/** The class of a button that waits until the options are chosen. */
export const WAITING = 'disabled-add-wishlist'

/**
 * Must the shopper choose the product's options first (behaviours wishlist.button.disabled-until-options-chosen, …parent-may-be-allowed)?
 * Correct even before the button shows it.
 */
export function isWaitingForOptions(button: HTMLElement): boolean {
  const { type, variation, isInLoop } = readProduct(button)
  if (isInLoop || variation !== '0' || wishlistSettings().wishlistAllowParent) return false
  return button.classList.contains(WAITING) || (/^variable/.test(type) && !!variationFormOf(button))
}

/** What a form shows where what is chosen cannot be had (contract 5.4, 5.6). */
const NOT_TO_BE_HAD = '.wc-variation-is-unavailable,.wc-no-matching-variations'

/** What our form shows where the shop could not be asked which variation is chosen (decisions: A look-up that failed). */
const LOOK_UP_FAILED = '[role="alert"]>.woocommerce-error'

/**
 * Has the shopper chosen everything, but the form does not know the variation yet? That is so while the product's file or the server's
 * answer is loading.
 */
export function isChoiceUnderWay(button: HTMLElement): boolean {
  const form = variationFormOf(button)
  if (!form || !isWaitingForOptions(button) || form.querySelector(NOT_TO_BE_HAD)) return false
  const selects = [...form.querySelectorAll<HTMLSelectElement>('.variations select')]
  return selects.length > 0 && selects.every(({ value }) => value)
}

/** Milliseconds for which a press waits for the variation that was chosen. */
const LONGEST_WAIT = 5000

/**
 * Waits until a button knows the variation that the shopper has chosen, or that there is none; gives up after a time, or where the form
 * says that the look-up has failed. Whichever script finds the variation, the button or its form show it; what the shopper takes back is
 * heard.
 *
 * @returns is it known now?
 */
export function choiceKnown(button: HTMLElement): Promise<boolean> {
  return new Promise((resolve) => {
    const product = button.closest(PRODUCT) ?? button
    const waiting = new AbortController()
    const end = () => {
      waiting.abort()
      observer.disconnect()
      clearTimeout(timer)
      resolve(!isChoiceUnderWay(button))
    }
    const look = () => {
      if (!isChoiceUnderWay(button) || variationFormOf(button)?.querySelector(LOOK_UP_FAILED)) end()
    }
    const observer = new MutationObserver(look)
    const timer = setTimeout(end, LONGEST_WAIT)
    observer.observe(product, { attributes: true, childList: true, subtree: true })
    product.addEventListener('change', look, waiting)
    look()
  })
}
