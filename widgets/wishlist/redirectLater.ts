import { noticeLeaving, onLeaving } from '../../src/page/leaving'
import { goWhenSettled } from '../../src/stores/cart/goWhenSettled'

/** Milliseconds between an answer to an add and its redirect (behaviour wishlist.answer.redirect-after-4000-ms). */
const DELAY = 4000

/** The last redirect; aborted once it has happened or was given up. */
let last: AbortController | undefined

/**
 * Goes to an address after the delay, and when the shopper's calls have ended; replaces a redirect that is still pending. A shopper who
 * leaves before that goes elsewhere: another page that is still loading is not replaced, nor is one left again that the shopper has come
 * back to, nor one whose body a script has put in the place of this one's.
 */
export function redirectLater(address: string): void {
  cancelRedirect()
  const leaving = noticeLeaving()
  last = leaving
  const { body } = document
  setTimeout(async () => {
    if (leaving.signal.aborted) return
    if (body.isConnected) await goWhenSettled(address, () => !leaving.signal.aborted)
    leaving.abort()
  }, DELAY)
}

/** Is a redirect pending? Then a message does not close by itself (plugins contract 2.3). */
export function isRedirectPending(): boolean {
  return last?.signal.aborted === false
}

/** Ends the redirect: it happens now, or the shopper has closed the message (plugins contract 2.1) or goes elsewhere. */
export function cancelRedirect(): void {
  last?.abort()
}

// Not every browser has told before that the page is being left.
onLeaving(cancelRedirect)
