import type { Island } from '../../src/islands/island'
import { announce } from '../../src/page/announcer'
import { addToCart } from '../../src/stores/cart/addToCart'
import { settings } from '../../src/stores/settings'
import { loadText } from '../../src/text/text'

/** Fetched with the widget: when an add fails, the network may be too bad to fetch a text. */
const texts = loadText(settings().locale).catch(() => undefined)

/**
 * Says that an add did not work, in the page's notice area, or beside the button where the page has none, and politely to screen
 * readers (behaviour cart.add.failed-request-frees-the-button; answers: add request fails).
 *
 * @returns a function that takes the notice away.
 */
function showFailure(button: HTMLElement, message: string): () => void {
  const notice = document.createElement('ul')
  const line = document.createElement('li')
  notice.className = 'woocommerce-error shop-islands-notice'
  notice.dataset['islandOutlet'] = ''
  line.textContent = message
  notice.append(line)
  const area = document.querySelector('.woocommerce-notices-wrapper')
  if (area) area.append(notice)
  else button.after(notice)
  announce(message)
  return () => notice.remove()
}

/** A button of a listing that adds its product without leaving the page (behaviours cart.add.*). */
export function attachAddToCart({ host, on }: Island): () => void {
  let hideFailure: (() => void) | undefined
  return on('click', async () => {
    hideFailure?.()
    if ((await addToCart(host)) !== 'failed') return
    const { addFailed } = (await texts) ?? {}
    // Of two adds at once that both failed, one notice stays.
    hideFailure?.()
    if (addFailed) hideFailure = showFailure(host, addFailed)
  })
}
