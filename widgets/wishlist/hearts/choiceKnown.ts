// Wraps the browser's mutation observer and its `change` events: they tell when a choice is known, or taken back.
import { isChoiceUnderWay, PRODUCT } from './buttonProduct'

/** Milliseconds for which a press waits for the variation that was chosen. */
const LONGEST_WAIT = 5000

/**
 * Waits until a button knows the variation that the shopper has chosen, or that there is none; gives up after a time. Whichever script finds
 * the variation, the button or its form show it; what the shopper takes back is heard.
 */
export function choiceKnown(button: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const product = button.closest(PRODUCT) ?? button
    const waiting = new AbortController()
    const end = () => {
      waiting.abort()
      observer.disconnect()
      clearTimeout(timer)
      resolve()
    }
    const look = () => isChoiceUnderWay(button) || end()
    const observer = new MutationObserver(look)
    const timer = setTimeout(end, LONGEST_WAIT)
    observer.observe(product, { attributes: true, childList: true, subtree: true })
    product.addEventListener('change', look, waiting)
  })
}
