import { browserModal } from './modal'

/** Milliseconds between a success and its announcement (behaviour cart.add.announces-success-after-1s). */
const DELAY = 1000

let region: HTMLElement | null = null

/** The one live region of the page (contract 1.3). The whole page is searched only while none is known: it stands at the end. */
function findRegion(): HTMLElement | null {
  if (!region?.isConnected) region = document.querySelector('.widget_shopping_cart_live_region')
  return region
}

function createRegion(): HTMLElement {
  region = document.createElement('div')
  region.className = 'widget_shopping_cart_live_region screen-reader-text'
  region.setAttribute('role', 'status')
  return region
}

/** The live region, where it is heard: where a modal dialog of the browser's own is open, in that. One that is there is used again. */
function liveRegion(): HTMLElement {
  const there = findRegion() ?? createRegion()
  const modal = browserModal()
  if (!there.isConnected || there.closest('dialog') !== modal) (modal ?? document.body).append(there)
  return there
}

/** What takes back the last message about an element. */
const takeBacks = new WeakMap<Element, () => void>()

/**
 * Empties the live region when something new is asked for, so that the same message can be spoken again. What waits to be spoken is spoken,
 * where it is about something else.
 *
 * @param about what is used anew: a message about it that waits is out of date.
 */
export function clearAnnouncement(about?: Element): void {
  if (about) takeBacks.get(about)?.()
  const there = findRegion()
  if (!there) return
  there.textContent = ''
  there.removeAttribute('aria-relevant')
}

/** Does the live region say exactly this already? */
export function isAnnounced(message: string): boolean {
  return findRegion()?.textContent === message
}

/**
 * Speaks a text to screen readers, politely, one second from now. An empty text changes nothing. The region is on the page before its text
 * comes, or nothing would be spoken.
 *
 * @param about what the shopper has used, where a new attempt takes the message back (`clearAnnouncement`).
 * @returns a function that takes the text back where it has not been spoken yet.
 */
export function announce(message: string | undefined, about?: Element): () => void {
  if (!message) return () => {}
  liveRegion()
  const timer = setTimeout(() => {
    // The dialog that it was in may have closed meanwhile.
    const speaking = liveRegion()
    speaking.textContent = message
    speaking.setAttribute('aria-relevant', 'all')
  }, DELAY)
  const takeBack = () => clearTimeout(timer)
  if (about) takeBacks.set(about, takeBack)
  return takeBack
}
