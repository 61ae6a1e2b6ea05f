// Wraps the browser's telling that a page is being left: a redirect that is still pending ends with that.
import { onLeaving } from '../../src/page/leaving'
import { goTo } from '../../src/page/navigation'

/** Milliseconds between an answer to an add and its redirect (behaviour wishlist.answer.redirect-after-4000-ms). */
const DELAY = 4000

let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Goes to an address after the delay; replaces a redirect that is still pending. A shopper who leaves before that goes elsewhere: another
 * page that is still loading is not replaced, nor is one left again that the shopper has come back to.
 */
export function redirectLater(address: string): void {
  cancelRedirect()
  // Only while a redirect is pending: for good it would keep older Firefoxes from keeping the page.
  addEventListener('beforeunload', cancelRedirect)
  timer = setTimeout(() => {
    cancelRedirect()
    goTo(address)
  }, DELAY)
}

/** Is a redirect pending? Then a message does not close by itself (plugins contract 2.3). */
export function isRedirectPending(): boolean {
  return timer !== undefined
}

/** Ends the redirect: it happens now, or the shopper has closed the message (plugins contract 2.1) or goes elsewhere. */
export function cancelRedirect(): void {
  clearTimeout(timer)
  timer = undefined
  removeEventListener('beforeunload', cancelRedirect)
}

// Not every browser has told before that the page is being left.
onLeaving(cancelRedirect)
