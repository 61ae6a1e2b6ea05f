// Wraps the browser's events: a click is handed on as one.
import { listenToLinkClicks } from '../../src/bridge/linkClicks'

/** The click ends with those who claim it. Nothing follows the link: jQuery does not, either. */
function endHere(event: Event): void {
  event.preventDefault()
  event.stopImmediatePropagation()
}

/**
 * Hands the clicks that scripts make on links through jQuery to the islands that own those links: plugins open the reviews' tab, the gallery
 * or a quick view like that (contract 0.2). Nobody else hears of such a click a second time; one that was prevented is served by somebody
 * already, such as an old script. A service: any link of the page may be one, and the click is another island's.
 */
export function passLinkClicks(): undefined {
  listenToLinkClicks(document, (link, isPrevented) => {
    if (isPrevented) return
    // After the engine's own listener, which has been there since the start.
    document.addEventListener('click', endHere, true)
    link.dispatchEvent(new MouseEvent('click', { cancelable: true }))
    document.removeEventListener('click', endHere, true)
  })
}
