// Wraps the browser's events: dispatches a click.
import { listenToLinkClicks } from '../../src/bridge/scriptEvents'
import { SHOP_TAB } from './pageSelectors'

/** Ends the click after the islands that claim it: nobody follows the link, as jQuery does not, either. */
function endHere(event: Event): void {
  event.preventDefault()
  event.stopImmediatePropagation()
}

/**
 * Hands clicks that scripts make on links through jQuery to the islands of those links: plugins open the reviews' tab, the gallery or a
 * quick view like that (contract 0.2). No other listener hears of such a click a second time. A click that was prevented has been handled
 * already, for instance by an old script. Not one on a tab of the shop's: Martfury prevents it and counts on the shop's script to show the
 * panel, and to choose a tab twice changes nothing. A service: any link of the page may be one, and another island handles the click.
 *
 * @returns a function that stops listening, for a body that another takes the place of.
 */
export function passLinkClicks(): () => void {
  return listenToLinkClicks(document, (link, isPrevented) => {
    if (isPrevented && !link.matches(SHOP_TAB)) return
    // After the engine's own listener, which has been there since the start.
    document.addEventListener('click', endHere, true)
    link.dispatchEvent(new MouseEvent('click', { cancelable: true }))
    document.removeEventListener('click', endHere, true)
  })
}
