import { goTo } from '../../src/page/navigation'

/** Milliseconds between an answer to an add and its redirect (behaviour wishlist.answer.redirect-after-4000-ms). */
const DELAY = 4000

let timer: ReturnType<typeof setTimeout> | undefined

/** Goes to an address after the delay, in place of one that is still pending. */
export function redirectLater(address: string): void {
  clearTimeout(timer)
  timer = setTimeout(() => {
    timer = undefined
    goTo(address)
  }, DELAY)
}

/** Is a redirect pending? Then a message does not close by itself (contract 2.3). */
export function isRedirectPending(): boolean {
  return timer !== undefined
}

/** Stays on the page after all: the shopper closed the message (contract 2.1). */
export function cancelRedirect(): void {
  clearTimeout(timer)
  timer = undefined
}
