import { readStorage, writeStorage } from './storage'

/** Where the tab keeps when a page was left while a call of the shopper's was under way, in epoch ms; `early.js` writes it, too. */
const LEFT_KEY = 'shop-islands-cart-left'

/**
 * To be called where a call that changes the cart goes out, or is under way, as the page is left: the next page of the tab then looks for
 * what becomes of it (decisions: A call that outlives its page).
 */
export function noteLeftCall(): void {
  writeStorage('sessionStorage', LEFT_KEY, String(Date.now()))
}

/** When a page of this tab was left that way, in epoch ms; 0 where none was. */
export function leftCallAt(): number {
  return Number(readStorage('sessionStorage', LEFT_KEY))
}
